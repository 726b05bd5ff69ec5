"""A server's processes as the system sees them: memory and processor time."""

import os
import subprocess
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = children.read_text().split() if children.exists() else []
    return [pid, *(one for child in found for one in family(int(child)))]


def memory(process: subprocess.Popen[bytes]) -> int:
    """Bytes that a server holds for itself, all its processes together."""
    total = 0
    for pid in family(process.pid):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
        parts = dict(line.split(":", 1) for line in rollup)
        total += int(parts["Pss"].split()[0]) * 1024
    return total


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """Processor time that a server has used, all its processes together."""
    total = 0
    for pid in family(process.pid):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK
