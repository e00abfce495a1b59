"""What sounds: every effect and both pieces of music, computed from formulas."""
