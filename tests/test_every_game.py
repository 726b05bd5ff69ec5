"""What every game promises, at every number of players and with every option."""

import re
from itertools import islice

import pytest
from librt.random import Random

from donabe.bots import bot
from donabe.kernel.event import Event
from donabe.kernel.match import Match
from donabe.kernel.record import decoded, encoded, recorded, verify
from donabe.kernel.state import SEATS, State
from donabe.kernel.view import SPECTATOR, View, plain
from donabe.text import Speaker
from tables import Setting, every_plain_setting, every_setting, some_states, step

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)


@each_setting
def test_play_ends_and_an_actor_always_has_an_ascending_choice(setting: Setting) -> None:
    for number in range(3):
        rng = Random(number)
        state = setting.start(number)
        while state.pending:
            for seat in range(setting.players):
                legal = state.legal(seat)
                assert bool(legal) == (seat in state.actors())
                assert legal == sorted(set(legal))
            step(state, rng)
        outcome = state.outcome()
        assert min(outcome.ranks) == 1
        assert outcome.totals == state.scores()


@each_setting
def test_an_action_is_legal_exactly_when_no_clause_forbids_it(setting: Setting) -> None:
    clauses = clauses_of(setting)
    for state in some_states(setting, 5, every=12):
        for seat in state.actors():
            legal = set(state.legal(seat))
            for action in range(len(setting.game.tokens)):
                clause = state.why_not(seat, action)
                assert (clause == "") == (action in legal), (setting.game.token(action), clause)
                assert clause == "" or clause in clauses


def clauses_of(setting: Setting) -> set[str]:
    from clauses import clauses_in_rules

    return clauses_in_rules(setting.key)


@each_setting
def test_a_copy_shares_nothing_that_moves(setting: Setting) -> None:
    for state in some_states(setting, 6, every=10):
        before = state.snapshot()
        twin = state.copy()
        assert twin.snapshot() == before
        rng = Random(1)
        for _ in range(12):
            if twin.pending:
                step(twin, rng)
        assert state.snapshot() == before


@each_setting
def test_a_round_replays_from_its_deal_and_moves(setting: Setting) -> None:
    for state in some_states(setting, 7, every=10):
        assert state.replayed().snapshot() == state.snapshot()


@each_setting
def test_a_record_goes_out_and_comes_back(setting: Setting) -> None:
    rng = Random(8)
    match = Match(setting.game, [f"P{seat}" for seat in range(setting.players)], setting.options, bytes(32))
    while not match.over:
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, setting.game.token(legal[rng.randrange(len(legal))]))
    record = decoded(encoded(recorded(match)))
    again = verify(record, setting.game)
    assert again.state.snapshot() == match.state.snapshot()
    assert recorded(again) == record


@each_plain_setting
def test_every_token_reads_back_as_its_action(setting: Setting) -> None:
    for action, token in enumerate(setting.game.tokens):
        assert setting.game.parse(token) == action
        assert setting.game.parse(f"  {token.upper()} ") == action


# -- secrets -----------------------------------------------------------------------------------------------------------


@each_setting
def test_a_resampled_world_looks_the_same_to_its_seat_at_every_step(setting: Setting) -> None:
    rng = Random(11)
    for state in some_states(setting, 9, every=25):
        seats = list(range(setting.players))
        real = told(state, setting, seats)
        for seat in seats:
            world = state.resample(seat, rng)
            assert told(world, setting, [seat])[seat] == real[seat]
            assert world.replayed().snapshot() == world.snapshot()
            assert world.legal(seat) == state.legal(seat)
            if seat in state.actors():
                assert reasons(world, setting, seat) == reasons(state, setting, seat)


def reasons(state: State, setting: Setting, seat: int) -> list[str]:
    """What a seat would be told about every action, legal or not."""
    return [state.why_not(seat, action) for action in range(len(setting.game.tokens))]


