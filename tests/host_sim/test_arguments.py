"""Words behind a verb: what is misspelt is asked about, and nothing else is guessed."""

from importlib import import_module

import pytest

from host_sim import arguments
from host_sim.arguments import Parser


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--sed", "3x"], "unrecognized arguments: --sed 3x; did you mean --seed?"),
        (["--face", "teminal"], "; did you mean terminal?"),
        (["one", "--sead=3"], "; did you mean --seed?"),
        (["--xyzzy"], "unrecognized arguments: --xyzzy"),
    ],
)
def test_the_nearest_option_or_choice_is_proposed(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
):
    parser = Parser(prog="dev.py sim", allow_abbrev=False)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--face", choices=("terminal", "none"))
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--plain", "many"], "argument --plain: 'many' is no whole number"),
        (["--hours", "some"], "argument --hours: 'some' is no number"),
        (["--games", "x"], "argument --games: 'x' is no number from 1"),
        (["--games", "0"], "argument --games: '0' is no number from 1"),
        (["--games", "9" * 5000], f"argument --games: '{'9' * 39} is no whole number"),
        (["--players", "2,x"], "argument --players: 'x' is no number from 1"),
        (["--seed", "x"], "argument --seed: 'x' is no number from 0 to 4294967295"),
        (["--seed", "4294967296"], "'4294967296' is no number from 0 to 4294967295"),
    ],
)
def test_what_a_word_should_be_is_told_without_names_from_the_code(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
):
    parser = Parser(prog="dev.py lab")
    kinds = (int, float, arguments.count, arguments.counts, arguments.seed)
    for name, kind in zip(("plain", "hours", "games", "players", "seed"), kinds, strict=True):
        parser.add_argument(f"--{name}", type=kind)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith(told)


@pytest.mark.parametrize(
    ("verb", "words", "told"),
    [
        ("story", ["--positions", "x"], "--positions: 'x' is no number from 1"),
        ("story", ["--endgames", "0"], "--endgames: '0' is no number from 1"),
        ("soak", ["--at", "foo"], "--at: 'foo' leads to no page: a sweep prints the WAY of each"),
        ("soak", ["--at", "a:1"], "--at: 'a:1' leads to no page: a sweep prints the WAY of each"),
        ("sim", ["--seed", "x"], "--seed: 'x' is no whole number"),
    ],
)
def test_a_verb_tells_so_too(
    verb: str, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
):
    import dev

    module = dev.VERBS[verb][3]
    with pytest.raises(SystemExit) as ended:
        import_module(f"{module}.__main__").main(words)
    assert ended.value.code == 2
    assert f"error: argument {told}" in capsys.readouterr().err


def test_every_verb_reads_its_words_by_this_parser():
    import dev

    by_hand = set()
    for _, _, _, module in dev.VERBS.values():
        if module:
            path = dev.ROOT.joinpath(*module.split("."))
            file = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
            if "= Parser(" not in file.read_text(encoding="utf-8"):
                by_hand.add(module)
    assert by_hand <= {"tools.checks", "tools.drive.names"}, "takes none, or a text as it is"
