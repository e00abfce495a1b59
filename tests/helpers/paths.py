"""Where the project's own files lie, for tests in any folder."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GOLDEN = ROOT / "tests" / "golden"
RECORDS = sorted(GOLDEN.glob("*.cabochon"))
"""All golden records."""
