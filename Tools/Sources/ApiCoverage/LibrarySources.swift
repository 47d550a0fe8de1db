import Foundation

/// The modules that an app imports, in the folder of the library's package.
public enum LibrarySources {
    static let modules = [
        "CoreGraphics", "QuartzCore", "ObjectiveCRuntime", "FoundationAdditions", "UIKitCore", "UIKit", "UIKitTesting",
    ]

    /// The interface as text, read from the sources now.
    public static func interface(in root: URL) throws -> String {
        var collector = InterfaceCollector()
        for source in try sources(in: root) { collector.add(source) }
        let all = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
        for source in try sources(in: root, of: all.sorted().filter { !modules.contains($0) }) {
            collector.addHidden(source)
        }
        return collector.text
    }

    /// The public declarations as text, read from the sources now.
    public static func declarations(in root: URL) throws -> String {
        var collector = DeclarationCollector()
        for source in try sources(in: root) { collector.add(source) }
        return collector.text
    }

    private static func sources(in root: URL, of modules: [String] = modules) throws -> [String] {
        try modules.flatMap { module in
            let folder = root.appendingPathComponent("Sources/\(module)")
            let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter {
                $0.hasSuffix(".swift")
            }
            return try names.sorted().map {
                try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
            }
        }
    }
}
