"""Finding and joining tables."""
