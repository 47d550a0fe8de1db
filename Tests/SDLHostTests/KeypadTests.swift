import Foundation
import Testing

/// Keys of the keypad on a real X server.
@Suite(.serialized, .timeLimit(.minutes(1)), .enabled(if: Desk.missing == nil, "Xvfb is not installed."))
struct KeypadTests {
    /// The X server's code of the key that locks the keypad to numbers.
    private static let lock: UInt8 = 77
    private static let seven: UInt8 = 79

    private func press(_ code: UInt8, on desk: Desk) {
        desk.user.press(code: code)
        desk.user.release(code: code)
    }

    @Test("Without the lock for numbers, keys of the keypad move and delete as the keys with these names")
    func moves() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer ended") != nil)
        let keys: [(code: UInt8, name: String)] = [
            (79, "home"), (80, "up"), (81, "pageUp"), (83, "left"), (85, "right"), (87, "end"), (88, "down"),
            (89, "pageDown"), (91, "delete"), (104, "enter"),
        ]
        for (code, name) in keys {
            press(code, on: desk)
            #expect(desk.line("key ") == "key \(name) down")
            #expect(desk.line("key ") == "key \(name) up")
        }
    }

    @Test("With the lock for numbers the keypad types numbers, and moves while Shift is held")
    func numbers() throws {
        let desk = try Desk()
        try desk.start()
        #expect(desk.line("presented") != nil)
        try desk.click(CGPoint(x: 50, y: 80))
        #expect(desk.line("pointer ended") != nil)
        press(Self.lock, on: desk)
        press(Self.seven, on: desk)
        #expect(desk.line("text ") == "text 7")
        try desk.user.hold(.shift)
        press(Self.seven, on: desk)
        try desk.user.letGo(.shift)
        #expect(desk.line("key home down") != nil)
        press(Self.lock, on: desk)
    }
}