def told(state: State, setting: Setting, seats: list[int]) -> dict[int, list[object]]:
    """By seat, all that these seats, and a spectator, are shown and told from the deal to this moment."""
    again = state.rewound()
    stories: dict[int, list[object]] = {seat: [] for seat in seats}
    for move in state.history:
        watched = plain(setting.game.view(again, SPECTATOR))
        for seat, story in stories.items():
            story += [plain(setting.game.view(again, seat)), watched]
        events: list[Event] = []
        again.story = events
        assert move // SEATS in again.legal(move % SEATS), "every move of an imagined round is legal in it"
        again.apply(move % SEATS, move // SEATS)
        again.story = None
        for seat, story in stories.items():
            story += [(event.kind, str(event.facts)) for event in events if event.seen_by(seat)]
    for seat, story in stories.items():
        story.append(plain(setting.game.view(again, seat)))
    return stories


@each_setting
def test_a_resampled_world_depends_only_on_what_the_seat_knows(setting: Setting) -> None:
    for state in some_states(setting, 12, every=25):
        for seat in range(setting.players):
            one = state.resample(seat, Random(3))
            other = state.resample(seat, Random(4))
            assert one.resample(seat, Random(5)).snapshot() == other.resample(seat, Random(5)).snapshot()
            again, twin = state.resample(seat, Random(5)), other.resample(seat, Random(5))
            assert again.snapshot() == twin.snapshot()
            assert opening_of(again).snapshot() == opening_of(twin).snapshot()


def opening_of(state: State) -> State:
    assert state.opening is not None
    return state.opening


CARRIED = {"happy_mochi": "reserves"}  # what a game keeps on the table from round to round


@each_plain_setting
def test_an_opening_keeps_no_card_of_the_round_before(setting: Setting) -> None:
    for state in some_states(setting, 18, every=30):
        detail = opening_of(state).detail()
        detail.pop(CARRIED.get(setting.key, ""), None)
        assert set(re.findall(r"[A-Z]\d+(?:\.\d)?", str(detail))) & set(setting.game.faces()) == set()


@each_plain_setting
def test_a_resampled_world_never_holds_the_real_seed(setting: Setting) -> None:
    for state in some_states(setting, 13, every=40):
        world = state.resample(0, Random(1))
        opening = world.opening
        assert opening is not None
        assert world.chance.seed != state.chance.seed
        assert opening.chance.seed != state.chance.seed


@each_plain_setting
def test_resampling_changes_something_hidden(setting: Setting) -> None:
    states = islice(some_states(setting, 14, every=1), 10)
    assert any(state.resample(0, Random(1)).snapshot() != state.snapshot() for state in states)


@each_setting
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(setting: Setting) -> None:
    thumb = bot("thumb")
    for state in some_states(setting, 15, every=15):
        for seat in state.actors():
            choices = {
                thumb.choose(setting.game, state.resample(seat, Random(number)), seat, Random(1)) for number in range(4)
            }
            assert len(choices) == 1
            assert choices <= set(state.legal(seat))


# -- what people see -----------------------------------------------------------------------------------------------------


@each_setting
def test_every_view_has_its_sentences_and_every_choice_can_be_pointed_at(setting: Setting) -> None:
    names = [f"P{seat}" for seat in range(setting.players)]
    faces = setting.game.faces()
    for state in some_states(setting, 16, every=10):
        for viewer in range(SPECTATOR, setting.players):
            view = setting.game.view(state, viewer)
            speaker = Speaker(setting.key, names, viewer)
            say_everything(view, speaker)
            legal = state.legal(viewer) if viewer != SPECTATOR else []
            assert [setting.game.parse(choice.token) for choice in view.choices] == legal
            picks = [tuple(choice.picks) for choice in view.choices]
            assert len(set(picks)) == len(picks)
            ids = [card.id for zone in view.zones for card in zone.cards]
            assert len(set(ids)) == len(ids)
            assert {card.face for zone in view.zones for card in zone.cards if card.face} <= set(faces)


def say_everything(view: View, speaker: Speaker) -> None:
    texts = [view.prompt, *(choice.label for choice in view.choices)]
    texts += [text for zone in view.zones for text in (zone.label, zone.note) if text is not None]
    texts += [badge.label for seat in view.seats for badge in seat.badges if badge.label is not None]
    for text in texts:
        assert speaker.say(text)


@each_setting
def test_every_event_score_line_and_tie_break_has_its_sentence(setting: Setting) -> None:
    rng = Random(17)
    names = [f"P{seat}" for seat in range(setting.players)]
    match = Match(setting.game, names, setting.options, (17).to_bytes(32, "big"))
    while not match.over:
        seat = match.state.actor()
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    for viewer in range(SPECTATOR, setting.players):
        speaker = Speaker(setting.key, names, viewer)
        for event in match.events:
            if event.seen_by(viewer):
                assert speaker.event(event)
    for lines in match.score_lines():
        for line in lines:
            assert speaker.score_line(line.line, line.count, line.points)
    for reason in match.state.outcome().decided:
        assert reason == "" or speaker.decided(reason)
    for option in setting.game.options:
        assert speaker.has(f"{setting.key}-option-{option.name}")
    assert speaker.sentence(f"{setting.key}-title") == setting.game.title
    assert speaker.sentence(f"{setting.key}-feel")
    for face in setting.game.faces().values():
        assert speaker.say(face.name)
