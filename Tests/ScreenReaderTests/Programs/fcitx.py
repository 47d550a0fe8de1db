"""Types Korean in Notes with fcitx, while a program listens to keys as Orca before version 46 does, and without.

Usage: fcitx.py NOTES. The exit status is 0 if each step was seen; steps are printed."""
import subprocess
import sys
import time
import warnings

import session
from listener import Listener

warnings.simplefilter("ignore")
desk = session.Session(display="x11")
desk.env["XMODIFIERS"] = "@im=fcitx"
desk.use()
from notes import open_note, wait_for_text  # noqa: E402
from session import step, xdo  # noqa: E402

PROFILE = """[Groups/0]
Name=Default
Default Layout=us
DefaultIM=hangul

[Groups/0/Items/0]
Name=hangul

[GroupOrder]
0=Default
"""


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


try:
    start_method()
    open_note(desk, sys.argv[1])
    subprocess.run(["fcitx5-remote", "-o"], check=True)
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
    type_keys("r", "한글ㄱ")
    step("the input method begins another syllable")
    listener.end()
    type_keys("k", "한글가")
    step("the input method composes after the end of the listener")
    print("composed", flush=True)
except AssertionError as error:
    print("FAULT", error, flush=True)
    desk.print_logs("notes", "method")
    raise
finally:
    desk.end()
