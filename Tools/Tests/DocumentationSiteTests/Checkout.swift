import Foundation

/// The checkout that the tests belong to.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of the Swift files of a folder, in order.
    static func swiftFiles(in folder: String) -> [String] {
        let start = root.appendingPathComponent(folder).path
        let paths = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}
