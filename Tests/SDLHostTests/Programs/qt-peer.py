"""Another program with Qt 5 and one window: its left half is dragged, its right half accepts drops. The commands and the output are
those of peer.py: `source TYPE WORDS` sets the data of a drag, `action` prints the answer of its target, `text WORDS` copies, `paste TYPE` prints data of the clipboard."""
import os
import sys

from PyQt5.QtCore import QMimeData, QSocketNotifier, Qt, QUrl
from PyQt5.QtGui import QDrag
from PyQt5.QtWidgets import QApplication, QWidget

X, Y, WIDTH, HEIGHT = 400, 100, 200, 200


def say(line):
    print(line, flush=True)


def summary(data):
    total = 0
    for byte in data:
        total = (total * 31 + byte) % 1_000_003
    text = " " + data.decode("utf-8", "replace").strip().replace("\r\n", " ") if len(data) < 200 else ""
    return f"{len(data)} {total}{text}"


class Window(QWidget):
    dragged = ("text/plain", b"")
    pressed = None
    action = Qt.IgnoreAction

    def mousePressEvent(self, event):
        say("pressed")
        self.pressed = event.pos() if event.x() < WIDTH // 2 else None

    def mouseMoveEvent(self, event):
        if self.pressed is None or (event.pos() - self.pressed).manhattanLength() < QApplication.startDragDistance():
            return
        self.pressed = None
        drag, data = QDrag(self), QMimeData()
        kind, words = self.dragged
        # Qt keeps files as URLs.
        if kind == "text/uri-list":
            data.setUrls([QUrl(words.decode())])
        else:
            data.setData(kind, words)
        drag.setMimeData(data)
        self.action = Qt.IgnoreAction
        drag.actionChanged.connect(self.changed)
        say("drag begin")
        action = drag.exec_(Qt.CopyAction | Qt.MoveAction, Qt.CopyAction)
        say("drag end " + {Qt.CopyAction: "copy", Qt.MoveAction: "move"}.get(action, "no"))

    def changed(self, action):
        self.action = action

    def dragEnterEvent(self, event):
        say("over " + " ".join(event.mimeData().formats()))
        event.acceptProposedAction()

    def dragMoveEvent(self, event):
        event.setAccepted(event.pos().x() >= WIDTH // 2)

    def dropEvent(self, event):
        data = event.mimeData()
        event.acceptProposedAction()
        kind = data.formats()[0]
        say(f"dropped {kind} {summary(bytes(data.data(kind)))}")
        if data.hasUrls():
            say("files " + " ".join(url.toLocalFile() for url in data.urls()))


def perform(line):
    words = line.split(" ", 2)
    if words[0] == "source":
        window.dragged = (words[1], words[2].encode())
    elif words[0] == "action":
        say("action copy" if window.action == Qt.CopyAction else "action")
    elif words[0] == "text":
        app.clipboard().setText(line[5:])
    elif words[0] == "paste":
        say(f"pasted {words[1]} {summary(bytes(app.clipboard().mimeData().data(words[1])))}")
    say("done " + words[0])


buffer = b""


def read():
    global buffer
    data = os.read(0, 65536)
    if not data:
        return app.quit()
    buffer += data
    while b"\n" in buffer:
        line, buffer = buffer.split(b"\n", 1)
        perform(line.decode())


app = QApplication(sys.argv)
window = Window(None, Qt.Window | Qt.BypassWindowManagerHint | Qt.FramelessWindowHint)
window.setWindowTitle("Peer")
window.setAcceptDrops(True)
window.setGeometry(X, Y, WIDTH, HEIGHT)
window.show()
app.clipboard().dataChanged.connect(lambda: say("owner changed"))
notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(read)
# The window is displayed after the first events.
app.processEvents()
say("ready")
app.exec_()
