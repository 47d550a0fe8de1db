"""Reads Catalog with two programs at once, follows the links of a text, and restarts the registry of the bus.

Usage: several.py CATALOG. The exit status is 0 if each step was seen; steps are printed."""
import os
import signal
import subprocess
import sys
import time
import warnings

import session
from listener import Listener

warnings.simplefilter("ignore")
desk = session.Session()
desk.use()
from accessible import App, Atspi  # noqa: E402
from session import step  # noqa: E402

app = App("Catalog")


def hears(listener, name):
    session.wait(lambda: listener.has("heard " + name), "the listener hears " + name)
    listener.lines.clear()


def focus(name):
    session.wait(lambda: app.find("list item", name), name).grab_focus()


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
    session.wait(app.root, "the app appears")
    first, second = Listener(desk, "focus"), Listener(desk, "focus")
    focus("Plain title")
    hears(first, "Plain title")
    hears(second, "Plain title")
    step("both listeners hear the focus while a third program walks")
    first.end()
    focus("Another title")
    hears(second, "Another title")
    step("the second listener hears more after the end of the first")

    # Rows without a cell have no object. The last row makes the next rows when it is scrolled to.
    for _ in range(200):
        row = app.find("list item", "Links and tags")
        if row:
            break
        rows = [node for node in app.objects() if node.get_role_name() == "list item"]
        rows[-1].scroll_to(Atspi.ScrollType.ANYWHERE)
        time.sleep(0.05)
    row.get_action_iface().do_action(0)
    text = session.wait(
        lambda: next((node for node in app.objects() if node.get_hypertext_iface() is not None), None), "a text with links")
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

    tags = session.wait(lambda: app.identified("tags"), "the tags are there")

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
    desk.print_logs("catalog")
    sys.exit(1)
finally:
    desk.end()
