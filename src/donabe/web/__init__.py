"""HTTP and WebSocket in front of tables (docs/protocol.md); serves the client."""
