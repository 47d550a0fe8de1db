// swift-tools-version: 6.3
import PackageDescription

/// Chevron as one shared library, for packages whose manifests know nothing of it, with small modules under the names
/// of frameworks that apps import beside UIKit. Built by the `chevron` command into the user's cache. `CHEVRON_SOURCES`
/// is the folder of the library's package.
let sources = Context.environment["CHEVRON_SOURCES"] ?? "../.."
let uiKit: Target.Dependency = .product(name: "UIKit", package: "chevron")

let package = Package(
    name: "Prebuilt",
    products: [
        .library(name: "Chevron", type: .dynamic, targets: ["Prebuilt"]),
        // For `chevron package`: the library in the program.
        .library(name: "ChevronStatic", type: .static, targets: ["Prebuilt"]),
    ],
    dependencies: [.package(name: "chevron", path: sources)],
    targets: [
        // Not in the library, which would need the frameworks of tests in every app.
        .target(name: "PictureModule", dependencies: [.product(name: "PictureTesting", package: "chevron")]),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "SafariServices", dependencies: [uiKit]),
        .target(name: "AudioToolbox", dependencies: [uiKit]),
        .target(
            name: "Prebuilt",
            dependencies: [
                "os", "OSLog", "SafariServices", "AudioToolbox", uiKit,
                .product(name: "CompanionModules", package: "chevron"),
                .product(name: "UIKitTesting", package: "chevron"),
                .product(name: "TestHost", package: "chevron"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
