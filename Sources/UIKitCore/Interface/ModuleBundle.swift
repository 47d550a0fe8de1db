import Diagnostics
public import Foundation
import Synchronization

/// The resources of the module of a class.
///
/// Documented (Swift Package Manager, Bundling resources): the folders `<package>_<target>.resources` are in the
/// program's folder.
enum ModuleBundle {
    private struct Folders {
        var root = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        var names: [String]?
    }

    private static let folders = Mutex(Folders())

    /// The folder that contains the resource folders; tests set another folder.
    static var root: String {
        get { folders.withLock(\.root) }
        set { folders.withLock { $0 = Folders(root: newValue) } }
    }

    /// Returns the bundle of the class's module; nil for a module without resources.
    static func of(_ type: AnyClass) -> Bundle? {
        let module = qualifiedName(of: type).prefix { $0 != "." }
        let path = folders.withLock { folders in
            if folders.names == nil {
                let all = (try? FileManager.default.contentsOfDirectory(atPath: folders.root)) ?? []
                folders.names = all.filter { $0.hasSuffix(".resources") }.sorted()
            }
            // The names of package and module may contain the underscore that separates them, so the shortest name is
            // the best match.
            let fitting = folders.names?.filter { $0.hasSuffix("_\(module).resources") }.min { $0.count < $1.count }
            return fitting.map { "\(folders.root)/\($0)" }
        }
        return path.flatMap { Bundle(path: $0) }
    }
}

extension Bundle {
    /// Returns the bundle with the resources of a class's module. `chevron` compiles `Bundle(for:)` as a call of this
    /// method.
    ///
    /// - Returns: the resources of the module; `Bundle(for:)` for a module without resources.
    public static func containing(_ aClass: AnyClass) -> Bundle { ModuleBundle.of(aClass) ?? Bundle(for: aClass) }
}
