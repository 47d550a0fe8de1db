import Foundation

/// The resources of the module that a class is in.
///
/// Documented: SwiftPM lays them beside the program, in folders that have the names of package and module.
@MainActor
enum ModuleBundle {
    /// Where the folders are; tests have one of their own.
    static var root = Bundle.main.resourcePath ?? Bundle.main.bundlePath {
        didSet { folders = nil }
    }
    private static var folders: [String]?

    /// Nil for a module without resources of its own.
    static func of(_ type: AnyClass) -> Bundle? {
        let module = String(reflecting: type).prefix { $0 != "." }
        let known = folders ?? ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        folders = known
        // Both names may have the mark in them that stands between them: the shortest one has no more than it needs.
        let fitting = known.filter { $0.hasSuffix("_\(module).resources") }.min { $0.count < $1.count }
        return fitting.flatMap { Bundle(path: "\(root)/\($0)") }
    }
}
