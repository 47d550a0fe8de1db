import Foundation
import Testing

/// The program that gives an X server another layout; a part of what Xvfb needs.
enum LayoutChooser {
    static let program = "/usr/bin/setxkbmap"
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
}

/// Keys of real layouts of the X server. A key is named by its position, as on a keyboard of the United States.
@Suite(
    .serialized, .timeLimit(.minutes(1)),
    .enabled(if: Desk.missing == nil && LayoutChooser.isInstalled, "Xvfb or setxkbmap is not installed."))
struct KeyLayoutTests {
    /// The X server's code of a key.
    enum Position: UInt8 {
        case q = 24
        case e = 26
        case y = 29
        case minus = 20
        case equals = 21
        case openBracket = 34
        case a = 38
        case quote = 48
        case grave = 49
        case space = 65
        case rightAlt = 108
    }

    struct Typing: Sendable, CustomTestStringConvertible {
        var layout: String
        var keys: [Position]
        var held: Position?
        /// What the program gets for the last key: the key's character, and the text.
        var character: String
        var text: String
        var testDescription: String { "\(layout): \(text)" }
    }

    @Test(
        "A key types the character of its layout, also with dead keys, AltGr and a compose key",
        arguments: [
            Typing(layout: "us", keys: [.y], character: "y", text: "y"),
            Typing(layout: "de", keys: [.y], character: "z", text: "z"),
            Typing(layout: "de", keys: [.minus], character: "ß", text: "ß"),
            Typing(layout: "de", keys: [.equals, .e], character: "e", text: "é"),
            Typing(layout: "de", keys: [.grave, .space], character: " ", text: "^"),
            Typing(layout: "de", keys: [.q], held: .rightAlt, character: "q", text: "@"),
            Typing(layout: "de", keys: [.e], held: .rightAlt, character: "e", text: "€"),
            Typing(layout: "fr", keys: [.q], character: "a", text: "a"),
            Typing(layout: "fr", keys: [.openBracket, .e], character: "e", text: "ê"),
            Typing(layout: "us -variant intl", keys: [.quote, .e], character: "e", text: "é"),
            Typing(layout: "us -option compose:ralt", keys: [.rightAlt, .quote, .e], character: "e", text: "é"),
            Typing(layout: "ru", keys: [.q], character: "й", text: "й"),
            Typing(layout: "gr", keys: [.a], character: "α", text: "α"),
        ])
    func typing(_ typing: Typing) throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        // A click starts the input of text.
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer ended") != nil)
        try choose(typing.layout, on: desk)
        if let held = typing.held { desk.user.press(code: held.rawValue) }
        for key in typing.keys {
            desk.user.press(code: key.rawValue)
            desk.user.release(code: key.rawValue)
        }
        if let held = typing.held { desk.user.release(code: held.rawValue) }
        #expect(desk.line("key character(\"\(typing.character)\") down") != nil)
        #expect(desk.line("text ") == "text \(typing.text)")
    }

    @Test("The shortcut of a key goes by the layout: Ctrl and the key of Y undo in Germany")
    func shortcut() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        try choose("de", on: desk)
        try desk.user.hold(.control)
        desk.user.press(code: Position.y.rawValue)
        desk.user.release(code: Position.y.rawValue)
        try desk.user.letGo(.control)
        #expect(desk.line("key character") == "key character(\"z\") down")
    }

    private func choose(_ layout: String, on desk: Desk) throws {
        let chooser = Process()
        chooser.executableURL = URL(fileURLWithPath: LayoutChooser.program)
        chooser.arguments =
            ["-display", desk.display, "-option", "", "-layout"] + layout.split(separator: " ").map(String.init)
        try chooser.run()
        chooser.waitForEnd()
        #expect(chooser.terminationStatus == 0)
    }
}
