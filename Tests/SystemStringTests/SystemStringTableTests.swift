import Foundation
import SystemStrings
import Testing

struct SystemStringTableTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/SystemStrings/Languages")

    private static let languages = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".strings") }.map { String($0.dropLast(8)) }.sorted()

    @Test("every file of the folder is in the program")
    func embedded() throws {
        #expect(Self.languages.count >= 25)
        for language in Self.languages {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(language).strings"))
            #expect(SystemStringTable.file(language) == [UInt8](data), "\(language)")
        }
    }

    @Test("every language has every string once, and no other")
    func complete() throws {
        let keys = SystemString.allCases.map(\.rawValue).sorted()
        for language in Self.languages {
            let text = try String(
                contentsOf: Self.folder.appendingPathComponent("\(language).strings"), encoding: .utf8)
            let written = text.matches(of: #/(?m)^"(\w+)" = /#).map { String($0.1) }.sorted()
            #expect(written == keys, "\(language)")
            let entries = SystemStringTable.entries(try #require(SystemStringTable.file(language)))
            #expect(entries.keys.sorted() == keys, "\(language)")
            for (key, string) in entries {
                #expect(!string.isEmpty, "\(language) \(key)")
                #expect(string == string.trimmingCharacters(in: .whitespacesAndNewlines), "\(language) \(key)")
            }
        }
    }

    @Test("no string has two keys, so that none is translated in two ways")
    func once() throws {
        let entries = SystemStringTable.entries(try #require(SystemStringTable.file("en")))
        #expect(Set(entries.values).count == entries.count)
    }

    @Test(
        "a region's own file comes before its language's, and English is the last",
        arguments: [
            ("pt-PT", "Procurar"), ("pt-BR", "Buscar"), ("pt", "Buscar"), ("de-AT", "Suchen"), ("xx", "Search"),
            ("", "Search"),
        ])
    func fallback(_ language: String, _ search: String) {
        #expect(SystemStringTable(language: language)[.search] == search)
    }
}
