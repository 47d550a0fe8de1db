"""A whole session of Notes in a window: keys, a screen reader's words, dark colors, drags to and from a program with GTK 3, the end and
another start.

Usage: joined.py NOTES PEER [weston], where PEER is the program with GTK 3. The exit status is 0 if each step was seen; steps are printed.
With the one argument `portal` the program is the portal of the desktop, whose standard input switches the colors."""
import os
import subprocess
import sys
import warnings

import gi

if sys.argv[1:] == ["portal"]:
    from gi.repository import Gio, GLib

    INTERFACE = """<node><interface name='org.freedesktop.portal.Settings'>
        <method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>
        <method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
        <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
        <property name='version' type='u' access='read'/></interface></node>"""
    PATH, NAME, SPACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "org.freedesktop.appearance"
    scheme = 0

    def answer(_bus, _sender, _path, _interface, method, _arguments, invocation):
        value = GLib.Variant("u", scheme)
        if method == "ReadAll":
            invocation.return_value(GLib.Variant("(a{sa{sv}})", ({SPACE: {"color-scheme": value}},)))
        else:
            invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))

    def switch(_file, _condition):
        global scheme
        line = os.read(0, 100)
        if not line:
            loop.quit()
            return False
        scheme = 1 if b"dark" in line else 2
        bus.emit_signal(None, PATH, NAME, "SettingChanged", GLib.Variant("(ssv)", (SPACE, "color-scheme", GLib.Variant("u", scheme))))
        return True

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(
        PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer, lambda *_: GLib.Variant("u", 1), None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.portal.Desktop", 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, switch)
    loop = GLib.MainLoop()
    loop.run()
    sys.exit()

import session  # noqa: E402

on_weston = sys.argv[3:] == ["weston"]
desk = session.Session(display="weston" if on_weston else "x11")
desk.use()
# This program looks at the X server, which has the window of Weston.
os.environ["GDK_BACKEND"] = "x11"
warnings.simplefilter("ignore")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib  # noqa: E402
from accessible import App, Atspi  # noqa: E402
from session import xdo  # noqa: E402

NOTES, PEER = sys.argv[1:3]
# The corner of the app's window, and of the other program's window, whose halves are a source and a target of drags.
ORIGIN, OTHER = ((20, 120), (600, 300)) if on_weston else ((0, 0), (400, 100))
SOURCE, TARGET = (OTHER[0] + 50, OTHER[1] + 100), (OTHER[0] + 150, OTHER[1] + 100)
heard = []
notes = App("Notes")
find, text = notes.find, notes.text
Gdk.init([])


def wait(condition, what, seconds=20):
    """Waits, and receives the events of the bus meanwhile."""
    def found():
        while GLib.MainContext.default().iteration(False):
            pass
        return condition()
    result = session.wait(found, what, seconds)
    print("ok  ", what, flush=True)
    return result


def listen(event):
    if event.type.startswith("object:text-changed:insert"):
        heard.append(str(event.any_data))


def color(x, y):
    """A pixel of the screen."""
    picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), x, y, 1, 1)
    return tuple(picture.get_pixels()[:3])


def run_of(row, length, is_wanted):
    """The first place in a row of pixels where exactly this many equal pixels of a wanted color are side by side; -1 without one."""
    start = 0
    while start < len(row):
        end = start
        while end < len(row) and row[end] == row[start]:
            end += 1
        if end - start == length and is_wanted(row[start]):
            return start
        start = end
    return -1


def place_of_window(width, height, is_wanted):
    """The corner of the lowest window on the screen that has a row of this width in a wanted color. A program on Weston does not know
    the place of its window, so the place is looked up in the picture."""
    picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), 0, 0, 1024, 900)
    pixels, stride, size = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    for y in range(899, -1, -1):
        line = pixels[y * stride:y * stride + 1024 * size]
        x = run_of([line[i:i + 3] for i in range(0, len(line), size)], width, is_wanted)
        if x >= 0:
            return (x, y + 1 - height)
    return None


def place_at_rest(find_place):
    """The corner of a window that ten pictures show at the same place; None while the window moves or is not displayed."""
    place = find_place()
    for _ in range(9):
        GLib.usleep(20_000)
        if find_place() != place:
            return None
    return place


def move_window(find_place, to):
    """Moves a window on Weston with the key and the button that Weston has for it. Weston opens a window at a random place, where the
    lower rows of the window may be below the screen. Then the place in the picture is too high, and the move is repeated."""
    for _ in range(8):
        x, y = wait(lambda: place_at_rest(find_place), "the window is displayed")
        if (x, y) == to:
            print("ok   the window is at its place", flush=True)
            return
        print("    ", (x, y), "is not", to, flush=True)
        # A part of the window that is on the screen.
        grip = (max(x, 0) + 30, min(max(y, 40) + 100, 860))
        xdo("mousemove", *grip, "keydown", "super", "mousedown", 1)
        for step in range(1, 11):
            xdo("mousemove", *(round(g + (t - o) * step / 10) for g, t, o in zip(grip, to, (x, y))))
        xdo("mouseup", 1, "keyup", "super")
    raise AssertionError("never: the window is at its place")


def notes_place():
    return place_of_window(390, 700, lambda color: min(color) > 200 or max(color) < 60)


