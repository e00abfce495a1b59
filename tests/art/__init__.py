"""Tests of the drawings; all of them are skipped where skia or its system libraries are missing."""

import pytest

# Here, before any module of this folder is read, so that each of them may import what draws at its head.
pytest.importorskip("skia", reason="skia or one of its system libraries is missing", exc_type=ImportError)
