/// How deep brackets and conditions are nested. The parser takes 256 levels and calls deeper ones an error; before
/// that, reading such a file would take long or end the program, because parsers call themselves.
enum NestingDepth {
    static let limit = 256
    /// The `else if` behind one `if`, each of which is nested in the one before.
    static let chainLimit = 1000

    /// Whether a file is nested more than the parser takes. Strings and comments are recognized as far as the count
    /// needs.
    static func isTooDeep(_ source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            var scan = NestingScan(bytes)
            return scan.findsTooMuch()
        }
    }
}

private struct NestingScan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var brackets = 0
    private var generics = 0
    private var conditions = 0
    private var chain = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    private func says(_ word: StaticString) -> Bool {
        guard place + word.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }

    mutating func findsTooMuch() -> Bool {
        while place < bytes.count {
            switch bytes[place] {
            case 40, 91, 123: brackets += 1
            case 41, 93, 125: brackets = max(0, brackets - 1)
            // A `<` behind a name opens generic arguments, which end on their line.
            case 60: if isWordByte(byte(place - 1)) { generics += 1 }
            case 62: generics = max(0, generics - 1)
            case 10: generics = 0
            case 35: readCondition()
            case 47: skipComment()
            case 34: skipString()
            case 101: if says("else if") { chain += 1 }
            case 102: if says("func ") { chain = 0 }
            default: break
            }
            if max(brackets, generics, conditions) > NestingDepth.limit || chain > NestingDepth.chainLimit {
                return true
            }
            place += 1
        }
        return false
    }

    private mutating func readCondition() {
        if says("#if ") { conditions += 1 }
        if says("#endif") { conditions = max(0, conditions - 1) }
    }

    private mutating func skipComment() {
        if byte(place + 1) == 47 {
            while place + 1 < bytes.count, bytes[place + 1] != 10 { place += 1 }
        } else if byte(place + 1) == 42 {
            place += 2
            while place < bytes.count, !(bytes[place] == 42 && byte(place + 1) == 47) { place += 1 }
            place += 1
        }
    }

    /// To the end of a string, or into what is interpolated, which counts as code.
    private mutating func skipString() {
        let isLong = byte(place + 1) == 34 && byte(place + 2) == 34
        place += isLong ? 3 : 1
        while place < bytes.count {
            switch bytes[place] {
            case 92:
                if byte(place + 1) == 40 {
                    brackets += 1
                    place += 1
                    return
                }
                place += 1
            case 34:
                if !isLong { return }
                if byte(place + 1) == 34, byte(place + 2) == 34 {
                    place += 2
                    return
                }
            case 10: if !isLong { return }
            default: break
            }
            place += 1
        }
    }
}
