// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: shared libraries with modules in `lib/swift/host`, beside the `bin` that `swift` on
/// the path lies in. Nothing has to be fetched then. These flags are the reason for a separate package: the library's
/// package stays usable as a dependency. Nil where the toolchain has none: the package swift-syntax is taken in its
/// place, which has the same modules.
let toolchain: String? = {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: String(folder) + "/swift").resolvingSymlinksInPath()
        let host = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("libSwiftSyntax.so").path) {
            return host.path
        }
    }
    return nil
}()

/// The version of the package that belongs to the oldest compiler.
let syntaxVersion: Version = "603.0.0"

let syntaxPackages: [Package.Dependency] =
    toolchain == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: syntaxVersion)] : []
let syntaxProducts: [Target.Dependency] = ["SwiftSyntax", "SwiftParser"].filter { _ in toolchain == nil }.map {
    .product(name: $0, package: "swift-syntax")
}
/// CI builds with `CHEVRON_WARNINGS=error`.
let warnings: [SwiftSetting] = Context.environment["CHEVRON_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []
/// The rules of the library's own manifest.
let libraryRules: [SwiftSetting] =
    [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility")] + warnings
let syntaxSearch: [SwiftSetting] = (toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []) + warnings
/// Optimizes modules that read whole packages and the library in debug builds too: there the tests and CI use them.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
let syntaxLibraries: [LinkerSetting] =
    toolchain.map { folder in
        [
            .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]), .linkedLibrary("SwiftSyntax"),
            .linkedLibrary("SwiftParser"),
        ]
    } ?? []

let package = Package(
    name: "Tools",
    products: [.executable(name: "chevron", targets: ["chevron"])],
    dependencies: syntaxPackages,
    targets: [
        // The arguments of a command in; options, values and operands out, or a sentence about what is wrong.
        .target(name: "ArgumentReading"),
        // Source text in; edits, facts and warnings out. Touches no file.
        .target(
            name: "SourceRewriting", dependencies: syntaxProducts, swiftSettings: syntaxSearch + quick,
            linkerSettings: syntaxLibraries),
        // The choice of the rewritten files, and the place of the results.
        .target(name: "PackageOverlay", dependencies: ["SourceRewriting"], swiftSettings: syntaxSearch + quick),
        // An interface as text in, its names out.
        .target(name: "InterfaceText", swiftSettings: warnings + quick),
        // The library's interface as text, and what of an interface some sources use.
        .target(
            name: "ApiCoverage", dependencies: ["SourceRewriting"] + syntaxProducts,
            swiftSettings: syntaxSearch + quick),
        // A project of Xcode's in, a package's manifest out. Touches no file.
        .target(name: "XcodeProject", dependencies: ["InterfaceDocuments"]),
        // The library's reader of XML: links to its folders, because a package has no sources above itself.
        .target(name: "InterfaceDocuments", dependencies: ["NumberConversion"], swiftSettings: libraryRules),
        .target(name: "NumberConversion", swiftSettings: libraryRules),
        // Writes `Data/interface.txt` anew.
        .executableTarget(
            name: "WriteInterface", dependencies: ["ApiCoverage", "ArgumentReading"], swiftSettings: syntaxSearch),
        // The documents in; the articles, symbols and examples of the documentation site out.
        .target(name: "DocumentationSite", dependencies: ["InterfaceText"], swiftSettings: warnings),
        .executableTarget(
            name: "WriteSite", dependencies: ["ArgumentReading", "DocumentationSite"], swiftSettings: warnings),
        // A link to the library's folder: the text of an app's desktop file.
        .target(name: "DesktopEntries", swiftSettings: libraryRules),
        // The contents of an app's package: libraries, descriptions and archives. Touches no file.
        .target(name: "AppPackaging", dependencies: ["DesktopEntries"]),
        .executableTarget(
            name: "chevron",
            dependencies: [
                "AppPackaging", "ArgumentReading", "InterfaceDocuments", "SourceRewriting", "PackageOverlay",
                "ApiCoverage", "XcodeProject",
            ],
            swiftSettings: syntaxSearch),
        .executableTarget(
            name: "RewritingBench", dependencies: ["ArgumentReading", "SourceRewriting", "PackageOverlay"],
            swiftSettings: syntaxSearch),
        .testTarget(
            name: "ApiCoverageTests", dependencies: ["ApiCoverage", "InterfaceText", "SourceRewriting"],
            swiftSettings: syntaxSearch),
        .testTarget(
            name: "PackageOverlayTests", dependencies: ["PackageOverlay", "SourceRewriting", "TemporaryFolder"],
            swiftSettings: syntaxSearch),
        .testTarget(
            name: "FolderOrderTests", dependencies: ["CIndexStore"] + syntaxProducts, exclude: ["upward.txt"],
            swiftSettings: syntaxSearch, linkerSettings: syntaxLibraries),
        .systemLibrary(name: "CIndexStore", path: "Tests/CIndexStore"),
        .testTarget(name: "AppPackagingTests", dependencies: ["AppPackaging", "DesktopEntries"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["chevron", "AppPackaging", "ApiCoverage", "ArgumentReading", "TemporaryFolder"],
            swiftSettings: syntaxSearch,
            linkerSettings: syntaxLibraries),
        .testTarget(
            name: "DocumentationSiteTests", dependencies: ["DocumentationSite"] + syntaxProducts,
            swiftSettings: syntaxSearch, linkerSettings: syntaxLibraries),
        // A link to a folder of the library's tests: a folder that is removed at the end of a test.
        .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: libraryRules),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
        .testTarget(
            name: "SourceRewritingTests", dependencies: ["SourceRewriting", "ApiCoverage"],
            swiftSettings: syntaxSearch),
    ],
    swiftLanguageModes: [.v6]
)
