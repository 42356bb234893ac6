"""Words behind a verb: what is misspelt is asked about, and nothing else is guessed."""

import pytest

from host_sim.arguments import Parser


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--sed", "3x"], "unrecognized arguments: --sed 3x; did you mean --seed?"),
        (["--face", "teminal"], "; did you mean terminal?"),
        (["one", "--sead=3"], "; did you mean --seed?"),
        (["--xyzzy"], "unrecognized arguments: --xyzzy"),
        (["--seed", "many"], "argument --seed: invalid int value: 'many'"),
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
