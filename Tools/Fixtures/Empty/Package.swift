// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Empty", targets: [.target(name: "Empty"), .testTarget(name: "EmptyTests", dependencies: ["Empty"])])
