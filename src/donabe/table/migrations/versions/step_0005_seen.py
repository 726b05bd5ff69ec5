"""The day on which a guest was last seen."""

import time

import sqlalchemy as sa
from alembic import op

from donabe.table.guests import day_of

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column and an index; nobody knows when the guests of before were seen, so they are counted from today."""
    op.add_column("guests", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.execute(f"UPDATE guests SET seen = {day_of(time.time())}")  # noqa: S608 - a number
    op.create_index("devices_guest", "devices", ["guest_id"])
