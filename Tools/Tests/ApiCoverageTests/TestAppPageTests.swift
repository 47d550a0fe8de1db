import ApiCoverage
import Foundation
import InterfaceText
import Testing

/// The page about `TestApp` lists exactly the public members of UIKitTesting.
@Suite struct TestAppPageTests {
    /// The public types of UIKitTesting with their members, each type once.
    static func types() throws -> [InterfaceText.TypePart] {
        var collector = InterfaceCollector()
        let folder = OddNumberListTests.root.appendingPathComponent("Sources/UIKitTesting").path
        for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
        where path.hasSuffix(".swift") {
            collector.add(try OddNumberListTests.text("Sources/UIKitTesting/" + path))
        }
        return InterfaceText(collector.text).types
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
        let types = try Self.types()
        #expect((types.first { $0.name == "TestApp" }?.members.count ?? 0) > 60)
        let listed = Set(Self.codes(in: try Self.page()))
        for type in types {
            if type.name != "UIView" {
                #expect(listed.contains(type.name), "Documentation/TestApp.md does not have the type \(type.name)")
            }
            // A subclass of a UIKit class overrides UIKit's members: only its name is on the page.
            guard !["UIViewController", "NSObject"].contains(type.inherited.first) else { continue }
            for member in type.members where !listed.contains(member) && !listed.contains("\(type.name).\(member)") {
                Issue.record("Documentation/TestApp.md does not have \(type.name).\(member)")
            }
        }
    }

    @Test("Every member in the tables of the page exists")
    func existing() throws {
        let members = Set(try Self.types().filter { $0.name == "TestApp" }.flatMap(\.members))
        let rows = try Self.page().split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 40)
        for row in rows {
            for name in Self.codes(in: row.split(separator: "|")[0]) where !members.contains(name) {
                Issue.record("Documentation/TestApp.md lists TestApp.\(name), which does not exist")
            }
        }
    }
}
