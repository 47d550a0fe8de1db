"""Walks through Files and Notes as a screen reader, and checks each object.

Usage: walk.py FILES NOTES. The exit status is 0 if no fault was found; faults are printed."""
import sys
import warnings

import session

desk = session.Session()
desk.use()
from accessible import App, Atspi  # noqa: E402
from gi.repository import GLib  # noqa: E402

NAMED = {
    "push button", "toggle button", "slider", "spin button", "page tab", "list item", "check menu item", "menu item",
    "radio button", "heading", "link", "label", "frame", "image", "entry", "progress bar",
}
faults = []
warnings.simplefilter("ignore")


def fault(*words):
    faults.append(" ".join(str(word) for word in words))
    print("FAULT", faults[-1], flush=True)


def objects(root):
    """All objects below one, each with its depth. An object that goes meanwhile has no children."""
    waiting, found = [(root, 0)], []
    while waiting:
        node, depth = waiting.pop()
        found.append((node, depth))
        node.clear_cache()
        try:
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        except GLib.GError:
            continue
        waiting += [(child, depth + 1) for child in reversed(children) if child]
    return found


def check(root, place):
    """Checks all objects below one. While the objects change, as at the end of a push, they are checked again."""
    for _ in range(20):
        try:
            found = objects(root)
            wrong = list(wrongs(found))
            if not wrong or objects(root) == found:
                break
        except GLib.GError as error:
            # An object went in the middle of a question.
            found, wrong = [], [(error.message,)]
    for words in wrong:
        fault(place, *words)
    print("checked %d objects in %s" % (len(found), place), flush=True)
    return found


def wrongs(found):
    """Each control has a name, and each object is a child of its parent."""
    for node, depth in found:
        role, name = node.get_role_name(), node.get_name()
        if depth == 0:
            continue
        if role in NAMED and not name:
            yield role, "has no name", node.get_attributes()
        parent = node.get_parent()
        if parent is None:
            yield role, name, "has no parent"
        elif parent.get_child_at_index(node.get_index_in_parent()) != node:
            yield role, name, "is not the child of its parent"
        states = node.get_state_set()
        if states.contains(Atspi.StateType.DEFUNCT):
            yield role, name, "is defunct"
        if not node.get_interfaces():
            yield role, name, "has no interfaces"
        action = node.get_action_iface()
        if action and not [action.get_action_name(i) for i in range(action.get_n_actions())]:
            yield role, name, "has no actions"
        text = node.get_text_iface()
        if text:
            count = text.get_character_count()
            if len(text.get_text(0, -1)) != count:
                yield role, name, "has a text of another length"
            for offset in {0, count // 2, count}:
                for unit in Atspi.TextGranularity.CHAR, Atspi.TextGranularity.WORD, Atspi.TextGranularity.LINE:
                    part = text.get_string_at_offset(offset, unit)
                    if not part.start_offset <= offset <= part.end_offset:
                        yield role, name, "has a wrong part at", offset


def find(root, name, role=None):
    for node, _ in objects(root):
        if name in node.get_name() and (role is None or node.get_role_name() == role):
            return node
    return None


def press(node):
    if not node.get_action_iface().do_action(0):
        fault("the action of", node.get_name(), "was refused")


def follow(node, condition, what):
    """Presses until the condition holds: an app ignores taps during a transition."""
    for _ in range(10):
        if not is_defunct(node):
            press(node)
        try:
            return session.wait(condition, what, 2)
        except AssertionError:
            pass
    raise AssertionError("never: " + what)


def is_defunct(node):
    node.clear_cache()
    return node.get_state_set().contains(Atspi.StateType.DEFUNCT)


def start(program, name):
    process = desk.start(program, CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", log=desk.folder + "/" + name + ".log")
    return process, session.wait(lambda: App(name).root(), name + " appears")


def end(process, name):
    process.terminate()
    process.wait(20)
    session.wait(lambda: App(name).root() is None, name + " leaves the desktop")


def walk_files(program):
    for index in range(8):
        desk.write("Documents/Report %d.txt" % index, "Line one\nLine two of %d" % index)
    process, root = start(program, "Files")
    if root.get_parent() != Atspi.get_desktop(0):
        fault("the parent of the application is not the desktop")
    frame = session.wait(lambda: root.get_child_at_index(0), "a window")
    first = check(root, "the locations")
    labels = {node.get_name() for node, _ in first}
    row = follow(
        session.wait(lambda: find(root, "Home", "list item"), "a location"),
        lambda: find(root, "Documents", "list item"), "a row of the home folder")
    opened = follow(row, lambda: find(root, "Report 3", "list item"), "a row of the folder")
    session.wait(lambda: is_defunct(row), "the row of the covered page is defunct")
    check(root, "a folder")
    follow(opened, lambda: find(root, "Line two"), "the text of the file")
    check(root, "a file")
    session.wait(lambda: is_defunct(opened), "the row of the folder is defunct")
    for title in "Documents", "Home", "Browse":
        back = session.wait(lambda: find(root, "Back", "push button"), "a back button")
        follow(back, lambda: find(root, title, "heading"), "the page " + title)
    session.wait(lambda: {node.get_name() for node, _ in objects(root)} == labels, "the locations are back")
    check(root, "the locations again")
    if frame.get_role_name() != "frame" or root.get_child_count() != 1:
        fault("the application has other children than its window")
    end(process, "Files")


def walk_notes(program):
    process, root = start(program, "Notes")
    check(root, "the list of notes")
    before = len(objects(root))
    add = session.wait(
        lambda: next((n for n, _ in objects(root) if n.get_name() in ("New Note", "Add", "Compose")), None), "a button")
    press(add)
    editor = session.wait(
        lambda: next((n for n, _ in objects(root) if n.get_role_name() == "text"), None), "the text of the note")
    check(root, "a note")
    editor.get_editable_text_iface().insert_text(0, "Ünïcode 👍 first\nsecond line", 27)
    text = editor.get_text_iface()
    session.wait(lambda: text.get_text(0, -1).startswith("Ünïcode 👍 first"), "the inserted text")
    text.set_caret_offset(8)
    session.wait(lambda: text.get_caret_offset() == 8, "the caret")
    if text.get_string_at_offset(8, Atspi.TextGranularity.CHAR).content != "👍":
        fault("the character at the caret is another")
    if text.get_string_at_offset(10, Atspi.TextGranularity.WORD).content.strip() != "first":
        fault("the word is another")
    text.add_selection(0, 7)
    session.wait(lambda: text.get_n_selections() == 1 and text.get_selection(0).end_offset == 7, "the selection")
    check(root, "a note with a text")
    back = next((n for n, _ in objects(root) if "Back" in n.get_name()), None)
    if back:
        press(back)
        session.wait(lambda: find(root, "Ünïcode", "list item"), "the row of the note")
        session.wait(lambda: is_defunct(editor), "the text of the closed note is defunct")
        check(root, "the list with a note")
        if len(objects(root)) > before + 3:
            fault("objects of the closed note remain")
    end(process, "Notes")


try:
    walk_files(sys.argv[1])
    walk_notes(sys.argv[2])
except AssertionError as error:
    fault(error)
    for name in "Files", "Notes":
        if App(name).root():
            for node, depth in objects(App(name).root()):
                print("  " * depth + node.get_role_name(), repr(node.get_name()))
        desk.print_logs(name)
finally:
    desk.end()
print("%d faults" % len(faults))
sys.exit(bool(faults))
