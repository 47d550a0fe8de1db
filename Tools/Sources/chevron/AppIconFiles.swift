import AppPackaging
import Foundation

/// The pictures of the app's icon in its asset catalogs.
struct AppIconFiles {
    /// The path of the picture for each folder of the theme of icons, sorted.
    let folders: [(folder: String, path: String)]
    var isEmpty: Bool { folders.isEmpty }

    /// - Parameters:
    ///   - resources: the paths of the app's resources.
    ///   - information: the keys of the `Info.plist`, which may name the icon.
    init(resources: [String], information: [String: Any]) {
        let primary = (information["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let name =
            primary?["CFBundleIconName"] as? String ?? information["CFBundleIconName"] as? String ?? "AppIcon"
        let files = FileManager.default
        let sets = resources.sorted().filter { $0.hasSuffix(".xcassets") }.flatMap { catalog in
            (files.enumerator(atPath: catalog)?.allObjects as? [String] ?? []).sorted()
                .filter { ($0 as NSString).lastPathComponent == name + ".appiconset" }.map { catalog + "/" + $0 }
        }
        guard let set = sets.first, let contents = files.contents(atPath: set + "/Contents.json") else {
            folders = []
            return
        }
        var widths: [String: Int] = [:]
        for name in IconSet.fileNames(contents) {
            widths[name] = files.contents(atPath: set + "/" + name).flatMap(IconSet.width)
        }
        folders = IconSet.folders(widths).sorted { $0.key < $1.key }.map { ($0.key, set + "/" + $0.value) }
    }
}
