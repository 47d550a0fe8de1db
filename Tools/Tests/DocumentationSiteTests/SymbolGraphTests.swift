import Foundation
import Testing

@testable import DocumentationSite

/// The symbols of the library's modules, as the site shows them.
@Suite struct SymbolGraphTests {
    private func graph(_ module: String, _ symbols: [[String: Any]]) throws -> Data {
        try JSONSerialization.data(
            withJSONObject: ["metadata": [:], "module": ["name": module], "symbols": symbols, "relationships": []])
    }

    private func symbol(_ name: String) -> [String: Any] { ["identifier": ["precise": name]] }

    @Test("the inner modules of UIKit are one module, and a symbol is listed once")
    func merged() throws {
        var graphs = SymbolGraphs()
        let library: Set = ["UIKit", "UIKitCore"]
        try graphs.add(graph("UIKitCore", [symbol("a")]), file: "UIKitCore", isExtensionBlocks: false, library: library)
        try graphs.add(
            graph("UIKit", [symbol("b"), symbol("a")]), file: "UIKit@UIKitCore", isExtensionBlocks: false,
            library: library)
        try graphs.add(
            graph("UIKitCore", [symbol("c")]), file: "UIKitCore@Foundation", isExtensionBlocks: true, library: library)
        // The other form of each graph is left out.
        try graphs.add(
            graph("UIKitCore", [symbol("d")]), file: "UIKitCore@Foundation", isExtensionBlocks: false, library: library)
        let files = try graphs.files()
        #expect(files.keys.sorted() == ["UIKit.symbols.json", "UIKit@Foundation.symbols.json"])
        #expect(graphs.graphs["UIKit"]?.known == ["a", "b"])
        #expect(graphs.graphs["UIKit@Foundation"]?.known == ["c"])
    }

    @Test("an inner module with the prefix of the command line tool's library is the same module")
    func prefixed() throws {
        var graphs = SymbolGraphs()
        let library: Set = ["UIKitCore", "ChevronObjectiveCRuntime"]
        var member = symbol("b")
        member["swiftExtension"] = ["extendedModule": "ChevronObjectiveCRuntime"]
        try graphs.add(
            graph("ChevronObjectiveCRuntime", [symbol("a")]), file: "ChevronObjectiveCRuntime",
            isExtensionBlocks: false, library: library)
        try graphs.add(
            graph("UIKitCore", [member]), file: "UIKitCore@ChevronObjectiveCRuntime", isExtensionBlocks: false,
            library: library)
        #expect(try graphs.files().keys.sorted() == ["UIKit.symbols.json"])
        #expect(graphs.graphs["UIKit"]?.known == ["a", "b"])
        let extended = graphs.graphs["UIKit"]?.symbols.last?["swiftExtension"] as? [String: Any]
        #expect(extended?["extendedModule"] as? String == "UIKit")
    }

    @Test("a type, member or function of the interface without a symbol is named")
    func complete() throws {
        var graphs = SymbolGraphs()
        var symbols = [
            ["UIView"], ["UIView", "Style"], ["f(_:)"], ["UIView", "a"], ["UIView", "init(coder:)"],
            ["UIView", "Style", "default"], ["UIView", "==(_:_:)"],
        ].map { path in
            ["identifier": ["precise": path.joined()], "pathComponents": path] as [String: Any]
        }
        symbols.append([
            "identifier": ["precise": "case"], "pathComponents": ["UIView", "Style", "wide(_:)"],
            "kind": ["identifier": "swift.enum.case"],
        ])
        try graphs.add(graph("UIKit", symbols), file: "UIKit", isExtensionBlocks: false, library: ["UIKit"])
        let interface = """
            # A remark
            class UIView : NSObject
              var a
              static func ==(a:b:)
              func b()
              required init?(coder:) NSCoder
            enum UIView.Style
              case `default`
              case wide
              case narrow
            enum UIView.Other
            extension Foreign
              var c
            global f(_:)
            global g()
            global _h()
            """
        #expect(
            graphs.names(missingFrom: interface) == [
                "g()", "UIView.b()", "UIView.Style.narrow", "UIView.Other", "Foreign.c",
            ])
    }

    @Test("a comment about some parameters passes, and one about an unknown parameter does not")
    func parameters() {
        func documented(_ line: String) -> Bool {
            SymbolGraphs.documentsSomeParameters([
                "functionSignature": ["parameters": [["name": "a"], ["name": "b"]]],
                "docComment": ["lines": [["text": line]]],
            ])
        }
        #expect(documented("- Parameter a: the first."))
        #expect(!documented("- Parameter c: none."))
        #expect(!documented("No parameters."))
    }
}
