import Foundation

/// The data models of a target (`.xcdatamodeld`). Xcode generates a class for each entity that asks for one.
enum DataModels {
    /// The names of the classes, sorted.
    static func classes(of target: PackageGraph.Target) -> [String] {
        guard target.isRoot || target.isImported, !target.isTest else { return [] }
        return Set(files(in: target.folder, depth: 0).flatMap(classes)).sorted()
    }

    /// The `contents` of all versions of the models in a folder.
    private static func files(in folder: String, depth: Int) -> [String] {
        guard depth < 32 else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).flatMap { name -> [String] in
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else { return [] }
            return name.hasSuffix(".xcdatamodel") ? [path + "/contents"] : files(in: path, depth: depth + 1)
        }
    }

    private static func classes(in file: String) -> [String] {
        guard let text = FileManager.default.contents(atPath: file).map({ String(decoding: $0, as: UTF8.self) }) else {
            return []
        }
        return text.split(separator: "<").filter { $0.hasPrefix("entity ") }.compactMap { element in
            guard let kind = value("codeGenerationType", in: element), kind == "class" else { return nil }
            let name = value("representedClassName", in: element) ?? value("name", in: element)
            // A name that begins with a point is that of the module's class.
            return name.map { String($0.drop { $0 == "." }) }
        }
    }

    private static func value(_ attribute: String, in element: Substring) -> Substring? {
        element.split(separator: " \(attribute)=\"", maxSplits: 1).dropFirst().first?.prefix { $0 != "\"" }
    }
}
