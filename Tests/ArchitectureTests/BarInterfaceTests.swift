import Testing

/// A container changes a bar by one method, `perform`, and reads a few values.
struct BarInterfaceTests {
    struct Bar: CustomTestStringConvertible {
        let name: String
        let folder: String
        /// The names under which other folders know the bar.
        let receivers: [String]
        /// The folder of the bar's container, which also calls the bar `bar`.
        let container: String
        /// The internal members that other folders use. The list may only get shorter.
        let members: [String]
        var testDescription: String { name }
    }

    static let bars = [
        Bar(
            name: "UINavigationBar", folder: "NavigationBar", receivers: ["navigationBar"], container: "Navigation",
            members: ["heights", "perform"]),
        // The members that toolbars and tab bars share.
        Bar(
            name: "BottomBar", folder: "Bars", receivers: ["toolbar", "ownToolbar", "tabBar"], container: "Tabs",
            members: ["perform"]),
        Bar(
            name: "UIToolbar", folder: "Toolbar", receivers: ["toolbar", "ownToolbar"], container: "", members: []),
        Bar(
            name: "UITabBar", folder: "TabBar", receivers: ["tabBar"], container: "Tabs", members: []),
        Bar(
            name: "UISearchBar", folder: "SearchBar", receivers: ["searchBar"], container: "Search",
            members: ["perform"]),
    ]

    @Test("other folders use few internal members of a bar", arguments: bars)
    func members(_ bar: Bar) {
        let files = SourceTree.sources.files.filter { $0.module == "UIKitCore" }
        let declared = Set(
            files.filter { $0.folder == bar.folder }.flatMap { Self.members(of: bar.name, in: $0.lines) })
        // The check must not pass by finding nothing.
        #expect(declared.isSuperset(of: bar.members))
        var used: Set<String> = []
        for file in files where file.folder != bar.folder {
            let receivers = bar.receivers + (file.folder == bar.container ? ["bar", "former"] : [])
            guard receivers.contains(where: { file.text.contains($0) }) else { continue }
            for line in file.lines where receivers.contains(where: { line.contains($0) }) {
                for match in SourceTree.code(line).matches(of: /\b(\w+)[?!]?\.(\w+)/)
                where receivers.contains(String(match.output.1)) && declared.contains(String(match.output.2)) {
                    used.insert(String(match.output.2))
                }
            }
        }
        #expect(used.sorted() == bar.members)
    }

    @Test("other folders use at most four internal members of all bars")
    func total() { #expect(Self.bars.flatMap(\.members).count <= 4) }

    /// The names of the internal members in a class and its extensions.
    private static func members(of name: String, in lines: [Substring]) -> [String] {
        var names: [String] = []
        var isInside = false
        for line in lines {
            if line.hasPrefix("}") { isInside = false }
            if !line.hasPrefix(" "), line.contains("class \(name):") || line.hasPrefix("extension \(name)") {
                isInside = true
            }
            guard isInside, let match = line.firstMatch(of: /^ {4}((?:[\w@()]+ )*)(?:var|let|func) `?(\w+)/) else {
                continue
            }
            let isInternal = !["public", "open", "private", "fileprivate", "override"].contains { word in
                match.output.1.split(separator: " ").contains { $0 == word }
            }
            if isInternal { names.append(String(match.output.2)) }
        }
        return names
    }
}
