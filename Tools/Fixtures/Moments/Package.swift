// swift-tools-version:5.5
import PackageDescription

// Names nothing but Foundation; some of these names are Apple's Foundation's alone.
let package = Package(
    name: "Moments",
    platforms: [.iOS(.v13)],
    targets: [.target(name: "Moments"), .testTarget(name: "MomentsTests", dependencies: ["Moments"])]
)
