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
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data("".utf8).write(to: URL(fileURLWithPath: path))
        }
        #expect(SourceFolder.files(in: folder) == ["/App/a.swift", "/Pods/Kit/k.swift", "/b.swift"].map { folder + $0 })
        var leftOut: [String] = []
        #expect(SourceFolder.files(in: folder, except: ["Pods"], leftOut: &leftOut) == ["/App/a.swift", "/b.swift"].map { folder + $0 })
        #expect(leftOut == [folder + "/Pods"])
        #expect(SourceFolder.files(in: folder + "/b.swift") == [folder + "/b.swift"])
        #expect(SourceFolder.files(in: folder + "/App/readme.md").isEmpty)
        #expect(SourceFolder.files(in: folder + "/nowhere").isEmpty)
    }
}
