"""What research needs is an extra: nothing else imports it."""

import subprocess
import sys

HEAVY = "numpy gymnasium pettingzoo pyspiel PIL resvg_py torch"


def test_playing_simulating_and_serving_import_nothing_of_it() -> None:
    program = (
        "import sys, donabe.cli, donabe.web.app, donabe.lab.tournament, donabe.research\n"
        "from donabe import games\n"
        "[games.load(key) for key in games.keys()]\n"
        f"print([name for name in {HEAVY.split()} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_the_extra_an_environment_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import donabe.research; donabe.research.VectorEnv"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "VectorEnv needs numpy: pip install 'donabe[research]'" in done.stderr


def test_without_the_extra_an_environment_of_one_game_says_so_too() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; from donabe.research import salty_v1"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "needs pettingzoo: pip install 'donabe[research]'" in done.stderr
