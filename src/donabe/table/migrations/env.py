"""Alembic's entry: runs the steps on the connection it is given (see donabe.table.store.migrate)."""

from alembic import context

from donabe.table.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
