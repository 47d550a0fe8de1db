import HostInterface

/// UIKit's own words by language, a row for each, in an order that the table's owner knows.
@MainActor
package enum WordTable {
    /// The row of a language tag such as `pt-PT`: its own, that of its language, else English.
    package static func row(of table: [String: [String]], for tag: String) -> [String] {
        let language = tag.split(separator: "-").first.map(String.init) ?? tag
        return table[tag] ?? table[language] ?? table["en"] ?? []
    }

    /// A word in the language of the user.
    static func word(_ index: Int, of table: [String: [String]]) -> String {
        let row = row(of: table, for: AppContext.current.host?.settings.language ?? "en")
        return row.indices.contains(index) ? row[index] : ""
    }
}
