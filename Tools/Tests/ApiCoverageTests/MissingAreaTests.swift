import ApiCoverage
import Foundation
import SourceRewriting
import Testing

/// The document for newcomers lists the missing areas of iOS first.
@Suite struct MissingAreaTests {
    private let areas = [MissingAreas.Area("Grids", "UIGrid", "UIGridCell"), MissingAreas.Area("Lists", "UIList")]

    @Test("An area is listed with the types that the interface does not have")
    func partly() {
        #expect(
            MissingAreas.areas(missingIn: "class UIGrid : UIView\n  var UIList\n", of: areas) == [
                .init("Grids", "UIGridCell"), .init("Lists", "UIList"),
            ])
    }

    @Test("An area whose types are all present is not listed")
    func present() {
        let interface = "# A remark\nclass UIGrid : UIView\nprotocol UIGridCell\nglobal UIList\n"
        #expect(MissingAreas.areas(missingIn: interface, of: areas).isEmpty)
    }

    @Test("An extension and a member do not make a type present")
    func extensions() {
        #expect(
            MissingAreas.areas(
                missingIn: "extension UIList\n  class UIGrid\nclass UIListCell\nclass UIList.Cell\n", of: areas)
                == areas)
    }

    @Test("A framework that can be imported is not listed")
    func frameworks() {
        var modules = ModuleNames()
        #expect(MissingAreas.lines(interface: "", modules: modules).contains(" WebKit,"))
        modules.missing.remove("WebKit")
        #expect(!MissingAreas.lines(interface: "", modules: modules).contains("WebKit"))
        // A name outside all lists would never leave the document.
        for name in MissingAreas.frameworks {
            #expect(ModuleNames().missing.contains(name) || ModuleNames().added.contains(name))
        }
    }

    @Test("Text is replaced between the marks alone")
    func marks() throws {
        let document =
            "# A\n<!-- missing areas: written by `make interface` -->\nold\n<!-- end of missing areas -->\nB\n"
        #expect(GeneratedPart.missingAreas.text(in: document) == "old")
        #expect(
            GeneratedPart.missingAreas.replacing("new\nlines", in: document)
                == document.replacingOccurrences(of: "old", with: "new\nlines"))
        #expect(GeneratedPart.missingAreas.replacing("new", in: "# A\n") == nil)
    }

    @Test("A type belongs to the subject with the longest beginning of its name, and the largest types are named")
    func subjects() {
        let interface = """
            # A remark
            class UITabBar : UIView
              var items
            class UITableCell
            class UITableView
              var a
            extension UIView
              var c
            struct Other
            global f()
            """
        let lines = PresentSubjects.lines(
            interface: interface, packages: "| could be fetched | 1,200 |\n| build as they are | 7 |\n")
        #expect(lines.contains("\n| Tables | 2 | `UITableView`, `UITableCell` |\n"))
        #expect(lines.contains("\n| Navigation and bars | 1 | `UITabBar` |\n"))
        #expect(lines.contains("\n| Views, windows and traits | 0 |  |\n"))
        #expect(lines.contains("Of 1,200 public packages that were tried, 7 build as they are"))
    }

    @Test("FromIOS.md has the numbers of the interface and of the packages")
    func presentNumbers() throws {
        let document = try OddNumberListTests.text("Documentation/FromIOS.md")
        let written = try #require(
            GeneratedPart.presentSubjects.text(in: document), "the marks around the subjects are not there")
        let lines = PresentSubjects.lines(
            interface: try OddNumberListTests.text("Tools/Data/interface.txt"),
            packages: try OddNumberListTests.text("Documentation/Compatibility.md"))
        #expect(written == lines, "run `make interface`")
        #expect(lines.contains("public packages"))
    }

    @Test("The first lines of FromIOS.md name the missing areas of the interface")
    func document() throws {
        let document = try OddNumberListTests.text("Documentation/FromIOS.md")
        let written = try #require(
            GeneratedPart.missingAreas.text(in: document), "the marks around the missing areas are not there")
        let interface = try OddNumberListTests.text("Tools/Data/interface.txt")
        #expect(written == MissingAreas.lines(interface: interface), "run `make interface`")
        let start = try #require(document.range(of: written)?.lowerBound)
        #expect(document[..<start].split(separator: "\n").count < 8)
    }
}
