import Testing

/// Tests are in the same structure as the sources: a folder per module, and within UIKitCore's one per folder.
struct TestFolderTests {
    private let tests = SourceTree("Tests").files

    @Test("a folder of UIKitCoreTests has the name of a folder of UIKitCore, and no test is beside the folders")
    func foldersOfUIKitCore() {
        let sources = Set(SourceTree.sources.files.filter { $0.module == "UIKitCore" }.map(\.folder))
        let mirrored = tests.filter { $0.path.hasPrefix("Tests/UIKitCoreTests/") }
        #expect(mirrored.count > 200)
        for file in mirrored { #expect(sources.contains(file.folder), "\(file.path)") }
    }

    @Test("a folder of tests has the name of a module, or is one of those that concern several modules")
    func modules() {
        let modules = Set(SourceTree.sources.files.map(\.module))
        let shared = [
            "AllocationCount", "ArchitectureTests", "CompanionTests", "DragProbe", "FilesTests", "NotesTests",
            "FolderProbe",
            "ForeignBytes",
            "ForeignBytesTests", "Fuzz", "HostProbe", "MachineTables", "OddNumbers",
            "RandomWalk",
            "RandomWalkMain", "RandomWalkTests",
            "SeededNumbers", "TemporaryFolder", "WorkGrowth",
            "ScreenReaderTests", "SwiftFiveTests", "WorkTests",
        ]
        for folder in Set(tests.map(\.module)).sorted() where !shared.contains(folder) {
            // Plural names of modules lose their ending: InterfaceDocumentTests.
            let module = folder.hasSuffix("Tests") ? String(folder.dropLast("Tests".count)) : folder
            #expect(modules.contains(module) || modules.contains(module + "s"), "\(folder)")
        }
    }

    @Test("no two files of tests have one name")
    func names() {
        var paths: [String: String] = [:]
        for file in tests where !file.path.hasSuffix("/main.swift") {
            let name = String(file.path.split(separator: "/").last ?? "")
            if let other = paths.updateValue(file.path, forKey: name) {
                Issue.record("\(file.path) has the name of \(other)")
            }
        }
    }
}
