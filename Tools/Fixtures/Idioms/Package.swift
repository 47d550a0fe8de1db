// swift-tools-version: 6.0
import PackageDescription

// Libraries as they are written for iOS, each with its tests. Nothing here says anything of Linux.
let older = [
    "TargetAction", "OptionalProtocols", "CellsByClass", "Coordinators", "NotificationSelectors", "ModuleWideImport", "FivePlatforms",
    "NamedForObjC", "RunLoops", "ExtensionOverrides", "Networking", "OldSwift", "Swizzling", "ValueObserving",
    "LibraryExtensions", "OverloadedOptionals", "Inspectables", "SmallModules", "Viewer", "Prepared", "TextLogic", "TextObserving", "Proxies", "MethodExchange",
    "ObjectNames", "AppContainers", "KnownDefects", "Portraits",
]
let oldest = ["DynamicLookup", "Archiving"]
let newer = ["ModernConcurrency", "SixStyle", "InputTraits"]

func targets(_ names: [String], _ mode: SwiftLanguageMode) -> [Target] {
    names.flatMap { name -> [Target] in
        [
            .target(name: name, swiftSettings: [.swiftLanguageMode(mode)]),
            .testTarget(name: name + "Tests", dependencies: [.byName(name: name)], swiftSettings: [.swiftLanguageMode(mode)]),
        ]
    }
}

let package = Package(
    name: "Idioms",
    platforms: [.iOS(.v13)],
    products: (oldest + older + newer).map { .library(name: $0, targets: [$0]) },
    targets: targets(oldest, .v4_2) + targets(older, .v5) + targets(newer, .v6)
)
