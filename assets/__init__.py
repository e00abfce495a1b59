"""Everything the program ships besides code: card data, atlases, catalogues."""
