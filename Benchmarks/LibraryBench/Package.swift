// swift-tools-version: 6.0
import PackageDescription

// What an app's package gets from `chevron`: the library without optimization in a debug build, with optimization in a
// release build.
let package = Package(name: "LibraryBench", platforms: [.iOS(.v18)], targets: [.executableTarget(name: "Frames")])
