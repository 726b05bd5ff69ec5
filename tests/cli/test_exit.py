"""Every way out: the end of input, Ctrl-C, a reader that closes the pipe."""

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

from cli.runner import Donabe, start

PATIENCE = 60.0  # seconds


def test_the_end_of_input_ends_a_match_cleanly(donabe: Donabe) -> None:
    for lines in ([], ["1"]):
        ran = donabe("play", "iyadosu", "--seed", "x", lines=lines)
        assert (ran.code, ran.err) == (0, "")
        assert "You leave the table." in ran.out
    assert donabe("play").code == 0


def test_bytes_that_are_no_text_are_refused_like_other_junk() -> None:
    process = start("play", "iyadosu", stdin=subprocess.PIPE)
    out, err = process.communicate(b"\xff\xfe\x00\n1\n", timeout=30)
    assert (process.returncode, err) == (0, b"")
    assert b"You bid" in out


def test_ctrl_c_leaves_a_match_and_offers_to_save_it(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    file = tmp_path / "left.json"
    process = start("play", "iyadosu", "--seed", "x", stdin=theirs, stdout=theirs)
    try:
        seen = _until(ours, b"bid 7")
        os.write(ours, b"1\n")
        seen += _until(ours, b"refuse")
        process.send_signal(signal.SIGINT)
        seen += _until(ours, b"leave without:")
        os.write(ours, f"{file}\n".encode())
        seen += _until(ours, b"Saved")
        assert process.wait(timeout=20) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert b"Traceback" not in seen
        assert file.exists()
    finally:
        process.kill()
        process.communicate()
        os.close(ours)
        os.close(theirs)


def _until(terminal: int, awaited: bytes) -> bytes:
    seen = b""
    while awaited not in seen:
        assert select.select([terminal], [], [], PATIENCE)[0], f"{awaited!r} does not come after {seen[-500:]!r}"
        seen += os.read(terminal, 65_536)
    return seen


def test_ctrl_c_in_a_simulation_leaves_no_half_file_and_no_process(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    process = start("simulate", "iyadosu", "-k", "100000", "--workers", "2", "--out", out, start_new_session=True)
    while not (drafts := list(tmp_path.glob("*.part"))) or not drafts[0].stat().st_size:
        time.sleep(0.05)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)  # the end of the pipes is the end of the last worker
    assert process.returncode == 130
    assert b"Traceback" not in stdout + stderr
    assert stderr.startswith(b"donabe: ")
    assert stderr.count(b"\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_reader_who_has_had_enough_is_no_error(records: Path) -> None:
    for arguments in (["replay", records], ["rules", "iyadosu"], ["games"], ["verify", records]):
        process = start(*arguments)
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, err = process.communicate(timeout=30)
        assert (process.returncode, err) == (0, b"")
