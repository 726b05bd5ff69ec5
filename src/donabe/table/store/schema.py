"""The tables of the database. `log` and `deals` are the truth; `tables` and `sitters` are an index made from it.

`put_aside` names tables that are not to be opened, until they are released. Only `tables.ending` cannot always be made again: a match may have ended under rules that have changed since.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),  # two writers cannot both win
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),  # of the table, when this row was written
    Column("game", String(60), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),  # public, open, with a free seat
    Column("updated", Double, nullable=False),
    Column("summary", Text, nullable=False),
    Column("ending", Text, nullable=False, server_default=""),  # stays when the rules of the game change
    Column("due", Double, nullable=True),  # not later than when something happens there even if nobody is connected
    Index("tables_listed", "listed", "updated"),
    Index("tables_status", "status"),
    Index("tables_due", "due"),
)

put_aside = Table(
    "put_aside",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("reason", Text, nullable=False),  # in English, for whoever keeps the house
    Column("at", Double, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("guest_id", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id"),
    Index("sitters_guest", "guest_id"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Integer, nullable=False, server_default="0"),  # the last day on which their cookie came back
)

devices = Table(  # on which a guest goes on, besides the first
    "devices",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("guest_id", String(40), nullable=False),
    Column("made", Double, nullable=False),
    Index("devices_guest", "guest_id"),
)

links = Table(  # that carry a guest to another device, once
    "links",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("guest_id", String(40), nullable=False),
    Column("until", Double, nullable=False),
)

house = Table(  # what is true of the whole house, by name
    "house",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)
