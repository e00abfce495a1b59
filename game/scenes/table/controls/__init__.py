"""How a person acts at the table: keys, mouse and touch, a controller, menus and typed actions."""
