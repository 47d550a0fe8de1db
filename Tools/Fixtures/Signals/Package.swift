// swift-tools-version:5.9
import PackageDescription

// A screen that is bound to a model by Combine.
let package = Package(
    name: "Signals",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Signals", targets: ["Signals"])],
    targets: [.target(name: "Signals"), .testTarget(name: "SignalsTests", dependencies: ["Signals"])]
)
