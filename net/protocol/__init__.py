"""What peers exchange: messages, limits, frames, record lines, handshake tags. Pure values."""
