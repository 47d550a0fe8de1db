import Foundation
import Testing

/// The clipboard and drags between the probe and a program with GTK 3 or Qt 5, on the Wayland compositor sway.
@Suite(
    .serialized, .timeLimit(.minutes(3)), .enabled(if: Sway.isInstalled, "sway, Xvfb or setpriv is not installed."),
    .enabled(if: OtherProgram.isInstalled, "Python with GTK 3 is not installed: gir1.2-gtk-3.0."))
struct WaylandExchangeTests {
    /// Points of the display: the square in the probe's window, and the part of the window that refuses drops.
    private static let square = CGPoint(x: 90, y: 180),
        refusing = CGPoint(x: 220, y: 180)

    private func start(_ arguments: [String] = ["exchange"]) throws -> (Desk, Sway) {
        let desk = try Desk()
        let sway = try Sway(for: desk)
        try desk.start(sway.environment, arguments: arguments)
        #expect(desk.line("block") != nil)
        try sway.place("Probe", at: 50, 100)
        return (desk, sway)
    }

    /// Starts the other program too. Its window is at the same place as on an X server.
    private func startBoth(_ toolkit: OtherProgram.Toolkit = .gtk) throws -> (Desk, Sway, OtherProgram) {
        let (desk, sway) = try start()
        return (desk, sway, try open(desk, sway, toolkit))
    }

    private func open(_ desk: Desk, _ sway: Sway, _ toolkit: OtherProgram.Toolkit = .gtk) throws -> OtherProgram {
        let other = try OtherProgram(on: desk, sway.environment, toolkit)
        #expect(other.line("ready") != nil)
        try sway.place("Peer", at: 400, 100)
        return other
    }

    /// Drags with the mouse, without the release of the button.
    /// - Parameter hasBegun: waits until the program has begun the drag. A compositor reports the pointer as before
    ///   until then.
    private func drag(_ sway: Sway, from start: CGPoint, to end: CGPoint, _ hasBegun: () -> Bool) throws {
        try sway.movePointer(to: start)
        try sway.press()
        try sway.glide(to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        #expect(hasBegun())
        try sway.glide(to: end)
    }

    /// Releases the button when the compositor has the answer of the probe.
    private func release(_ desk: Desk, _ sway: Sway) throws {
        desk.synchronize()
        // Each act returns after the compositor has handled the requests of all programs until then.
        try sway.movePointer(to: sway.pointer)
        try sway.release()
    }

    /// Waits until the other program has begun a drag, and the compositor knows.
    private func hasBegun(_ other: OtherProgram) -> Bool {
        guard other.line("drag begin") != nil else { return false }
        other.tell("sync")
        return other.line("done sync") != nil
    }

    @Test("texts, HTML, files and a picture of 3 MB are pasted from another program")
    func pasting() throws {
        let (desk, sway, other) = try startBoth()
        let picture = ExchangedBytes.make(3_000_000)
        for (command, type, bytes) in [
            ("text Grüße", "text/plain;charset=utf-8", Data("Grüße".utf8)),
            ("html <b>x</b>", "text/html", Data("<b>x</b>".utf8)),
            ("files /tmp/a /tmp/b", "text/uri-list", Data("file:///tmp/a\r\nfile:///tmp/b\r\n".utf8)),
            ("png \(try desk.write(picture, "big"))", "image/png", picture),
            ("text more", "text/plain;charset=utf-8", Data("more".utf8)),
        ] {
            try sway.click(OtherProgram.target)
            #expect(other.line("pressed") != nil)
            other.tell(command)
            #expect(other.line("done") != nil)
            try sway.click(Self.square)
            while let line = desk.line("changed"), !line.contains(type) {}
            desk.tell("paste \(type)")
            #expect(
                desk.line("pasted")?.hasPrefix("pasted \(type) \(bytes.count) \(ExchangedBytes.sum(bytes))") == true,
                "\(command)")
        }
    }