def peer_place():
    return place_of_window(100, 200, lambda color: color[0] > 180 and color[1] < 60)


def drag(start, end, is_over):
    """Drags with the mouse in steps, and drops where the target has answered."""
    xdo("mousemove", *start, "mousedown", 1)
    for step in range(1, 21):
        xdo("mousemove", *(round(a + (b - a) * step / 20) for a, b in zip(start, end)))
    shift = [0]

    def hover():
        shift[0] = 1 - shift[0]
        xdo("mousemove", end[0] + shift[0], end[1])
        return is_over()
    wait(hover, "the target answers")
    hover()
    xdo("mouseup", 1)


def patient(condition):
    """A condition that holds 30 questions after another one: the app does not print that it has answered."""
    left = []

    def holds():
        if left or condition():
            left.append(True)
        return len(left) > 30
    return holds


class Peer:
    """The other program. Its output is kept line by line."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=dict(desk.env, NO_AT_BRIDGE="1", GDK_BACKEND="wayland" if on_weston else "x11"))
        os.set_blocking(self.process.stdout.fileno(), False)
        self.text = ""
        wait(lambda: self.has("ready"), command[-1].split("/")[-1] + " is ready")

    def has(self, line):
        """Whether a line with this beginning has arrived since the last found line."""
        data = self.process.stdout.read()
        self.text += data.decode(errors="replace") if data else ""
        place = ("\n" + self.text).find("\n" + line)
        if place < 0:
            return False
        self.text = self.text[place + len(line):]
        return True

    def tell(self, line):
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()


def start():
    program = desk.start(NOTES, CHEVRON_HOST="sdl", CHEVRON_SIZE="390x700", log=desk.folder + "/notes.log")
    wait(lambda: find("frame"), "the window is on the accessibility bus", 60)
    window = desk.focus_window("Notes")
    wait(notes.has_keyboard, "the app has the keyboard")
    if on_weston:
        move_window(notes_place, ORIGIN)
    else:
        xdo("windowmove", window, *ORIGIN)
    return program


def end(program):
    xdo("key", "ctrl+q")
    wait(lambda: program.poll() is not None, "the app ends")
    assert program.returncode == 0, program.returncode


def take_keyboard(place):
    """Clicks on the app on Weston, which gave the keyboard to the other window with its click."""
    if on_weston:
        xdo("mousemove", *place, "click", 1)
        wait(notes.has_keyboard, "the app has the keyboard again")
        # The press of a drag is not the second of two taps.
        GLib.usleep(1_000_000)


def session_of_notes():
    portal = Peer(sys.executable, os.path.abspath(__file__), "portal")
    listener = Atspi.EventListener.new(listen)
    listener.register("object:text-changed:insert")
    program = start()
    wait(lambda: find("push button", "Compose"), "the list of notes")
    # The keyboard gets to the button of the bar, and opens a note.
    for _ in range(8):
        xdo("key", "Tab")
        # The app sends the focus of the reader with the next turn.
        GLib.usleep(200_000)
        button = find("push button", "Compose")
        if button and button.get_state_set().contains(Atspi.StateType.FOCUSED):
            break
    xdo("key", "Return")
    wait(lambda: find("text"), "a new note")
    GLib.usleep(1_000_000)
    xdo("type", "--delay", "40", "pears words")
    wait(lambda: text() == "pears words", "the keys are in the text")
    wait(lambda: "".join(heard) == "pears words", "a screen reader hears each letter")

    place = (ORIGIN[0] + 200, ORIGIN[1] + 500)
    assert min(color(*place)) > 200, color(*place)
    portal.tell("dark")
    wait(lambda: max(color(*place)) < 60, "the portal switches to dark colors")

    peer = Peer(sys.executable, PEER)
    if on_weston:
        move_window(peer_place, OTHER)
    peer.tell("accept text/plain UTF8_STRING")
    wait(lambda: peer.has("done accept"), "the other program accepts texts")
    box = find("text").get_text_iface().get_character_extents(2, Atspi.CoordType.WINDOW)
    word = (ORIGIN[0] + box.x + box.width // 2, ORIGIN[1] + box.y + box.height // 2)
    take_keyboard(word)
    xdo("key", "ctrl+a")
    wait(lambda: find("text").get_text_iface().get_n_selections() == 1, "the text is selected")
    drag(word, TARGET, lambda: peer.has("over"))
    wait(lambda: peer.has("dropped"), "the other program gets the text")
    assert "pears words" in peer.text, peer.text

    peer.tell("source text/plain apples ")
    wait(lambda: peer.has("done source"), "the other program offers a text")
    before = text()
    drag(SOURCE, word, patient(lambda: peer.has("drag begin")))
    wait(lambda: text() != before and "apples" in text(), "the text of the other program is in the note")
    last = text()
    take_keyboard(word)
    end(program)

    program = start()
    wait(lambda: text() == last, "the note is open after another start, with its text: " + last)
    wait(lambda: find("push button", "Back"), "the way to the list of notes").get_action_iface().do_action(0)
    wait(lambda: find("list item", last.strip()) and not find("text"), "the list of notes has the note")
    xdo("key", "Down")
    xdo("key", "Return")
    wait(lambda: text() == last, "the note is opened from the list")
    end(program)


try:
    session_of_notes()
finally:
    desk.end()
print("joined")
