"""Types in Notes in a window while a program listens to keys, as Orca before version 46 does.

Usage: keys.py NOTES [weston]. The exit status is 0 if each step was seen; steps are printed. With the one argument `listen` the program
prints the keys that it gets. It uses Insert, each key while Insert is held, and the keys of the keypad."""
import os
import signal
import subprocess
import sys
import threading
import time
import warnings

import session

warnings.simplefilter("ignore")
if sys.argv[1:] == ["listen"]:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    INSERT = 0xFF63
    holds = False

    def heard(event, _data):
        global holds
        is_press = event.type == Atspi.EventType.KEY_PRESSED_EVENT
        name = "press" if is_press else "release"
        print("%s %x %d %x '%s' %d" % (name, event.id, event.hw_code, event.modifiers, event.event_string, event.is_text), flush=True)
        if event.id == INSERT:
            holds = is_press
            return True
        return holds or 0xFF80 <= event.id < 0xFFBE

    listener = Atspi.DeviceListener.new(heard, None)
    for mask in range(256):
        Atspi.register_keystroke_listener(
            listener, [], mask, 1 << Atspi.EventType.KEY_PRESSED_EVENT | 1 << Atspi.EventType.KEY_RELEASED_EVENT,
            Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME)
    print("ready", flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    Atspi.event_main()
    sys.exit(0)

desk = session.Session(display=sys.argv[2] if len(sys.argv) > 2 else "x11")
desk.use()
import gi  # noqa: E402

# The X server knows the keys by their names.
os.environ["GDK_BACKEND"] = "x11"
for name, version in [("Atspi", "2.0"), ("Gdk", "3.0")]:
    gi.require_version(name, version)
from gi.repository import Atspi, Gdk  # noqa: E402

NAMES = [
    "Escape", "Return", "Tab", "BackSpace", "Delete", "Home", "End", "Prior", "Next", "Left", "Right", "Up", "Down", "Menu", "Print",
    "Scroll_Lock", "Pause", "KP_Home", "KP_Up", "KP_Prior", "KP_Left", "KP_Begin", "KP_Right", "KP_End", "KP_Down", "KP_Next",
    "KP_Insert", "KP_Delete", "KP_Enter", "KP_Add", "KP_Subtract", "KP_Multiply", "KP_Divide", "space", "minus", "equal", "bracketleft",
    "bracketright", "semicolon", "apostrophe", "grave", "backslash", "comma", "period", "slash", "Control_L", "Control_R", "Alt_L",
    "Super_L", "Super_R", "Shift_L", "Shift_R",
] + ["F%d" % number for number in range(1, 13)] + list("abcdefghijklmnopqrstuvwxyz0123456789")


def find(role, name=""):
    desktop = Atspi.get_desktop(0)
    waiting = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    waiting = [child for child in waiting if child and child.get_name() == "Notes"]
    while waiting:
        node = waiting.pop()
        node.clear_cache()
        if node.get_role_name() == role and name in node.get_name():
            return node
        waiting += [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]
    return None


def text():
    node = find("text")
    return node.get_text_iface().get_text(0, -1) if node else ""


def xdo(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def type_text(words, expected):
    xdo("type", "--delay", "40", words)
    session.wait(lambda: text() == expected, "the text %r, which is %r" % (expected, text()))


class Listener:
    """The program that listens to keys."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-B", __file__, "listen"], env=desk.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stdout.readline, "")), daemon=True).start()
        session.wait(lambda: "ready\n" in self.lines, "the listener is ready")
        self.lines.clear()

    def heard(self, *keys):
        """Waits for these lines, in this order and without others between them."""
        wanted = [key + "\n" for key in keys]
        try:
            session.wait(lambda: self.lines[-len(wanted):] == wanted, "the listener hears the keys")
        except AssertionError:
            raise AssertionError("heard %s instead of %s" % (self.lines, wanted))
        self.lines.clear()

    def end(self):
        self.process.stdin.close()
        self.process.wait(10)


def step(what):
    print("ok", what, flush=True)


try:
    program = desk.start(sys.argv[1], CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", CHEVRON_SIZE="390x700", log=desk.folder + "/notes.log")
    session.wait(lambda: find("push button", "Compose"), "the window is on the accessibility bus", 60)
    for _ in range(10):
        window = desk.focus_window("Notes")
        try:
            session.wait(lambda: find("frame").get_state_set().contains(Atspi.StateType.ACTIVE), "the app has the keyboard", 2)
            break
        except AssertionError:
            # Weston may miss the focus of its own window, so that another window gets the focus in between.
            other = subprocess.run(["xdotool", "search", "--maxdepth", "0", ""], capture_output=True, text=True).stdout.split()
            xdo("windowfocus", (other or [window])[0])
    find("push button", "Compose").get_action_iface().do_action(0)
    session.wait(lambda: find("text"), "a new note")
    time.sleep(1)
    type_text("one ", "one ")
    step("keys are typed without a listener")

    listener = Listener()
    # The app gets the list of listeners soon after the registration.
    time.sleep(0.5)
    type_text("aB", "one aB")
    session.wait(lambda: any(line.startswith("release 62") or line.startswith("release 42") for line in listener.lines), "the last release")
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
            session.wait(lambda: any(line.startswith(tuple(wanted)) for line in listener.lines), name, 5)
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
    session.wait(lambda: any(line.startswith("release 6b") for line in listener.lines), "the listener hears the last key later")
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
    try:
        print(open(desk.folder + "/notes.log").read())
    except OSError:
        pass
    sys.exit(1)
finally:
    desk.end()
