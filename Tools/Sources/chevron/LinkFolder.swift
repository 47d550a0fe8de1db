import AppPackaging
import Foundation
import PackageOverlay

/// A folder with the files by which the linker finds the libraries of the system that parts of Foundation need.
struct LinkFolder {
    let path: String
    private let scripts: [LinkScript]

    /// - Parameters:
    ///   - path: the folder, which is written by `write()`.
    ///   - toolchain: the folder of the toolchain with `bin` and `lib`.
    init(_ path: String, toolchain: String) {
        self.path = path
        scripts = LinkScript.needs.sorted { $0.key < $1.key }.compactMap { file, name in
            Subprocess.quietOutput(
                "ldd", ["\(toolchain)/lib/swift/linux/\(file)"], environment: ["LC_ALL": "C"]
            ).flatMap { LinkScript(name, lddOutput: $0) }
        }
    }

    /// Throws for an app that imports Combine on a system without libcurl: OpenCombine uses Foundation for networks.
    func requireNetworking() throws {
        guard scripts.contains(where: { $0.name == "curl" }) else {
            throw FileProblem(
                "the app imports Combine, whose publishers of URLSession need the library libcurl, which is not on "
                    + "this system; install its package, on Debian libcurl4")
        }
    }

    /// Writes the folder.
    /// - Returns: the arguments for the linker.
    func write() throws -> [String] {
        do {
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch { throw FileProblem(FileProblem.sentence(for: error)) }
        for script in scripts { try PackageCommand.write(script.text, to: path + "/" + script.fileName) }
        return ["-L\(path)"]
    }
}
