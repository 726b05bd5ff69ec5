"""The work on a study: what a process of its own does, giving way to everything else."""

from pathlib import Path

from donabe.bots.processes import give_way
from donabe.lab.room.order import Order
from donabe.lab.room.shelf import report_name, write_whole
from donabe.lab.study.report import REPORT, report_files
from donabe.lab.study.study import play, study_file, summed
from donabe.locales.languages import languages


def carry_out_apart(folder: Path, order: Order) -> None:
    """Carry out a study in a process of its own."""
    give_way()
    carry_out(folder, order)


def carry_out(folder: Path, order: Order) -> None:
    """Play what is missing of a study, then write its tables and its report in every language."""
    plan = order.plan()
    with study_file(folder, plan) as file:
        for _ in play(plan, file, workers=1):
            pass
        sums = summed(plan, file)
    for language in languages():
        for name, text in report_files(plan, sums, language):
            write_whole(folder / (report_name(language) if name == REPORT else name), text.encode())
