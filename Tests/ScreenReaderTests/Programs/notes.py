"""A new note of the example Notes in a window. A program imports this module after `Session.use()`."""
import time

import accessible
import session

app = accessible.App("Notes")


def open_note(desk, path):
    """Starts Notes, gives its window the keyboard, and opens a new note."""
    desk.start(path, CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", CHEVRON_SIZE="390x700", log=desk.folder + "/notes.log")
    session.wait(lambda: app.find("push button", "Compose"), "the window is on the accessibility bus", 60)
    desk.focus_window("Notes")
    session.wait(app.has_keyboard, "the app has the keyboard")
    app.press("push button", "Compose")
    session.wait(lambda: app.find("text"), "a new note")
    time.sleep(1)


def wait_for_text(expected):
    try:
        session.wait(lambda: app.text() == expected, "the text", 10)
    except AssertionError:
        raise AssertionError("the text is %r instead of %r" % (app.text(), expected))
