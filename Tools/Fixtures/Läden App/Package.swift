// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Shops",
    platforms: [.iOS(.v13)],
    dependencies: [.package(path: "../Dependency")],
    targets: [
        .executableTarget(name: "Shops", dependencies: [.product(name: "Cards", package: "Dependency"), .product(name: "Texts", package: "Dependency")]),
        .testTarget(name: "ShopsTests", dependencies: ["Shops"]),
    ]
)
