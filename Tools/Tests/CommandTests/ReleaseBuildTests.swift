import ArgumentReading
import Foundation
import PackageOverlay
import Testing

@testable import chevron

@Suite struct ReleaseBuildTests {
    private func program(_ name: String) -> DescribedPackage.Target {
        DescribedPackage.Target(name: name, c99name: name, type: "executable", path: "", moduleType: "SwiftTarget")
    }

    private func problem(_ name: String?, _ programs: String...) -> String? {
        do {
            _ = try ReleaseBuild.choose(name, from: programs.map(program), root: "/p")
            return nil
        } catch { return "\(error)" }
    }

    @Test("the app is the only executable, or the named one")
    func choice() throws {
        #expect(try ReleaseBuild.choose(nil, from: [program("A")], root: "/p").name == "A")
        #expect(try ReleaseBuild.choose("B", from: [program("A"), program("B")], root: "/p").name == "B")
    }

    @Test("an executable is also named by its product")
    func products() throws {
        let products = [DescribedPackage.Product(name: "my-app", targets: ["A"])]
        #expect(
            try ReleaseBuild.choose("my-app", from: [program("A"), program("B")], products: products, root: "/p").name
                == "A")
        #expect(try ReleaseBuild.choose("A", from: [program("A")], products: products, root: "/p").name == "A")
    }

    @Test("an app with the library in its program is linked by lld, also if it builds the library itself")
    func linkers() {
        #expect(ReleaseBuild.linker(.inProgram) == ["-Xswiftc", "-use-ld=lld"])
        #expect(ReleaseBuild.linker(.beside).isEmpty && ReleaseBuild.linker(nil).isEmpty)
        #expect(PrebuiltLibrary(folder: "/l", linking: .inProgram).flags.contains("-use-ld=lld"))
        #expect(!PrebuiltLibrary(folder: "/l", linking: .beside).flags.contains("-use-ld=lld"))
    }

    @Test("a package without executable, with several, and without the named one are errors with the remedy")
    func problems() {
        #expect(problem(nil)?.contains("no executable") == true)
        #expect(problem(nil, "B", "A")?.hasSuffix("name one: chevron package A|B") == true)
        #expect(problem("C", "A", "B") == "there is no executable 'C'; the package at /p has A, B")
    }

    @Test("the libraries of a program with the library are those of the module maps and of pkg-config")
    func systemLibraries() throws {
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardizedFileURL
        var links: Set<String> = ["cairo", "pixman-1"]
        for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            let map = sources.appendingPathComponent(folder + "/module.modulemap")
            guard let text = try? String(contentsOf: map, encoding: .utf8) else { continue }
            links.formUnion(text.matches(of: #/link "([^"]+)"/#).map { String($0.1) })
        }
        #expect(Set(PrebuiltLibrary.systemLibraries) == links)
    }

    @Test("shared libraries among the products count if the app depends on them")
    func sharedProducts() {
        var app = program("App")
        app.productDependencies = ["Engine"]
        let other = program("Other")
        var root = DescribedPackage(name: "P", path: "/p", targets: [app, other])
        root.sharedProducts = ["Unused"]
        var dependency = DescribedPackage(name: "D", path: "/d", targets: [])
        dependency.sharedProducts = ["Engine"]
        let graph = PackageGraph(packages: [root, dependency])
        #expect(graph.sharedProducts(below: "App") == ["Engine"])
        #expect(graph.sharedProducts(below: "Other").isEmpty)
    }

    @Test("relocations are short where the C library reads them")
    func relocations() {
        #expect(ReleaseBuild.shortRelocations("glibc 2.35").isEmpty)
        #expect(ReleaseBuild.shortRelocations("glibc 2.36\n") == ["-z", "pack-relative-relocs"])
        #expect(!ReleaseBuild.shortRelocations("glibc 3.0").isEmpty)
        #expect(ReleaseBuild.shortRelocations("").isEmpty)
    }

    @Test("two options that exclude each other are wrong arguments")
    func options() {
        #expect(Command.main(["package", "--static", "--shared"]) == ArgumentProblem.status)
        #expect(Command.main(["package", "--flatpak", "--no-archive"]) == ArgumentProblem.status)
        #expect(Command.main(["package", "--nonsense"]) == ArgumentProblem.status)
    }
}
