"""Play between computers: what peers say to each other, who may say it, and the lines it travels on.

``tcp`` and ``discovery`` alone know sockets; all else is told what arrived and says what to send. ``docs/protocol.md``
describes it for those who write another client.
"""
