"""Actions as text: writing, parsing, and completing them while they are typed."""
