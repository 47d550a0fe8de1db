"""Reads Catalog with two programs at once, follows the links of a text, and restarts the registry of the bus.

Usage: several.py CATALOG. The exit status is 0 if each step was seen; steps are printed. With the one argument `listen` the program
prints the names of the objects that get the focus, until its standard input ends."""
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

    def heard(event):
        if event.detail1:
            print("heard", event.source.get_name(), flush=True)

    listener = Atspi.EventListener.new(heard)
    listener.register("object:state-changed:focused")
    print("ready", flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    Atspi.event_main()
    sys.exit(0)

desk = session.Session()
desk.use()
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def app():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_name() == "Catalog":
            return child
    return None


def objects():
    waiting = [app()]
    while waiting:
        node = waiting.pop()
        node.clear_cache()
        yield node
        waiting += [child for child in map(node.get_child_at_index, reversed(range(node.get_child_count()))) if child]


def find(name, role=None):
    return next((node for node in objects() if node.get_name().startswith(name) and role in (None, node.get_role_name())), None)


class Listener:
    """A second program that listens to the focus."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-B", __file__, "listen"], env=desk.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stdout.readline, "")), daemon=True).start()
        session.wait(lambda: "ready\n" in self.lines, "the listener is ready")

    def hears(self, name):
        session.wait(lambda: any(line.startswith("heard " + name) for line in self.lines), "the listener hears " + name)
        self.lines.clear()

    def end(self):
        self.process.stdin.close()
        self.process.wait(10)


def focus(name):
    session.wait(lambda: find(name, "list item"), name).grab_focus()


def step(what):
    print("ok", what, flush=True)


def registry():
    """The process of the registry."""
    for pid in desk.descendants():
        try:
            with open("/proc/%d/stat" % pid) as file:
                name, rest = file.read().split("(", 1)[1].rsplit(")", 1)
                # An ended process may have no parent that takes its status.
                if name.startswith("at-spi2-registr") and rest.split()[0] != "Z":
                    return pid
        except OSError:
            pass
    return None


try:
    program = desk.start(sys.argv[1], CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", log=desk.folder + "/catalog.log")
    session.wait(app, "the app appears")
    first, second = Listener(), Listener()
    focus("Plain title")
    first.hears("Plain title")
    second.hears("Plain title")
    step("both listeners hear the focus while a third program walks")
    first.end()
    focus("Another title")
    second.hears("Another title")
    step("the second listener hears more after the end of the first")

    # Rows without a cell have no object. The last row makes the next rows when it is scrolled to.
    for _ in range(200):
        row = find("Links and tags", "list item")
        if row:
            break
        rows = [node for node in objects() if node.get_role_name() == "list item"]
        rows[-1].scroll_to(Atspi.ScrollType.ANYWHERE)
        time.sleep(0.05)
    row.get_action_iface().do_action(0)
    text = session.wait(
        lambda: next((node for node in objects() if node.get_hypertext_iface() is not None), None), "a text with links")
    links = text.get_hypertext_iface()
    if links.get_n_links() != 3:
        raise AssertionError("%d links" % links.get_n_links())
    words = text.get_text_iface().get_text(0, -1)
    found = []
    for index in range(3):
        link = links.get_link(index)
        part = words[link.get_start_index():link.get_end_index()]
        found.append((part, link.get_uri(0), link.get_n_anchors(), link.is_valid()))
        node = link.get_object(0)
        if node.get_name() != part or node.get_role_name() != "link" or node.get_parent() != text:
            raise AssertionError("the object of the link %s is %s" % (part, node.get_name()))
    if [part for part, *_ in found] != ["manual", "help@example.com", "https://example.com/news"]:
        raise AssertionError(str(found))
    if found[0][1:] != ("https://example.com/manual", 1, True) or links.get_link_index(5) != 0 or links.get_link_index(0) != -1:
        raise AssertionError(str(found))
    step("a text has its links")

    tags = next(node for node in objects() if node.get_accessible_id() == "tags")

    def search(name, start, end):
        actions = tags.get_action_iface()
        names = [actions.get_action_name(index) for index in range(actions.get_n_actions())]
        actions.do_action(names.index(name))
        session.wait(
            lambda: [(part.start_offset, part.end_offset) for part in [tags.get_text_iface().get_selection(0)]] == [(start, end)],
            "%s is at %d" % (name, start))

    search("next tag", 10, 15)
    search("next tag", 23, 28)
    search("previous tag", 10, 15)
    step("a rotor moves the reader from tag to tag")

    second.end()
    former = session.wait(registry, "the registry")
    os.kill(former, signal.SIGKILL)
    session.wait(lambda: registry() != former, "the registry ends")
    step("the registry ends")
    # A program that asks starts the registry again.
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi; d = Atspi.get_desktop(0); " \
        "print([d.get_child_at_index(i).get_name() for i in range(d.get_child_count())])"
    session.wait(
        lambda: "Catalog" in subprocess.run(
            [sys.executable, "-c", probe], env=desk.env, capture_output=True, text=True).stdout, "the app is on the desktop again")
    step("the next registry has the app")
    print("read", flush=True)
except AssertionError as error:
    print("FAULT", error, flush=True)
    try:
        print(open(desk.folder + "/catalog.log").read())
    except OSError:
        pass
    sys.exit(1)
finally:
    desk.end()
