import Foundation
import PackageOverlay
import TemporaryFolder
import Testing

@Suite struct AppBundleTests {
    private let temporary = TemporaryFolder("a bundle")
    private var root: String { temporary.path }

    private func write(_ path: String, _ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    @Test("resources keep their names and languages, and a catalog is one of them")
    func names() throws {
        let bundle = AppBundle(
            resources: ["/A.xcassets", "/de.lproj/L.strings", "/x.txt", "/Info.plist"].map { root + $0 },
            information: [1])
        #expect(
            bundle.sources == [
                "A.xcassets": root + "/A.xcassets", "de.lproj/L.strings": root + "/de.lproj/L.strings",
                "x.txt": root + "/x.txt",
            ])
    }

    @Test("catalogs of one name are both in the bundle")
    func catalogs() {
        let bundle = AppBundle(
            resources: ["/b/A.xcassets", "/a/A.xcassets", "/a/A.xcassets"].map { root + $0 }, information: nil)
        #expect(
            bundle.sources == ["A.xcassets": root + "/a/A.xcassets", "A-2.xcassets": root + "/b/A.xcassets"])
    }

    @Test("resources are copied and removed again, and other files of the folder stay")
    func placing() throws {
        let (bin, record) = (root + "/bin", root + "/record.json")
        try write(root + "/x.txt", "x")
        try write(root + "/de.lproj/L.strings", "l")
        try write(bin + "/Tool", "program")
        try write(root + "/Tool", "mine")
        func place(_ names: [String]) throws -> [String] {
            try AppBundle(resources: names.map { root + "/" + $0 }, information: nil).place(in: bin, record: record)
        }
        #expect(try place(["x.txt", "de.lproj/L.strings", "Tool"]) == ["Tool"])
        #expect(text(bin + "/de.lproj/L.strings") == "l")
        #expect(try place(["x.txt"]) == [])
        #expect(!FileManager.default.fileExists(atPath: bin + "/de.lproj/L.strings"))
        #expect(text(bin + "/x.txt") == "x")
        #expect(text(bin + "/Tool") == "program")
        try write(root + "/x.txt", "longer")
        #expect(try place(["x.txt"]) == [])
        #expect(text(bin + "/x.txt") == "longer")
    }

    @Test("a build that writes into its folder changes no file of the package")
    func copies() throws {
        let (bin, record) = (root + "/bin", root + "/record.json")
        let resources = ["description.json", "index/a.html", "Modules/m.txt", "pages/a.html", "x.txt"]
        for name in resources { try write(root + "/" + name, "mine") }
        let names = ["description.json", "index", "Modules", "pages", "x.txt"]
        let bundle = AppBundle(resources: names.map { root + "/" + $0 }, information: nil)
        #expect(try bundle.place(in: bin, record: record) == ["Modules", "description.json", "index"])
        for name in resources { try write(bin + "/" + name, "the build's") }
        _ = try bundle.place(in: bin, record: record)
        for name in resources { #expect(text(root + "/" + name) == "mine") }
        #expect(text(bin + "/index/a.html") == "the build's")
    }

    @Test("a folder is copied with what its links lead to, and a link in a circle ends")
    func linkedFolders() throws {
        try write(root + "/pages/a.html", "a")
        try write(root + "/shared/b.html", "b")
        try FileManager.default.createSymbolicLink(atPath: root + "/pages/more", withDestinationPath: "../shared")
        try FileManager.default.createSymbolicLink(atPath: root + "/pages/self", withDestinationPath: ".")
        let bundle = AppBundle(resources: [root + "/pages"], information: nil)
        _ = try bundle.place(in: root + "/bin", record: root + "/record.json")
        #expect(text(root + "/bin/pages/more/b.html") == "b")
        #expect(!FileManager.default.fileExists(atPath: root + "/bin/pages/self"))
        try FileManager.default.removeItem(atPath: root + "/pages/a.html")
        _ = try bundle.place(in: root + "/bin", record: root + "/record.json")
        #expect(!FileManager.default.fileExists(atPath: root + "/bin/pages/a.html"))
    }

    @Test("an assembled app holds its program, its Info.plist, its resources and nothing else")
    func assembling() throws {
        let app = root + "/App.app"
        try write(root + "/App", "program")
        try write(root + "/P_P.resources/a.txt", "a")
        try write(root + "/x.txt", "x")
        try write(app + "/old.txt", "old")
        let bundle = AppBundle(resources: [root + "/x.txt"], information: Array("plist".utf8))
        try bundle.assemble(in: app, program: root + "/App", bundles: [root + "/P_P.resources"])
        let names = try FileManager.default.contentsOfDirectory(atPath: app).sorted()
        #expect(names == ["App", "Info.plist", "P_P.resources", "x.txt"])
        #expect(text(app + "/Info.plist") == "plist")
        #expect(text(app + "/P_P.resources/a.txt") == "a")
    }
}
