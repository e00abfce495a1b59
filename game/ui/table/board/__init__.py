"""The middle of the table: cloth, tiles, decks, market and bank."""
