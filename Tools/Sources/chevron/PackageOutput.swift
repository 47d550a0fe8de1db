import AppPackaging
import Foundation
import PackageOverlay

/// The folder that gets the archives. Files of the user's in it stay as they are.
struct PackageOutput {
    let folder: String
    private static let listName = ".chevron-package"
    private let files = FileManager.default

    /// - Throws: a problem if the folder cannot be made or written, before the build begins.
    init(_ path: String?, _ build: ReleaseBuild) throws {
        let here = URL(fileURLWithPath: files.currentDirectoryPath)
        folder =
            path.map { URL(fileURLWithPath: $0, relativeTo: here).standardizedFileURL.path }
            ?? build.scratch + "/package"
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileProblem("the output folder \(folder) cannot be made: \(FileProblem.sentence(for: error))")
        }
        guard access(folder, W_OK | X_OK) == 0 else {
            throw FileProblem("the output folder \(folder) cannot be written; name another with --output")
        }
    }

    private var former: OutputContents? {
        (try? String(contentsOfFile: folder + "/" + Self.listName, encoding: .utf8)).flatMap {
            OutputContents(stored: $0)
        }
    }

    /// The path and all paths below it, from the output folder. Links are not followed.
    private func paths(_ name: String) -> [String] {
        guard (try? files.attributesOfItem(atPath: folder + "/" + name)) != nil else { return [] }
        let inner = files.enumerator(atPath: folder + "/" + name)?.allObjects as? [String] ?? []
        return [name] + inner.map { name + "/" + $0 }
    }

    /// - Throws: a problem if a file of the user's has the name of a new file, or lies in a folder that is replaced.
    func check(_ names: [String]) throws {
        guard let path = OutputContents.foreign(names.flatMap(paths), former: former) else { return }
        throw FileProblem(
            "\(folder)/\(path) was not written by chevron, and is not replaced; move it away, or name another folder "
                + "with --output")
    }

    /// Replaces the tree and the files of a former run. Each file is complete before it gets its name.
    func replace(_ tree: PackageTree, _ files: [(name: String, write: (String) throws -> Void)], time: Int) throws {
        let names = [tree.name] + files.map(\.name)
        try check(names)
        let stored = former
        // The list is written first: after an interruption the files of this run are still known.
        let contents = OutputContents(
            (stored?.paths ?? []) + [tree.name] + tree.paths.map { tree.name + "/" + $0 } + files.map(\.name))
        try PackageCommand.write(contents.stored, to: folder + "/" + Self.listName)
        for (name, write) in files {
            let temporary = tree.parent + "/.new-file"
            try? self.files.removeItem(atPath: temporary)
            try write(temporary)
            try move(temporary, name)
        }
        try move(tree.path, tree.name)
    }

    private func move(_ source: String, _ name: String) throws {
        let place = folder + "/" + name
        do {
            if (try? files.attributesOfItem(atPath: place)) != nil { try files.removeItem(atPath: place) }
            try files.moveItem(atPath: source, toPath: place)
        } catch {
            throw FileProblem("\(place) cannot be written: \(FileProblem.sentence(for: error))")
        }
    }

    func size(_ name: String) -> Int {
        (try? files.attributesOfItem(atPath: folder + "/" + name)[.size] as? NSNumber)?.intValue ?? 0
    }
}
