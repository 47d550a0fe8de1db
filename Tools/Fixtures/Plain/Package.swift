// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Plain", targets: [.target(name: "Plain"), .testTarget(name: "PlainTests", dependencies: ["Plain"])])
