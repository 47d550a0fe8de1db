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

    @Test("the patterns and values of items are those of their texts, in the order of the items")
    func items() async throws {
        board.items = [
            ["public.utf8-plain-text": "12"], ["org.example.own": Data([1])], ["public.utf8-plain-text": "example.org"],
        ]
        var found: [Set<UIPasteboard.DetectionPattern>]?
        board.detectPatterns(for: [.number, .probableWebURL], inItemSet: nil) { found = try? $0.get() }
        #expect(found == [[.number], [], [.probableWebURL]])
        board.detectPatterns(for: [.number, .probableWebURL], inItemSet: [2, 9]) { found = try? $0.get() }
        #expect(found == [[.probableWebURL]])
        var values: [[UIPasteboard.DetectionPattern: Any]]?
        board.detectValues(for: [.number], inItemSet: IndexSet(integersIn: 0..<Int.max)) { values = try? $0.get() }
        #expect(values?.map { $0[.number] as? Double } == [12, nil, nil])
        let paths: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.number, \.probableWebURL]
        let all = try await board.detectedValues(for: paths, inItemSet: [0, 2])
        #expect(all.map(\.probableWebURL) == ["", "example.org"])
        let patterns = try await board.detectedPatterns(for: paths, inItemSet: nil)
        #expect(patterns == [[\.number], [], [\.probableWebURL]])
    }

    @Test("handlers get key paths and values of the first item, and of items")
    func handlers() {
        board.strings = ["12", "13"]
        let paths: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [\.number, \.probableWebURL]
        var first: Set<PartialKeyPath<UIPasteboard.DetectedValues>>?
        board.detectPatterns(for: paths) { first = try? $0.get() }
        #expect(first == [\.number])
        var number: Double?
        board.detectValues(for: paths) { number = (try? $0.get())?.number }
        #expect(number == 12)
        var each: [Set<PartialKeyPath<UIPasteboard.DetectedValues>>]?
        board.detectPatterns(for: paths, inItemSet: [1]) { each = try? $0.get() }
        #expect(each == [[\.number]])
        var numbers: [Double?]?
        board.detectValues(for: paths, inItemSet: nil) { numbers = (try? $0.get())?.map(\.number) }
        #expect(numbers == [12, 13])
    }

    @Test("addresses of another program are items, and the text is that of the first")
    func otherItems() {
        app.copyInOtherProgram([
            "text/uri-list": Data("https://example.org/a\r\nhttps://example.org/b\r\n".utf8),
            "UTF8_STRING": Data("7".utf8),
        ])
        var found: [Set<UIPasteboard.DetectionPattern>]?
        board.detectPatterns(for: [.number, .probableWebURL], inItemSet: nil) { found = try? $0.get() }
        #expect(found == [[.number], [.probableWebURL]])
        app.copyInOtherProgram(["image/png": Data([1])])
        board.detectPatterns(for: [.number], inItemSet: nil) { found = try? $0.get() }
        #expect(found == [[]])
        app.copyInOtherProgram([:])
        board.detectPatterns(for: [.number], inItemSet: nil) { found = try? $0.get() }
        #expect(found == [])
    }
}
