"""Names that look alike: two people at a server must not have them. Knows characters only.

The table holds single letters of Latin, Greek, Cyrillic, Armenian and Cherokee that look like an ASCII letter, the
idea of UTS 39.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_GREEK: Final = (
    "αa ΑA ΒB ϲc ϹC ΕE ϜF ΗH ιi ϳj ͿJ ΚK Ιl ΜM ϺM ΝN οo σo ΟO ρp ϱp ΡP ᴦr ΤT υu νv ΧX γy ΥY ϒY ΖZ "
    "κk τt χx βb εe ηn"  # alike in the fonts of this program
)
_CYRILLIC: Final = (
    "аa АA Ьb ВB сc СC ԁd еe ҽe ЕE ԌG һh НH іi ꙇi ӏi јj ЈJ КK Іl Ӏl МM оo ОO рp РP ԛq гr ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW "
    "хx ХX уy үy УY ҮY кk мm тt вb нh"  # the last five as above
)
_ARMENIAN: Final = "քf ցg հh ոn ռn օo ՕO գq զq ՏS սu ՍU աw"
_CHEROKEE: Final = "ᎪA Ꮟb ᏴB ᏟC Ꮷd ᎠD ᎬE ᏀG ᏳG Ꮒh ᎻH Ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏒR ᏕS ᏚS ᎢT ᏙV ᎳW ᏔW ᎩY ᎽY ᏃZ"
_LATIN: Final = "ɑa Ƅb ꞴB ᴄc ꞙf ꞘF ɡg ƍg ıi ɪi ɩi ꞲJ Ɩl ǀl ᴏo ᴑo ƦR ꜱs ƽs ᴜu ʋu ᴠv ɯw ᴡw ꞳX ɣy ʏy ᴢz"
_LETTERS: Final = str.maketrans(
    {pair[0]: pair[1] for pair in " ".join((_GREEK, _CYRILLIC, _ARMENIAN, _CHEROKEE, _LATIN)).split()}
)
_ALIKE: Final = str.maketrans({"0": "o", "1": "l", "|": "l", "i": "l"})


def skeleton(name: str) -> str:
    """Return what is the same for all names that look alike (after UTS 39): compatible forms, case, accents.

    Letters of other scripts count as the Latin ones that they look like, and spaces do not count. Capital letters look
    alike more often than small ones, so a name without Latin letters is compared in capitals.
    """
    shown = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    if not any("a" <= char <= "z" for char in shown.lower()):
        shown = shown.upper()
    folded = unicodedata.normalize("NFKD", shown.translate(_LETTERS).casefold())
    bare = "".join(char for char in folded if not unicodedata.combining(char) and not char.isspace())
    return bare.translate(_ALIKE).replace("rn", "m").replace("vv", "w")
