"""Another program, the browser Chromium, with one page: its left half is dragged, its right half is a text area.

Commands are lines of the standard input. `text WORDS`, `html WORDS` and `png` copy, the last one a picture of random pixels. `paste` pastes
in the text area, and prints the data of each type. `source link ADDRESS WORDS` shows a link in the left half, `source text WORDS` a selected
text. The output is that of peer.py."""
import ctypes
import json
import os
import signal
import subprocess
import sys
import threading

BROWSER = "/usr/bin/chromium"
PAGE = """<!doctype html><meta charset="utf-8"><title>Peer</title>
<style>
html, body { margin: 0; height: 100%; overflow: hidden; background: white }
#source { position: absolute; left: 0; top: 0; width: 100px; height: 100%; font-size: 60px; word-break: break-all; background: #cc2222 }
#source a { display: block; height: 100% }
#target { position: absolute; left: 100px; top: 0; width: 300px; height: 100%; border: 0; padding: 0; font-size: 20px }
</style><div id="source"></div><textarea id="target"></textarea>
<script>
const say = line => console.log(line), source = document.getElementById("source"), target = document.getElementById("target");
const sum = bytes => bytes.reduce((total, byte) => (total * 31 + byte) % 1000003, 0);
const summary = bytes => `${bytes.length} ${sum(bytes)}` +
    (bytes.length < 200 ? " " + new TextDecoder().decode(bytes).trim().replace(/\\r\\n/g, " ") : "");
const words = text => summary(new TextEncoder().encode(text));
function show(data, verb) {
    for (const type of data.types) if (type != "Files") say(`${verb} ${type} ${words(data.getData(type))}`);
    for (const file of data.files) file.arrayBuffer().then(b => say(`${verb} file ${file.type} ${summary(new Uint8Array(b))}`));
}
function link(address, text) { source.innerHTML = "<a></a>"; source.firstChild.href = address; source.firstChild.textContent = text }
function text(text) {
    source.textContent = text;
    getSelection().selectAllChildren(source);
}
function copy(type, text) {
    const give = event => { event.clipboardData.setData(type, text); event.preventDefault() };
    document.addEventListener("copy", give, { once: true });
    return document.execCommand("copy");
}
async function picture() {
    const canvas = new OffscreenCanvas(100, 100), context = canvas.getContext("2d"), pixels = context.createImageData(100, 100);
    crypto.getRandomValues(pixels.data);
    for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = 255;
    context.putImageData(pixels, 0, 0);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": await canvas.convertToBlob() })]);
}
document.addEventListener("dragstart", () => say("drag begin"));
document.addEventListener("dragend", event => say("drag end " + event.dataTransfer.dropEffect));
target.addEventListener("dragenter", event => say("over " + [...event.dataTransfer.types].join(" ")));
target.addEventListener("drop", event => { show(event.dataTransfer, "dropped"); setTimeout(() => say("value " + target.value), 100) });
target.addEventListener("paste", event => show(event.clipboardData, "pasted"));
document.addEventListener("mousedown", () => say("pressed"));
</script>"""


class Browser:
    """The browser, controlled by two pipes with messages that end with a zero byte."""

    def __init__(self):
        # The folder of the test.
        folder = os.environ["HOME"]
        page = folder + "/page.html"
        with open(page, "w") as file:
            file.write(PAGE)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def prepare():
            # The browser reads commands from 3, writes answers to 4, and ends with this program.
            first, second = os.dup(commands), os.dup(answers)
            os.dup2(first, 3)
            os.dup2(second, 4)
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)

        display = "wayland" if "WAYLAND_DISPLAY" in os.environ else "x11"
        self.process = subprocess.Popen(
            [BROWSER, "--no-sandbox", "--user-data-dir=" + folder + "/profile", "--ozone-platform=" + display, "--no-first-run",
             "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
             "--password-store=basic", "--remote-debugging-pipe", "--window-position=400,100", "--window-size=400,400",
             "--app=file://" + page],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=prepare)
        os.close(commands)
        os.close(answers)
        self.number, self.session = 0, None
        self.results = {}
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        data = b""
        while True:
            more = os.read(self.answers, 1 << 16)
            if not more:
                os._exit(1)
            data += more
            while b"\0" in data:
                message, data = data.split(b"\0", 1)
                self.receive(json.loads(message))

    def receive(self, message):
        if message.get("method") == "Runtime.consoleAPICalled":
            say(str(message["params"]["args"][0].get("value")))
        if "id" in message:
            with self.arrived:
                self.results[message["id"]] = message
                self.arrived.notify_all()

    def call(self, method, session=True, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session and self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        with self.arrived:
            self.arrived.wait_for(lambda: message["id"] in self.results, 30)
            answer = self.results.pop(message["id"])
        if "error" in answer:
            say("error %s" % answer["error"])
        return answer.get("result", {})

    def attach(self):
        while True:
            pages = [t for t in self.call("Target.getTargets", session=False)["targetInfos"] if t["type"] == "page"]
            if pages:
                break
        self.session = self.call("Target.attachToTarget", session=False, targetId=pages[0]["targetId"], flatten=True)["sessionId"]
        self.call("Runtime.enable")
        self.call("Browser.grantPermissions", session=False, permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        while self.evaluate("document.readyState") != "complete":
            pass

    def evaluate(self, script):
        result = self.call(
            "Runtime.evaluate", expression=script, userGesture=True, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            say("error %s" % result["exceptionDetails"])
        return result.get("result", {}).get("value")


def say(line):
    print(line, flush=True)


def perform(browser, line):
    words = line.split(" ")
    rest = line[len(words[0]) + 1:]
    if words[0] == "source":
        if words[1] == "link":
            browser.evaluate("link(%s, %s)" % (json.dumps(words[2]), json.dumps(" ".join(words[3:]))))
        else:
            browser.evaluate("text(%s)" % json.dumps(rest[5:]))
    elif words[0] == "text":
        browser.evaluate("copy('text/plain', %s)" % json.dumps(rest))
    elif words[0] == "html":
        browser.evaluate("copy('text/html', %s)" % json.dumps(rest))
    elif words[0] == "png":
        browser.evaluate("picture()")
    elif words[0] == "paste":
        browser.evaluate("target.value = ''; target.focus()")
        browser.call("Input.dispatchKeyEvent", type="rawKeyDown", key="v", code="KeyV", modifiers=2, commands=["paste"])
        browser.call("Input.dispatchKeyEvent", type="keyUp", key="v", code="KeyV", modifiers=2)
    say("done " + words[0])


browser = Browser()
try:
    browser.attach()
    say("ready")
    for line in sys.stdin:
        perform(browser, line.rstrip("\n"))
finally:
    browser.process.kill()
