"""What several scenes use: pages, dialogs, seat rows, texts."""
