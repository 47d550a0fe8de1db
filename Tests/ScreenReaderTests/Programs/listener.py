"""A program that listens on the accessibility bus, and `Listener`, which starts the program and has its lines.

Usage: listener.py focus|keys. With `focus` the program prints the names of the objects that get the focus. With `keys` the program listens
to keys as Orca before version 46 does, and prints them; it uses Insert, each key while Insert is held, and the keys of the keypad. The
program ends with its standard input."""
import os
import subprocess
import sys
import threading

import session


class Listener:
    """The program, in a session."""

    def __init__(self, desk, subject):
        self.process = subprocess.Popen(
            [sys.executable, "-B", os.path.abspath(__file__), subject], env=desk.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stdout.readline, "")), daemon=True).start()
        session.wait(lambda: "ready\n" in self.lines, "the listener is ready")
        self.lines.clear()

    def has(self, *beginnings):
        """Whether a line has one of these beginnings."""
        return any(line.startswith(beginnings) for line in self.lines)

    def heard(self, *keys):
        """Waits for these lines, in this order and without others between them."""
        wanted = [key + "\n" for key in keys]
        try:
            session.wait(lambda: self.lines[-len(wanted):] == wanted, "the listener hears the keys")
        except AssertionError:
            raise AssertionError("heard %s instead of %s" % (self.lines, wanted))
        self.lines.clear()

    def end(self):
        self.process.stdin.close()
        self.process.wait(10)


def listen_to_focus(Atspi):
    def heard(event):
        if event.detail1:
            print("heard", event.source.get_name(), flush=True)

    listener = Atspi.EventListener.new(heard)
    listener.register("object:state-changed:focused")
    return listener


def listen_to_keys(Atspi):
    INSERT = 0xFF63
    holds = False

    def heard(event, _data):
        nonlocal holds
        is_press = event.type == Atspi.EventType.KEY_PRESSED_EVENT
        name = "press" if is_press else "release"
        print("%s %x %d %x '%s' %d" % (name, event.id, event.hw_code, event.modifiers, event.event_string, event.is_text), flush=True)
        if event.id == INSERT:
            holds = is_press
            return True
        return holds or 0xFF80 <= event.id < 0xFFBE

    listener = Atspi.DeviceListener.new(heard, None)
    for mask in range(256):
        Atspi.register_keystroke_listener(
            listener, [], mask, 1 << Atspi.EventType.KEY_PRESSED_EVENT | 1 << Atspi.EventType.KEY_RELEASED_EVENT,
            Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME)
    return listener


def main(subject):
    import warnings

    import gi

    warnings.simplefilter("ignore")
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    listener = {"focus": listen_to_focus, "keys": listen_to_keys}[subject](Atspi)
    print("ready", flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    Atspi.event_main()
    del listener


if __name__ == "__main__":
    main(sys.argv[1])
