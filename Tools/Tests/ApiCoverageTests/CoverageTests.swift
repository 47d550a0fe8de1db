import ApiCoverage
import SourceRewriting
import Testing

@Suite struct CoverageTests {
    private let interface = """
        class UIView : UIResponder
          var alpha
          inert var restorationIdentifier
        class UIButton : UIView
          class UIButton.Kind
        """

    private func report(_ files: String...) -> CoverageReport {
        let names = KnownNames(
            interface: interface, apple: "UIView alpha tintColor restorationIdentifier\nUIStoryboard instantiate\n",
            foundation: "NSCache\n")
        var report = CoverageReport(names: names)
        let parsed = files.map { ParsedSource(Array($0.utf8), library: LibraryFacts(interface: interface)) }
        for file in parsed { report.declare(file) }
        for (index, file) in parsed.enumerated() { report.add("\(index).swift", file) }
        return report
    }

    @Test("names are there, without effect, missing or unknown")
    func answers() {
        let report = report(
            """
            let v = UIView()\nv.alpha = v.tintColor\nv.restorationIdentifier = nil\nlet s: UIStoryboard\nlet c = \
            NSCache(), u = UIWonder()\n
            """
        )
        #expect(report.entries(.present).map(\.name) == ["NSCache", "UIView", "alpha"])
        #expect(report.entries(.inert).map(\.name) == ["restorationIdentifier"])
        #expect(report.entries(.missing).map(\.name) == ["UIStoryboard", "tintColor"])
        #expect(report.entries(.unknown).map(\.name) == ["UIWonder"])
        #expect(report.entries(.missing)[0].places.map(\.line) == [4])
        #expect(report.percentage == 50)
    }

    @Test("what the sources declare themselves is theirs")
    func own() {
        #expect(
            report("struct UIStoryboard { var tintColor = 1 }\n", "let s = UIStoryboard()\nprint(s.tintColor)\n")
                .entries.isEmpty)
    }

    @Test("frameworks that are not there are named with the files that import them")
    func frameworks() {
        #expect(report("import WebKit\n", "import UIKit\n").frameworks == ["WebKit": ["0.swift"]])
    }

    @Test("a module's name before a type is no name of its own, and the type behind it counts")
    func modules() {
        let found = report(
            """
            import UIKit\nlet a: UIKit.UIView = UIKit.UIView()\nlet b: UIKit.UIStoryboard? = nil\n#if \
            canImport(UIKit)\n#endif\n
            """
        )
        #expect(found.entries(.present).map(\.name) == ["UIView"])
        #expect(found.entries(.present)[0].places.count == 2)
        #expect(found.entries(.missing).map(\.name) == ["UIStoryboard"])
        #expect(found.entries(.unknown).isEmpty)
    }

    @Test("what rewriting gives a meaning to is there")
    func rewritten() {
        let found = report("import Darwin\n@UIApplicationMain class A {}\n", "UIApplicationMain(0, nil, nil, nil)\n")
        #expect(found.entries(.present).map(\.name) == ["UIApplicationMain"])
        #expect(found.entries.count == 1)
        #expect(found.frameworks.isEmpty)
    }

    @Test("code for other systems is not counted")
    func conditions() {
        let found = report(
            """
            #if os(macOS)\nlet a = NSColor()\n#elseif os(iOS)\nlet a = UIView()\n#else\nlet a = \
            UIWonder()\n#endif\n#if DEBUG\nlet b = UIStoryboard()\n#endif\n
            """
        )
        #expect(found.entries.map(\.name) == ["UIStoryboard", "UIView"])
    }

    @Test("a module that the sources have themselves is not missing")
    func ownModules() {
        var own = ModuleNames()
        own.missing.remove("Network")
        var report = CoverageReport(names: KnownNames(interface: interface, apple: "", foundation: ""))
        report.add(
            "a.swift", ParsedSource(Array("import Network\nimport Vision\n".utf8), library: LibraryFacts()),
            modules: own)
        #expect(report.frameworks == ["Vision": ["a.swift"]])
    }
}
