import Foundation
import PackageOverlay
import SourceRewriting
import TemporaryFolder
import Testing

@Suite struct OverlayTests {
    /// A package of one target in a separate folder.
    private final class Package {
        private let temporary = TemporaryFolder("overlay ü")
        var folder: String { temporary.path }
        let library = LibraryFacts(interface: "class UIView : UIResponder\n  func layoutSubviews()\n")

        func write(_ name: String, _ text: String) throws { try temporary.write(text, "Sources/A/" + name) }

        let target = DescribedPackage.Target(
            name: "A", c99name: "A", type: "library", path: "Sources/A", moduleType: "SwiftTarget")

        func update(version: String = "1") throws -> Overlay {
            let graph = PackageGraph(packages: [DescribedPackage(name: "P", path: folder, targets: [target])])
            return try OverlayFolder(folder: folder + "/.build/chevron", library: library, version: version).update(
                graph)
        }

        func contents(_ overlay: Overlay) throws -> [String: String] {
            guard let path = overlay.path else { return [:] }
            struct File: Decodable {
                struct Root: Decodable {
                    var name: String
                    var external: String
                    enum CodingKeys: String, CodingKey { case name, external = "external-contents" }
                }
                var roots: [Root]
            }
            let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            return try Dictionary(
                file.roots.map {
                    (
                        (($0.name as NSString).lastPathComponent),
                        try String(contentsOfFile: $0.external, encoding: .utf8)
                    )
                },
                uniquingKeysWith: { a, _ in a })
        }
    }

    @Test("only files that need it are rewritten, and only changed ones are read again")
    func incremental() throws {
        let package = Package()
        try package.write("a.swift", "import UIKit\nclass A: UIView { @objc func f() {} }\n")
        try package.write("b.swift", "let b = 1\n")
        let first = try package.update()
        #expect(first.usesUIKit)
        #expect(first.readCount == 2)
        #expect(try package.contents(first) == ["a.swift": "import UIKit\nclass A: UIView { func f() {} }\n"])
        #expect(try package.update().readCount == 0)
        try package.write("b.swift", "let b = 22\n")
        let third = try package.update()
        #expect(third.readCount == 1)
        #expect(third.path == first.path)
        #expect(try package.contents(third).count == 1)
    }

    @Test("a file that imports Combine without a condition decides the conditions of all files")
    func combine() throws {
        let package = Package()
        let body = "import UIKit\n#if canImport(Combine)\nclass A: ObservableObject {}\n#endif\n"
        try package.write("a.swift", body)
        try package.write("b.swift", "import UIKit\n")
        let first = try package.update()
        #expect(!first.usesCombine)
        #expect(try package.contents(first)["a.swift"] == nil)
        try package.write("b.swift", "import UIKit\nimport Combine\n")
        let second = try package.update()
        #expect(second.usesCombine)
        #expect(second.readCount == 2)
        #expect(try package.contents(second)["a.swift"] == body + "import Combine\n")
        #expect(try package.update().readCount == 0)
        try package.write("b.swift", "import UIKit\n#if canImport(Combine)\nimport Combine\n#endif\n")
        #expect(try !package.update().usesCombine)
    }

    @Test("a file that keeps code with UIKit from Linux decides the conditions of all files of its module")
    func guardedModule() throws {
        let package = Package()
        let style = "#if !os(Linux)\nstruct Style {}\n#endif\n"
        try package.write("a.swift", "import UIKit\n")
        try package.write("b.swift", style)
        #expect(try package.contents(package.update())["b.swift"] == nil)
        try package.write("a.swift", "#if !os(Linux)\nimport UIKit\nlet style = Style()\n#endif\n")
        let second = try package.update()
        #expect(second.readCount == 2)
        #expect(try package.contents(second)["b.swift"] == style.replacing("os(Linux)", with: "false"))
        #expect(try package.update().readCount == 0)
        try package.write("a.swift", "import UIKit\nlet style = 1\n")
        #expect(try package.contents(package.update())["b.swift"] == nil)
    }

