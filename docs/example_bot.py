"""A program that plays Splendor over Cabochon's bot protocol: python docs/example_bot.py.

It buys the card of most points, else takes what it lacks for the nearest card. docs/bot-protocol.md has the messages.
"""

import json
import sys

PROTOCOL = 1


def main():
    cards = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            cards = {card["id"]: card for box in message["boxes"] for card in box["cards"]}
            answer = {"type": "ready", "protocol": PROTOCOL, "name": "Example"}
        else:
            view, actions = message["view"], message["actions"]
            best = max(range(len(actions)), key=lambda index: worth(actions[index], view, cards))
            answer = {"type": "chosen", "id": message["id"], "action": best}
        print(json.dumps(answer), flush=True)


def worth(action, view, cards):
    """Return how good an action is, as a tuple to compare."""
    me = view["players"][view["turn"]]
    if action["type"] == "purchase":
        return 3, cards[action["card"]]["points"], -action["payment"][5]  # the last: fewer wild tokens
    if action["type"] == "take":
        return 2, -lack(me, action["colors"], view, cards), len(action["colors"])
    if action["type"] == "discard":
        return 1, -action["tokens"][5], 0
    return 0, 0, 0


def lack(me, colors, view, cards):
    """Return how many tokens the nearest open card would still need, with some more of these colours."""
    have = [me["tokens"][color] + me["bonuses"][color] + colors.count(color) for color in range(5)]
    nearest = 99
    for row in view["market"]:
        for card in filter(None, row):
            missing = sum(max(0, cost - own) for cost, own in zip(cards[card]["cost"], have, strict=True))
            nearest = min(nearest, missing - me["tokens"][5])
    return nearest


if __name__ == "__main__":
    main()
