import Foundation
import Testing

@testable import AppPackaging

@Suite struct LanguageDataTests {
    /// Data with items whose contents are their names.
    private func data(_ names: [String], contents content: (String) -> Data = { Data($0.utf8) }) -> Data {
        func number(_ value: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
        var head = Data([32, 0, 0xDA, 0x27, 20, 0, 0, 0, 0, 0, 2, 0]) + Data("CmnD".utf8)
        head += Data(count: 32 - head.count)
        var (table, texts, contents) = (number(names.count), Data(), Data())
        let start = 4 + names.count * 8
        let size = names.reduce(0) { $0 + $1.utf8.count + 1 }
        for name in names {
            table += number(start + texts.count) + number(start + size + contents.count)
            texts += Data(name.utf8) + [0]
            contents += content(name)
        }
        return head + table + texts + contents
    }

    private let names = [
        "icudt76l/brkitr/cjdict.dict", "icudt76l/brkitr/word.brk", "icudt76l/de.res", "icudt76l/de_AT.res",
        "icudt76l/en.res", "icudt76l/fr.res", "icudt76l/lang/pool.res", "icudt76l/lang/zh_Hant.res", "icudt76l/nb.res",
        "icudt76l/no.res", "icudt76l/res_index.res", "icudt76l/root.res", "icudt76l/utf.cnv",
        "icudt76l/zone/tzdbNames.res",
    ]

    private func kept(_ languages: String...) throws -> [String] {
        let whole = try #require(LanguageData(data(names)))
        #expect(whole.names == names)
        return try #require(LanguageData(whole.keeping(languages))).names
    }

    @Test("the requested languages stay, with English and with everything that belongs to no language")
    func languages() throws {
        let common = names.filter {
            ["word.brk", "pool", "res_index", "root", "utf", "tzdb", "/en."].contains(where: $0.contains)
        }
        #expect(try kept() == common)
        #expect(try kept("de-CH") == names.filter { common.contains($0) || $0.contains("/de") })
        #expect(try kept("nb").contains("icudt76l/no.res"))
        #expect(try kept("ja").contains("icudt76l/brkitr/cjdict.dict"))
        #expect(try kept("zh_Hant").contains("icudt76l/lang/zh_Hant.res"))
    }

    @Test("encodings with several bytes per character stay for Chinese, Japanese and Korean")
    func encodings() throws {
        let names = ["icudt76l/brkitr/line_cj.brk", "icudt76l/narrow.cnv", "icudt76l/short.cnv", "icudt76l/wide.cnv"]
        func encoding(_ largest: UInt8) -> Data {
            Data([32, 0]) + Data(count: 30) + Data([100, 0, 0, 0]) + Data(count: 66) + Data([1, largest])
        }
        let whole = try #require(
            LanguageData(
                data(names) { name in
                    switch name {
                    case "icudt76l/narrow.cnv": encoding(1)
                    case "icudt76l/wide.cnv": encoding(2)
                    default: Data([32])
                    }
                }))
        func kept(_ language: String) throws -> [String] {
            try #require(LanguageData(whole.keeping([language]))).names
        }
        #expect(try kept("de") == ["icudt76l/narrow.cnv", "icudt76l/short.cnv"])
        for language in ["ja", "zh-Hant", "ko"] { #expect(try kept(language) == names) }
    }

    @Test("items keep their contents, at multiples of 16")
    func contents() throws {
        let whole = try #require(LanguageData(data(names)))
        let small = whole.keeping(["fr"])
        let found = try #require(small.range(of: Data("icudt76l/fr.res".utf8), options: .backwards))
        #expect(found.lowerBound % 16 == 0)
        #expect(small.prefix(32) == data(names).prefix(32))
    }

    @Test("bytes of another form are no language data, at any length")
    func brokenBytes() {
        let whole = data(names)
        #expect(LanguageData(Data()) == nil)
        for length in 0..<whole.count - 200 { _ = LanguageData(whole.prefix(length)) }
        for place in 0..<200 {
            var changed = whole
            changed[place] = 0xFF
            _ = LanguageData(changed).map { $0.keeping(["de"]) }
        }
        var other = whole
        other[12] = 0x41
        #expect(LanguageData(other) == nil)
    }

    @Test("the assembler file names the symbol and quotes the path")
    func assembly() {
        let text = LanguageData.assembly(symbol: "icudt76_dat", path: "/a \"b\"/d")
        #expect(text.contains(".globl __wrap_icudt76_dat\n"))
        #expect(text.contains(#".incbin "/a \"b\"/d""#))
        #expect(LanguageData.linkerArguments(symbol: "a_dat", object: "/o") == ["/o", "--wrap=a_dat"])
    }
}
