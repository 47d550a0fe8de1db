import Foundation
import InterfaceDocuments
import SeededNumbers
import Testing

/// Damaged documents. Each is parsed or rejected with one sentence; nothing stops the program, and nothing runs
/// forever.
struct MutatedDocumentTests {

    /// Reads all values of a document.
    private func readAll(_ document: InterfaceDocument) {
        _ = document.oddities
        for scene in document.scenes { _ = scene.reference }
        document.root.walk { element in
            _ = element.identity
            _ = element.connections
            _ = element.constraints
            _ = element.runtimeAttributes
            _ = element.varied(width: 1, height: 2)
            _ = element.buttonStates()
            _ = element.segments
            _ = element.textTraits
            _ = element.tableSections
            _ = element.prototypes
            _ = element.font()
            _ = element.autoresizing
            _ = element.ownString
            _ = InterfaceColor(element)
            _ = InterfaceText(element)
            _ = InterfaceImage(element, "image")
            for key in ["frame", "contentEdgeInsets", "value"] {
                _ = (element.rect(key), element.insets(key), element.string(key), element.size(key))
            }
            for segue in element.segues { _ = document.isWhole(segue) }
        }
    }

    @Test("A storyboard with damaged bytes, values, ids and structure is read as far as possible, or refused")
    func mutated() throws {
        // More rounds by hand: CHEVRON_FUZZ=100000 swift test --filter MutatedDocument
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 2_000
        let whole = Array(SampleDocument.notes.utf8)
        let ids = ["nav", "list", "page", "table", "cell", "field", "safe", "segue-1", "exit", "gone", "-1", ""]
        let pieces = [
            "nan", "1e308", "-1e999", "9223372036854775808", "&#x10FFFF;", "&lt;", "<view>", "</view>", "/>", "<!--",
            "]]>", "\"", "'", "16:0", "YES",
            "\u{FEFF}", "<variation key=\"x\">",
        ]
        let values = try Regex(#"(?:destination|id|firstItem|secondItem|key|kind|x|width|multiplier)="([^"]*)""#)
        let places = SampleDocument.notes.matches(of: values).compactMap { match -> Range<Int>? in
            guard let range = match.output[1].range else { return nil }
            let utf8 = SampleDocument.notes.utf8
            return utf8.distance(
                from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(
                    from: utf8.startIndex, to: range.upperBound)
        }
        var numbers = SeededNumbers(seed: 11), read = 0, refused = 0
        for _ in 0..<count {
            var bytes = whole
            for place in (0..<Int.random(in: 1...3, using: &numbers)).map({ _ in places.randomElement(using: &numbers)!
            }).sorted(by: {
                $0.lowerBound > $1.lowerBound
            }) {
                guard place.upperBound <= bytes.count else { continue }
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0...4:
                    bytes.replaceSubrange(
                        place,
                        with: Array(
                            (Bool.random(using: &numbers) ? ids : Array(pieces.prefix(6))).randomElement(
                                using: &numbers)!.utf8))
                case 5:
                    bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
                case 6:
                    let start = Int.random(in: 0..<bytes.count, using: &numbers)
                    bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1...200, using: &numbers)))
                default:
                    bytes.insert(
                        contentsOf: Array(pieces.randomElement(using: &numbers)!.utf8),
                        at: Int.random(in: 0...bytes.count, using: &numbers))
                }
            }
            do {
                readAll(try InterfaceDocument(bytes: bytes, name: "Damaged"))
                read += 1
            } catch {
                #expect(!error.what.isEmpty)
                #expect(!error.what.contains("\n"))
                #expect(error.line > 0)
                refused += 1
            }
        }
        #expect(read > count / 4)
        #expect(refused > count / 20)
    }
}
