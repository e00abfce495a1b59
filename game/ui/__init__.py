"""Drawing and interaction: layout, intent and timeline know no pygame; the rest does."""
