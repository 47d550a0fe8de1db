import Testing

@Suite struct MissingCastsTests {
    // A framework that most files of a module import is not left out.
    private let plain = ["import UIKit\nlet a = 1\n", "let b = 1\n", "let c = 1\n"]

    private func body(_ text: String) -> [String] {
        let head = "import SceneKit\nimport UIKit\nextension UIView {\nfunc f() -> Int {\n"
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return Array(Rewriting(head + text + "\n}\n}\n", others: plain).lines(4 + lines).dropFirst(4))
    }

    @Test("a branch for an object of a missing class is left out, and the function stays")
    func alone() {
        #expect(body("if let a = self as? SCNView { return a.count }\nreturn 1") == ["", "return 1"])
        #expect(body("if self is SCNView {\nreturn 2\n}\nreturn 1") == ["", "", "", "return 1"])
        #expect(
            body("if isHidden, let a = self as? SCNView { return a.count }\nreturn 1") == ["", "return 1"])
    }

    @Test("the other branches stay")
    func others() {
        #expect(
            body("if let a = self as? SCNView { return 2 } else if isHidden { return 3 }\nreturn 1")
                == ["if isHidden { return 3 }", "return 1"])
        #expect(body("if self is SCNView { return 2 } else { return 3 }") == ["do { return 3 }"])
        #expect(
            body("if isHidden { return 2 } else if self is SCNView { return 3 } else { return 4 }")
                == ["if isHidden { return 2 } else { return 4 }"])
        #expect(
            body("if isHidden { return 2 } else if self is SCNView { return 3 }\nreturn 1")
                == ["if isHidden { return 2 } ", "return 1"])
        #expect(
            body("if self is SCNView { return 2 } else if let b = self as? SCNView { return b.count }\nreturn 1")
                == ["", "return 1"])
    }

    @Test("a function that needs the class elsewhere stops")
    func needed() {
        #expect(
            body("if let a = self as? SCNView { return 2 }\nreturn SCNView().count")[0].hasPrefix("fatalError("))
        #expect(body("let a = self as! SCNView\nreturn 1")[0].hasPrefix("fatalError("))
    }

    @Test("a function that calls a method that is left out stops, unless another method of the name stays")
    func methods() {
        let found = Rewriting(
            """
            import SceneKit
            import UIKit
            extension UIView {
            func draw(_ a: SCNView) -> Int { 1 }
            func one() -> Int { draw(1) }
            func show(_ a: SCNView) -> Int { 1 }
            func show(_ a: Int) -> Int { a }
            func two() -> Int { show(1) }
            }
            """, others: plain)
        let lines = found.lines(8)
        #expect(lines[3].isEmpty)
        #expect(lines[4].contains("fatalError"))
        #expect(lines[7] == "func two() -> Int { show(1) }")
    }

    @Test("a function in a condition stops too if it needs the class")
    func conditions() {
        let found = Rewriting(
            "import SceneKit\n#if os(iOS)\nfunc f() -> Int {\nSCNView().count\n}\n#endif\n", others: plain)
        #expect(found.text.contains("fatalError"))
    }
}
