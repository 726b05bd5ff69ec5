"""What is in deploy/ fits the program: what can run here runs, the rest is linted."""

import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from databases import postgres
from donabe.cli import app
from people import Person, play_on, seated_table
from proxy import proxying
from servers import Killable

DEPLOY = Path(__file__).parent.parent / "deploy"
KEY = "a2V5" * 10 + "a2U="
HERE = Path(sys.executable).parent


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def server_command() -> list[str]:
    command: list[str] = compose()["services"]["house"]["command"]
    return command


def options_of_serve() -> set[str]:
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {name for parameter in serve.params for name in (*parameter.opts, *parameter.secondary_opts)}


# -- read ----------------------------------------------------------------------------------------------------------------


def test_the_containerfile_passes_its_linter() -> None:
    hadolint = shutil.which("hadolint", path=f"{HERE}:/usr/local/bin:/usr/bin")
    if hadolint is None:
        pytest.skip("hadolint is not installed here")
    ran = subprocess.run([hadolint, str(DEPLOY / "Containerfile")], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "")


def test_the_containerfile_starts_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    [command] = re.findall(r"^CMD \[(.*)\]", text, re.MULTILINE)
    words = [word.strip('" ') for word in command.split(",")]
    assert words[0] == "serve"
    assert {word for word in words if word.startswith("--")} <= options_of_serve()


def test_the_compose_file_names_only_what_it_declares() -> None:
    read = compose()
    services = read["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(read["networks"])
        volumes = [volume.split(":")[0] for volume in service["volumes"]]
        for volume in volumes:
            assert volume in read["volumes"] or (DEPLOY / volume).exists(), volume
    build = services["house"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    proxy = services["proxy"]["networks"]["house"]["ipv4_address"]
    assert server_command()[server_command().index("--proxies") + 1] == proxy
    assert services["proxy"]["environment"]["DONABE_SERVERS"] == "house:8000"


def test_the_proxy_closes_the_metrics_however_they_are_asked_for() -> None:
    [closed] = re.findall(r"^\s*respond (\S+) 404$", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE)
    assert all(
        fnmatch(path, closed) for path in ("/metrics", "/metrics/", "/metrics//")
    )  # the server answers all of them


def test_every_option_in_deploy_is_one_of_serve() -> None:
    units = "".join((DEPLOY / name).read_text() for name in ("donabe.service", "donabe-processes.conf"))
    started = re.findall(r"^ExecStart=(.+)$", units, re.MULTILINE)
    assert len(started) == 2
    for words in (server_command(), *(shlex.split(line)[1:] for line in started)):
        assert words[0] == "serve"
        assert {word for word in words if word.startswith("--")} <= options_of_serve()


def test_every_command_in_the_guide_is_one() -> None:
    guide = (DEPLOY.parent / "docs" / "hosting.md").read_text()
    commands = re.findall(r"\bdonabe ((?:admin )?(?:serve|backup|restore|check|list|show|[a-z]+)\b[^`\n]*)", guide)
    checked = [command for command in commands if check_command(command.split())]
    assert len(checked) > 15


def check_command(words: list[str]) -> bool:
    """Whether this names a command; then its options have to be that command's."""
    command: Any = get_command(app)
    options: set[str] = set()
    for word in words:
        if word in getattr(command, "commands", {}):
            command = command.commands[word]
        options |= {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    if command is get_command(app) or not command.name or command.name == "donabe":
        return False
    assert {word for word in words if word.startswith("--")} <= options, words
    return True


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed here")
    unit = (DEPLOY / "donabe.service").read_text().replace("/opt/donabe/bin/donabe", sys.executable)
    (tmp_path / "donabe.service").write_text(unit)
    more = (DEPLOY / "donabe-processes.conf").read_text().replace("/opt/donabe/bin/donabe", sys.executable)
    (tmp_path / "donabe.service.d").mkdir()
    (tmp_path / "donabe.service.d" / "processes.conf").write_text(more)
    command = [analyze, "verify", "--man=no", str(tmp_path / "donabe.service")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


# -- run -----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Killable]:
    """The processes of the compose file, on this machine."""
    monkeypatch.setenv("DONABE_DATABASE", database)
    monkeypatch.setenv("DONABE_KEY", KEY)
    words = server_command()[1:]
    changed = {
        "--host": "127.0.0.1",
        "--proxies": "127.0.0.1",
        "--data": str(tmp_path),
        "--export": str(tmp_path / "r"),
    }
    for option, value in changed.items():
        words[words.index(option) + 1] = value
    server = Killable(tmp_path, 0, *words, "--pace", "0")
    yield server
    server.end(signal.SIGTERM)


@pytest.mark.anyio
async def test_two_processes_on_postgresql_behind_a_proxy_are_one_house(house: Killable) -> None:
    forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    async with proxying([house.port], forwarded) as (address, _proxy):
        async with Person(address) as mio, Person(address) as ken, Person(address) as ada:
            people = [mio, ken, ada]
            for person in people:
                [cookie] = person.http.cookies.jar
                assert cookie.secure, "people reach the proxy by https"
                cookie.secure = False  # but this test does not
                assert (await person.get("/api/me"))["id"] == person.me["id"]
            lines = await seated_table(people, "iyadosu")
            assert len(await play_on(lines, 9, "m")) == 9
            assert (await mio.http.get("/schema")).status_code == 404
            assert (await mio.http.get("/readyz")).status_code == 200
        assert len(house.workers()) == 2
