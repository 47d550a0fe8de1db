"""Orca in a session, and what it says. Orca logs what it says, so that no speech is needed."""
import os
import re
import time

import session

ORCA = "/usr/bin/orca"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'(?:\{|\[| |$)")


class Orca:
    def __init__(self, desk):
        self.desk = desk
        self.log = desk.folder + "/orca.log"
        self.faults = 0

    def start(self):
        os.makedirs(self.desk.folder + "/orca")
        with open(self.desk.folder + "/orca/__init__.py", "w"):
            pass
        # The log is written line by line, so that the test can wait for a line.
        with open(self.desk.folder + "/orca/orca-customizations.py", "w") as file:
            file.write("from orca import debug\nif debug.debugFile: debug.debugFile.reconfigure(line_buffering=True)\n")
        # Without a sound device the speech service would block Orca.
        self.desk.write(".config/speech-dispatcher/speechd.conf", "DisableAutoSpawn\n")
        process = self.desk.start(
            ORCA, "--replace", "-u", self.desk.folder + "/orca", "-d", "braille", "--debug-file", self.log)
        session.wait(lambda: "Screen reader on." in self.spoken(), "Orca is ready", 60)
        return process

    def spoken(self, start=0):
        try:
            with open(self.log, errors="replace") as file:
                return [m.group(1) for m in map(SPOKEN.search, file.read()[start:].splitlines()) if m]
        except OSError:
            return []

    def mark(self):
        with open(self.log, errors="replace") as file:
            return len(file.read())

    def expect(self, what, act, wanted, unwanted=()):
        """Acts, and waits until Orca has said the words in this order, and not the unwanted words."""
        start = self.mark()
        act()

        def said():
            words = iter(self.spoken(start))
            return all(any(text in word for word in words) for text in wanted)

        try:
            session.wait(said, what, 8)
            # Whether Orca says more.
            time.sleep(0.3)
            if set(unwanted) & set(self.spoken(start)):
                raise AssertionError("too much")
            print("ok  ", what, self.spoken(start), flush=True)
        except AssertionError:
            self.faults += 1
            print("FAULT", what, self.spoken(start), "wanted", wanted, flush=True)
