import Foundation

/// The modules that an app imports, in the folder of the library's package.
public enum LibrarySources {
    static let modules = [
        "CoreGraphics", "QuartzCore", "ObjectiveCRuntime", "FoundationAdditions", "UIKitCore", "UIKit", "UIKitTesting",
    ]

    /// The interface as text, read from the sources now.
    public static func interface(in root: URL) throws -> String {
        var collector = InterfaceCollector()
        for module in modules {
            let folder = root.appendingPathComponent("Sources/\(module)")
            let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter {
                $0.hasSuffix(".swift")
            }
            for name in names.sorted() {
                collector.add(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            }
        }
        return collector.text
    }
}
