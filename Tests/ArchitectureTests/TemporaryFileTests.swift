import Testing

/// Tests leave no file in the folder for temporary files.
struct TemporaryFileTests {
    private let others: Set = [
        // These only read the name of the folder.
        "Tests/FolderProbe/main.swift", "Tests/UIKitCoreTests/Context/FoundationGapTests.swift",
        "Tests/ArchitectureTests/TemporaryFileTests.swift", "Tests/TemporaryFolder/TemporaryFolder.swift",
        // Another function, or the end of an object, removes these.
        "Tests/SDLHostTests/Desk.swift", "Tests/SDLHostTests/DesktopLinkTests.swift",
        "Tests/SDLHostTests/FilesComparison.swift",
    ]

    @Test("a temporary file or folder is a TemporaryFolder, or a function removes it at its end")
    func removed() {
        var places = 0
        for file in SourceTree("Tests").files + SourceTree("Tools/Tests").files
        where !others.contains(file.path) {
            for (index, line) in file.lines.enumerated()
            where [".temporaryDirectory", "NSTemporaryDirectory("].contains(where: { line.contains($0) })
                && SourceTree.code(line).contains(/\.temporaryDirectory|NSTemporaryDirectory\(/)
            {
                places += 1
                let next = file.lines[index...].prefix(9)
                #expect(
                    next.contains { $0.contains("removeItem") }, "\(file.path):\(index + 1): use a TemporaryFolder")
            }
        }
        // The check must not pass by finding nothing.
        #expect(places > 10)
    }
}
