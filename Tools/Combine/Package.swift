// swift-tools-version: 6.3
import PackageDescription

/// The module Combine, for packages that import it: the package OpenCombine under Apple's name, with the operators and
/// publishers that OpenCombine lacks. The `chevron` command builds it into the user's cache when a package needs it,
/// with the flags of Chevron's library.
let package = Package(
    name: "Combine",
    products: [
        .library(name: "ChevronCombine", type: .dynamic, targets: ["Combine"]),
        // For `chevron package`: Combine in the program.
        .library(name: "ChevronCombineStatic", type: .static, targets: ["Combine"]),
    ],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    targets: [
        .target(
            name: "Combine",
            dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
                .product(name: $0, package: "OpenCombine")
            })
    ],
    swiftLanguageModes: [.v6]
)
