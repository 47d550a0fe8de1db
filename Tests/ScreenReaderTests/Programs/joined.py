"""A whole session of Notes in a window: keys, a screen reader's words, dark colors, drags to and from a program with GTK 3, the end and
another start.

Usage: joined.py NOTES PEER, where PEER is the program with GTK 3. The exit status is 0 if each step was seen; steps are printed. With
the one argument `portal` the program is the portal of the desktop, whose standard input switches the colors."""
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

desk = session.Session(display=True)
desk.use()
os.environ["GDK_BACKEND"] = "x11"
warnings.simplefilter("ignore")
for name, version in [("Atspi", "2.0"), ("Gdk", "3.0")]:
    gi.require_version(name, version)
from gi.repository import Atspi, Gdk, GLib  # noqa: E402

NOTES, PEER = sys.argv[1:3]
# The halves of the other program's window, on the screen.
SOURCE, TARGET = (450, 200), (550, 200)
heard = []
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


def objects():
    desktop = Atspi.get_desktop(0)
    waiting = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    waiting = [child for child in waiting if child and child.get_name() == "Notes"]
    while waiting:
        node = waiting.pop()
        if node is None:
            continue
        node.clear_cache()
        yield node
        waiting += [node.get_child_at_index(index) for index in range(node.get_child_count() - 1, -1, -1)]


def find(role, name=""):
    try:
        return next((node for node in objects() if node.get_role_name() == role and name in node.get_name()), None)
    except GLib.Error:
        return None


def text():
    node = find("text")
    return node.get_text_iface().get_text(0, -1) if node else ""


def key(*names):
    subprocess.run(["xdotool", "key", *names], check=True)


def xdo(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def color(x, y):
    """A pixel of the screen."""
    picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), x, y, 1, 1)
    return tuple(picture.get_pixels()[:3])


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
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(desk.env, NO_AT_BRIDGE="1", GDK_BACKEND="x11"))
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
    window = wait(
        lambda: subprocess.run(["xdotool", "search", "--name", "^Notes$"], capture_output=True, text=True).stdout.split(),
        "the window is on the screen")[-1]
    xdo("windowmove", window, 0, 0)
    xdo("windowfocus", window)
    return program


def end(program):
    key("ctrl+q")
    wait(lambda: program.poll() is not None, "the app ends")
    assert program.returncode == 0, program.returncode


def session_of_notes():
    portal = Peer(sys.executable, os.path.abspath(__file__), "portal")
    listener = Atspi.EventListener.new(listen)
    listener.register("object:text-changed:insert")
    program = start()
    wait(lambda: find("push button", "Compose"), "the list of notes")
    # The keyboard gets to the button of the bar, and opens a note.
    for _ in range(8):
        key("Tab")
        button = find("push button", "Compose")
        if button and button.get_state_set().contains(Atspi.StateType.FOCUSED):
            break
    key("Return")
    wait(lambda: find("text"), "a new note")
    GLib.usleep(1_000_000)
    xdo("type", "--delay", "40", "pears words")
    wait(lambda: text() == "pears words", "the keys are in the text")
    wait(lambda: "".join(heard) == "pears words", "a screen reader hears each letter")

    place = (200, 500)
    assert min(color(*place)) > 200, color(*place)
    portal.tell("dark")
    wait(lambda: max(color(*place)) < 60, "the portal switches to dark colors")

    peer = Peer(sys.executable, PEER)
    peer.tell("accept text/plain UTF8_STRING")
    wait(lambda: peer.has("done accept"), "the other program accepts texts")
    # The window is at the corner of the screen.
    box = find("text").get_text_iface().get_character_extents(2, Atspi.CoordType.WINDOW)
    word = (box.x + box.width // 2, box.y + box.height // 2)
    key("ctrl+a")
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
    end(program)

    program = start()
    row = wait(lambda: find("list item"), "the list of notes after another start")
    print("    ", row.get_name())
    key("Down")
    key("Return")
    wait(lambda: text() == last, "the note has its text: " + last)
    end(program)


try:
    session_of_notes()
finally:
    desk.end()
print("joined")
