"""Columns named as in the code, and a place for the ending of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Rename four columns and add one; SQLite and PostgreSQL spell this alike."""
    op.execute("ALTER TABLE log RENAME COLUMN seq TO version")
    op.execute("ALTER TABLE log RENAME COLUMN fact TO body")
    op.execute("ALTER TABLE tables RENAME COLUMN seq TO version")
    op.execute("ALTER TABLE guests RENAME COLUMN token_hash TO secret_hash")
    op.add_column("tables", sa.Column("ending", sa.Text, nullable=False, server_default=""))
