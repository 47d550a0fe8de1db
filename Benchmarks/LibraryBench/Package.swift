// swift-tools-version: 6.0
import PackageDescription

// The library as the package of an app gets it from `chevron`: without optimization in a debug build, with optimization
// in a release build.
let package = Package(name: "LibraryBench", platforms: [.iOS(.v18)], targets: [.executableTarget(name: "Frames")])