    @Test("where another file changes what becomes of one, the overlay has another name")
    func generations() throws {
        let package = Package()
        try package.write("a.swift", "import UIKit\nclass A: B { func m() { u(#selector(f)) } }\n")
        try package.write("b.swift", "import UIKit\nclass B: UIView { func f() {} }\n")
        let first = try package.update()
        #expect(try package.contents(first)["a.swift"]?.contains("Selector(\"f\", A.f)") == true)
        try package.write("b.swift", "import UIKit\nclass B: UIView { func f(_ sender: Any) {} }\n")
        let second = try package.update()
        #expect(try package.contents(second)["a.swift"]?.contains("Selector(\"f:\", A.f(_:))") == true)
        #expect(second.path != first.path)
        #expect(!FileManager.default.fileExists(atPath: first.path!))
    }

    @Test("files that go, come and fall behind are seen, and another version rewrites all")
    func changes() throws {
        let package = Package()
        try package.write("a.swift", "import UIKit\n@objcMembers class A: UIView {}\n")
        _ = try package.update()
        #expect(try package.update(version: "2").readCount == 1)
        try FileManager.default.removeItem(atPath: package.folder + "/Sources/A/a.swift")
        try package.write("sub/c.swift", "import UIKit\n@objcMembers class C: UIView {}\n")
        #expect(try Array(package.contents(package.update(version: "2")).keys) == ["c.swift"])
        // The folder of the rewritten sources is removed.
        try FileManager.default.removeItem(atPath: package.folder + "/.build/chevron/sources")
        #expect(try package.contents(package.update(version: "2")).count == 1)
    }

    @Test("a package without UIKit is left alone, and a file that does not parse too")
    func others() throws {
        let plain = Package()
        try plain.write("a.swift", "#if os(Linux)\nlet a = 1\n#endif\n")
        let overlay = try plain.update()
        #expect(!overlay.usesUIKit && overlay.path == nil)
        let broken = Package()
        try broken.write("a.swift", "import UIKit\n@objc class {\n")
        try broken.write("b.swift", "import UIKit\n")
        #expect(try broken.update().path == nil)
    }

