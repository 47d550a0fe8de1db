import Foundation

/// Copies and moves of chosen documents. A file of the user is never replaced.
enum DocumentTransfer {
    /// Copies a document into a new temporary folder of the app.
    static func copyToTemporaryFolder(_ url: URL) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return copy
    }

    /// Copies or moves a document into a folder, under another name if the name exists.
    static func export(_ url: URL, to folder: URL, copies: Bool) throws -> URL {
        let target = freePlace(for: url.lastPathComponent, in: folder)
        if copies {
            try FileManager.default.copyItem(at: url, to: target)
        } else {
            try FileManager.default.moveItem(at: url, to: target)
        }
        return target
    }

    /// Chosen: a number after the name, as the desktop's file managers add it.
    static func freePlace(for name: String, in folder: URL) -> URL {
        let plain = folder.appendingPathComponent(name)
        let (base, ending) = (plain.deletingPathExtension().lastPathComponent, plain.pathExtension)
        var place = plain
        var number = 2
        while FileManager.default.fileExists(atPath: place.path) {
            place = folder.appendingPathComponent("\(base) \(number)" + (ending.isEmpty ? "" : "." + ending))
            number += 1
        }
        return place
    }
}
