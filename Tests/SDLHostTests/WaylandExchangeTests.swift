import Foundation
import Testing

/// The clipboard and drags between the probe and a program with GTK 3, on a Wayland compositor in memory.
///
/// `make wayland` runs the suite alone. Weston sometimes gets the pointer at another place than the X server has it, so
/// CI does not run the suite.
@Suite(
    .serialized, .timeLimit(.minutes(2)),
    .enabled(if: ProcessInfo.processInfo.environment["CHEVRON_WAYLAND_TESTS"] == "1", "make wayland runs the suite."),
    .enabled(if: !Compositor.isMissing, "Weston or Xvfb is not installed."),
    .enabled(if: OtherProgram.isInstalled, "Python with GTK 3 is not installed: gir1.2-gtk-3.0."))
struct WaylandExchangeTests {
    /// The colors of the square in the probe's window, and of the halves of the other program's window.
    private static let (square, source, target): (UInt32, UInt32, UInt32) = (0x0080FF, 0xCC2222, 0x22AA22)

    private func start() throws -> (Desk, Compositor, OtherProgram) {
        let desk = try Desk(windowName: Compositor.windowName)
        let compositor = try Compositor(on: desk)
        try desk.start(compositor.environment, arguments: ["exchange"])
        #expect(desk.line("block") != nil)
        // The compositor opens windows at any place, so the first is moved before the second can cover it.
        try place(desk, Self.square, at: CGPoint(x: 90, y: 180))
        let other = try OtherProgram(on: desk, compositor.environment.merging(["GDK_BACKEND": "wayland"]) { $1 })
        #expect(other.line("ready") != nil)
        try place(desk, Self.source, at: CGPoint(x: 450, y: 250))
        return (desk, compositor, other)
    }

    /// Moves the window with a color so that the color's middle is at a point. The compositor moves windows while the
    /// key Super is held.
    private func place(_ desk: Desk, _ color: UInt32, at point: CGPoint) throws {
        let start = try middle(of: color, desk)
        try desk.movePointer(to: start)
        try desk.user.hold(.superKey)
        desk.user.press(.left)
        for step in 1...10 {
            let part = CGFloat(step) / 10
            try desk.movePointer(
                to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
            usleep(10_000)
        }
        desk.user.release(.left)
        try desk.user.letGo(.superKey)
        // Only against hanging.
        for _ in 0..<200 {
            let now = try middle(of: color, desk)
            if abs(now.x - point.x) < 3, abs(now.y - point.y) < 3 { return }
            usleep(20_000)
        }
        Issue.record("the window with the color \(String(color, radix: 16)) is not at \(point)")
    }

    /// The middle of the pixels of a color in the compositor's window. Waits until there are some.
    private func middle(of color: UInt32, _ desk: Desk) throws -> CGPoint {
        for _ in 0..<500 {
            let window = try desk.window()
            if let width = desk.user.size(of: window)?.width, let pixels = desk.user.pixels(of: window) {
                let found = pixels.indices.filter { pixels[$0] == color }
                if found.count > 100 {
                    let x = found.reduce(0) { $0 + $1 % width } / found.count
                    let y = found.reduce(0) { $0 + $1 / width } / found.count
                    return CGPoint(x: x, y: y)
                }
            }
            usleep(20_000)
        }
        throw XUser.Failure(reason: "no window shows the color \(String(color, radix: 16))")
    }

    /// Gives the keyboard to the window with a color.
    private func click(_ color: UInt32, _ desk: Desk) throws { try desk.click(middle(of: color, desk)) }

    /// Drags with the mouse between two points, in steps.
    /// - Parameter hasBegun: waits until the program has begun the drag. A compositor ignores a drag that begins after
    ///   the release.
    private func drag(
        _ desk: Desk, from start: CGPoint, to end: CGPoint, drops: Bool = true, _ hasBegun: () -> Bool
    ) throws {
        try desk.movePointer(to: start)
        desk.user.press(.left)
        for step in 1...20 {
            let part = CGFloat(step) / 20
            try desk.movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            usleep(15_000)
        }
        #expect(hasBegun())
        for offset in [1.0, 0] {
            try desk.movePointer(to: CGPoint(x: end.x + offset, y: end.y))
            usleep(100_000)
        }
        if drops { desk.user.release(.left) }
    }

    /// Weston passes other types than texts to SDL alone.
    @Test("texts are pasted from another program")
    func pasting() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        for text in ["Grüße", "more"] {
            try click(Self.target, desk)
            #expect(other.line("pressed") != nil)
            other.tell("text \(text)")
            #expect(other.line("done") != nil)
            try click(Self.square, desk)
            #expect(desk.line("changed")?.contains("text/plain;charset=utf-8") == true)
            desk.tell("paste text/plain;charset=utf-8")
            #expect(desk.line("pasted")?.hasSuffix(text) == true)
        }
    }

