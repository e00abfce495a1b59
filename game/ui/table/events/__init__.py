"""What happens at the table: pieces in flight, moments, news and the recap."""
