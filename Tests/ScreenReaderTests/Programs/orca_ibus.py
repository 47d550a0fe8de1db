"""Runs Orca while ibus composes Korean in Notes: Orca says the composed text, and no key is lost.

Usage: orca_ibus.py NOTES [forwarding], as for ibus.py. The exit status is 0 if Orca says everything that is expected."""
import sys
import warnings

import session
from hangul import Hangul
from speech import Orca

warnings.simplefilter("ignore")
desk = session.Session(display="x11")
method = Hangul(desk, forwards=sys.argv[2:] == ["forwarding"])
desk.use()
orca = Orca(desk)
from composing import type_keys  # noqa: E402
from notes import open_note  # noqa: E402


def expect(key, typed, wanted):
    """Types a key, and waits for the whole text of the note and for the words of Orca."""
    orca.expect("the text %r after %s" % (typed, key), lambda: type_keys([key], typed), wanted)


try:
    method.start()
    orca.start()
    open_note(desk, sys.argv[1])
    for key, typed, wanted in [
        ("g", "ㅎ", ["ㅎ"]), ("k", "하", ["하"]), ("s", "한", ["한"]), ("space", "한 ", ["space"]), ("r", "한 ㄱ", ["ㄱ"]),
        ("m", "한 그", ["그"]), ("f", "한 글", ["글"]), ("Return", "한 글\n", ["return"]), ("g", "한 글\nㅎ", ["ㅎ"]),
        ("k", "한 글\n하", ["하"]), ("Left", "한 글\n하", ["하"]), ("BackSpace", "한 글하", []), ("g", "한 글ㅎ하", ["ㅎ"]),
    ]:
        expect(key, typed, wanted)
except AssertionError as error:
    orca.faults += 1
    print("FAULT", error, flush=True)
    desk.print_logs("notes", "method")
finally:
    desk.end()
print("%d faults" % orca.faults)
sys.exit(bool(orca.faults))
