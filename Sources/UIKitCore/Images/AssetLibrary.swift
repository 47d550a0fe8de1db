import AssetCatalogs
import Diagnostics
import Foundation
import Synchronization

/// The asset catalogs of bundles, read from their folders. The list of a bundle's names is read once; a set is read on
/// first use.
enum AssetLibrary {
    struct Found: Hashable, Sendable {
        /// The path of the set.
        let folder: String
        let set: AssetSet

        func path(of variant: AssetVariant) -> String? { variant.file.map { folder + "/" + $0 } }
    }

    private struct Kept {
        var catalogs: [String: [AssetCatalog]] = [:]
        var found: [String: Found] = [:]
    }

    private static let kept = Mutex(Kept())

    /// Returns a set by name, or nil if the bundle's catalogs contain no set of this kind and name.
    static func find(_ name: String, _ kind: AssetCatalog.Kind, in bundle: Bundle) -> Found? {
        for catalog in catalogs(of: bundle) {
            guard let folder = catalog.folder(of: name, kind) else { continue }
            if let known = kept.withLock({ $0.found[folder] }) { return known }
            guard let data = ImageFiles.data(atPath: folder + "/Contents.json"), let set = AssetSet(data) else {
                Log.once("\(folder): its Contents.json cannot be read; the set is not used")
                continue
            }
            let found = Found(folder: folder, set: set)
            kept.withLock { $0.found[folder] = found }
            return found
        }
        return nil
    }

    private static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
        let root = bundle.resourcePath ?? bundle.bundlePath
        if let known = kept.withLock({ $0.catalogs[root] }) { return known }
        let reader = BundleFolders()
        // Only catalogs are read: a bundle may contain many other files.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter {
            $0.hasSuffix(".xcassets")
        }.sorted()
        let made = names.map { AssetCatalog(root + "/" + $0, reader) }
        for remark in made.flatMap(\.remarks) { Log.once(remark) }
        kept.withLock { $0.catalogs[root] = made }
        return made
    }

    private struct BundleFolders: CatalogReader {
        func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().map { name in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
                return (name, exists && isFolder.boolValue)
            }
        }

        func data(at path: String) -> Data? { ImageFiles.data(atPath: path) }
    }
}

extension UITraitCollection {
    /// The traits that select a variant of a set. Unspecified traits count as their defaults.
    var assetTraits: AssetTraits {
        let values = TraitState.defaults.overridden(by: values)
        var traits = AssetTraits()
        traits.idiom =
            switch values.idiom {
            case .pad: .ipad
            case .mac: .mac
            case .tv: .tv
            case .carPlay: .car
            case .vision: .vision
            case .phone, .unspecified: .iphone
            }
        traits.scale = Double(values.scale)
        traits.luminosity = values.style == .dark ? .dark : .light
        traits.hasHighContrast = values.contrast == .high
        traits.direction = values.direction == .rightToLeft ? .rightToLeft : .leftToRight
        traits.width = values.horizontal == .regular ? .regular : .compact
        traits.height = values.vertical == .regular ? .regular : .compact
        traits.language = SharedServices.language
        return traits
    }
}
