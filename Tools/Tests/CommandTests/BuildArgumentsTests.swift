import ArgumentReading
import TemporaryFolder
import Testing

@testable import chevron

@Suite struct BuildArgumentsTests {
    @Test("the build before a run gets the options, and the program as its product")
    func buildingProgram() throws {
        func options(_ words: String...) throws -> [String] { try BuildArguments(words, for: .run).buildingProgram }
        #expect(try options("-c", "release", "App", "-Quiet", "YES") == ["-c", "release", "--product", "App"])
        #expect(try options("-Xswiftc", "-DX", "--", "App") == ["-Xswiftc", "-DX"])
        #expect(
            try options("--package-path", "a", "--skip-build", "App") == ["--package-path", "a", "--product", "App"])
        #expect(try options() == [])
    }

    @Test("a configuration that SwiftPM does not know is an error")
    func configuration() throws {
        #expect(try BuildArguments(["-c", "release"]).libraryConfiguration == .release)
        #expect(try BuildArguments([]).libraryConfiguration == .debug)
        #expect(throws: (any Error).self) { try BuildArguments(["-c", "fast"]).libraryConfiguration }
    }

    @Test("an option behind the name of the program belongs to the program")
    func argumentsOfProgram() throws {
        let arguments = try BuildArguments(["App", "-c", "release", "--help", "--static-swift-stdlib"], for: .run)
        #expect(try arguments.libraryConfiguration == .debug)
        #expect(!arguments.asksForHelp)
        #expect(!arguments.parsed.has("--static-swift-stdlib"))
        #expect(arguments.program == "App")
    }

    @Test("an option that SwiftPM may have is handed on, and its value is no test to choose")
    func unknownOptions() throws {
        let words = ["--new-option", "--num-workers", "2", "-Xswiftc", "--filter", "--xunit-output=a.xml"]
        let arguments = try BuildArguments(words, for: .test)
        #expect(arguments.all == words)
        #expect(!arguments.choosesTests)
        #expect(arguments.parsed.value("--xunit-output") == "a.xml")
        #expect(try BuildArguments(["--filter", "A"], for: .test).choosesTests)
        #expect(try BuildArguments(["list"], for: .test).choosesTests)
    }

    @Test("a folder without a package leads to the package that the import has written")
    func importedPackage() throws {
        let folder = TemporaryFolder("imported")
        #expect(BuildArguments.importedPackage(in: folder.path) == "")
        try folder.write("", "App-chevron/Package.swift")
        try folder.write("", "Other-chevron/Sources")
        #expect(BuildArguments.importedPackage(in: folder.path) == "; use chevron in the folder App-chevron")
    }
}