    @Test("another program pastes texts, HTML, files and a picture of 3 MB")
    func copying() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        for (type, data) in [
            ("text/html", Data("<i>y</i>".utf8)), ("text/uri-list", Data("file:///tmp/c\r\n".utf8)),
            ("org.example.own", Data([1, 2])), ("image/png", ExchangedBytes.make(3_000_000)),
        ] {
            try click(Self.square, desk)
            #expect(desk.line("pointer ended") != nil)
            desk.tell("offer \(type) \(try desk.write(data, "offered"))")
            // The program's own data needs no other program.
            desk.tell("paste \(type)")
            #expect(
                desk.line("pasted")?.hasPrefix("pasted \(type) \(data.count) \(ExchangedBytes.sum(data))") == true,
                "\(type)")
            try click(Self.target, desk)
            #expect(other.line("pressed") != nil)
            other.tell("paste \(type)")
            #expect(
                other.line("pasted")?.hasPrefix("pasted \(type) \(data.count) \(ExchangedBytes.sum(data))") == true,
                "\(type)")
        }
    }

    @Test("a program that does not answer, or dies, neither stops the app nor crashes it")
    func silence() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        try click(Self.target, desk)
        #expect(other.line("pressed") != nil)
        other.tell("html <b>x</b>")
        #expect(other.line("done") != nil)
        try click(Self.square, desk)
        #expect(desk.line("changed")?.contains("text/html") == true)
        other.freeze()
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        // The app does not wait a second time, and still reacts.
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        try click(Self.square, desk)
        #expect(desk.line("pointer began") != nil)
        other.kill()
        desk.tell("text own")
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted UTF8_STRING")?.hasSuffix(" own") == true)
    }

    @Test("files and texts of another program are dropped where the app accepts them")
    func dropping() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        let (from, to) = (try middle(of: Self.source, desk), try middle(of: Self.square, desk))
        other.tell("source text/uri-list file:///tmp/a%20b")
        #expect(other.line("done source") != nil)
        try drag(desk, from: from, to: to, drops: false) { other.line("drag begin") != nil }
        #expect(desk.line("drag entered")?.hasSuffix(" text/uri-list") == true)
        #expect(desk.line("drag moved") != nil)
        desk.user.release(.left)
        #expect(desk.line("dropped")?.hasSuffix("file:///tmp/a%20b") == true)
        #expect(other.line("drag end") != nil)
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        try drag(desk, from: from, to: to, drops: false) { other.line("drag begin") != nil }
        #expect(desk.line("drag moved") != nil)
        desk.user.release(.left)
        #expect(desk.line("dropped")?.hasSuffix(" words") == true)
        #expect(other.line("drag end") != nil)
    }

    @Test("a refused place cancels the drag of another program")
    func refusing() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        let to = try middle(of: Self.square, desk)
        try drag(desk, from: middle(of: Self.source, desk), to: CGPoint(x: to.x + 100, y: to.y)) {
            other.line("drag begin") != nil
        }
        #expect(other.line("drag failed") != nil)
    }

    @Test("data of the app is dropped on another program, and the mouse works afterwards")
    func dragging() throws {
        let (desk, compositor, other) = try start()
        defer { compositor.stop() }
        let from = try middle(of: Self.square, desk)
        for _ in 0..<2 {
            desk.tell("drag org.example.own pears")
            try drag(desk, from: from, to: middle(of: Self.target, desk), drops: false) {
                desk.line("drag begun") != nil
            }
            #expect(desk.line("answered copy") != nil)
            desk.user.release(.left)
            #expect(other.line("dropped")?.hasSuffix(" pears") == true)
            #expect(desk.line("drag ended") == "drag ended copy")
        }
        desk.tell("drag")
        try desk.click(from)
        #expect(desk.line("pointer began") != nil)
        #expect(desk.line("pointer ended") != nil)
    }

    @Test("a drag that returns to the window, or ends over nothing, ends in the app")
    func returning() throws {
        let (desk, compositor, _) = try start()
        defer { compositor.stop() }
        let from = try middle(of: Self.square, desk)
        let away = CGPoint(x: from.x + 300, y: from.y + 300)
        desk.tell("drag org.example.own pears")
        try drag(desk, from: from, to: away, drops: false) { desk.line("drag begun") != nil }
        try desk.movePointer(to: CGPoint(x: from.x + 10, y: from.y + 10))
        usleep(50_000)
        desk.user.release(.left)
        #expect(desk.line("pointer ended 4") != nil)
        try drag(desk, from: from, to: away) { desk.line("drag begun") != nil }
        #expect(desk.line("drag ended") == "drag ended no")
    }
}
