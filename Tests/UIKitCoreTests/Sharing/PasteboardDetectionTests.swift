import Foundation
import Testing
import UIKit
import UIKitTesting

/// Patterns in the text of a pasteboard.
@MainActor
struct PasteboardDetectionTests {
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

    @Test("links, phone numbers, addresses, money and tracking numbers have their values")
    func matches() async throws {
        board.string = """
            See https://example.org/a, call (555) 123-4567 or write to me@example.org. Send $1,234.50 or 20 EUR, \
            parcel 1Z999AA10123456784.
            """
        let values = try await board.detectedValues(for: [
            \.links, \.phoneNumbers, \.emailAddresses, \.moneyAmounts, \.shipmentTrackingNumbers, \.flightNumbers,
        ])
        #expect(values.links.map(\.url.absoluteString) == ["https://example.org/a"])
        #expect(values.phoneNumbers.map(\.phoneNumber) == ["(555) 123-4567"])
        #expect(values.emailAddresses.map(\.emailAddress) == ["me@example.org"])
        #expect(values.moneyAmounts.map(\.amount) == [1234.5, 20])
        #expect(values.moneyAmounts.map(\.currency) == ["USD", "EUR"])
        #expect(values.moneyAmounts.map(\.matchedString) == ["$1,234.50", "20 EUR"])
        #expect(values.shipmentTrackingNumbers.map(\.trackingNumber) == ["1Z999AA10123456784"])
        #expect(values.shipmentTrackingNumbers.first?.carrier == "UPS")
        #expect(values.patterns.contains(\.links) && !values.patterns.contains(\.flightNumbers))
        var found: [UIPasteboard.DetectionPattern: Any]?
        board.detectValues(for: [.moneyAmount]) { found = try? $0.get() }
        #expect((found?[.moneyAmount] as? [DDMatchMoneyAmount])?.count == 2)
    }

    @Test(
        "an amount of money has a currency and a number of its form",
        arguments: [
            ("€5", "EUR 5.0"), ("5 €", "EUR 5.0"), ("1.234,56 €", "EUR 1234.56"), ("£1,234", "GBP 1234.0"),
            ("USD 0.5", "USD 0.5"), ("costs 3 CHF.", "CHF 3.0"), ("5", nil), ("ABC 5", nil), ("$1,23,4", nil),
            ("A$5", nil), ("$", nil), ("5 EURO", nil), ("$..", nil),
        ] as [(String, String?)])
    func money(text: String, expected: String?) async throws {
        board.string = text
        let found = try await board.detectedValues(for: [\.moneyAmounts]).moneyAmounts
        #expect(found.first.map { "\($0.currency) \($0.amount)" } == expected && found.count <= 1)
    }

    @Test("a number without the right check digit is no tracking number, and a flight is never detected")
    func unknown() async throws {
        board.string = "1Z999AA10123456785 1Z999AA1012345678 X1Z999AA10123456784 LH 400"
        let paths: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
            \.shipmentTrackingNumbers, \.flightNumbers, \.postalAddresses, \.calendarEvents,
        ]
        #expect(try await board.detectedPatterns(for: paths).isEmpty)
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
