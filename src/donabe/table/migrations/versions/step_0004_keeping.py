"""A guest's other devices and the links to them, and what is true of the whole house."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make three tables."""
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(40), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(40), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
