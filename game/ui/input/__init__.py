"""Keys and game controllers: bindings, buttons and what is printed on them."""
