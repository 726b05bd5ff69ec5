"""Files and folders that only their owner can read."""

import os
from pathlib import Path

OWNERS_FILE = 0o600
OWNERS_FOLDER = 0o700
OURS = "donabe"  # how the names of our files begin


def make_private(path: Path) -> None:
    """Make a file if it is not there, and have only its owner read it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, OWNERS_FILE))
    if path.stat().st_mode & 0o077:
        path.chmod(OWNERS_FILE)


def make_private_folder(folder: Path) -> bool:
    """Make a folder if it is not there; False if others can read it and it holds more than files of ours."""
    folder.mkdir(parents=True, exist_ok=True, mode=OWNERS_FOLDER)
    if os.name == "nt" or not folder.stat().st_mode & 0o077:
        return True
    if any(not path.name.startswith(OURS) for path in folder.iterdir()):
        return False
    folder.chmod(OWNERS_FOLDER)
    return True


def write_privately(path: Path, data: bytes) -> None:
    """Write a new file that only its owner can read; raises FileExistsError if there is one."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS_FILE), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
