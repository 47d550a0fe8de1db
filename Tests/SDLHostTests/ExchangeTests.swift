import Foundation
import Testing

/// The clipboard and drags between the probe and a program with GTK 3, on an X server in memory.
@Suite(
    .serialized, .timeLimit(.minutes(3)),
    .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed."),
    .enabled(if: OtherProgram.isInstalled, "Python with GTK 3 is not installed: gir1.2-gtk-3.0."))
struct ExchangeTests {
    private func start() throws -> (Desk, OtherProgram) { try OtherProgram.startWithProbe(.gtk) }

    @Test("texts, HTML, files and a picture of 3 MB are pasted from another program")
    func pasting() throws {
        let (desk, other) = try start()
        other.tell("text Grüße")
        #expect(desk.line("changed")?.contains("UTF8_STRING") == true)
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted")?.hasSuffix("Grüße") == true)
        other.tell("html <b>x</b>")
        #expect(desk.line("changed") == "changed text/html")
        desk.tell("paste text/html")
        #expect(desk.line("pasted")?.hasSuffix("<b>x</b>") == true)
        other.tell("files /tmp/a /tmp/b")
        #expect(desk.line("changed") == "changed text/uri-list")
        desk.tell("paste text/uri-list")
        #expect(desk.line("pasted")?.contains("file:///tmp/a") == true)
        let picture = ExchangedBytes.make(3_000_000)
        other.tell("png \(try desk.write(picture, "big"))")
        #expect(desk.line("changed") == "changed image/png")
        desk.tell("paste image/png")
        #expect(desk.line("pasted") == "pasted image/png 3000000 \(ExchangedBytes.sum(picture))")
    }

