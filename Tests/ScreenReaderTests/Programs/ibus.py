"""Types Korean in Notes with ibus, while a program listens to keys as Orca before version 46 does, and without.

Usage: ibus.py NOTES [forwarding]. With `forwarding` the engine returns keys that it does not use by a signal, which is the engine's
default. The exit status is 0 if each step was seen; steps are printed."""
import sys
import warnings

import session
from hangul import Hangul

warnings.simplefilter("ignore")
desk = session.Session(display="x11")
method = Hangul(desk, forwards=sys.argv[2:] == ["forwarding"])
desk.use()
import composing  # noqa: E402

composing.run(desk, sys.argv[1], method.start)
