import AppPackaging
import Foundation
import PackageOverlay

/// The shared libraries of a program on this machine.
struct PackageLibraries {
    /// The paths of the libraries for the package, by name.
    let bundled: [String: String]
    let staying: Set<String>
    /// The empty libraries that the package brings in place of those that nothing calls.
    let stubs: [LibraryStub]
    /// The newest version of the C library that a file of the package requires.
    let systemVersion: [Int]

    /// The packages of Debian with the libraries that stay on the system, sorted.
    var systemPackages: [String] {
        Set(staying.compactMap { SystemLibraries.entry(for: $0)?.package }).sorted()
    }

    /// - Parameter folders: folders with libraries that are not on the search path of the system.
    init(program: String, folders: [String], toolchain: String) throws {
        guard let elf = Self.read(program) else {
            throw FileProblem("\(program) is no program with shared libraries; its libraries cannot be found")
        }
        guard
            let output = Subprocess.quietOutput(
                "ldd", [program], environment: ["LD_LIBRARY_PATH": folders.joined(separator: ":"), "LC_ALL": "C"])
        else { throw FileProblem("`ldd \(program)` failed, so the libraries of the program are not known") }
        let name = (program as NSString).lastPathComponent
        var paths = LibraryChoice.paths(lddOutput: output)
        func choose(empty: Set<String>) -> LibraryChoice {
            let places = Set(empty.compactMap { paths[$0] })
            return LibraryChoice(program: (name, elf.needed), paths: paths) {
                places.contains($0) ? [] : Self.read($0)?.needed ?? []
            }
        }
        let whole = choose(empty: [])
        if let (name, parent) = whole.missing.min(by: { $0.key < $1.key }) {
            throw FileProblem("the library \(name), which \(parent) needs, is not on this system; install its package")
        }
        paths[name] = program
        let stubs = LibraryStub.all(needers: whole.needers) { name, symbols in
            guard let path = paths[name] else { return nil }
            let kind = symbols == .defined ? "--defined-only" : "--undefined-only"
            return Subprocess.quietOutput(toolchain + "/bin/llvm-nm", ["--dynamic", kind, path])
        }
        let empty = Set(stubs.map(\.name))
        let choice = choose(empty: empty)
        let bundled = choice.bundled.filter { !empty.contains($0.key) }
        (self.stubs, self.bundled) = (stubs, bundled)
        staying = choice.staying.subtracting(empty)
        systemVersion =
            ([elf] + bundled.values.compactMap(Self.read)).map(\.systemVersion).max {
                $0.lexicographicallyPrecedes($1)
            } ?? []
    }

    private static func read(_ path: String) -> ElfFile? {
        (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)).flatMap(ElfFile.init)
    }

    /// The license of a library's package on Debian; nil on other systems.
    /// - Returns: the name of the package, and the path of its file with the license.
    static func license(_ path: String) -> (package: String, path: String)? {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // Debian's list may have the path from before the folders of the system were merged.
        let paths = [real, real.hasPrefix("/usr/lib/") ? String(real.dropFirst(4)) : "/usr" + real]
        for path in paths {
            guard let output = Subprocess.quietOutput("dpkg-query", ["--search", path]),
                let package = output.split(separator: ":").first.map(String.init)
            else { continue }
            let file = "/usr/share/doc/\(package)/copyright"
            return FileManager.default.fileExists(atPath: file) ? (package, file) : nil
        }
        return nil
    }
}
