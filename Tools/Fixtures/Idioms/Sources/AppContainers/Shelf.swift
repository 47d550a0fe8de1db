import UIKit

/// The folders of an app, which on iOS belong to the app alone.
public enum Shelf {
    public static var folders: [URL] {
        let kinds: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
        return kinds.map { FileManager.default.urls(for: $0, in: .userDomainMask)[0] } + [FileManager.default.temporaryDirectory]
    }

    public static func keep(_ image: UIImage, named name: String) throws {
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try image.pngData()?.write(to: folder.appendingPathComponent(name))
        }
    }

    /// Removes everything that the app ever wrote.
    public static func clear() throws {
        for folder in folders {
            for item in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                try FileManager.default.removeItem(at: item)
            }
        }
    }
}
