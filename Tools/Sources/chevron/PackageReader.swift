import Foundation
import PackageOverlay
import XcodeProject

/// Asks SwiftPM what a package consists of, and keeps the answer until a manifest changes.
struct PackageReader {
    let root: String
    let scratch: String
    let swift: String

    private struct Kept: Codable {
        /// An answer that a former command stored lacks this value, and SwiftPM is asked again.
        var hasSharedProducts = true
        var stamps: [String: FileStamp]
        var graph: PackageGraph
    }

    private var keptPath: String { scratch + "/chevron/packages.json" }

    func graph() throws -> PackageGraph {
        var graph = try storedGraph()
        for index in graph.packages.indices {
            graph.packages[index].noteUnlistedResources()
            let manifest = FileManager.default.contents(atPath: graph.packages[index].path + "/Package.swift")
            graph.packages[index].isImported = manifest.map {
                ImportedPackage.isImport(String(decoding: $0, as: UTF8.self))
            }
        }
        return graph
    }

    private func storedGraph() throws -> PackageGraph {
        if let data = FileManager.default.contents(atPath: keptPath),
            let kept = try? JSONDecoder().decode(Kept.self, from: data),
            kept.stamps == stamps(of: kept.graph)
        {
            return kept.graph
        }
        let graph = try read()
        let kept = try JSONEncoder().encode(Kept(stamps: stamps(of: graph), graph: graph))
        do {
            try FileManager.default.createDirectory(atPath: scratch + "/chevron", withIntermediateDirectories: true)
            try kept.write(to: URL(fileURLWithPath: keptPath), options: .atomic)
        } catch {
            throw FileProblem(
                "\(FileProblem.sentence(for: error)); name another folder for the build with --scratch-path <folder>")
        }
        return graph
    }

    /// The manifests and what SwiftPM has resolved. Folders too: a new target folder or manifest variant is seen by
    /// them.
    private func stamps(of graph: PackageGraph) -> [String: FileStamp] {
        var paths = [scratch + "/workspace-state.json"]
        for package in graph.packages {
            paths.append(package.path)
            paths += ((try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []).filter {
                $0.hasPrefix("Package")
            }.map {
                package.path + "/" + $0
            }
            // No folder of a checked-out dependency changes. In the root package `.build` changes with each build.
            paths += ["Sources", "Tests", "Source", "src"].map { package.path + "/" + $0 }
        }
        var stamps: [String: FileStamp] = [:]
        for path in paths where path != root { stamps[path] = FileStamp(path) }
        return stamps
    }

    private func read() throws -> PackageGraph {
        let first = try describe(root)
        guard first.dependencies?.isEmpty == false else { return PackageGraph(packages: [first]) }
        let arguments = [
            "package", "--package-path", root, "--scratch-path", scratch, "show-dependencies", "--format", "json",
        ]
        guard let data = try Subprocess.read(swift, arguments),
            let tree = try? JSONDecoder().decode(Node.self, from: data)
        else {
            let unused = try Self.manifest(root, swift: swift)?.unusedDependencies ?? []
            let isImported = FileManager.default.contents(atPath: root + "/Package.swift").map {
                ImportedPackage.isImport(String(decoding: $0, as: UTF8.self))
            }
            throw FileProblem(
                "the package's dependencies could not be resolved; what SwiftPM says of them stands above"
                    + Self.advice(unused) + (isImported == true ? Self.adviceForImport : ""))
        }
        var packages = [first]
        var seen: Set<String> = [first.path]
        for path in tree.all.map(\.path) where seen.insert(path).inserted { packages.append(try describe(path)) }
        return PackageGraph(packages: packages)
    }

    /// The advice to the author of an app with unused dependencies, which may be for Apple's systems alone.
    static func advice(_ unused: [String]) -> String {
        guard !unused.isEmpty else { return "" }
        let names = unused.joined(separator: ", ")
        return """
            . No target uses \(names). If SwiftPM refuses it on Linux, append it to package.dependencies between \
            #if !os(Linux) and #endif at the end of Package.swift
            """
    }

    /// The advice to the author of an app whose manifest an import wrote.
    static let adviceForImport = """
        . To build the app without a package that does not support Linux, run `chevron import --force --without \
        <package>`
        """

    private struct Node: Decodable {
        var path: String
        var dependencies: [Node]
        var all: [Node] { dependencies + dependencies.flatMap(\.all) }
    }

    private func describe(_ path: String) throws -> DescribedPackage {
        // A separate scratch folder for a dependency, so that the dependency's checkout stays unchanged.
        let own = path == root ? scratch : scratch + "/chevron/describe"
        guard
            let data = try Subprocess.read(
                swift, ["package", "--package-path", path, "--scratch-path", own, "describe", "--type", "json"]),
            let start = data.firstIndex(of: UInt8(ascii: "{")),
            var package = try? JSONDecoder().decode(DescribedPackage.self, from: data[start...])
        else { throw FileProblem("\(path) is no package that SwiftPM can read; what it says of it stands above") }
        package.noteLeftOut()
        if let manifest = try Self.manifest(path, swift: swift) { package.note(manifest) }
        return package
    }

    /// The manifest of a folder as SwiftPM evaluates it; nil if SwiftPM refuses the manifest, after SwiftPM's messages.
    /// Writes nothing into the folder.
    static func manifest(_ folder: String, swift: String) throws -> PackageManifest? {
        try Subprocess.read(swift, ["package", "--package-path", folder, "dump-package"]).flatMap(
            PackageManifest.init(output:))
    }
}
