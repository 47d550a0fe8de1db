// swift-tools-version: 5.9
import PackageDescription

// Screens that are drawn in Interface Builder, as Xcode's projects have them.
let package = Package(
    name: "Forms",
    defaultLocalization: "en",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Forms", targets: ["Forms"])],
    targets: [
        .target(name: "Forms", resources: [.process("Resources")]),
        .testTarget(name: "FormsTests", dependencies: ["Forms"]),
    ]
)
