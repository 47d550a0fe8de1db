"""Another program with GTK 3 and one window: its left half is dragged, its right half accepts drops.

Commands are lines of the standard input. `text WORDS`, `html WORDS`, `png PATH` and `files PATH...` copy, `paste TYPE` prints data of the
clipboard, `source TYPE WORDS` sets the data of a drag, `action` prints the answer of the target of this drag, `accept TYPE...` sets the types of drops, `manage` makes the program the clipboard manager, `sync` does nothing, and `quit` ends the program.
"""
import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

X, Y, WIDTH, HEIGHT = 400, 100, 200, 200
clipboard = None
dragged = ("text/plain", b"")
drag = None


def say(line):
    print(line, flush=True)


def summary(data):
    if data is None:
        return "nothing"
    total = 0
    for byte in data:
        total = (total * 31 + byte) % 1_000_003
    text = " " + data.decode("utf-8", "replace").strip().replace("\r\n", " ") if len(data) < 200 else ""
    return f"{len(data)} {total}{text}"


class Copied:
    """Data that this program owns on the clipboard. Python's GTK lacks gtk_clipboard_set_with_data, so a window owns the selection."""

    def __init__(self, kinds):
        self.kinds = kinds
        self.window = Gtk.Invisible()
        for index, kind in enumerate(kinds):
            Gtk.selection_add_target(self.window, Gdk.SELECTION_CLIPBOARD, Gdk.Atom.intern(kind, False), index)
        self.window.connect("selection-get", self.give)
        Gtk.selection_owner_set(self.window, Gdk.SELECTION_CLIPBOARD, Gdk.CURRENT_TIME)

    def give(self, _widget, selection, info, _time):
        kind = list(self.kinds)[info]
        selection.set(Gdk.Atom.intern(kind, False), 8, self.kinds[kind])
        say(f"gave {kind}")


class Saver:
    """A clipboard manager. It takes the data of a program that asks it to save, and offers the data afterwards."""

    IGNORED = ("TARGETS", "MULTIPLE", "TIMESTAMP", "SAVE_TARGETS")

    def __init__(self):
        self.window = Gtk.Invisible()
        name = Gdk.Atom.intern("CLIPBOARD_MANAGER", False)
        # GTK itself answers the target with nothing, so the request is answered before GTK has it.
        self.window.connect("selection-request-event", self.save)
        Gtk.selection_owner_set(self.window, name, Gdk.CURRENT_TIME)

    def save(self, _widget, event):
        global copied
        if event.target.name() != "SAVE_TARGETS":
            return False
        kinds = {}
        _found, targets = clipboard.wait_for_targets()
        for target in targets or []:
            content = None if target.name() in self.IGNORED else clipboard.wait_for_contents(target)
            if content is not None and content.get_length() >= 0:
                kinds[target.name()] = content.get_data()
        Gdk.selection_send_notify_for_display(
            Gdk.Display.get_default(), event.requestor, event.selection, event.target, event.property, event.time)
        copied = Copied(kinds)
        say("saved " + " ".join(sorted(kinds)))
        return True


copied = None
saver = None


def perform(line):
    global copied, dragged, saver
    words = line.rstrip("\n").split(" ")
    rest = line.rstrip("\n")[len(words[0]) + 1:]
    if words[0] == "text":
        clipboard.set_text(rest, -1)
    elif words[0] == "html":
        copied = Copied({"text/html": rest.encode()})
    elif words[0] == "png":
        with open(rest, "rb") as file:
            copied = Copied({"image/png": file.read()})
    elif words[0] == "files":
        addresses = "".join("file://" + path + "\r\n" for path in words[1:])
        copied = Copied({"text/uri-list": addresses.encode()})
    elif words[0] == "paste":
        clipboard.request_contents(Gdk.Atom.intern(words[1], False), pasted, words[1])
    elif words[0] == "source":
        kind = words[1]
        dragged = (kind, rest[len(kind) + 1:].encode())
        source.drag_source_set_target_list([Gtk.TargetEntry.new(kind, 0, 0)])
    elif words[0] == "action":
        say("action " + (" ".join(drag.get_selected_action().value_nicks) if drag else "none"))
    elif words[0] == "accept":
        accept(words[1:])
    elif words[0] == "manage":
        saver = Saver()
    elif words[0] == "quit":
        Gtk.main_quit()
    say(f"done {words[0]}")


def pasted(_clipboard, selection, kind):
    say(f"pasted {kind} {summary(selection.get_data() if selection.get_length() >= 0 else None)}")


buffer = b""


def read(descriptor, _condition):
    global buffer
    data = os.read(descriptor, 65536)
    if not data:
        Gtk.main_quit()
        return False
    buffer += data
    while b"\n" in buffer:
        line, buffer = buffer.split(b"\n", 1)
        perform(line.decode())
    return True


def give(_widget, _context, selection, _info, _time):
    selection.set(Gdk.Atom.intern(dragged[0], False), 8, dragged[1])


def drag_begin(_widget, context):
    global drag
    drag = context
    say("drag begin")


def drag_end(_widget, context):
    global drag
    drag = None
    say(f"drag end {context.get_selected_action().value_nicks}")


def drag_failed(_widget, _context, result):
    say(f"drag failed {result.value_nick}")
    return True


def received(_widget, context, _x, _y, selection, _info, time):
    say(f"dropped {selection.get_data_type().name()} {summary(selection.get_data())}")
    picture = selection.get_pixbuf()
    if picture:
        say(f"picture {picture.get_width()} {picture.get_height()}")
    context.finish(True, context.get_selected_action() == Gdk.DragAction.MOVE, time)


# A window on Wayland cannot choose its place. The tests find the halves by their colors.
IS_WAYLAND = os.environ.get("GDK_BACKEND") == "wayland"
STYLE = b".source { background: #cc2222; } .target { background: #22aa22; }"
window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL if IS_WAYLAND else Gtk.WindowType.POPUP)
window.set_decorated(not IS_WAYLAND)
window.set_title("Peer")
window.set_default_size(WIDTH, HEIGHT)
window.move(X, Y)
provider = Gtk.CssProvider()
provider.load_from_data(STYLE)
Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_USER)
box = Gtk.Box(homogeneous=True)
source = Gtk.EventBox()
actions = Gdk.DragAction.COPY | Gdk.DragAction.MOVE
source.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], actions)
source.connect("drag-data-get", give)
source.connect("drag-begin", drag_begin)
source.connect("drag-end", drag_end)
source.connect("drag-failed", drag_failed)
source.connect("drag-data-delete", lambda *_: say("deleted"))
target = Gtk.EventBox()


def accept(kinds):
    target.drag_dest_set(Gtk.DestDefaults.ALL, [Gtk.TargetEntry.new(kind, 0, 0) for kind in kinds], actions)


def moved(widget, context, _x, _y, _time):
    say("over" if widget.drag_dest_find_target(context, None) else f"refuses {' '.join(t.name() for t in context.list_targets())}")


accept(("text/uri-list", "text/plain", "UTF8_STRING", "org.example.own"))
target.connect("drag-motion", moved)
target.connect("drag-data-received", received)
target.add_events(Gdk.EventMask.BUTTON_PRESS_MASK)
target.connect("button-press-event", lambda *_: say("pressed"))
source.get_style_context().add_class("source")
target.get_style_context().add_class("target")
box.pack_start(source, True, True, 0)
box.pack_start(target, True, True, 0)
window.add(box)
window.show_all()
clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
clipboard.connect("owner-change", lambda *_: say("owner changed"))
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
GLib.idle_add(lambda: say("ready") or False)
Gtk.main()
