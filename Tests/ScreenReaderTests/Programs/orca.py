"""Runs Orca over Files, Notes and Catalog, and compares what Orca says.

Usage: orca.py FILES NOTES CATALOG [weston]. The exit status is 0 if Orca says everything that is expected."""
import sys
import time
import warnings

import session
from speech import Orca

desk = session.Session(display=sys.argv[4] if len(sys.argv) > 4 else "x11")
desk.use()
warnings.simplefilter("ignore")
from accessible import App  # noqa: E402
from session import xdo  # noqa: E402

orca = Orca(desk)
expect = orca.expect
# The app that is running.
running = None


def found(name, role):
    return session.wait(lambda: running.find(role, name), name + " appears")


def press(node):
    node.get_action_iface().do_action(0)


def later(act, argument):
    """Acts after the transition: an app ignores taps during a transition."""
    time.sleep(1)
    act(argument)


def key(*names):
    xdo("key", *names)


def type_text(text):
    xdo("type", "--delay", "60", text)


def run(name, program, wanted, session_of_app):
    """Starts an app, waits until Orca has said what is wanted, and ends the app after its session."""
    global running
    running = App(name)
    started = []
    expect(
        name + " and its first element", lambda: started.append(desk.start(
            program, CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", log=desk.folder + "/" + name + ".log")), wanted)
    desk.focus_window(name)
    session_of_app()
    started[0].terminate()
    started[0].wait(20)
    session.wait(lambda: running.root() is None, name + " leaves the desktop")


def commands():
    """The commands of Orca itself, which gets the keys from the app before version 46."""
    expect("where am I", lambda: key("KP_Enter"), ["Home"])
    expect("the line of the flat review", lambda: key("KP_Up"), ["Home"])
    expect("the next line", lambda: key("KP_Prior"), ["File System"])
    expect("the line before", lambda: key("KP_Home"), ["Home"])
    expect("the mode to learn keys", lambda: key("Insert+h"), ["Entering learn mode"])
    expect("a key in this mode", lambda: key("KP_Up"), ["Speak the current flat review line"], ["Home"])
    expect("the end of the mode", lambda: key("Escape"), ["Exiting learn mode"])
    # The app has got none of these keys.
    expect("the place of the keyboard", lambda: key("Down"), ["File System"])
    expect("the former row", lambda: key("Up"), ["Home"])


def files():
    expect("a row", lambda: found("Home", "list item").grab_focus(), ["List with 3 items.", "Home."], ["not selected."])
    commands()
    expect("a tab", lambda: found("Recents", "page tab").grab_focus(), ["Recents page tab."])
    expect("a page that is pushed", lambda: press(found("Home", "list item")), ["Browse, Back push button."])
    expect("a row of the page", lambda: found("Documents", "list item").grab_focus(), ["List with 1 item.", "Docu"])
    # The keyboard is in the list, and so is the reader after the push.
    expect("the next page", lambda: later(press, found("Documents", "list item")), ["Report 0.txt"], ["Files"])
    expect("the way back", lambda: later(press, found("Home, Back", "push button")), ["Documents"])
    expect("a menu", lambda: later(press, found("More", "push button")), ["Select."])
    expect("the end of the menu", lambda: later(key, "Escape"), ["push button."])
    expect("the keyboard", lambda: later(key, "Tab"), ["Recents page tab."])


def notes():
    expect("the text of a new note", lambda: press(found("Compose", "push button")), ["text."])
    later(type_text, "Milk")
    expect("the way back by the keyboard", lambda: later(key, "alt+Left"), ["Compose push button."])
    expect("the row of the note", lambda: later(key, "Down"), ["List with 1 item.", "Milk"])
    expect("the note again", lambda: later(key, "Return"), ["Milk"])


def catalog():
    expect(
        "a row in a section", lambda: found("Plain title", "list item").grab_focus(),
        ["Plain title, The screen's own title, in the middle"])
    expect("the next row by the keyboard", lambda: later(key, "Down"), ["Another title"], ["Plain title"])
    expect("the last row", lambda: later(key, "End"), ["Filters of images"], ["Catalog heading."])
    expect("the first row", lambda: later(key, "Home"), ["Plain title"])
    expect("a screen", lambda: later(key, "Return"), ["The title stands in the middle of the bar."])
    expect("the way back", lambda: later(key, "alt+Left"), ["Plain title, The screen's own title"])


try:
    orca.start()
    for index in range(3):
        desk.write("Documents/Report %d.txt" % index, "Line one\nLine two of %d" % index)
    run("Files", sys.argv[1], ["Files frame.", "Browse heading."], files)
    run("Notes", sys.argv[2], ["Notes frame.", "Compose push button."], notes)
    run("Catalog", sys.argv[3], ["Catalog frame.", "Catalog heading."], catalog)
finally:
    desk.end()
print("%d faults" % orca.faults)
sys.exit(bool(orca.faults))
