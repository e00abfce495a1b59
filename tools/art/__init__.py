"""The drawing code of the atlases, with skia; one folder an edition."""
