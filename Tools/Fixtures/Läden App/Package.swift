// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Shops",
    platforms: [.iOS(.v13)],
    dependencies: [.package(path: "../Dependency")],
    targets: [
        .executableTarget(
            name: "Shops", dependencies: [.product(name: "Cards", package: "Dependency"), .product(name: "Texts", package: "Dependency")],
            // Names that the package manager uses in its build folder.
            resources: [.copy("Stock/description.json"), .copy("Stock/index"), .copy("Stock/Modules")]),
        .testTarget(name: "ShopsTests", dependencies: ["Shops"]),
    ]
)
