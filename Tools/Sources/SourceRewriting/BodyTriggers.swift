/// Words in the body of a function at which a rule may have something to do. A body without any of them is not parsed:
/// see ``QuietBodies``.
///
/// Words are kept as numbers. Where two words share one, a body is parsed for nothing.
public struct BodyTriggers: Sendable {
    /// Wherever they stand.
    let words: Set<UInt64>
    /// Behind a point: names of the program's own optional requirements, and of properties that are optional twice.
    let members: Set<UInt64>
    /// Before a question or exclamation mark: names of the library's optional requirements.
    let called: Set<UInt64>
    /// In a file that does not import UIKit.
    let unimported: Set<UInt64>
    /// In a file that imports neither UIKit nor Foundation.
    let foundation: Set<UInt64>

    /// - Parameter optionalNames: names of the program's `@objc optional` requirements.
    public init(library: LibraryFacts, optionalNames: some Sequence<String>) {
        // Types in functions have members of their own.
        let types = ["class", "struct", "enum", "actor", "extension", "protocol", "import"]
        words = Self.hashes(types + SourceRewriter.rules.flatMap { $0.bodyWords })
        members = Self.hashes(Array(optionalNames) + DoubleOptionals.properties)
        called = Self.hashes(Array(library.optionalRequirements.keys) + DoubleOptionals.properties)
        unimported = Self.hashes(
            Array(library.typeNames) + library.globals + FrameworkImports.libraryFunctions + AppleFoundationNames.all)
        foundation = Self.hashes(FoundationNames.all)
    }

    /// Signs before a word that say more than the word: `#available` and the like ask no rule.
    static let quietMacros = hashes([
        "available", "unavailable", "file", "fileID", "filePath", "line", "column", "function",
    ])
    static let quietAttributes = hashes([
        "MainActor", "Sendable", "escaping", "unchecked", "unknown", "discardableResult",
    ])

    static func hashes(_ words: some Sequence<String>) -> Set<UInt64> {
        Set(words.map { word in word.utf8.reduce(wordSeed, nextWordHash) })
    }

    /// Whether one of some words is anywhere in a file.
    static func areIn(_ source: [UInt8], _ words: Set<UInt64>) -> Bool {
        guard !words.isEmpty else { return false }
        return source.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                guard isWordByte(bytes[place]) else {
                    place += 1
                    continue
                }
                var hash = wordSeed
                while place < bytes.count, isWordByte(bytes[place]) {
                    hash = nextWordHash(hash, bytes[place])
                    place += 1
                }
                if words.contains(hash) { return true }
            }
            return false
        }
    }

    /// The names behind `optional func` and `optional var`, found without parsing.
    public static func optionalNames(in source: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for place in ByteSearch.ends(of: Array("optional".utf8), in: source) {
            // The next words up to the one behind `func` or `var`; other modifiers may stand between.
            let words = source[place..<min(place + 200, source.count)].split(
                maxSplits: 8, omittingEmptySubsequences: true
            ) { !isWordByte($0) }
            for (word, next) in zip(words, words.dropFirst())
            where word.elementsEqual("func".utf8) || word.elementsEqual("var".utf8) {
                found.insert(String(decoding: next, as: UTF8.self))
                break
            }
        }
        return found
    }
}

let wordSeed: UInt64 = 0xcbf2_9ce4_8422_2325

@inline(__always)
func nextWordHash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 97...122, 65...90, 48...57, 95, 128...: true
    default: false
    }
}
