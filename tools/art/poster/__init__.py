"""What the painted pictures of both editions share: shapes and the sheet that they are painted on."""
