"""Types in Notes in a window while a program listens to keys, as Orca before version 46 does.

Usage: keys.py NOTES [weston]. The exit status is 0 if each step was seen; steps are printed."""
import os
import signal
import sys
import time
import warnings

import session
from listener import Listener

warnings.simplefilter("ignore")
desk = session.Session(display=sys.argv[2] if len(sys.argv) > 2 else "x11")
desk.use()
import gi  # noqa: E402

# The X server knows the keys by their names.
os.environ["GDK_BACKEND"] = "x11"
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402
from notes import app, open_note  # noqa: E402
from session import step, xdo  # noqa: E402

NAMES = [
    "Escape", "Return", "Tab", "BackSpace", "Delete", "Home", "End", "Prior", "Next", "Left", "Right", "Up", "Down", "Menu", "Print",
    "Scroll_Lock", "Pause", "KP_Home", "KP_Up", "KP_Prior", "KP_Left", "KP_Begin", "KP_Right", "KP_End", "KP_Down", "KP_Next",
    "KP_Insert", "KP_Delete", "KP_Enter", "KP_Add", "KP_Subtract", "KP_Multiply", "KP_Divide", "space", "minus", "equal", "bracketleft",
    "bracketright", "semicolon", "apostrophe", "grave", "backslash", "comma", "period", "slash", "Control_L", "Control_R", "Alt_L",
    "Super_L", "Super_R", "Shift_L", "Shift_R",
] + ["F%d" % number for number in range(1, 13)] + list("abcdefghijklmnopqrstuvwxyz0123456789")


def type_text(words, expected):
    xdo("type", "--delay", "40", words)
    session.wait(lambda: app.text() == expected, "the text %r, which is %r" % (expected, app.text()))


try:
    open_note(desk, sys.argv[1])
    type_text("one ", "one ")
    step("keys are typed without a listener")

    listener = Listener(desk, "keys")
    # The app gets the list of listeners soon after the registration.
    time.sleep(0.5)
    type_text("aB", "one aB")
    session.wait(lambda: listener.has("release 62", "release 42"), "the last release")
    keys = [line for line in listener.lines if "ffe1" not in line]
    if keys[:3] != ["press 61 38 0 'a' 1\n", "release 61 38 0 'a' 1\n", "press 42 56 1 'B' 1\n"]:
        raise AssertionError("heard %s" % keys)
    listener.lines.clear()
    step("a listener hears the typed keys, with their symbols, codes, modifiers and characters")

    xdo("keydown", "Insert", "key", "h", "keyup", "Insert")
    listener.heard(
        "press ff63 118 0 '' 0", "press 68 43 0 'h' 1", "release 68 43 0 'h' 1", "release ff63 118 0 '' 0")
    xdo("key", "KP_Up")
    listener.heard("press ff97 80 0 '' 0", "release ff97 80 0 '' 0")
    xdo("key", "Left")
    listener.heard("press ff51 113 0 '' 0", "release ff51 113 0 '' 0")
    type_text("h", "one ahB")
    step("the app does not get the keys that the listener uses, and gets the others")

    # While Insert is held, the listener uses every key, so that the app does nothing.
    keymap = Gdk.Keymap.get_for_display(Gdk.Display.get_default())
    xdo("keydown", "Insert")
    for name in NAMES:
        symbol = Gdk.keyval_from_name(name)
        codes = [entry.keycode for entry in keymap.get_entries_for_keyval(symbol)[1]]
        wanted = ["release %x %d" % (symbol, code) for code in codes]
        listener.lines.clear()
        xdo("key", name)
        try:
            session.wait(lambda: listener.has(*wanted), name, 5)
        except AssertionError:
            raise AssertionError("the key %s (%s) is %s" % (name, wanted, listener.lines))
    listener.lines.clear()
    xdo("keyup", "Insert")
    listener.heard("release ff63 118 0 '' 0")
    step("the symbols and codes of all keys are those of the X server")

    os.kill(listener.process.pid, signal.SIGSTOP)
    start = time.monotonic()
    type_text(" quick", "one ah quickB")
    passed = time.monotonic() - start
    if passed > 3:
        raise AssertionError("a listener that does not answer delays the keys by %f s" % passed)
    step("a listener that does not answer delays the keys once, and their order stays")
    os.kill(listener.process.pid, signal.SIGCONT)
    session.wait(lambda: listener.has("release 6b"), "the listener hears the last key later")
    time.sleep(1)
    listener.lines.clear()
    xdo("keydown", "Insert", "key", "h", "keyup", "Insert")
    listener.heard(
        "press ff63 118 0 '' 0", "press 68 43 0 'h' 1", "release 68 43 0 'h' 1", "release ff63 118 0 '' 0")
    type_text("!", "one ah quick!B")
    step("after its answer the listener decides again")

    listener.end()
    type_text("?", "one ah quick!?B")
    step("keys are typed after the end of the listener")
    print("typed", flush=True)
except AssertionError as error:
    print("FAULT", error, flush=True)
    desk.print_logs("notes")
    sys.exit(1)
finally:
    desk.end()
