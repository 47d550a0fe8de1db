"""A private session with an accessibility bus, and apps in it. Everything that the session starts ends with it."""
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"


WESTON = "/usr/bin/weston"
# Waits until the middle of the screen shows the gray background of the desktop, at rest. Weston shows red before, and fades in.
DRAWN = """
import gi
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib
Gdk.init([])
former, count = None, 0
while count < 5:
    color = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), 512, 450, 1, 1).get_pixels()[:3]
    count = count + 1 if color == former and min(color) > 60 and max(color) - min(color) < 40 else 0
    former = color
    GLib.usleep(20_000)
"""


class Session:
    def __init__(self, display=None):
        """- display: `x11` for windows on an X server in memory, or `weston` for windows on Weston, whose own window is on such a server.
        Without a display, windows are invisible."""
        # Orphaned processes become children of this process, so that they can be ended.
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
        self.folder = tempfile.mkdtemp(prefix="chevron-reader-")
        env = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "CHEVRON_", "DBUS_"))}
        for name in ["AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE", "DISPLAY", "WAYLAND_DISPLAY"]:
            env.pop(name, None)
        home = self.folder + "/home"
        env.update(
            HOME=home, XDG_RUNTIME_DIR=self.folder + "/run", XDG_CONFIG_HOME=home + "/.config",
            XDG_DATA_HOME=home + "/.local/share", XDG_CACHE_HOME=home + "/.cache", XDG_STATE_HOME=home + "/.state",
            TMPDIR=self.folder, GSETTINGS_BACKEND="memory", LC_ALL="C.UTF-8", SDL_AUDIODRIVER="dummy")
        for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]:
            os.makedirs(env[name], mode=0o700)
        self.env = env
        self.xvfb = None
        if display:
            self.start_display()
            if display == "weston":
                self.start_weston()
        else:
            env["SDL_VIDEODRIVER"] = "dummy"
        self.start_bus()

    def start_display(self):
        # The service for accessibility connects for a moment. A server that resets after its only program refuses the next one.
        read, write = os.pipe()
        self.xvfb = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x900x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        self.env["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
        self.env["SDL_VIDEODRIVER"] = "x11"

    def start_weston(self):
        """The compositor gets its keys and its mouse from the X server, so xdotool drives programs on it as well."""
        process = subprocess.Popen(
            [WESTON, "--backend=x11-backend.so", "--socket=desk", "--idle-time=0", "--width=1024", "--height=900"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=self.env)
        # The compositor accepts connections before it launches its shell.
        said = b""
        while b"weston-desktop-shell'" not in said:
            data = os.read(process.stderr.fileno(), 4096)
            if not data:
                raise AssertionError("Weston does not start: " + said.decode(errors="replace"))
            said += data
        threading.Thread(target=process.stderr.read, daemon=True).start()
        # A program that starts while Weston still fades in may lose the keyboard for good.
        subprocess.run([sys.executable, "-c", DRAWN], env=dict(self.env, GDK_BACKEND="x11"), check=True, timeout=60)
        self.env["WAYLAND_DISPLAY"] = "desk"
        self.env["SDL_VIDEODRIVER"] = "wayland"
        self.focus_window("")
        # Weston starts with its pointer in a corner, wherever the X server has its own, and moves it by distances. Both stop in a corner.
        for corner in [(1023, 899), (0, 0)]:
            subprocess.run(["xdotool", "mousemove", *map(str, corner)], env=self.env, check=True)

    def focus_window(self, title):
        """Gives the keyboard to a window of the X server. On Weston, a program that starts has the keyboard of the compositor."""
        name = "^$" if "WAYLAND_DISPLAY" in self.env else "^%s$" % title

        def windows():
            # Weston's window has no title.
            search = ["xdotool", "search", "--onlyvisible"] + (["--class", "weston"] if name == "^$" else ["--name", name])
            return subprocess.run(search, env=self.env, capture_output=True, text=True).stdout.split()
        window = wait(windows, "the window is on the screen")[-1]
        subprocess.run(["xdotool", "windowfocus", window], env=self.env, check=True)
        return window

    def start_bus(self):
        """A bus that starts the service for accessibility alone: other services would outlive the test."""
        services = self.folder + "/services"
        os.makedirs(services)
        with open(services + "/org.a11y.Bus.service", "w") as file:
            file.write("[D-BUS Service]\nName=org.a11y.Bus\nExec=%s\n" % LAUNCHER)
        with open(self.folder + "/session.conf", "w") as file:
            file.write(
                "<busconfig><type>session</type><listen>unix:path=%s/bus</listen><servicedir>%s</servicedir>"
                '<policy context="default"><allow send_destination="*" eavesdrop="true"/>'
                '<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>' % (self.folder, services))
        daemon = subprocess.Popen(
            ["dbus-daemon", "--config-file=" + self.folder + "/session.conf", "--nofork", "--print-address=1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=self.env)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().decode().strip()

    def use(self):
        """This process becomes a program of the session."""
        os.environ.clear()
        os.environ.update(self.env)

    def start(self, program, *arguments, log=None, **env):
        output = open(log, "wb") if log else subprocess.DEVNULL
        return subprocess.Popen(
            [program, *arguments], env=dict(self.env, **env), stdin=subprocess.DEVNULL, stdout=output,
            stderr=output)

    def write(self, path, text):
        """Writes a file in the home folder."""
        path = os.path.join(self.env["HOME"], path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def print_logs(self, *names):
        """Prints the ends of the logs that programs of the session wrote."""
        for name in names:
            try:
                with open(self.folder + "/%s.log" % name, errors="replace") as file:
                    print(file.read()[-3000:], flush=True)
            except OSError:
                pass

    def end(self):
        """Ends all processes that were started, and those that they started."""
        for _ in range(200):
            children = self.descendants()
            if not children:
                break
            for pid in children:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            try:
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
            except ChildProcessError:
                pass
            time.sleep(0.01)
        shutil.rmtree(self.folder, ignore_errors=True)

    @staticmethod
    def descendants():
        parents = {}
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open("/proc/%s/stat" % name) as file:
                        parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
                except (OSError, IndexError, ValueError):
                    pass
        found = {os.getpid()}
        while True:
            more = {pid for pid, parent in parents.items() if parent in found} - found
            if not more:
                return found - {os.getpid()}
            found |= more


def wait(condition, what, seconds=20):
    """Waits until a condition holds, and returns its value."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError("never: " + what)
        time.sleep(0.02)


def xdo(*words):
    """Runs xdotool in the session of this process."""
    subprocess.run(["xdotool", *map(str, words)], check=True)


def step(what):
    print("ok", what, flush=True)
