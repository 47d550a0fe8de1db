import Foundation
import Testing
import UIKit
import UIKitTesting

/// Patterns in the text of a pasteboard.
@MainActor
@Suite struct PasteboardDetectionTests {
    private let app = TestApp(UIViewController(), draws: false)
    private let board = UIPasteboard.general
    private let all: Set<UIPasteboard.DetectionPattern> = [
        .number, .probableWebURL, .probableWebSearch, .link, .phoneNumber, .emailAddress,
    ]

    private func patterns(_ text: String, by other: Bool = false) -> Set<UIPasteboard.DetectionPattern>? {
        if other { app.copyInOtherProgram(["UTF8_STRING": Data(text.utf8)]) } else { board.string = text }
        var found: Set<UIPasteboard.DetectionPattern>?
        board.detectPatterns(for: all) { found = try? $0.get() }
        return found
    }

    @Test(
        "numbers, addresses and searches are told apart, in texts of the app and of other programs",
        arguments: [false, true])
    func patterns(other: Bool) {
        #expect(patterns("42.5", by: other) == [.number, .probableWebSearch])
        #expect(patterns(" https://example.org/a ", by: other) == [.probableWebURL, .link])
        #expect(patterns("example.org/a?b", by: other) == [.probableWebURL])
        #expect(patterns("how to bake bread", by: other) == [.probableWebSearch])
        #expect(patterns("two\nlines", by: other) == [])
        #expect(patterns("write to me@example.org soon", by: other) == [.probableWebSearch, .emailAddress])
        #expect(patterns("nan", by: other) == [.probableWebSearch])
        #expect(patterns("", by: other) == [])
    }

    @Test("values have their documented types, and only requested ones are detected")
    func values() throws {
        board.string = "1e3"
        var found: [UIPasteboard.DetectionPattern: Any]?
        board.detectValues(for: [.number]) { found = try? $0.get() }
        #expect(found?.count == 1)
        #expect(found?[.number] as? Double == 1_000)
        board.string = "example.org"
        board.detectValues(for: all) { found = try? $0.get() }
        #expect(found?.keys.map(\.rawValue) == [UIPasteboard.DetectionPattern.probableWebURL.rawValue])
        #expect(found?[.probableWebURL] as? String == "example.org")
    }

    @Test("key paths name the same patterns")
    func keyPaths() async throws {
        board.string = "12"
        let values = try await board.detectedValues(for: [\.number, \.probableWebURL])
        #expect(values.number == 12)
        #expect(values.probableWebURL == "" && values.probableWebSearch == "")
        #expect(values.patterns == [\.number])
        #expect(try await board.detectedPatterns(for: [\.probableWebSearch]) == [\.probableWebSearch])
        board.items = []
        #expect(try await board.detectedValues(for: [\.number]).patterns.isEmpty)
    }
}
