"""Types Korean in Notes with an input method, while a program listens to keys as Orca before version 46 does, and without. A program
imports this module after `Session.use()`."""
import time

import session
from listener import Listener
from notes import open_note, wait_for_text
from session import step, xdo


def type_keys(keys, expected):
    for key in keys:
        xdo("key", key)
        time.sleep(0.05)
    wait_for_text(expected)


def compose(desk):
    """The engine for Korean composes letters of the keyboard to syllables: `gks` is 한."""
    type_keys("gks", "한")
    type_keys(["space", "g", "k", "Return"], "한 하\n")
    type_keys(["g", "k", "Left", "g"], "한 하\nㅎ하")
    xdo("key", "ctrl+a", "BackSpace")
    type_keys("gks", "한")
    step("the input method composes without a listener, and a key that ends a syllable follows the syllable")

    listener = Listener(desk, "keys")
    time.sleep(0.5)
    type_keys("rmf", "한글")
    step("the input method composes with a listener")
    type_keys(["Return", "g", "k", "space"], "한글\n하 ")
    xdo("key", "ctrl+a", "BackSpace")
    type_keys("gksrmf", "한글")
    step("a key that ends a syllable follows the syllable, also with a listener")
    if "WAYLAND_DISPLAY" in desk.env:
        # On Wayland, SDL 2.26 passes every key to the input method, so that the letter of a command is composed.
        xdo("key", "Insert")
    else:
        command(listener)
    type_keys("r", "한글ㄱ")
    step("the input method begins another syllable")
    listener.end()
    type_keys("k", "한글가")
    step("the input method composes after the end of the listener")


def command(listener):
    listener.lines.clear()
    xdo("keydown", "Insert")
    time.sleep(0.3)
    xdo("key", "h")
    time.sleep(0.3)
    xdo("keyup", "Insert")
    session.wait(lambda: listener.has("release ff63"), "the listener hears Insert")
    time.sleep(0.5)
    if not listener.has("press 68 "):
        raise AssertionError("the listener does not hear the letter after Insert: %s" % listener.lines)
    wait_for_text("한글")
    step("the letter of a command of the listener is not composed")


def run(desk, path, start_method, activate=lambda: None, type_more=lambda: None):
    """- start_method: starts the input method, which writes `method.log` in the folder of the session.
    - activate: lets the input method compose in the note.
    - type_more: types what this input method alone has."""
    try:
        start_method()
        open_note(desk, path)
        activate()
        compose(desk)
        type_more()
        print("composed", flush=True)
    except AssertionError as error:
        print("FAULT", error, flush=True)
        desk.print_logs("notes", "method")
        raise
    finally:
        desk.end()
