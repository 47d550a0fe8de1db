import Foundation
import PackageOverlay
import SourceRewriting
import TemporaryFolder
import Testing

@Suite struct UnlistedResourceTests {
    private let temporary = TemporaryFolder("the unlisted")
    private var root: String { temporary.path }

    private func package(_ files: [String], manifest: String = "{}") throws -> DescribedPackage {
        for file in files {
            let text =
                file.hasSuffix(".swift")
                ? "import UIKit\nlet page = UIStoryboard(name: \"Page\", bundle: .module)\n" : ""
            try temporary.write(text, file)
        }
        var target = DescribedPackage.Target(
            name: "Lib", c99name: "Lib", type: "library", path: "Sources/Lib", moduleType: "SwiftTarget")
        target.resources = try JSONDecoder().decode(
            [DescribedPackage.Target.Resource].self, from: Data("[{\"path\": \"\(root)/Sources/Lib/Listed.xib\"}]".utf8)
        )
        var package = DescribedPackage(name: "Pack", path: root, targets: [target])
        package.note(try #require(PackageManifest(output: Data(manifest.utf8))))
        package.noteUnlistedResources()
        return package
    }

    private let files = [
        "a.swift", "Page.storyboard", "Cells/Cell.xib", "Media.xcassets/Contents.json", "de.lproj/Localizable.strings",
        "Listed.xib",
        "notes.txt", "Old/Old.xib", "More.xcstrings",
    ].map { "Sources/Lib/" + $0 }

    @Test("storyboards, nibs, catalogs and localized files are resources without being listed; excluded ones are none")
    func kinds() throws {
        let package = try package(
            files, manifest: "{\"targets\": [{\"name\": \"Lib\", \"exclude\": [\"Old\"]}]}")
        let found = package.targets[0].unlistedResources?.map { String($0.dropFirst(root.count + 13)) }
        #expect(
            found == [
                "Cells/Cell.xib", "Media.xcassets", "More.xcstrings", "Page.storyboard", "de.lproj/Localizable.strings",
            ])
    }

    @Test("a module whose manifest lists no resources gets Bundle.module once, unless it declares this property")
    func accessor() throws {
        var package = try package(files + ["Sources/Lib/b.swift"])
        package.targets[0].resources = nil
        func texts(_ out: String) throws -> [String] {
            let folder = OverlayFolder(
                folder: root + out, library: LibraryFacts(interface: "class UIStoryboard : NSObject\n"), version: "1")
            _ = try folder.update(PackageGraph(packages: [package]))
            let outputs = (try? FileManager.default.contentsOfDirectory(atPath: root + out + "/sources")) ?? []
            return try outputs.map { try String(contentsOfFile: root + out + "/sources/" + $0, encoding: .utf8) }
        }
        let found = try texts("/first")
        #expect(found.filter { $0.contains("static let module") }.count == 1)
        #expect(found.contains { $0.hasPrefix("import UIKit\nlet page") && $0.contains("Pack_Lib.resources") })
        try Data("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n".utf8)
            .write(to: URL(fileURLWithPath: root + "/Sources/Lib/b.swift"))
        #expect(try texts("/second").allSatisfy { !$0.contains("Pack_Lib.resources") })
    }
}