    @Test("another program pastes texts, HTML, files and a picture of 3 MB")
    func copying() throws {
        let (desk, other) = try start()
        desk.tell("text Grüße")
        #expect(other.line("owner changed") != nil)
        other.tell("paste UTF8_STRING")
        #expect(other.line("pasted")?.hasSuffix("Grüße") == true)
        other.tell("paste STRING")
        #expect(other.line("pasted")?.contains(" 5 ") == true)
        other.tell("paste TARGETS")
        #expect(other.line("pasted TARGETS") != nil)
        other.tell("paste image/png")
        #expect(other.line("pasted") == "pasted image/png nothing")
        for (type, data) in [
            ("text/html", Data("<i>y</i>".utf8)), ("text/uri-list", Data("file:///tmp/c\r\n".utf8)),
            ("org.example.own", Data([1, 2])), ("image/png", ExchangedBytes.make(3_000_000)),
        ] {
            desk.tell("offer \(type) \(try desk.write(data, "offered"))")
            #expect(other.line("owner changed") != nil)
            other.tell("paste \(type)")
            #expect(
                other.line("pasted")?.hasPrefix("pasted \(type) \(data.count) \(ExchangedBytes.sum(data))") == true,
                "\(type)")
        }
    }

    @Test("a program that does not answer, or dies, neither stops the app nor crashes it")
    func silence() throws {
        let (desk, other) = try start()
        other.tell("html <b>x</b>")
        #expect(desk.line("changed") == "changed text/html")
        other.freeze()
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        // The app does not wait a second time, and still reacts.
        desk.tell("paste text/html")
        #expect(desk.line("pasted") == "pasted text/html nothing")
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer began 50 80") != nil)
        other.kill()
        #expect(desk.line("changed") == "changed ")
        desk.tell("types")
        #expect(desk.line("types") == "types ")
        desk.tell("text own")
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted")?.hasSuffix(" own") == true)
    }

    @Test("files and texts of another program are dropped where the app accepts them")
    func dropping() throws {
        let (desk, other) = try start()
        other.tell("source text/uri-list file:///tmp/a%20b")
        #expect(other.line("done source") != nil)
        try desk.drag(from: OtherProgram.source, to: CGPoint(x: 90, y: 180)) { other.knowsCopy }
        #expect(desk.line("drag entered")?.hasSuffix(" text/uri-list") == true)
        #expect(desk.line("drag moved") != nil)
        #expect(desk.line("dropped")?.hasSuffix("file:///tmp/a%20b") == true)
        #expect(other.line("drag end") != nil)
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        try desk.drag(from: OtherProgram.source, to: CGPoint(x: 90, y: 180)) { other.knowsCopy }
        #expect(desk.line("dropped")?.hasSuffix(" words") == true)
        #expect(other.line("drag end") != nil)
    }

    @Test("a refused place cancels the drag of another program")
    func refusing() throws {
        let (desk, other) = try start()
        other.tell("source text/plain words")
        #expect(other.line("done source") != nil)
        try desk.drag(from: OtherProgram.source, to: CGPoint(x: 220, y: 180))
        #expect(other.line("drag failed") != nil)
    }

    @Test("a drag of a program that names the receiver of its messages as the target has its location")
    func receiverAsTarget() throws {
        let desk = try Desk()
        try desk.start(arguments: ["exchange"])
        #expect(desk.line("block") != nil)
        let window = try desk.window()
        desk.user.move(window, to: 50, 100)
        let proxy = try #require(
            desk.user.property("XdndProxy", of: window).withUnsafeBytes { $0.bindMemory(to: UInt32.self).first })
        // The program's own window has no part in the test.
        let source = desk.user.root
        desk.user.send("XdndEnter", [source, 5 << 24, desk.user.atom("text/plain")], to: proxy)
        desk.user.send(
            "XdndPosition", [source, 0, 90 << 16 | 180, 0, desk.user.atom("XdndActionCopy")], to: proxy)
        #expect(desk.line("drag entered") == "drag entered 40 80 text/plain")
    }

    @Test("data of the app is dropped on another program, and the drag ends with a copy")
    func dragging() throws {
        let (desk, other) = try start()
        desk.offerInDrags("org.example.own pears")
        try desk.drag(from: CGPoint(x: 90, y: 180), to: OtherProgram.target)
        #expect(desk.line("answered copy") != nil)
        #expect(other.line("dropped")?.hasSuffix(" pears") == true)
        #expect(desk.line("drag ended") == "drag ended copy")
    }

    @Test("a drag over another window of the app finds the window, unless another program's window covers it")
    func otherWindow() throws {
        let desk = try Desk()
        try desk.start(arguments: ["exchange", "two"])
        #expect(desk.line("block") != nil)
        let first = try desk.window(),
            second = try desk.windows(1, titled: "Other")[0]
        desk.user.move(first, to: 50, 100)
        desk.user.move(second, to: 380, 300)
        // The mouse belongs to the window with the keyboard during a press.
        desk.user.focus(first)
        #expect(desk.line("focus true") != nil)
        desk.offerInDrags("org.example.own pears")
        try desk.drag(from: CGPoint(x: 90, y: 180), to: CGPoint(x: 410, y: 340))
        #expect(desk.line("over 2 30 40") != nil)
        #expect(desk.line("drag ended") == "drag ended no")
        // The other program's window is in front, because it is opened last.
        desk.user.move(second, to: 400, 100)
        let other = try OtherProgram(on: desk)
        #expect(other.line("ready") != nil)
        try desk.drag(from: CGPoint(x: 90, y: 180), to: OtherProgram.target)
        #expect(desk.line("answered copy") != nil)
        #expect(other.line("dropped")?.hasSuffix(" pears") == true)
    }

    @Test("the data of an app that ends stays on the clipboard if a clipboard manager is running")
    func saving() throws {
        let (desk, manager) = try start()
        let other = try OtherProgram(on: desk)
        #expect(other.line("ready") != nil)
        manager.tell("manage")
        #expect(manager.line("done manage") != nil)
        let picture = ExchangedBytes.make(3_000_000)
        desk.tell("offer image/png \(try desk.write(picture, "big"))")
        #expect(other.line("owner changed") != nil)
        try desk.user.askToClose(desk.window())
        #expect(manager.line("saved") == "saved image/png")
        #expect(desk.line("ended") != nil)
        other.tell("paste image/png")
        #expect(other.line("pasted") == "pasted image/png 3000000 \(ExchangedBytes.sum(picture))")
    }

    @Test("an app ends although the clipboard manager does not answer")
    func silentManager() throws {
        let (desk, manager) = try start()
        manager.tell("manage")
        #expect(manager.line("done manage") != nil)
        desk.tell("text own")
        #expect(manager.line("owner changed") != nil)
        manager.freeze()
        try desk.user.askToClose(desk.window())
        #expect(desk.line("ended") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("a drag over a program that does not answer ends, and the app reacts")
    func silentTarget() throws {
        let (desk, other) = try start()
        desk.offerInDrags("org.example.own pears")
        other.freeze()
        try desk.drag(from: CGPoint(x: 90, y: 180), to: OtherProgram.target)
        #expect(desk.line("drag ended") == "drag ended no")
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer began 50 80") != nil)
    }

    @Test("an answer that arrives while the app is busy counts, however long the app is busy")
    func busyApp() throws {
        let (desk, other) = try start()
        desk.offerInDrags("org.example.own pears")
        try desk.drag(from: CGPoint(x: 90, y: 180), to: OtherProgram.target, drops: false) {
            other.line("over", within: 20) != nil
        }
        // The other program answers the last position after the release.
        other.freeze()
        desk.user.movePointer(toScreen: OtherProgram.target.x + 5, OtherProgram.target.y)
        desk.user.release(.left)
        #expect(desk.line("pointer ended") != nil)
        desk.freeze()
        // Longer than the app waits for an answer. Then the other program answers, before the app runs again.
        usleep(2_500_000)
        other.goOn()
        usleep(500_000)
        desk.goOn()
        #expect(other.line("dropped")?.hasSuffix(" pears") == true)
        #expect(desk.line("drag ended") == "drag ended copy")
    }
}
