"""Types Korean in Notes with ibus, while a program listens to keys as Orca before version 46 does, and without.

Usage: ibus.py NOTES. The exit status is 0 if each step was seen; steps are printed."""
import subprocess
import sys
import warnings

import session

warnings.simplefilter("ignore")
desk = session.Session(display="x11")
# The engine reads the setting below from a file.
desk.env.update(XMODIFIERS="@im=ibus", GSETTINGS_BACKEND="keyfile")
desk.use()
import composing  # noqa: E402

# The engine begins with Latin letters otherwise, and returns unused keys as a signal that SDL ignores.
SETTINGS = """[org/freedesktop/ibus/engine/hangul]
initial-input-mode='hangul'
use-event-forwarding=false
"""


def has_engine():
    """The daemon refuses an engine until it has started."""
    subprocess.run(["ibus", "engine", "hangul"], capture_output=True)
    return subprocess.run(["ibus", "engine"], capture_output=True, text=True).stdout.strip() == "hangul"


def start_method():
    desk.write(".config/glib-2.0/settings/keyfile", SETTINGS)
    desk.start("ibus-daemon", "--panel", "disable", "--emoji-extension", "disable", log=desk.folder + "/method.log")
    session.wait(has_engine, "the engine", 30)


composing.run(desk, sys.argv[1], start_method)
