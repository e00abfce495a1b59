"""The system's clipboard, where there is one.

Knows pygame's access to it; knows nothing of what is copied.
"""

from __future__ import annotations

from contextlib import suppress

import pygame


def copy_text(text: str) -> bool:
    """Copy a text to the clipboard; False where that failed."""
    with suppress(pygame.error, ValueError):  # another program locks it, or the text cannot be encoded
        pygame.scrap.put_text(text)
        return True
    return False


def paste_text() -> str:
    """Return the text on the clipboard, empty where there is none."""
    with suppress(pygame.error, ValueError):
        return pygame.scrap.get_text()
    return ""
