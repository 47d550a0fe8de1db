"""The engine for Korean of ibus, in a session."""
import subprocess

import session


class Hangul:
    def __init__(self, desk, forwards):
        """- forwards: whether the engine returns keys that it does not use by a signal."""
        self.desk, self.forwards = desk, forwards
        # The engine reads its settings from a file.
        desk.env.update(XMODIFIERS="@im=ibus", GSETTINGS_BACKEND="keyfile")

    def start(self):
        """Starts ibus after `Session.use()`. The engine begins with Latin letters without the setting for this."""
        self.desk.write(
            ".config/glib-2.0/settings/keyfile",
            "[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\nuse-event-forwarding=%s\n"
            % str(self.forwards).lower())
        self.desk.start("ibus-daemon", "--panel", "disable", "--emoji-extension", "disable", log=self.desk.folder + "/method.log")
        session.wait(self.has_engine, "the engine", 30)

    @staticmethod
    def has_engine():
        """The daemon refuses an engine until it has started."""
        subprocess.run(["ibus", "engine", "hangul"], capture_output=True)
        return subprocess.run(["ibus", "engine"], capture_output=True, text=True).stdout.strip() == "hangul"
