import Foundation

extension DescribedPackage {
    /// The name of the folder with a target's resources, beside the program.
    public func bundleName(of target: Target) -> String { "\(name)_\(target.name).resources" }

    /// Finds the resources of each target that Xcode would bundle although the manifest does not list them.
    public mutating func noteUnlistedResources() {
        for index in targets.indices where targets[index].moduleType == "SwiftTarget" && targets[index].type != "plugin"
        {
            let folder = path + "/" + targets[index].path
            let others = targets.indices.filter { $0 != index }.map { path + "/" + targets[$0].path }
            let excluded = (targets[index].excluded ?? []).map { folder + "/" + $0 }
            let known = (targets[index].resources ?? []).map(\.path) + excluded
            let found = Self.bundledFiles(in: folder, except: Set(known + others))
            targets[index].unlistedResources = found.isEmpty ? nil : found
        }
    }

    /// Documented (Bundling resources with a Swift package): these kinds need no rule in the manifest.
    private static let kinds: Set<String> = ["storyboard", "xib", "xcassets", "xcstrings"]

    private static func bundledFiles(in folder: String, except known: Set<String>) -> [String] {
        var found: [String] = []
        func walk(_ folder: String, isLocalized: Bool, depth: Int) {
            guard depth < 32 else { return }
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            where !name.hasPrefix(".") {
                let path = folder + "/" + name
                guard !known.contains(path) else { continue }
                let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if kinds.contains(ending) || (isLocalized && !isFolder.boolValue) {
                    found.append(path)
                } else if isFolder.boolValue,
                    !["xcodeproj", "xcworkspace", "bundle", "framework", "xcframework", "docc"].contains(ending)
                {
                    walk(path, isLocalized: ending == "lproj", depth: depth + 1)
                }
            }
        }
        walk(folder, isLocalized: false, depth: 0)
        return found
    }
}

/// `Bundle.module`, as SwiftPM writes this property for a target with listed resources.
enum BundleAccessor {
    static func text(_ bundle: String) -> String {
        """
        import Foundation
        extension Foundation.Bundle { static let module: Foundation.Bundle = { let path = \
        Foundation.Bundle.main.bundleURL\
        .appendingPathComponent("\(bundle)").path; guard let bundle = Foundation.Bundle(path: path) else { \
        fatalError("the resources of this module are not at \\(path)") }; return bundle }() }

        """
    }
}
