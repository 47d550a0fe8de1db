"""Types Korean in Notes with fcitx, while a program listens to keys as Orca before version 46 does, and without.

Usage: fcitx.py NOTES. The exit status is 0 if each step was seen; steps are printed."""
import os
import subprocess
import sys
import threading
import time
import warnings

import session

warnings.simplefilter("ignore")
NOTES = sys.argv[1]
desk = session.Session(display="x11")
desk.env["XMODIFIERS"] = "@im=fcitx"
desk.use()
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PROFILE = """[Groups/0]
Name=Default
Default Layout=us
DefaultIM=hangul

[Groups/0/Items/0]
Name=hangul

[GroupOrder]
0=Default
"""


def find(role, name=""):
    desktop = Atspi.get_desktop(0)
    waiting = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    waiting = [child for child in waiting if child and child.get_name() == "Notes"]
    while waiting:
        node = waiting.pop()
        node.clear_cache()
        if node.get_role_name() == role and name in node.get_name():
            return node
        waiting += [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]
    return None


def text():
    node = find("text")
    return node.get_text_iface().get_text(0, -1) if node else ""


def xdo(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def wait_for_text(expected):
    try:
        session.wait(lambda: text() == expected, "the text", 10)
    except AssertionError:
        raise AssertionError("the text is %r instead of %r" % (text(), expected))


def type_keys(keys, expected):
    for key in keys:
        xdo("key", key)
        time.sleep(0.05)
    wait_for_text(expected)


def start_method():
    """The engine for Korean composes letters of the keyboard to syllables: `gks` is 한."""
    desk.write(".config/fcitx5/profile", PROFILE)
    desk.start("fcitx5", "--disable", "xim,waylandim,kimpanel,notificationitem,classicui", log=desk.folder + "/method.log")
    session.wait(
        lambda: subprocess.run(["fcitx5-remote", "-s", "hangul"], capture_output=True).returncode == 0, "the engine", 30)


class Listener:
    """The program that listens to keys: that of `keys.py`."""

    def __init__(self):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "keys.py")
        self.process = subprocess.Popen(
            [sys.executable, "-B", script, "listen"], env=desk.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stdout.readline, "")), daemon=True).start()
        session.wait(lambda: "ready\n" in self.lines, "the listener is ready")
        self.lines.clear()

    def end(self):
        self.process.stdin.close()
        self.process.wait(10)


def step(what):
    print("ok", what, flush=True)


try:
    start_method()
    program = desk.start(NOTES, CHEVRON_HOST="sdl", CHEVRON_RESTORE="0", CHEVRON_SIZE="390x700", log=desk.folder + "/notes.log")
    session.wait(lambda: find("push button", "Compose"), "the window is on the accessibility bus", 60)
    desk.focus_window("Notes")
    session.wait(lambda: find("frame").get_state_set().contains(Atspi.StateType.ACTIVE), "the app has the keyboard", 20)
    find("push button", "Compose").get_action_iface().do_action(0)
    session.wait(lambda: find("text"), "a new note")
    time.sleep(1)
    subprocess.run(["fcitx5-remote", "-o"], check=True)
    type_keys("gks", "한")
    type_keys(["space", "g", "k", "Return"], "한 하\n")
    type_keys(["g", "k", "Left", "g"], "한 하\nㅎ하")
    xdo("key", "ctrl+a", "BackSpace")
    type_keys("gks", "한")
    step("the input method composes without a listener, and a key that ends a syllable follows the syllable")

    listener = Listener()
    time.sleep(0.5)
    type_keys("rmf", "한글")
    step("the input method composes with a listener")
    type_keys(["Return", "g", "k", "space"], "한글\n하 ")
    xdo("key", "ctrl+a", "BackSpace")
    type_keys("gksrmf", "한글")
    step("a key that ends a syllable follows the syllable, also with a listener")
    listener.lines.clear()
    xdo("keydown", "Insert")
    time.sleep(0.3)
    xdo("key", "h")
    time.sleep(0.3)
    xdo("keyup", "Insert")
    session.wait(lambda: any(line.startswith("release ff63") for line in listener.lines), "the listener hears Insert")
    time.sleep(0.5)
    if not any(line.startswith("press 68 ") for line in listener.lines):
        raise AssertionError("the listener does not hear the letter after Insert: %s" % listener.lines)
    wait_for_text("한글")
    step("the letter of a command of the listener is not composed")
    type_keys("r", "한글ㄱ")
    step("the input method begins another syllable")
    listener.end()
    type_keys("k", "한글가")
    step("the input method composes after the end of the listener")
    print("composed", flush=True)
except AssertionError as error:
    print("FAULT", error, flush=True)
    for name in ["notes", "method"]:
        try:
            with open(desk.folder + "/%s.log" % name) as file:
                print(file.read()[-1500:], flush=True)
        except OSError:
            pass
    raise
finally:
    desk.end()
