/// Finds the bodies of functions in which no rule has anything to do, and makes them spaces, so that the parser does
/// not read them: it takes most of the time. Every other byte and every line stays where it is.
///
/// This reads no more of Swift than words, strings, comments and brackets. Where it is not sure, as at what may be a
/// regular expression, nothing is left out.
struct QuietBodies {
    private let source: UnsafeBufferPointer<UInt8>
    private let triggers: BodyTriggers
    private let isImported: Bool
    private let hasFoundation: Bool
    private var place = 0
    private var quiet: [Range<Int>] = []
    /// Whether the body that is read has something for a rule.
    private var isLoud = false
    private var isUnsure = false

    /// Nil where all of the file has to be parsed.
    static func blanked(_ source: [UInt8], _ triggers: BodyTriggers, isImported: Bool, hasFoundation: Bool) -> [UInt8]?
    {
        let ranges = source.withUnsafeBufferPointer { buffer -> [Range<Int>]? in
            var reader = QuietBodies(
                source: buffer, triggers: triggers, isImported: isImported, hasFoundation: hasFoundation)
            return reader.read()
        }
        guard let ranges, !ranges.isEmpty else { return nil }
        var result = source
        result.withUnsafeMutableBufferPointer { bytes in
            for range in ranges {
                for index in range where bytes[index] != 10 && bytes[index] != 13 { bytes[index] = 32 }
            }
        }
        return result
    }

    private init(source: UnsafeBufferPointer<UInt8>, triggers: BodyTriggers, isImported: Bool, hasFoundation: Bool) {
        (self.source, self.triggers, self.isImported, self.hasFoundation) = (
            source, triggers, isImported, hasFoundation
        )
    }

    private func byte(_ index: Int) -> UInt8 { index >= 0 && index < source.count ? source[index] : 0 }

    // MARK: Declarations

    private enum Piece: Equatable { case word(UInt64), sign(UInt8), other }

    private static let function = BodyTriggers.hashes(["func", "init", "deinit"])
    /// A function has no body if such a token comes first.
    private static let declarations = BodyTriggers.hashes([
        "func", "init", "deinit", "var", "let", "subscript", "class", "struct", "enum", "actor", "extension",
        "protocol", "case", "import", "typealias",
        "associatedtype", "operator", "precedencegroup", "macro",
    ])

    private mutating func read() -> [Range<Int>]? {
        /// How deep in round and square brackets a function's head is; nil outside of a head.
        var head: Int?
        while place < source.count {
            let start = place
            let piece = next()
            if isUnsure { return nil }
            switch piece {
            case .word(let word):
                let isMember = byte(start - 1) == 46
                if head == nil || head == 0 {
                    if Self.function.contains(word), !isMember {
                        head = 0
                    } else if head == 0, Self.declarations.contains(word), !isMember {
                        head = nil
                    }
                }
            case .sign(let sign):
                guard let depth = head else { break }
                switch sign {
                case 40, 91: head = depth + 1
                case 41, 93: head = depth > 0 ? depth - 1 : nil
                case 125, 59, 35: if depth == 0 { head = nil }
                case 123 where depth == 0:
                    head = nil
                    let start = place
                    isLoud = false
                    guard skip(to: 125) else { return nil }
                    if !isLoud { quiet.append(start..<(place - 1)) }
                default: break
                }
            case .other: break
            }
        }
        return quiet
    }

    /// Moves to the position after the matching closing bracket.
    private mutating func skip(to end: UInt8) -> Bool {
        var open = [end]
        while place < source.count {
            guard case .sign(let sign) = next(), !isUnsure else {
                if isUnsure { return false }
                continue
            }
            switch sign {
            case 40: open.append(41)
            case 91: open.append(93)
            case 123: open.append(125)
            case 41, 93, 125:
                guard open.popLast() == sign else { return false }
                if open.isEmpty { return true }
            default: break
            }
        }
        return false
    }

    // MARK: Pieces

    private mutating func next() -> Piece {
        let byte = source[place]
        switch byte {
        case 9, 10, 13, 32:
            place += 1
            return .other
        case 34:
            readString(marks: 0)
            return .other
        case 35: return readMark()
        case 47: return readSlash()
        case 64:
            place += 1
            if !BodyTriggers.quietAttributes.contains(readWord()) { isLoud = true }
            return .other
        case 96:
            place += 1
            let isMember = self.byte(place - 2) == 46
            let word = readWord()
            place += 1
            hear(word, isMember: isMember)
            return .other
        default:
            if isWordByte(byte) {
                let isMember = self.byte(place - 1) == 46
                let word = readWord()
                hear(word, isMember: isMember)
                return .word(word)
            }
            if byte == 61 || byte == 33, comparesClass() { isLoud = true }
            place += 1
            return .sign(byte)
        }
    }

