"""The person's folder: saved games, their summaries, settings."""
