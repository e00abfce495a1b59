"""Seat players: a bot is given the view of its seat and answers with a legal action.

Knows levels by name; each bot knows the rules and its view, and nothing of matches, files or screens.
"""

from game.bots.registry import BOT_LEVELS as BOT_LEVELS
from game.bots.registry import BUILT_IN_BOTS as BUILT_IN_BOTS
from game.bots.registry import Bot as Bot
from game.bots.registry import level_of as level_of
from game.bots.registry import make_bot as make_bot
