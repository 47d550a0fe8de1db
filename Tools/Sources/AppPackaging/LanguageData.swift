import Foundation

/// The language data of Foundation: the names, formats and rules of all languages, which are a third of a small app.
///
/// Documented (ICU User Guide, ICU Data): a head, the number of items, the offsets of names and contents, the names in
/// their order, and the contents. A language without items has those of the root, as ICU does for unknown languages.
public struct LanguageData {
    private struct Item {
        var name: String
        var contents: Range<Int>
    }

    private let data: Data
    private let headSize: Int
    private let items: [Item]

    /// - Returns: nil for bytes of another form.
    public init?(_ data: Data) {
        let data = Data(data)
        func number(_ place: Int, _ size: Int) -> Int? {
            guard place >= 0, place <= data.count - size else { return nil }
            return (0..<size).reduce(0) { $0 | Int(data[place + $1]) << ($1 * 8) }
        }
        guard data.count > 16, let headSize = number(0, 2), headSize >= 20, number(2, 2) == 0x27DA, data[8] == 0,
            data[12..<16] == Data("CmnD".utf8), let count = number(headSize, 4), count > 0, count <= data.count / 8
        else { return nil }
        var places: [(name: String, start: Int)] = []
        for index in 0..<count {
            guard let name = number(headSize + 4 + index * 8, 4), let start = number(headSize + 8 + index * 8, 4),
                name < data.count - headSize, start <= data.count - headSize
            else { return nil }
            let bytes = data[(headSize + name)...].prefix { $0 != 0 }
            places.append((String(decoding: bytes, as: UTF8.self), headSize + start))
        }
        let ends = places.dropFirst().map(\.start) + [data.count]
        var items: [Item] = []
        for (place, end) in zip(places, ends) {
            guard place.start <= end else { return nil }
            items.append(Item(name: place.name, contents: place.start..<end))
        }
        (self.data, self.headSize, self.items) = (data, headSize, items)
    }

    public var names: [String] { items.map(\.name) }

    /// The data with some languages, and with everything that belongs to no language. English stays: formats without
    /// a language have its form.
    /// - Parameter languages: codes such as `de` or `pt-BR`, which keeps all forms of Portuguese.
    public func keeping(_ languages: [String]) -> Data {
        let kept = Self.codes(languages)
        let chosen = items.filter { isKept($0, kept) }
        var names = Data()
        var table = Data()
        var contents = Data()
        func append(_ number: Int, to data: inout Data) {
            for shift in 0..<4 { data.append(UInt8(truncatingIfNeeded: number >> (shift * 8))) }
        }
        let tableSize = 4 + chosen.count * 8
        let nameSize = chosen.reduce(0) { $0 + $1.name.utf8.count + 1 }
        // Chosen: contents begin at multiples of 16, as in the whole data.
        let first = (headSize + tableSize + nameSize + 15) / 16 * 16 - headSize
        append(chosen.count, to: &table)
        for item in chosen {
            append(tableSize + names.count, to: &table)
            append(first + contents.count, to: &table)
            names += Data(item.name.utf8) + [0]
            contents += data[item.contents]
            contents += Data(count: (16 - contents.count % 16) % 16)
        }
        let gap = Data(count: first - tableSize - names.count)
        return data[..<headSize] + table + names + gap + contents
    }

    /// Codes that ICU reads for each other. Documented (CLDR, supplementalMetadata, languageAlias).
    private static let aliases: [Set<String>] = [
        ["no", "nb", "nn"], ["he", "iw"], ["id", "in"], ["ro", "mo"], ["fil", "tl"], ["sr", "sh", "bs", "hr"],
        ["zh", "yue"],
    ]

    private static func codes(_ languages: [String]) -> Set<String> {
        let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() } + ["en"]
        return codes.reduce(into: []) { result, code in
            result.insert(code)
            result.formUnion(aliases.first { $0.contains(code) } ?? [])
        }
    }

    /// The languages of the dictionaries that divide words of scripts without spaces.
    private static let dictionaries: [String: Set<String>] = [
        "burmesedict": ["my"], "cjdict": ["ja", "zh", "ko"], "khmerdict": ["km"], "laodict": ["lo"],
        "thaidict": ["th"],
    ]

    /// The languages whose scripts need encodings with several bytes per character.
    private static let widelyEncoded: Set<String> = ["ja", "zh", "ko"]

    private func isKept(_ item: Item, _ codes: Set<String>) -> Bool {
        guard let name = item.name.split(separator: "/").last, let point = name.lastIndex(of: ".") else { return true }
        let (base, kind) = (name[..<point], name[point...])
        if let languages = Self.dictionaries[String(base)] { return !languages.isDisjoint(with: codes) }
        if kind == ".cnv" { return !hasWideCharacters(item) || !Self.widelyEncoded.isDisjoint(with: codes) }
        // The rules for breaks of lines in Chinese and Japanese texts.
        if kind == ".brk", base.hasSuffix("_cj") { return !Self.widelyEncoded.isDisjoint(with: codes) }
        guard kind == ".res", base != "res_index" else { return true }
        let code = base.prefix { $0 != "_" }
        // Other names, such as `root` and `pool`, are longer or have capital letters.
        guard (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return true }
        return codes.contains(String(code))
    }

    /// Whether an encoding has several bytes per character, as those of Chinese, Japanese and Korean texts have; all
    /// forms of Unicode are in the code of ICU.
    ///
    /// Documented (ICU, `ucnv_bld.h`): the head of an item begins with its size. A size, a name of 60 bytes, a number,
    /// and one byte each for the platform, the type and the smallest number of bytes per character precede the largest
    /// number.
    private func hasWideCharacters(_ item: Item) -> Bool {
        let bytes = data[item.contents]
        guard bytes.count >= 2 else { return false }
        let head = Int(bytes[bytes.startIndex]) | Int(bytes[bytes.startIndex + 1]) << 8
        return bytes.dropFirst(head + 71).first.map { $0 > 1 } ?? false
    }

    /// The arguments with which the linker lets Foundation read other data. Without a reader the whole data is dropped.
    /// Documented (ld.lld(1)): references of a wrapped symbol become references of `__wrap_` and its name.
    public static func linkerArguments(symbol: String, object: String) -> [String] { [object, "--wrap=\(symbol)"] }

    /// The text of an assembler file with the data, in place of that of a symbol.
    /// - Parameters:
    ///   - symbol: the name of the symbol that Foundation reads, such as `icudt76_dat`.
    ///   - path: the path of the file with the data.
    public static func assembly(symbol: String, path: String) -> String {
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return """
            .section .rodata.\(symbol), "a"
            .globl __wrap_\(symbol)
            .balign 16
            .type __wrap_\(symbol), %object
            __wrap_\(symbol): .incbin "\(quoted)"
            .size __wrap_\(symbol), . - __wrap_\(symbol)
            .section .note.GNU-stack, "", %progbits

            """
    }
}