    @Test("texts are pasted from and in a program with Qt", .enabled(if: OtherProgram.isQtOnWaylandInstalled))
    func pastingWithQt() throws {
        let (desk, sway, other) = try startBoth(.qt)
        try sway.click(OtherProgram.target)
        #expect(other.line("pressed") != nil)
        other.tell("text Grüße")
        #expect(other.line("done") != nil)
        try sway.click(Self.square)
        while let line = desk.line("changed"), !line.contains("text/plain") {}
        desk.tell("paste text/plain;charset=utf-8")
        #expect(desk.line("pasted")?.hasSuffix(" Grüße") == true)
        desk.tell("text Bäume")
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted") != nil)
        try sway.click(OtherProgram.target)
        #expect(other.line("pressed") != nil)
        other.tell("paste text/plain")
        #expect(other.line("pasted")?.hasSuffix(" Bäume") == true)
    }

    @Test("another program pastes texts, HTML, files and a picture of 3 MB")
    func copying() throws {
        let (desk, sway, other) = try startBoth()
        for (type, data) in [
            ("text/html", Data("<i>y</i>".utf8)), ("text/uri-list", Data("file:///tmp/c\r\n".utf8)),
            ("org.example.own", Data([1, 2])), ("image/png", ExchangedBytes.make(3_000_000)),
        ] {
            try sway.click(Self.square)
            #expect(desk.line("pointer ended") != nil)
            desk.tell("offer \(type) \(try desk.write(data, "offered"))")
            // The program's own data needs no other program.
            desk.tell("paste \(type)")
            #expect(
                desk.line("pasted")?.hasPrefix("pasted \(type) \(data.count) \(ExchangedBytes.sum(data))") == true,
                "\(type)")
            try sway.click(OtherProgram.target)
            #expect(other.line("pressed") != nil)
            other.tell("paste \(type)")
            #expect(
                other.line("pasted")?.hasPrefix("pasted \(type) \(data.count) \(ExchangedBytes.sum(data))") == true,
                "\(type)")
        }
    }

    @Test("a program that does not answer, or dies, neither stops the app nor crashes it")
    func silence() throws {
        let (desk, sway, other) = try startBoth()
        try sway.click(OtherProgram.target)
        #expect(other.line("pressed") != nil)
        other.tell("html <b>x</b>")
        #expect(other.line("done") != nil)
        try sway.click(Self.square)
        while let line = desk.line("changed"), !line.contains("text/html") {}
        other.freeze()
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        // The app does not wait a second time, and still reacts.
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        try sway.click(Self.square)
        #expect(desk.line("pointer began") != nil)
        other.kill()
        desk.tell("text own")
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted UTF8_STRING")?.hasSuffix(" own") == true)
    }

    @Test(
        "files and texts of another program are dropped where the app accepts them", arguments: OtherProgram.onWayland)
    func dropping(toolkit: OtherProgram.Toolkit) throws {
        let (desk, sway, other) = try startBoth(toolkit)
        other.tell("source text/uri-list file:///tmp/a%20b")
        #expect(other.line("done source") != nil)
        try drag(sway, from: OtherProgram.source, to: Self.square) { hasBegun(other) }
        #expect(desk.line("drag entered")?.hasSuffix(" text/uri-list") == true)
        try sway.movePointer(to: CGPoint(x: 91, y: 180))
        #expect(desk.line("drag moved 41 80") != nil)
        try release(desk, sway)
        // Qt ends the address with a line break.
        #expect(desk.line("dropped")?.trimmingCharacters(in: .whitespaces).hasSuffix("file:///tmp/a%20b") == true)
        #expect(other.line("drag end") != nil)
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        try drag(sway, from: OtherProgram.source, to: Self.square) { hasBegun(other) }
        #expect(desk.line("drag entered")?.hasSuffix(" text/plain") == true)
        try sway.movePointer(to: CGPoint(x: 91, y: 180))
        #expect(desk.line("drag moved 41 80") != nil)
        try release(desk, sway)
        #expect(desk.line("dropped")?.hasSuffix(" words") == true)
        #expect(other.line("drag end") != nil)
    }

    @Test("a refused place cancels the drag of another program")
    func refusing() throws {
        let (desk, sway, other) = try startBoth()
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        try drag(sway, from: OtherProgram.source, to: Self.refusing) { hasBegun(other) }
        #expect(desk.line("drag entered") != nil)
        try sway.movePointer(to: CGPoint(x: 221, y: 180))
        #expect(desk.line("drag moved 171 80") != nil)
        try release(desk, sway)
        #expect(other.line("drag failed") != nil)
    }

    @Test(
        "data of the app is dropped on another program, and the mouse works afterwards",
        arguments: OtherProgram.onWayland)
    func dragging(toolkit: OtherProgram.Toolkit) throws {
        let (desk, sway, other) = try startBoth(toolkit)
        for _ in 0..<2 {
            desk.offerInDrags("org.example.own pears")
            try drag(sway, from: Self.square, to: OtherProgram.target) { desk.line("drag begun") != nil }
            #expect(desk.line("answered copy") != nil)
            try sway.release()
            #expect(other.line("dropped")?.hasSuffix(" pears") == true)
            #expect(desk.line("drag ended") == "drag ended copy")
        }
        desk.offerInDrags("")
        try sway.click(Self.square)
        #expect(desk.line("pointer began 40 80") != nil)
        #expect(desk.line("pointer ended") != nil)
    }

    @Test("a drag that returns to the window, or ends over nothing, ends in the app")
    func returning() throws {
        let (desk, sway) = try start()
        let away = CGPoint(x: 390, y: 480)
        desk.offerInDrags("org.example.own pears")
        try drag(sway, from: Self.square, to: away) { desk.line("drag begun") != nil }
        try sway.glide(to: CGPoint(x: 100, y: 181))
        #expect(desk.line("pointer moved 50 81") != nil)
        try sway.release()
        #expect(desk.line("pointer ended 50 81") != nil)
        try drag(sway, from: Self.square, to: away) { desk.line("drag begun") != nil }
        try sway.release()
        #expect(desk.line("drag ended") == "drag ended no")
    }

    @Test("a drag that leaves the window and returns before the compositor knows an answer ends in the app")
    func returningAtOnce() throws {
        let (desk, sway) = try start()
        // The drag begins with the first point outside after this command.
        try sway.movePointer(to: Self.square)
        try sway.press()
        try sway.glide(to: CGPoint(x: 240, y: 330))
        desk.synchronize()
        desk.offerInDrags("org.example.own pears")
        try sway.glide(to: CGPoint(x: 390, y: 480))
        try sway.glide(to: CGPoint(x: 100, y: 181))
        #expect(desk.line("pointer moved 50 81") != nil)
        try sway.release()
        #expect(desk.line("pointer ended 50 81") != nil)
        desk.offerInDrags("")
        try sway.click(Self.square)
        #expect(desk.line("pointer began 40 80") != nil)
        #expect(desk.line("pointer ended 40 80") != nil)
    }

    @Test("a drag over another window of the app finds the window, is dropped there, and still reaches other programs")
    func otherWindow() throws {
        let (desk, sway) = try start(["exchange", "two"])
        try sway.place("Other", at: 380, 300)
        desk.offerInDrags("org.example.own pears")
        try drag(sway, from: Self.square, to: CGPoint(x: 410, y: 340)) { desk.line("drag begun") != nil }
        #expect(desk.line("over 2 30 40") != nil)
        try sway.release()
        // The drag has ended in the app, without a message of another program.
        #expect(desk.line("pointer ended") != nil)
        #expect(desk.line("over 2 30 40") != nil)
        // Back over the first window, the drag is that window's again.
        try drag(sway, from: Self.square, to: CGPoint(x: 410, y: 340)) { desk.line("drag begun") != nil }
        #expect(desk.line("over 2 30 40") != nil)
        try sway.glide(to: CGPoint(x: 100, y: 181))
        #expect(desk.line("pointer moved 50 81") != nil)
        try sway.release()
        #expect(desk.line("pointer ended 50 81") != nil)
        let other = try open(desk, sway)
        try drag(sway, from: Self.square, to: OtherProgram.target) { desk.line("drag begun") != nil }
        #expect(desk.line("answered copy") != nil)
        try sway.release()
        #expect(other.line("dropped")?.hasSuffix(" pears") == true)
        #expect(desk.line("drag ended") == "drag ended copy")
    }
}
