import CHyphen
import Diagnostics
import Foundation
import Glibc

/// The places at which words of a language may be divided, by a dictionary of libhyphen.
final class HyphenationDictionary {
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    // Chosen: more words than a screen has.
    private var known = BoundedCache<String, [Int]>(limit: 4_096)

    /// In letters. Chosen: shorter words stay whole, and longer words are no words.
    static let wordLengths = 5...64
    /// In bytes. Chosen: larger than any dictionary.
    private static let largestFile = 16_000_000

    /// Reads a dictionary; nil for a file that is no dictionary, and for an unsupported encoding.
    init?(contentsOf file: URL) {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestFile,
            let data = try? Data(contentsOf: file), var text = Self.checked(data)?.utf8CString, text.count > 1
        else { return nil }
        let count = text.count - 1
        let loaded: UnsafeMutablePointer<HyphenDict>? = text.withUnsafeMutableBufferPointer { buffer in
            guard let stream = fmemopen(buffer.baseAddress, count, "r") else { return nil }
            defer { fclose(stream) }
            return hnj_hyphen_load_file(stream)
        }
        guard let loaded else { return nil }
        dictionary = loaded
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Returns the places inside of a word, as numbers of letters before the place.
    func places(in word: String) -> [Int] {
        let letters = word.unicodeScalars.count
        guard Self.wordLengths.contains(letters) else { return [] }
        if let found = known.value(for: word) { return found }
        let found = divided(word.lowercased(), letters)
        known.set(found, for: word)
        return found
    }

    private func divided(_ word: String, _ letters: Int) -> [Int] {
        // Some capital letters have two small letters.
        guard word.unicodeScalars.count == letters else { return [] }
        let bytes = word.utf8.count
        // Documented (hyphen.h): five more bytes than the word.
        var marks = [CChar](repeating: 0, count: bytes + 8)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var (positions, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
        let status = word.withCString {
            hnj_hyphen_hyphenate2(dictionary, $0, Int32(clamping: bytes), &marks, nil, &replacements, &positions, &cuts)
        }
        if let replacements { for index in 0..<bytes { free(replacements[index]) } }
        free(replacements)
        free(positions)
        free(cuts)
        guard status == 0 else { return [] }
        // Chosen: two letters remain before and after a place, whatever a dictionary allows.
        return (2..<letters - 1).filter { marks[$0 - 1] & 1 == 1 }
    }

    // MARK: Checking

    private static let encodings: [String: String.Encoding] = [
        "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "ISO8859-15": .isoLatin1,
        "microsoft-cp1251": .windowsCP1251,
    ]

    /// The text of a dictionary in UTF-8, without lines that libhyphen does not expect.
    ///
    /// Patterns that change the spelling of a word at its division are left out too: a text keeps its letters.
    static func checked(_ data: Data) -> String? {
        guard let end = data.firstIndex(of: 10) else { return nil }
        let name = String(decoding: data[..<end], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let encoding = encodings[name],
            let text = String(data: data[data.index(after: end)...], encoding: encoding)
        else { return nil }
        var (lines, hasNextLevel) = (["UTF-8"], false)
        for line in text.split(whereSeparator: \.isNewline) {
            if line == "NEXTLEVEL", !hasNextLevel {
                hasNextLevel = true
                lines.append("NEXTLEVEL")
            } else if isPattern(line) || isLimit(line) {
                lines.append(String(line))
            }
        }
        guard lines.count > 1 else { return nil }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Documented (README of libhyphen): a pattern has letters, dots at its ends, and digits between letters. A line of
    /// the library has 100 bytes.
    private static func isPattern(_ line: Substring) -> Bool {
        guard (2...80).contains(line.utf8.count) else { return false }
        var (wasDigit, letters) = (false, 0)
        for (index, scalar) in line.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            if isDigit, wasDigit { return false }
            wasDigit = isDigit
            if scalar == "." {
                guard index == 0 || index == line.unicodeScalars.count - 1 else { return false }
            } else if !isDigit {
                // Capital letters are names of settings. With an empty list of settings libhyphen writes anywhere.
                let isLetter = scalar.properties.isAlphabetic && !("A"..."Z").contains(scalar)
                guard isLetter || scalar == "'" || scalar == "-" || scalar.value == 0x2019 else { return false }
                letters += 1
            }
        }
        return letters > 0
    }

    private static func isLimit(_ line: Substring) -> Bool {
        let parts = line.split(separator: " ")
        let names = ["LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN"]
        return parts.count == 2 && names.contains(String(parts[0])) && (1...2).contains(parts[1].utf8.count)
            && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

/// The installed dictionaries by language, each read on first use.
final class HyphenationDictionaries {
    private var loaded: [String: HyphenationDictionary?] = [:]
    private let folders: [URL]

    init(folders: [String] = ["/usr/local/share/hyphen", "/usr/share/hyphen"]) {
        self.folders = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// Returns the dictionary of a language, such as "de-AT"; nil without one.
    func dictionary(for language: String) -> HyphenationDictionary? {
        if let known = loaded[language] { return known }
        let found = load(language)
        if found == nil {
            Log.once(
                """
                no dictionary of hyphenation is installed for the language \(language.prefix(40)); words stay whole. \
                Install a package such as hyphen-\(language.prefix(2).lowercased())
                """)
        }
        loaded[language] = .some(found)
        return found
    }

    private func load(_ language: String) -> HyphenationDictionary? {
        let parts = language.prefix(40).split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first?.lowercased(), (2...3).contains(first.utf8.count),
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) } })
        else { return nil }
        let region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
        for folder in folders {
            // The language of the region first, then the language, then any region.
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            let wanted = [region.map { "hyph_\(first)_\($0).dic" }, "hyph_\(first).dic"].compactMap { $0 }
            let others = names.filter { $0.hasPrefix("hyph_\(first)_") && $0.hasSuffix(".dic") }
            for name in wanted.filter(names.contains) + others {
                if let found = HyphenationDictionary(contentsOf: folder.appendingPathComponent(name)) { return found }
            }
        }
        return nil
    }
}
