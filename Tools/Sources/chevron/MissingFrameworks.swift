import PackageOverlay
import SourceRewriting

/// Reports, after a failed build, the missing frameworks in the imports, and a remedy.
struct MissingFrameworks {
    private let imports: [String]

    init(_ graph: PackageGraph, _ folder: OverlayFolder, hasCombine: Bool) {
        let own = Set(graph.targets.map(\.module)).union(hasCombine ? ["Combine"] : [])
        let missing = ModuleNames().missing.subtracting(own).subtracting(["Darwin", "SwiftUI"])
        imports = folder.importedModules().filter { missing.contains($0) || $0 == "SwiftUI" }.sorted()
    }

    func report() {
        for module in imports {
            say(
                """
                \(module) is not there on Linux: \
                \(Self.advice[module] ?? "guard what uses it with #if canImport(\(module))").
                """
            )
        }
    }

    private static let advice = [
        "SwiftUI": "guard its views with #if canImport(SwiftUI); its import and previews are left out",
        "CryptoKit": "the package swift-crypto offers the same types as the module Crypto",
        "CoreData": "keep what uses it under #if canImport(CoreData), with another store beside it",
        "WebKit":
            """
        open the page in the desktop's browser with SFSafariViewController or UIApplication.open, or guard it \
        with #if canImport(WebKit)
        """,
        "AVFoundation": "guard sound and video with #if canImport(AVFoundation)",
    ]
}
