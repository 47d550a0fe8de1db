import Foundation
import SourceRewriting

/// The facts about the rewritten files that a build needs.
public struct Overlay: Sendable {
    /// The file for `-vfsoverlay`; nil where no file had to be rewritten.
    public var path: String?
    /// False where no target of the graph uses UIKit: the package is built as it is.
    public var usesUIKit: Bool
    /// Whether the package needs the module Combine.
    public var usesCombine: Bool
    /// The modules that an app imports and that no package has, sorted.
    public var unavailableModules: [String]
    /// Whether a test target declares tests.
    public var hasTests: Bool
    public var warnings: [(file: String, warning: RewritingWarning)]
    /// How many files were read this time.
    public var readCount: Int
}

/// Keeps the rewritten files of a graph of packages in a folder.
public struct OverlayFolder {
    public let folder: String
    public let library: LibraryFacts
    /// The version of the rules and of the library's interface. Another version rewrites all files again.
    public let version: String
    /// The names of the toolchain and of the library.
    let names: AvailableNames?

    public init(folder: String, library: LibraryFacts, version: String, names: AvailableNames? = nil) {
        (self.folder, self.library, self.version, self.names) = (folder, library, version, names)
    }

    private var statePath: String { folder + "/state.json" }
    private var factsPath: String { folder + "/facts.json" }
    private func outputPath(_ file: String) -> String { "\(folder)/sources/\(ContentKey(file).text).swift" }
    private func overlayPath(_ generation: Int) -> String { "\(folder)/overlay-\(generation).yaml" }

    /// Brings the folder up to date.
    public func update(_ graph: PackageGraph) throws -> Overlay {
        try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
        let lock = try FileLock(folder + "/lock")
        defer { withExtendedLifetime(lock) {} }
        let targets = graph.targets
        // The targets and their dependencies decide which files are rewritten.
        let classes = targets.map(DataModels.classes)
        let shape = zip(targets, classes).map {
            "\($0.module) \($0.isRoot) \($0.isTest) \($0.dependencies) \($0.leftOut) \($0.unlistedBundle ?? "")"
                + " \($0.isImported) \($1)"
        }.joined(separator: "\n")
        let replacement = graph.languageReplacement
        let version = "\(self.version)-\(ContentKey(shape + (replacement ?? "")).text)"
        let found = list(targets)
        var state = AtomicFile.read(statePath).map { OverlayState(stored: Data($0)) } ?? OverlayState(version: "")
        let isUnchanged =
            state.version == version && state.files.count == found.count
            && found.allSatisfy { state.files[$0.path]?.stamp == $0.stamp && state.files[$0.path]?.module == $0.module }
            && state.files.allSatisfy { $0.value.output == nil || access(outputPath($0.key), R_OK) == 0 }
            && (state.files.allSatisfy { $0.value.output == nil } || access(overlayPath(state.generation), R_OK) == 0)
        if isUnchanged { return overlay(state, readCount: 0) }
        let work = try OverlayWork(
            folder: self, version: version, targets: targets, found: found, former: state,
            listsSendableTests: replacement == "6")
        work.builtModules = Set(graph.packages.flatMap(\.targets).map(\.c99name))
        work.generatedClasses = Dictionary(zip(targets.map(\.module), classes)) { a, _ in a }
        state = try work.perform()
        return overlay(state, readCount: work.readCount)
    }

    private func overlay(_ state: OverlayState, readCount: Int) -> Overlay {
        let isEmpty = state.files.allSatisfy { $0.value.output == nil }
        return Overlay(
            path: isEmpty ? nil : overlayPath(state.generation), usesUIKit: state.usesUIKit,
            usesCombine: state.usesUIKit && state.usesCombine, unavailableModules: state.unavailable,
            hasTests: state.hasTests,
            warnings: state.files.sorted { $0.key < $1.key }.flatMap { file in
                file.value.warnings.map { (file.key, $0) }
            }, readCount: readCount)
    }

    struct Found: Sendable {
        var path: String
        var module: String
        var stamp: FileStamp
    }

    private func list(_ targets: [PackageGraph.Target]) -> [Found] {
        var seen: Set<String> = []
        return targets.flatMap { target in
            target.files.compactMap { path in
                guard seen.insert(path).inserted, let stamp = FileStamp(path) else { return nil }
                return Found(path: path, module: target.module, stamp: stamp)
            }
        }
    }

    // MARK: Storing

    func formerFacts() -> [String: FileFacts] {
        AtomicFile.read(factsPath).flatMap { try? JSONDecoder().decode([String: FileFacts].self, from: Data($0)) }
            ?? [:]
    }

    /// Writes what changed; the state comes last, so that a run that is ended before leaves a state that asks for the
    /// rest again.
    func store(_ state: OverlayState, _ facts: [String: FileFacts], outputs: [(file: String, text: [UInt8])]) throws {
        for output in outputs { try AtomicFile.write(output.text, to: outputPath(output.file)) }
        let rewritten = state.files.filter { $0.value.output != nil }.keys.sorted()
        if !rewritten.isEmpty {
            // Compilers may be given a path with its links resolved.
            let entries = rewritten.flatMap { file in
                let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                return (real == file ? [file] : [file, real]).map { ($0, outputPath(file)) }
            }
            let text = Array(OverlayFile.text(entries).utf8)
            let path = overlayPath(state.generation)
            if AtomicFile.read(path) != text { try AtomicFile.write(text, to: path) }
        }
        try AtomicFile.write(Array(JSONEncoder().encode(facts)), to: factsPath)
        try AtomicFile.write(Array(JSONEncoder().encode(state)), to: statePath)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("overlay-") {
            if folder + "/" + name != overlayPath(state.generation) { unlink(folder + "/" + name) }
        }
    }

    func hasOutput(_ file: String) -> Bool { access(outputPath(file), R_OK) == 0 }

    /// The imports of the files of the last update.
    public func importedModules() -> Set<String> { Set(formerFacts().values.flatMap(\.imports)) }
}
