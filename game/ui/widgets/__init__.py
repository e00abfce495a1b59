"""Controls of pages: buttons, fields, lists and the form that holds them."""
