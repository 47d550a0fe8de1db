import AccessibilityLogic
import Testing

/// The order of keys and other input while a screen reader decides about a key.
struct KeyQueueTests {
    private var queue = KeyQueue<String>()

    private func stroke(_ symbol: UInt32, _ isDown: Bool = true) -> KeyStroke {
        KeyStroke(isDown: isDown, symbol: symbol, code: symbol)
    }

    private func words(_ effects: [KeyQueue<String>.Effect]) -> [String] {
        effects.flatMap { effect -> [String] in
            switch effect {
            case .deliver(let samples): samples
            case .ask(let stroke, let number): ["ask \(number) \(stroke.symbol) '\(stroke.text)'"]
            case .notify(let stroke): ["notify \(stroke.symbol)"]
            }
        }
    }

    @Test("without a listener all input is delivered in order")
    mutating func unheard() {
        queue.add(stroke(97), ["a"])
        queue.add(text: "a", "text a")
        queue.add(["click"])
        #expect(words(queue.advance(isHeard: false)) == ["a", "text a", "click"])
        #expect(queue.isEmpty && words(queue.advance(isHeard: true)).isEmpty)
    }

    @Test("a key waits for the readers with its text, and all input after the key waits, too")
    mutating func order() {
        queue.add(["move"])
        queue.add(stroke(97), ["a"])
        queue.add(text: "A", "text A")
        queue.add(["click"])
        queue.add(stroke(98), ["b"])
        #expect(words(queue.advance(isHeard: true)) == ["move", "ask 1 65 'A'"])
        #expect(words(queue.advance(isHeard: true)).isEmpty)
        // Text after the question is that of an input method.
        queue.add(text: "x", "text x")
        #expect(words(queue.answered(1, isUsed: false)) == ["a", "text A", "click", "ask 2 120 'x'"])
        #expect(words(queue.answered(2, isUsed: false)) == ["b", "text x"])
        #expect(queue.isEmpty)
    }

    @Test("a key that a reader uses is dropped with its text, and its release as well")
    mutating func used() {
        queue.add(stroke(97), ["a"])
        queue.add(text: "a", "text a")
        _ = queue.advance(isHeard: true)
        #expect(words(queue.answered(1, isUsed: true)).isEmpty)
        // The text of an input method belongs to no key.
        queue.add(text: "word", "text word")
        queue.add(stroke(97, false), ["a up"])
        #expect(words(queue.advance(isHeard: true)) == ["text word", "ask 2 97 'a'"])
        #expect(words(queue.answered(2, isUsed: false)).isEmpty)
        queue.add(stroke(98), ["b"])
        queue.add(stroke(98, false), ["b up"])
        _ = queue.advance(isHeard: true)
        #expect(words(queue.answered(3, isUsed: false)) == ["b", "ask 4 98 'b'"])
        // The app got the press.
        #expect(words(queue.answered(4, isUsed: true)) == ["b up"])
    }

    @Test("a reader that does not answer delays one key; further keys are sent without a question until the answer")
    mutating func overdue() {
        queue.add(stroke(97), ["a"])
        queue.add(stroke(97, false), ["a up"])
        _ = queue.advance(isHeard: true)
        #expect(words(queue.timeIsUp(7)).isEmpty)
        #expect(words(queue.timeIsUp(1)) == ["a", "notify 97", "a up"])
        queue.add(stroke(98), ["b"])
        #expect(words(queue.advance(isHeard: true)) == ["notify 98", "b"])
        // The late answer changes nothing about the key.
        #expect(words(queue.answered(1, isUsed: true)).isEmpty)
        queue.add(stroke(98, false), ["b up"])
        #expect(words(queue.advance(isHeard: true)) == ["ask 2 98 'b'"])
        #expect(words(queue.answered(1, isUsed: true)).isEmpty)
        #expect(words(queue.answered(2, isUsed: false)) == ["b up"])
    }

    @Test("a key that waits is delivered when the last reader ends")
    mutating func end() {
        queue.add(stroke(97), ["a"])
        queue.add(["click"])
        _ = queue.advance(isHeard: true)
        #expect(words(queue.advance(isHeard: false)) == ["a", "click"])
        #expect(words(queue.answered(1, isUsed: true)).isEmpty && words(queue.timeIsUp(1)).isEmpty)
    }

    @Test("a key without a character has no text; the typed character is the symbol, but not of a named key")
    mutating func texts() {
        #expect(KeyStroke(isDown: true, symbol: 0xFF63, code: 118).isText == false)
        #expect(KeyStroke(isDown: true, symbol: 0, code: 0).isText == false)
        #expect(KeyStroke(isDown: true, symbol: 97, code: 38, modifiers: .control).text == "")
        #expect(KeyStroke.symbol(of: "é") == 0xE9 && KeyStroke.symbol(of: "я") == 0x0100_044F)
        #expect(KeyStroke(isDown: true, symbol: KeyStroke.symbol(of: "я"), code: 52).text == "я")
        queue.add(stroke(0xFFB8), ["8"])
        queue.add(text: "8", "text 8")
        #expect(words(queue.advance(isHeard: true)) == ["ask 1 65464 '8'"])
    }
}
