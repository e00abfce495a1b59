"""What is legal: the rules of every edition as pure functions over frozen values.

``legal_actions``, ``apply`` and ``observe`` are the heart; ``docs/rules.md`` holds the rules by number. Knows nothing
of files (but the card data), clocks, chance, networks or screens.
"""

from game.rules.cards_csv import CardDataError
from game.rules.editions import EDITION_NAMES, edition
from game.rules.engine import apply, check, current_actor, outcome
from game.rules.model import *
from game.rules.moves import legal_actions, unseen
from game.rules.payment import default_payment, legal_payments, shortage
from game.rules.pieces import Card, Edition, Tile
from game.rules.reasons import IllegalAction, Reason
from game.rules.script import Script, play_turn, write_script
from game.rules.setup import initial_state
from game.rules.visibility import is_hidden_from, observe, public_digest, redact, redact_event, visible_card
