// swift-tools-version:5.9
import PackageDescription

// A screen that is bound to a model by Combine, and a program that shows the screen.
let package = Package(
    name: "Signals",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Signals", targets: ["Signals"])],
    targets: [
        .target(name: "Signals"),
        .executableTarget(name: "SignIn", dependencies: ["Signals"]),
        .testTarget(name: "SignalsTests", dependencies: ["Signals"]),
    ]
)
