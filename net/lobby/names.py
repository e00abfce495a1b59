"""Names that look alike: two people at a server must not have them. Knows characters only."""

from __future__ import annotations

import unicodedata
from typing import Final

_ALIKE: Final = str.maketrans(
    {
        # Cyrillic and Greek letters that look like Latin ones, and digits that look like letters.
        **dict(zip("аеорсухіѕјԁһӏԛԝкмтвн", "aeopcyxisjdhlqwkmtbh", strict=True)),
        **dict(zip("αβεικνορτυχ", "abeiknoptux", strict=True)),
        **dict(zip("01|", "oll", strict=True)),
        "ı": "i",
        "i": "l",
        "ß": "ss",
    }
)


def skeleton(name: str) -> str:
    """Return what is the same for all names that look alike (after Unicode TR 39): compatible forms, case, accents.

    Letters of other scripts count as the Latin ones that they look like, and spaces do not count.
    """
    folded = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(char for char in folded if not unicodedata.combining(char) and not char.isspace())
    return bare.translate(_ALIKE).translate(_ALIKE).replace("rn", "m").replace("vv", "w")
