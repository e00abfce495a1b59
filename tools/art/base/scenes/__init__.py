"""The pictures on the cards: one composition for every card of a colour and level, varied by lot.

Knows which card gets which composition, hour and camera. Knows nothing of a card's frame or costs.
"""

from __future__ import annotations

from tools.art.base.scenes.direct import draw_scene

__all__ = ["draw_scene"]