    @Test("a module that names what only Apple's Foundation has needs the library")
    func appleFoundation() throws {
        func usesUIKit(_ texts: String...) throws -> Bool {
            let package = Package()
            for (index, text) in texts.enumerated() {
                try package.write("f\(index).swift", "import Foundation\n" + text + "\n")
            }
            return try package.update().usesUIKit
        }
        #expect(
            try usesUIKit("func f() -> String { RelativeDateTimeFormatter().localizedString(fromTimeInterval: 1) }"))
        #expect(try usesUIKit("struct A { var token: NSKeyValueObservation? }"))
        #expect(try usesUIKit("let a = autoreleasepool { NSPointerArray.weakObjects() }"))
        #expect(try usesUIKit("import CoreGraphics\nlet a = CGColor(gray: 0, alpha: 1)"))
        #expect(try usesUIKit("import os\nlet a = 1"))
        #expect(try !usesUIKit("#if canImport(CoreGraphics)\nimport CoreGraphics\n#endif"))
        #expect(try !usesUIKit("import os\nlet a = 1", "#if os(Linux)\nlet b = 1\n#endif"))
        // Names of the program, of members, in string literals and under conditions.
        #expect(try !usesUIKit("let a = NSPointerArray()", "class NSPointerArray {}"))
        #expect(
            try !usesUIKit(
                "let a = autoreleasepool { 1 }",
                "#if os(Linux)\nfunc autoreleasepool<R>(_ b: () -> R) -> R { b() }\n#endif"))
        #expect(try !usesUIKit("let a = b.Selector", "let a = \"Selector\" // Selector"))
        #expect(try !usesUIKit("#if os(iOS)\nlet a = NSPointerArray()\n#endif"))
        #expect(try !usesUIKit("let a = NSPointerArray()", "#if os(Linux)\nlet b = 1\n#endif"))
    }

    @Test("what the manifest leaves out takes no part, and a new file beside the sources does")
    func leftOut() throws {
        let package = Package()
        try package.write("a.swift", "import UIKit\nclass A: UIView { @objc func f() {} }\n")
        try package.write("mac/b.swift", "import AppKit\nclass A: NSView { @objc func g() {} }\n")
        try package.write("sub/c.swift", "import UIKit\n@objc class C: UIView {}\n")
        try package.write("sub/d.swift", "import UIKit\n@objc class D: UIView {}\n")
        var described = DescribedPackage(name: "P", path: package.folder, targets: [package.target])
        described.targets[0].sources = ["a.swift", "sub/c.swift"]
        described.noteLeftOut()
        #expect(described.targets[0].leftOut == ["mac", "sub/d.swift"])
        try package.write("mac/later.swift", "import AppKit\n@objc class E {}\n")
        try package.write("sub/later.swift", "import UIKit\n@objc class F: UIView {}\n")
        let overlay = try OverlayFolder(
            folder: package.folder + "/.build/chevron", library: package.library, version: "1"
        ).update(
            PackageGraph(packages: [described]))
        #expect(try package.contents(overlay).keys.sorted() == ["a.swift", "c.swift", "later.swift"])
        #expect(try package.contents(overlay)["later.swift"] == "import UIKit\nclass F: UIView {}\n")
    }

    @Test("targets that use UIKit and those that depend on them are meant, and all of the package that was asked for")
    func choice() {
        func target(_ name: String, root: Bool, _ dependencies: String...) -> PackageGraph.Target {
            PackageGraph.Target(module: name, folder: "", isRoot: root, isTest: false, dependencies: dependencies)
        }
        let targets = [
            target("App", root: true, "Views"), target("Model", root: true, "Log"), target("Views", root: false, "Log"),
            target("Log", root: false),
        ]
        #expect(TargetChoice.modules(of: targets, usingUIKit: ["Views"]) == ["App", "Model", "Views"])
        #expect(TargetChoice.modules(of: targets, usingUIKit: []) == [])
        // A target that supports Linux and names nothing of UIKit stays unchanged, but a target that depends on it does
        // not.
        let tests = [
            target("AppTests", root: true, "Assertions"), target("Assertions", root: false, "Snapshots"),
            target("More", root: false, "Assertions"),
            target("Snapshots", root: false),
        ]
        #expect(
            TargetChoice.modules(of: tests, usingUIKit: ["Snapshots"], forLinux: ["Assertions", "AppTests"]) == [
                "AppTests", "More", "Snapshots",
            ])
    }

    @Test("each test target is listed with the modules that it depends on, the nearest first")
    func testedModules() {
        func target(_ name: String, _ type: String, _ dependencies: String...) -> DescribedPackage.Target {
            var target = DescribedPackage.Target(
                name: name, c99name: name.replacing("-", with: "_"), type: type, path: name, moduleType: "SwiftTarget")
            target.targetDependencies = dependencies
            return target
        }
        let package = DescribedPackage(
            name: "P", path: "/p",
            targets: [
                target("Model", "library", "Base"), target("Base", "library"), target("App", "library", "Model"),
                target("App-Tests", "test", "App", "Base"), target("LoneTests", "test"),
            ])
        #expect(PackageGraph(packages: [package]).testedModules == "App_Tests=App,Base,Model")
    }

    @Test("a dependency that works on Linux and speaks of UIKit in passing is built as it is")
    func passing() {
        #expect(TargetChoice.usesUIKit(.init(files: 1, mentionUIKit: 1), isRoot: false))
        #expect(!TargetChoice.usesUIKit(.init(files: 40, mentionUIKit: 2, knowLinux: 1), isRoot: false))
        #expect(TargetChoice.usesUIKit(.init(files: 40, mentionUIKit: 2, knowLinux: 1), isRoot: true))
        #expect(TargetChoice.usesUIKit(.init(files: 40, mentionUIKit: 2), isRoot: false))
        #expect(TargetChoice.usesUIKit(.init(files: 8, mentionUIKit: 2, knowLinux: 3), isRoot: false))
        #expect(!TargetChoice.usesUIKit(.init(files: 8), isRoot: true))
        // Classes for Objective-C indicate iOS, unless the file also mentions Linux.
        #expect(TargetChoice.usesUIKit(.init(files: 8, haveObjects: 1), isRoot: false))
        #expect(!TargetChoice.usesUIKit(.init(files: 8, knowLinux: 1, haveObjects: 3), isRoot: false))
    }
}
