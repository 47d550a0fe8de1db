import CoreGraphics
import Foundation
import FrameTime
import HostInterface
import LayerScene
import SDLHost

/// Prints the samples, one per line. A click moves the square for 30 frames. With the argument `two` there are two
/// windows, and lines about the second window begin with its name.
@MainActor
final class Probe: HostClient {
    let host: SDLHost
    var window: (any HostWindow)?
    var second: (any HostWindow)?
    var framesLeft = 0
    var x: CGFloat = 20
    private(set) lazy var exchange = ExchangeProbe(host) { [weak self] in self?.say($0) }

    init(_ host: SDLHost) { self.host = host }

    func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    func show() {
        for window in [window, second].compactMap({ $0 }) { show(window) }
    }

    private func show(_ window: any HostWindow) {
        var style = SceneNode.Style()
        style.backgroundColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        let text = TextBlock(runs: [TextRun(text: "Probe", font: FontRequest(size: 17, weight: 600), color: .black)])
        let label = SceneNode(
            id: LayerID(2), geometry: SceneGeometry(frame: CGRect(x: 20, y: 20, width: 100, height: 21)),
            contents: .record(DrawingRecord([.text(text, CGRect(x: 0, y: 0, width: 100, height: 21))])))
        let square = SceneNode(
            id: LayerID(1), geometry: SceneGeometry(frame: CGRect(x: x, y: 60, width: 40, height: 40)), style: style)
        let root = SceneNode(
            id: LayerID(0), geometry: SceneGeometry(frame: CGRect(origin: .zero, size: window.metrics.size)),
            children: [label, square])
        let work = window.present(
            LayerScene(size: window.metrics.size, scale: window.metrics.scale, root: root, backgroundColor: .white))
        say((window === second ? "second " : "") + "presented \(work.pixelsDamaged)")
        if CommandLine.arguments.contains("pixels"), let picture = window.picture() {
            say("pixels \(picture.width) \(picture.height)")
        }
    }

    /// Whether the window was requested to be full screen, and is then to leave the full screen.
    var isFull = false

    private func fullScreenChanged() {
        guard let window else { return }
        say("full \(window.isFullScreen)")
        if window.isFullScreen { window.setFullScreen(false) }
    }

    func turn(_ samples: [WindowSample]) {
        let now = host.clock.now
        for sample in samples {
            let window = sample.window != nil && sample.window == second?.id ? second : self.window
            func say(_ line: String) { self.say((window === second && second != nil ? "second " : "") + line) }
            switch sample.sample {
            case .pointer(let p):
                let age = Int(((now - p.time) * 1000).rounded())
                say("pointer \(p.phase) \(Int(p.location.x)) \(Int(p.location.y)) age \(age)")
                if p.phase == .began { framesLeft = 30 }
                if let window { exchange.receive(p, in: window) }
                // A click also starts text input at its position.
                if p.phase == .ended {
                    window?.setTextInput(CGRect(x: p.location.x, y: p.location.y, width: 2, height: 20))
                }
            case .key(let key): say("key \(key.key) \(key.isDown ? "down" : "up")")
            case .text(let text): say("text \(text)")
            case .composition(let text, let selected): say("composing \(text) \(selected)")
            case .wheel(let wheel): say("wheel \(wheel.delta.x) \(wheel.delta.y)")
            case .resized(let metrics):
                say("resized \(Int(metrics.size.width)) \(Int(metrics.size.height)) \(metrics.scale)")
                if isFull { fullScreenChanged() }
            case .closeRequested:
                say("close")
                window?.close()
                if window === second { second = nil } else { self.window = nil }
            case .focus(let isFocused): say("focus \(isFocused)")
            case .visible(let isVisible): say("visible \(isVisible)")
            case .back: say("back")
            case .middlePress(let point): say("middle \(Int(point.x)) \(Int(point.y))")
            case .secondaryPress(let point): say("secondary \(Int(point.x)) \(Int(point.y))")
            case .settingsChanged(let settings):
                say("settings dark \(settings.prefersDark) still \(settings.reducesMotion)")
            case .moved: say("moved \(Int(window?.frame.minX ?? 0)) \(Int(window?.frame.minY ?? 0))")
            case .requested(let request): say("requested \(request)")
            case .hover: break
            case .clipboardChanged: exchange.clipboardChanged()
            case .incomingDrag(let drag): exchange.receive(drag)
            case .outgoingDrag(let message): exchange.receive(message)
            }
        }
        if framesLeft > 0 {
            framesLeft -= 1
            x += 2
            host.requestFrame()
            if framesLeft == 0 { say("rest \(now.nanoseconds / 1_000_000)") }
        }
        show()
    }
}

do {
    let host = try SDLHost()
    let probe = Probe(host)
    host.client = probe
    let window = try host.makeWindow(WindowRequest(title: "Probe", size: CGSize(width: 200, height: 150)))
    probe.window = window
    // Half red, premultiplied.
    if let icon = CGImage(width: 1, height: 1, bytesPerRow: 4, pixels: [0, 0, 128, 128]) { window.setIcon(icon) }
    probe.say(
        """
        window \(Int(window.metrics.size.width)) \(Int(window.metrics.size.height)) \(window.metrics.scale) dark \
        \(host.settings.prefersDark) rtl \(host.settings.isRightToLeft)
        """
    )
    if CommandLine.arguments.contains("two") {
        probe.second = try host.makeWindow(WindowRequest(title: "Other", size: CGSize(width: 160, height: 120)))
    }
    if CommandLine.arguments.contains("exchange") { probe.exchange.readCommands() }
    if CommandLine.arguments.contains("limits") {
        window.limits = WindowLimits(
            minimum: CGSize(width: 300, height: 120), maximum: CGSize(width: 640, height: 480))
    }
    if CommandLine.arguments.contains("arranged") {
        window.arrange(in: CGRect(x: 50, y: 60, width: 320, height: 240))
    }
    if CommandLine.arguments.contains("full") {
        probe.isFull = true
        window.setFullScreen(true)
    }
    probe.show()
    Task { @MainActor in probe.say("task") }
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { probe.say("timer") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { MainActor.assumeIsolated { probe.say("block") } }
    try host.run()
    probe.say("ended")
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
