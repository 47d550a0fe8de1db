import ApiCoverage
import Foundation
import Testing

/// The page about `TestApp` lists exactly the public members of UIKitTesting.
@Suite struct TestAppPageTests {
    /// The members by type, in the notation of an interface: `advance(frames:)`, `isDark`.
    static func members() throws -> [String: [String]] {
        var collector = InterfaceCollector()
        let folder = OddNumberListTests.root.appendingPathComponent("Sources/UIKitTesting").path
        for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
        where path.hasSuffix(".swift") {
            collector.add(try OddNumberListTests.text("Sources/UIKitTesting/" + path))
        }
        var found: [String: [String]] = [:]
        var type = ""
        for line in collector.text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("global ") {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix(" ") {
                if let name = words.last { found[type, default: []].append(name) }
            } else if words.count > 1 {
                type = words[1]
                // A subclass of a UIKit class overrides UIKit's members: only its name is on the page.
                if line.contains(" : UIViewController") || line.contains(" : NSObject") { type = "overriding " + type }
                found[type] = found[type] ?? []
            }
        }
        return found
    }

    static func codes(in text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }

    /// The page without its examples.
    static func page() throws -> String {
        let parts = try OddNumberListTests.text("Documentation/TestApp.md").components(separatedBy: "```")
        return parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
    }

    @Test("Every public type and member of UIKitTesting is on the page of TestApp")
    func complete() throws {
        let members = try Self.members()
        #expect((members["TestApp"]?.count ?? 0) > 60)
        let listed = Set(Self.codes(in: try Self.page()))
        for (type, names) in members.sorted(by: { $0.key < $1.key }) {
            let isOverriding = type.hasPrefix("overriding ")
            let name = type.split(separator: " ").last.map(String.init) ?? type
            if type != "UIView" {
                #expect(listed.contains(name), "Documentation/TestApp.md does not have the type \(name)")
            }
            for member in names where !isOverriding && !listed.contains(member) && !listed.contains("\(name).\(member)")
            {
                Issue.record("Documentation/TestApp.md does not have \(name).\(member)")
            }
        }
    }

    @Test("Every member in the tables of the page exists")
    func existing() throws {
        let members = Set(try Self.members()["TestApp"] ?? [])
        let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 40)
        for row in rows {
            for name in Self.codes(in: row.split(separator: "|")[0]) where !members.contains(name) {
                Issue.record("Documentation/TestApp.md lists TestApp.\(name), which does not exist")
            }
        }
    }
}
