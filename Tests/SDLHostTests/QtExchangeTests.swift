import Foundation
import Testing

/// The clipboard and drags between the probe and a program with Qt 5, on an X server in memory.
@Suite(
    .serialized, .timeLimit(.minutes(3)),
    .enabled(if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed."),
    .enabled(if: OtherProgram.isQtInstalled, "Python with Qt 5 is not installed: python3-pyqt5."))
struct QtExchangeTests {
    private func start() throws -> (Desk, OtherProgram) { try OtherProgram.startWithProbe(.qt) }

    @Test("texts are pasted in both directions")
    func pasting() throws {
        let (desk, other) = try start()
        other.tell("text Grüße")
        #expect(desk.line("changed")?.contains("UTF8_STRING") == true)
        desk.tell("paste UTF8_STRING")
        #expect(desk.line("pasted")?.hasSuffix("Grüße") == true)
        desk.tell("text Bäume")
        // The first change is that of the program itself.
        #expect(other.line("owner changed") != nil && other.line("owner changed") != nil)
        other.tell("paste text/plain")
        #expect(other.line("pasted")?.hasSuffix(" Bäume") == true)
    }

    @Test("a file and a text of the program are dropped on the app")
    func dropping() throws {
        let (desk, other) = try start()
        for (type, words) in [("text/uri-list", "file:///tmp/a%20b"), ("text/plain", "words")] {
            other.tell("source \(type) \(words)")
            #expect(other.line("done source") != nil)
            try desk.drag(from: OtherProgram.source, to: CGPoint(x: 90, y: 180)) { other.knowsCopy }
            let dropped = desk.line("dropped")
            #expect(
                dropped?.trimmingCharacters(in: .whitespaces).hasSuffix(words) == true,
                "\(type): \(dropped ?? "nothing")")
            #expect(other.line("drag end") == "drag end copy", "\(type)")
        }
    }

    @Test("a file and a text of the app are dropped on the program, and the drag ends with a copy")
    func dragging() throws {
        let (desk, other) = try start()
        for (type, words) in [("text/plain", "pears"), ("text/uri-list", "file:///tmp/c%20d")] {
            desk.offerInDrags("\(type) \(words)")
            try desk.drag(from: CGPoint(x: 90, y: 180), to: OtherProgram.target)
            #expect(other.line("dropped")?.hasSuffix(" " + words) == true, "\(type)")
            if type == "text/uri-list" { #expect(other.line("files") == "files /tmp/c d") }
            #expect(desk.line("drag ended") == "drag ended copy", "\(type)")
        }
    }
}
