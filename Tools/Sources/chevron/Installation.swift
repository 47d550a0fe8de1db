import ApiCoverage
import Foundation
import PackageOverlay
import SourceRewriting

/// The places of the library's sources, of its interface and of the package that builds the library: beside an
/// installed command, or in the checkout of the command.
struct Installation {
    let root: URL

    static func find() throws -> Installation {
        var candidates: [URL] = []
        if let home = ProcessInfo.processInfo.environment["CHEVRON_HOME"], !home.isEmpty {
            candidates.append(URL(fileURLWithPath: home))
        }
        if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            let folder = URL(fileURLWithPath: link).deletingLastPathComponent()
            candidates.append(folder.appendingPathComponent("../../share/chevron").standardizedFileURL)
        }
        candidates.append(URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL)
        for candidate in candidates
        where FileManager.default.fileExists(atPath: candidate.path + "/Tools/Prebuilt/Package.swift") {
            return Installation(root: candidate)
        }
        throw FileProblem(
            """
            the library's sources are not at \(candidates.map(\.path).joined(separator: " nor at ")); run `make \
            install` in a checkout of Chevron, or set CHEVRON_HOME to one
            """
        )
    }

    var interface: URL { root.appendingPathComponent("Tools/Data/interface.txt") }
    /// The functions of a start, for the linker of release programs.
    var startOrder: URL { root.appendingPathComponent("Tools/Data/start-order.txt") }
    /// The linker's rule that functions without a symbol are beside each other.
    var privateFunctions: URL { root.appendingPathComponent("Tools/Data/private-functions.ld") }
    /// The linker's rule that a program exports no symbol.
    var noExports: URL { root.appendingPathComponent("Tools/Data/no-exports.map") }
    var prebuiltPackage: URL { root.appendingPathComponent("Tools/Prebuilt") }
    var combinePackage: URL { root.appendingPathComponent("Tools/Combine") }

    /// The name of the folder in the cache that the library is built in. Each list of modules has a separate folder,
    /// because a build in the folder of another list does not find new modules.
    func buildFolderName(compiler: String) -> String {
        let manifests = [
            root.appendingPathComponent("Package.swift"), prebuiltPackage.appendingPathComponent("Package.swift"),
        ]
        var key = ContentKey(root.path, compiler)
        for manifest in manifests { key.add((try? String(contentsOf: manifest, encoding: .utf8)) ?? "") }
        return "build-\(key.text)"
    }

    /// Modules in C: the folders of sources without Swift.
    var cModules: [String] {
        let sources = root.appendingPathComponent("Sources").path
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        return folders.filter { SourceFolder.files(in: sources + "/" + $0).isEmpty }.sorted()
    }

    func readInterface() throws -> String {
        do {
            return try String(contentsOf: interface, encoding: .utf8)
        } catch {
            throw FileProblem("\(interface.path) cannot be read; run `make install` again")
        }
    }

    /// The names that every source finds.
    func readAvailableNames(_ interface: String) -> AvailableNames? {
        let file = root.appendingPathComponent("Tools/Data/toolchain-names.txt")
        return (try? String(contentsOf: file, encoding: .utf8)).map {
            AvailableNames(toolchain: $0, interface: interface)
        }
    }

    /// The names of Apple's frameworks and of the library.
    func readNames(_ interface: String) throws -> KnownNames {
        func data(_ name: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent("Tools/Data/\(name)"), encoding: .utf8)
        }
        return KnownNames(
            interface: interface, apple: try data("apple-names.txt"), foundation: try data("foundation-names.txt"))
    }

    /// The names of the library's modules: those of the folders with their sources.
    func libraryModules() throws -> Set<String> {
        let folders = [root.appendingPathComponent("Sources"), prebuiltPackage.appendingPathComponent("Sources")]
        return Set(try folders.flatMap { try FileManager.default.contentsOfDirectory(atPath: $0.path) })
    }

    /// Adds the names and contents of all files that the library is built from.
    func addSources(to key: inout ContentKey) {
        func add(_ path: String) {
            guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return }
            key.add(path)
            key.add([UInt8](data))
        }
        for folder in ["Sources", "Tools/Prebuilt", "Tools/Combine"] {
            let names =
                (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.allObjects
                as? [String] ?? []).sorted()
            for name in names
            where !name.contains(".build/")
                && [".swift", ".c", ".h", ".modulemap", ".strings"].contains(where: name.hasSuffix)
            {
                add(folder + "/" + name)
            }
        }
        add("Package.swift")
    }
}
