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
        let names = KnownNames(interface: interface, apple: "UIView alpha tintColor restorationIdentifier\nUIStoryboard instantiate\n", foundation: "NSCache\n")
        var report = CoverageReport(names: names)
        let parsed = files.map { ParsedSource(Array($0.utf8), library: LibraryFacts(interface: interface)) }
        for file in parsed { report.declare(file) }
        for (index, file) in parsed.enumerated() { report.add("\(index).swift", file) }
        return report
    }

    @Test("names are there, without effect, missing or unknown")
    func answers() {
        let report = report("let v = UIView()\nv.alpha = v.tintColor\nv.restorationIdentifier = nil\nlet s: UIStoryboard\nlet c = NSCache(), u = UIWonder()\n")
        #expect(report.entries(.present).map(\.name) == ["NSCache", "UIView", "alpha"])
        #expect(report.entries(.inert).map(\.name) == ["restorationIdentifier"])
        #expect(report.entries(.missing).map(\.name) == ["UIStoryboard", "tintColor"])
        #expect(report.entries(.unknown).map(\.name) == ["UIWonder"])
        #expect(report.entries(.missing)[0].places.map(\.line) == [4])
        #expect(report.percentage == 50)
    }

    @Test("what the sources declare themselves is theirs")
    func own() {
        #expect(report("struct UIStoryboard { var tintColor = 1 }\n", "let s = UIStoryboard()\nprint(s.tintColor)\n").entries.isEmpty)
    }

    @Test("frameworks that are not there are named with the files that import them")
    func frameworks() {
        #expect(report("import WebKit\n", "import UIKit\n").frameworks == ["WebKit": ["0.swift"]])
    }
}