    /// Whether `=== Name` or `.self ===` is here, or the same with `!==`: see ``ComparedClasses``.
    private func comparesClass() -> Bool {
        guard byte(place + 1) == 61, byte(place + 2) == 61 else { return false }
        func isSpace(_ index: Int) -> Bool { [9, 10, 13, 32].contains(byte(index)) }
        var (left, right) = (place - 1, place + 3)
        while isSpace(left) { left -= 1 }
        while isSpace(right) { right += 1 }
        if (65...90).contains(byte(right)) { return true }
        return left >= 4 && source[(left - 4)...left].elementsEqual(".self".utf8)
    }

    private mutating func readWord() -> UInt64 {
        var hash = wordSeed
        while place < source.count, isWordByte(source[place]) {
            hash = nextWordHash(hash, source[place])
            place += 1
        }
        return hash
    }

    private mutating func hear(_ word: UInt64, isMember: Bool) {
        if triggers.words.contains(word) || (isMember && triggers.members.contains(word))
            || (!isImported && triggers.unimported.contains(word))
            || (!hasFoundation && triggers.foundation.contains(word))
        {
            isLoud = true
        }
        let mark = byte(place)
        if mark == 63 || mark == 33, triggers.called.contains(word) { isLoud = true }
    }

    /// `#available`, `#selector`, `#"…"#`.
    private mutating func readMark() -> Piece {
        var count = 0
        while byte(place) == 35 {
            count += 1
            place += 1
        }
        if byte(place) == 34 {
            readString(marks: count)
        } else if byte(place) == 47 {
            isUnsure = true
        } else if !BodyTriggers.quietMacros.contains(readWord()) || asksForSystem() {
            isLoud = true
        }
        return .sign(35)
    }

    /// Whether `(iOS …)` follows.
    private func asksForSystem() -> Bool {
        guard byte(place) == 40 else { return false }
        var index = place
        while byte(index) != 41, index < source.count {
            index += 1
            if byte(index) == 105, byte(index + 1) == 79, byte(index + 2) == 83 { return true }
        }
        return false
    }

    private mutating func readSlash() -> Piece {
        let following = byte(place + 1)
        if following == 47 {
            while place < source.count, source[place] != 10, source[place] != 13 { place += 1 }
            return .other
        }
        if following == 42 {
            var depth = 0
            repeat {
                if byte(place) == 47, byte(place + 1) == 42 {
                    depth += 1
                    place += 2
                } else if byte(place) == 42, byte(place + 1) == 47 {
                    depth -= 1
                    place += 2
                } else {
                    place += 1
                }
            } while depth > 0 && place < source.count
            return .other
        }
        // A regular expression begins behind a space or a bracket, and has none behind its first sign.
        let former = byte(place - 1)
        let isBehindValue = isWordByte(former) || former == 41 || former == 93
        if !isBehindValue, following != 32, following != 61, following != 10 { isUnsure = true }
        place += 1
        return .sign(47)
    }

    private mutating func readString(marks: Int) {
        let isLong = byte(place + 1) == 34 && byte(place + 2) == 34 && !(marks > 0 && byte(place + 3) == 35)
        // `""` is an empty one.
        place += isLong ? 3 : 1
        while place < source.count {
            let byte = source[place]
            if byte == 34, !isLong || (self.byte(place + 1) == 34 && self.byte(place + 2) == 34),
                hasMarks(marks, at: place + (isLong ? 3 : 1))
            {
                place += (isLong ? 3 : 1) + marks
                return
            }
            if byte == 92, hasMarks(marks, at: place + 1) {
                place += 1 + marks
                if self.byte(place) == 40 {
                    place += 1
                    guard skip(to: 41) else { return isUnsure = true }
                } else {
                    place += 1
                }
                continue
            }
            if byte == 10, !isLong { return isUnsure = true }
            place += 1
        }
        isUnsure = true
    }

    private func hasMarks(_ count: Int, at start: Int) -> Bool {
        for index in 0..<count where byte(start + index) != 35 { return false }
        return true
    }
}
