// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Dependency",
    products: [.library(name: "Cards", targets: ["Cards"]), .library(name: "Texts", targets: ["Texts"])],
    targets: [
        .target(name: "Cards", dependencies: ["Texts"]),
        .target(name: "Texts"),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    ]
)
