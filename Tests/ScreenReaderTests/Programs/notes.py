"""A new note of the example Notes in a window. A program imports this module after `Session.use()`."""
import subprocess
import time

import accessible
import session

app = accessible.App("Notes")


def open_note(desk, path):
    """Starts Notes, gives its window the keyboard, and opens a new note."""
    desk.start(path, CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", CHEVRON_SIZE="390x700", log=desk.folder + "/notes.log")
    session.wait(lambda: app.find("push button", "Compose"), "the window is on the accessibility bus", 60)
    for _ in range(10):
        window = desk.focus_window("Notes")
        try:
            session.wait(app.has_keyboard, "the app has the keyboard", 2)
            break
        except AssertionError:
            # Weston may miss the focus of its own window, so that another window gets the focus in between.
            other = subprocess.run(["xdotool", "search", "--maxdepth", "0", ""], capture_output=True, text=True).stdout.split()
            session.xdo("windowfocus", (other or [window])[0])
    app.press("push button", "Compose")
    session.wait(lambda: app.find("text"), "a new note")
    time.sleep(1)


def wait_for_text(expected):
    try:
        session.wait(lambda: app.text() == expected, "the text", 10)
    except AssertionError:
        raise AssertionError("the text is %r instead of %r" % (app.text(), expected))
