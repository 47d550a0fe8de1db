import Foundation
import Testing

@testable import UIKitCore

/// Sections and order of names.
@MainActor
struct LocalizedCollationTests {
    final class Contact: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        static let getName = Selector("name") { (contact: Contact) in { contact.name } }
    }

    private func section(_ name: String, _ language: String = "en") -> String {
        let collation = UILocalizedIndexedCollation(language: language)
        return collation.sectionTitles[collation.section(of: name)]
    }

    @Test("a name is in the section of its first letter, without accents and without spaces before")
    func letters() {
        #expect(section("Zoe") == "Z")
        #expect(section("émile") == "E")
        #expect(section("  Ångström") == "A")
        for name in ["", " ", "42", "!", "日本", "Жора"] { #expect(section(name) == "#", "\(name)") }
    }

    @Test("letters of the user's language come first, and Latin letters after them")
    func languages() {
        #expect(section("жора", "ru") == "Ж")
        #expect(section("Zoe", "ru") == "Z")
        #expect(section("Άννα", "el") == "Α")
        #expect(section("강민", "ko") == "가")
        #expect(section("힘찬", "ko") == "하")
        #expect(UILocalizedIndexedCollation(language: "en").sectionTitles.count == 27)
    }

    @Test("an index title out of range is the nearest section")
    func indexTitles() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation === UILocalizedIndexedCollation.current())
        #expect(collation.section(forSectionIndexTitle: 2) == 2)
        #expect(collation.section(forSectionIndexTitle: -1) == 0)
        #expect(collation.section(forSectionIndexTitle: .max) == collation.sectionTitles.count - 1)
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
    }

    @Test("objects are sorted by their names, and keep their order where the names are equal")
    func order() throws {
        let collation = UILocalizedIndexedCollation(language: "en")
        let contacts = ["b", "a10", "A2", "b", "ä"].map(Contact.init)
        let sorted = try #require(
            collation.sortedArray(from: contacts, collationStringSelector: Contact.getName) as? [Contact])
        #expect(Set(sorted.prefix(3).map(\.name)) == ["A2", "a10", "ä"])
        let small = sorted.map(\.name)
        #expect(small.firstIndex(of: "A2")! < small.firstIndex(of: "a10")!)
        #expect(sorted[3] === contacts[0] && sorted[4] === contacts[3])
        #expect(collation.section(for: contacts[2], collationStringSelector: Contact.getName) == 0)
        #expect(collation.section(for: 3, collationStringSelector: Contact.getName) == 26)
    }
}
