import Foundation
import FoundationAdditions
import TemporaryFolder
import Testing

/// The user's trash.
struct TrashFolderTests {
    private let temporary = TemporaryFolder("trash")
    private var folder: URL { temporary.url }
    private var trash: TrashFolder { TrashFolder(home: folder.path + "/Trash") }

    private func makeFile(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file.path
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("a file is moved with a description of its path and date")
    func moves() throws {
        let path = try makeFile("my note.txt", "one")
        let moved = try trash.move(path)
        #expect(moved == folder.path + "/Trash/files/my note.txt")
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(try text(moved) == "one")
        let lines = try text(folder.path + "/Trash/info/my note.txt.trashinfo").split(separator: "\n")
        #expect(lines.first == "[Trash Info]")
        #expect(lines[1] == "Path=\(folder.path)/my%20note.txt")
        #expect(lines[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
    }

    @Test("items of one name keep their contents under numbered names")
    func sameName() throws {
        var names: [String] = []
        for number in 1...3 { names.append(try trash.move(makeFile("note.txt", "\(number)"))) }
        #expect(names.map { $0.split(separator: "/").last } == ["note.txt", "note 2.txt", "note 3.txt"])
        #expect(try names.map(text) == ["1", "2", "3"])
        // A file without a description is not replaced either.
        _ = try makeFile("Trash/files/other", "old")
        let moved = try trash.move(makeFile("other", "new"))
        #expect(moved.hasSuffix("/other 2"))
        #expect(try text(folder.path + "/Trash/files/other") == "old")
    }

    @Test("a folder and a link are moved as they are")
    func foldersAndLinks() throws {
        let file = try makeFile("target", "kept")
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        let inner = folder.path + "/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        let moved = try trash.move(link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: moved) == file)
        #expect(try text(file) == "kept")
        #expect(try trash.move(inner).hasSuffix("files/inner"))
    }

    @Test("a missing item and a trash that is a link are refused, and nothing is moved")
    func refuses() throws {
        let path = try makeFile("note", "one")
        #expect(throws: CocoaError.self) { try trash.move(folder.path + "/none") }
        #expect(throws: CocoaError.self) { try trash.move("relative") }
        #expect(throws: CocoaError.self) { try trash.move("/") }
        let elsewhere = folder.path + "/elsewhere"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Linked", withDestinationPath: elsewhere)
        #expect(throws: CocoaError.self) { try TrashFolder(home: folder.path + "/Linked").move(path) }
        #expect(try text(path) == "one")
        #expect(throws: CocoaError.self) {
            try FileManager.default.trashItem(
                at: URL(fileURLWithPath: folder.path + "/none"), resultingItemURL: nil)
        }
    }
}
