"""Programs that tests need: a package of the system, installed where it is missing and that is allowed."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PATIENCE = "600"  # seconds to wait for another apt


def installed(package: str) -> bool:
    """Whether this Debian package was there or is there now; one of several test processes at a time installs something."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    with (Path(tempfile.gettempdir()) / "donabe-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _is_there(package) or (_apt("update") and _apt("install", "-y", package))


def _is_there(package: str) -> bool:
    asked = subprocess.run(["dpkg-query", "-W", "-f", "${db:Status-Status}", package], capture_output=True, check=False)
    return asked.stdout == b"installed"


def _apt(*words: str) -> bool:
    command = ["apt-get", "-qq", "-o", f"DPkg::Lock::Timeout={PATIENCE}", *words]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        print(f"{' '.join(command)}: {ran.stderr.strip()}", file=sys.stderr)
    return ran.returncode == 0
