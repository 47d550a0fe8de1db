"""Types Korean in Notes with fcitx, while a program listens to keys as Orca before version 46 does, and without.

Usage: fcitx.py NOTES [weston]. The exit status is 0 if each step was seen; steps are printed."""
import subprocess
import sys
import warnings

import session

warnings.simplefilter("ignore")
desk = session.Session(display=sys.argv[2] if len(sys.argv) > 2 else "x11")
desk.env["XMODIFIERS"] = "@im=fcitx"
desk.use()
import composing  # noqa: E402

PROFILE = """[Groups/0]
Name=Default
Default Layout=us
DefaultIM=hangul

[Groups/0/Items/0]
Name=hangul

[GroupOrder]
0=Default
"""


def start_method():
    desk.write(".config/fcitx5/profile", PROFILE)
    desk.start("fcitx5", "--disable", "xim,waylandim,kimpanel,notificationitem,classicui", log=desk.folder + "/method.log")
    session.wait(
        lambda: subprocess.run(["fcitx5-remote", "-s", "hangul"], capture_output=True).returncode == 0, "the engine", 30)


def type_emoji():
    """fcitx has shortcuts for a character by its number in Unicode, and for a list of the characters with some words in their names."""
    session.xdo("key", "ctrl+a", "BackSpace", "ctrl+shift+u")
    composing.type_keys([*"1f600", "space"], "\N{GRINNING FACE}")
    if "WAYLAND_DISPLAY" not in desk.env:
        session.xdo("key", "ctrl+alt+shift+u")
        composing.type_keys([*"smiling", "space", *"face", "Return"], "\N{GRINNING FACE}\N{WHITE SMILING FACE}")
    session.step("the input method types emoji")


composing.run(desk, sys.argv[1], start_method, lambda: subprocess.run(["fcitx5-remote", "-o"], check=True), type_emoji)
