import Foundation
import PackageOverlay
import Testing

@Suite struct SourceFolderTests {
    @Test("the files of a folder are found, those of hidden and named folders left out, and one file is itself")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder \(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["b.swift", "App/a.swift", "Pods/Kit/k.swift", ".build/x.swift", "App/readme.md"] {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("".utf8).write(to: URL(fileURLWithPath: path))
        }
        #expect(
            SourceFolder.files(in: folder) == ["/App/a.swift", "/Pods/Kit/k.swift", "/b.swift"].map { folder + $0 })
        var leftOut: [String] = []
        #expect(
            SourceFolder.files(in: folder, except: ["Pods"], leftOut: &leftOut)
                == ["/App/a.swift", "/b.swift"].map { folder + $0 })
        #expect(leftOut == [folder + "/Pods"])
        #expect(SourceFolder.files(in: folder + "/b.swift") == [folder + "/b.swift"])
        #expect(SourceFolder.files(in: folder + "/App/readme.md").isEmpty)
        #expect(SourceFolder.files(in: folder + "/nowhere").isEmpty)
    }

    @Test("a link to a folder is entered once, and never where it leads around in a circle")
    func links() throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appendingPathComponent("links \(UUID().uuidString)").path
        defer { try? files.removeItem(atPath: root) }
        for name in ["App/Inner/a.swift", "Package/b.swift"] {
            let path = root + "/" + name
            try files.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("".utf8).write(to: URL(fileURLWithPath: path))
        }
        for (link, target) in [
            ("Package/App", "../App"), ("Package/Again", "../App"), ("Package/Up", ".."), ("App/Inner/Round", ".."),
        ] {
            try files.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: target)
        }
        let found = SourceFolder.files(in: root + "/Package")
        #expect(found.count { $0.hasSuffix("a.swift") } == 1)
        #expect(found.count { $0.hasSuffix("b.swift") } == 1)
        #expect(SourceFolder.files(in: root + "/App") == [root + "/App/Inner/a.swift"])
    }
}
