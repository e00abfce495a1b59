"""Statistics and medals, computed from finished games."""
