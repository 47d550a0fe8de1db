import ApiCoverage
import Foundation
import Testing

/// A name of a released version stays, or the change log lists it.
@Suite struct ReleasedInterfaceTests {
    /// The names in the list "Removed" of the change log.
    static func removed(in changes: String) -> Set<String> {
        var names: Set<String> = []
        var isList = false
        for line in changes.split(separator: "\n") {
            if line.hasPrefix("#") { isList = line == "### Removed" }
            guard isList, line.hasPrefix("- ") else { continue }
            // The first code of a line is the removed name. Later codes are its replacements.
            if let name = TestAppPageTests.codes(in: line).first { names.insert(name) }
        }
        return names
    }

    @Test("A removed type, global name and member is found, and a moved conformance is not")
    func comparison() {
        let earlier = """
            # A remark
            global UIOld()
            global UIKept
            class UIThing : NSObject
              var alpha
              static func make(_:) | Int => UIThing
              init?(coder:) NSCoder
              case `default`
            protocol UIGone
            extension String
              var size
            """
        let later = """
            global UIKept
            class UIThing : UIResponder, Sendable
              var alpha Double
              init?(coder:)
            """
        #expect(
            InterfaceNames.missing(from: earlier, in: later) == [
                "String.size", "UIGone", "UIOld()", "UIThing.`default`", "UIThing.make(_:)",
            ])
        #expect(InterfaceNames.missing(from: later, in: later + "\nclass UINew").isEmpty)
    }

    @Test("The list of removed names has the first name of each line")
    func removedNames() {
        let changes = "### Removed\n- `UIThing.alpha`: use `UIThing.opacity`.\n### Other\n- `UIThing.beta` is faster.\n"
        #expect(Self.removed(in: changes) == ["UIThing.alpha"])
    }

    @Test("Every name of a released version is still there, or listed as removed")
    func released() throws {
        let folder = OddNumberListTests.root.appendingPathComponent("Tools/Data")
        let current = try OddNumberListTests.text("Tools/Data/interface.txt")
        let removed = Self.removed(in: try OddNumberListTests.text("CHANGELOG.md"))
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("interface-") && $0.hasSuffix(".txt")
        }
        #expect(versions.contains("interface-0.1.0.txt"))
        for version in versions.sorted() {
            let released = try OddNumberListTests.text("Tools/Data/" + version)
            #expect(InterfaceNames.names(in: released).count > 9_000)
            for name in InterfaceNames.missing(from: released, in: current) where !removed.contains(name) {
                Issue.record(
                    """
                    \(version) has \(name), and interface.txt does not. Put it back, or list it with its remedy under \
                    "### Removed" in CHANGELOG.md
                    """)
            }
        }
    }
}
