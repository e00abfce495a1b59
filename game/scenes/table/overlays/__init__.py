"""What covers the table for a while: a card alone, the curtain, the recap, a player's page."""
