import ApiCoverage
import Foundation
import InterfaceText
import Testing

/// A name and a declaration of a released version stay, or the change log lists them.
@Suite struct ReleasedInterfaceTests {
    /// The names in a list of the change log, such as "Removed".
    static func names(in list: String, of changes: String) -> Set<String> {
        var names: Set<String> = []
        var isList = false
        for line in changes.split(separator: "\n") {
            if line.hasPrefix("#") { isList = line == "### \(list)" }
            guard isList, line.hasPrefix("- ") else { continue }
            // The first code of a line is the name. Later codes are its replacements.
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
            InterfaceText(earlier).names(missingIn: InterfaceText(later)) == [
                "String.size", "UIGone", "UIOld()", "UIThing.`default`", "UIThing.make(_:)",
            ])
        #expect(InterfaceText(later).names(missingIn: InterfaceText(later + "\nclass UINew")).isEmpty)
    }

    @Test("A lost superclass and protocol are found; those that a superclass or another protocol brings are kept")
    func conformances() {
        let earlier = """
            class UIThing : NSObject, UIDrawn, Equatable, UILost
            class UIBase : NSObject
            protocol UIDrawn
            protocol UILost
            protocol UIAsked : UIDrawn
            struct UIGone : UIDrawn
            extension String : UILost, Sendable
            extension String : UIDrawn
            """
        let later = """
            class UIThing : UIBase
            class UIBase : UIShown, NSObject
            protocol UIShown : UIDrawn
            protocol UIDrawn
            protocol UILost
            protocol UIAsked
            extension String : UIShown
            """
        #expect(
            InterfaceText(earlier).conformances(missingIn: InterfaceText(later)) == [
                "String : Sendable", "String : UILost", "UIAsked : UIDrawn", "UIThing : UILost",
            ])
        #expect(InterfaceText(earlier).conformances(missingIn: InterfaceText(earlier)).isEmpty)
        let circle = "protocol UIOne : UITwo\nprotocol UITwo : UIOne"
        #expect(InterfaceText(circle).conformances(missingIn: InterfaceText(circle)).isEmpty)
    }

    @Test("The list of removed names has the first name of each line")
    func removedNames() {
        let changes = "### Removed\n- `UIThing.alpha`: use `UIThing.opacity`.\n### Other\n- `UIThing.beta` is faster.\n"
        #expect(Self.names(in: "Removed", of: changes) == ["UIThing.alpha"])
    }

    @Test("Every name and conformance of a released version is still there, or listed as removed")
    func released() throws {
        let folder = OddNumberListTests.root.appendingPathComponent("Tools/Data")
        let current = try OddNumberListTests.text("Tools/Data/interface.txt")
        let removed = Self.names(in: "Removed", of: try OddNumberListTests.text("CHANGELOG.md"))
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("interface-") && $0.hasSuffix(".txt")
        }
        #expect(versions.contains("interface-0.1.0.txt"))
        for version in versions.sorted() {
            let released = try OddNumberListTests.text("Tools/Data/" + version)
            let earlier = InterfaceText(released)
            #expect(earlier.names.count > 9_000)
            let later = InterfaceText(current)
            #expect(earlier.types.filter { !$0.inherited.isEmpty }.count > 900)
            let lost = earlier.names(missingIn: later) + earlier.conformances(missingIn: later)
            for name in lost where !removed.contains(name) {
                Issue.record(
                    """
                    \(version) has \(name), and interface.txt does not. Put it back, or list it with its remedy under \
                    "### Removed" in CHANGELOG.md
                    """)
            }
        }
    }

    @Test("A changed type, a lost default value and a property that is read-only now are found; a new value is not")
    func changedDeclarations() {
        func text(_ source: String) -> String {
            var collector = DeclarationCollector()
            collector.add(source)
            return collector.text
        }
        let earlier = text(
            """
            open class UIThing {
                public var alpha: CGFloat = 1
                public private(set) var count = 0
                open func move(to place: CGPoint, animated: Bool = true) async throws -> Bool { true }
                public func kept<T: Equatable>(_ value: T) where T: Sendable {}
                public var size: Int { get { 1 } set {} }
                func inner() {}
            }
            extension UIThing { public subscript(i: Int) -> String { "" } }
            public enum UIKind { case a, b(Int) }
            public protocol UIAsked { associatedtype Value; func ask(_ thing: UIThing) -> Value }
            """)
        let later = text(
            """
            open class UIThing {
                public var alpha: Double = 1
                public private(set) var count = 0
                open func move(to target: CGPoint, animated: Bool) async throws -> Bool { false }
                open func kept<T: Equatable>(_ other: T) where T: Sendable {}
                public var size: Int { 1 }
            }
            extension UIThing { public subscript(i: Int) -> String? { "" } }
            public enum UIKind { case a, b(String), c }
            public protocol UIAsked { associatedtype Value; func ask(_ thing: UIThing) -> Value }
            """)
        #expect(
            DeclarationCollector.missing(from: earlier, in: later).map(\.declaration) == [
                "UIKind.b: case(Int)",
                "UIThing.alpha: var CGFloat { get set }",
                "UIThing.move(to:animated:): open func (to: CGPoint, animated: Bool =) async throws -> Bool",
                "UIThing.size: var Int { get set }",
                "UIThing.subscript(i:): subscript (i: Int) -> String { get }",
            ])
        #expect(!earlier.contains("inner"))
    }

    @Test("Every declaration of a released version is still there, or listed as changed or removed")
    func releasedDeclarations() throws {
        let folder = OddNumberListTests.root.appendingPathComponent("Tools/Data")
        let current = try LibrarySources.declarations(in: OddNumberListTests.root)
        let changes = try OddNumberListTests.text("CHANGELOG.md")
        let listed = Self.names(in: "Changed", of: changes).union(Self.names(in: "Removed", of: changes))
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix("declarations-") && $0.hasSuffix(".txt")
        }
        #expect(versions.contains("declarations-0.1.0.txt"))
        for version in versions.sorted() {
            let released = try OddNumberListTests.text("Tools/Data/" + version)
            #expect(released.split(separator: "\n").count > 9_000)
            for (name, declaration) in DeclarationCollector.missing(from: released, in: current)
            where !listed.contains(name) {
                Issue.record(
                    """
                    \(version) has "\(declaration)", and the sources do not. Put it back, or list \(name) with its \
                    remedy under "### Changed" or "### Removed" in CHANGELOG.md
                    """)
            }
        }
    }
}
