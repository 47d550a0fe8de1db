import Foundation
import TemporaryFolder
import Testing

@testable import chevron

@Suite struct CombineLibraryTests {
    @Test("a program gets every object of Combine, and the objects for networks only if a symbol leads to them")
    func inProgram() {
        let words = CombineLibrary.linkerWords(.inProgram, libraries: "/cache/lib")
        let wanted = [
            "-L/cache/lib", "--whole-archive", "-lChevronCombineWhole", "--no-whole-archive", "-lChevronCombineStatic",
            "-lstdc++",
        ]
        #expect(words == wanted)
        #expect(!CombineLibrary.linkerWords(.beside, libraries: "/cache/lib").contains("--whole-archive"))
    }

    @Test("a program gets every object of the library")
    func library() {
        var library = PrebuiltLibrary(folder: "/cache")
        #expect(!library.flags.contains("--whole-archive"))
        library.linking = .inProgram
        let words = library.flags.filter { $0 != "-Xlinker" }
        #expect(words.contains(["--whole-archive", "-lChevronStatic", "--no-whole-archive"]))
    }

    @Test("the archive whose objects are all in a program has no object for networks")
    func networks() throws {
        let folder = TemporaryFolder("combine")
        let tools = ReleaseBuild.toolchain(of: try Subprocess.swift()) + "/bin/"
        let names = ["Publisher.swift.o", "URLSession.swift.o", "URLSession+Prompt.swift.o", "Timer.swift.o"]
        for name in names {
            let source = "\(folder.path)/\(name).c"
            try PackageCommand.write("int number;\n", to: source)
            try PackageCommand.run(tools + "clang", ["-c", source, "-o", "\(folder.path)/\(name)"])
        }
        let archive = folder.path + "/all.a"
        try PackageCommand.run(tools + "llvm-ar", ["rcs", archive] + names.map { folder.path + "/" + $0 })
        try CombineLibrary.writeWhole(from: archive, to: folder.path + "/whole.a")
        let listed = Subprocess.quietOutput(tools + "llvm-ar", ["t", folder.path + "/whole.a"])
        #expect(listed == "Publisher.swift.o\nTimer.swift.o\n")
    }
}
