// swift-tools-version: 6.3
import PackageDescription

/// CI builds with `CHEVRON_WARNINGS=error`. Without it a warning, as that of a newer compiler, stops no build.
let warnings: [SwiftSetting] = Context.environment["CHEVRON_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// Debug builds, and so all tests, check at run time that accesses to a property do not overlap. Release builds skip
/// these checks, which take a sixth of the instructions of a push. SwiftPM accepts such a flag in the package that is
/// built and in one beside it, but not in a package that it fetched: there the checks stay.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
/// Each function has a separate section, so that the linker drops unused functions and orders the others. The compiler
/// names the conformances of a generic type's arguments; by default the runtime searches all conformances of a program
/// for each, some 80 microseconds at a start.
let releaseSpeed: [SwiftSetting] =
    isFetched
    ? []
    : [
        .unsafeFlags(
            [
                "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections", "-Xfrontend",
                "-disable-concrete-type-metadata-mangled-name-accessors",
            ], .when(configuration: .release))
    ]

/// Each file imports the modules that its code names, and writes `public import` if its interface names a type of them.
let strictSettings: [SwiftSetting] =
    [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings + releaseSpeed

/// Modules that compute for long are optimized in debug builds too: tests and debug builds of apps solve constraints,
/// edit and read long texts, animate and draw in a fraction of the time. `CHEVRON_DEBUGGER=1` builds these modules for a
/// debugger.
let alwaysOptimized: [SwiftSetting] =
    isFetched || Context.environment["CHEVRON_DEBUGGER"] != nil
    ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strictSettings + settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strictSettings)
}

/// The modules that an app gets by `import UIKit`. Named one by one, so that a change inside rebuilds what subclasses
/// its classes: the umbrella's own module stays the same.
let appModules: [Target.Dependency] = [
    "UIKit", "UIKitCore", "FoundationAdditions", "ObjectiveCRuntime", "QuartzCore", "CoreGraphics",
]

/// Release programs as `chevron package` links them. With relative relocations in their short form: the dynamic linker
/// of glibc 2.36 and later reads them in less time, and the program needs some 4 MB less memory. Without exported
/// symbols, so that the linker drops functions that nothing calls: the program needs another 4 MB less. The functions
/// of a start are beside each other, so that a start maps fewer pages: `scripts/start-order` writes the list. So are
/// functions without a symbol, which a list cannot name: another 4 MB.
let releaseLinking: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"]
            + [
                "-z", "pack-relative-relocs", "--gc-sections", "--icf=safe",
                "--script=\(Context.packageDirectory)/Tools/Data/private-functions.ld",
                "--version-script=\(Context.packageDirectory)/Tools/Data/no-exports.map", "--no-warn-symbol-ordering",
                "--symbol-ordering-file=\(Context.packageDirectory)/Tools/Data/start-order.txt",
            ].flatMap { ["-Xlinker", $0] }, .when(configuration: .release))
]

let package = Package(
    name: "chevron",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "PictureTesting", targets: ["PictureTesting"]),
        .library(name: "TestHost", targets: ["TestHost"]),
        .library(
            name: "CompanionModules",
            targets: [
                "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "MessageUI", "PhotosUI", "simd",
                "ImageIO",
            ]),
    ],
    targets: [
        // System libraries, each imported by exactly one module.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "cairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        // Without pkg-config's own file, which has a flag that SwiftPM refuses with a warning in every build. CPango's
        // needs are cairo's.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),

        .systemLibrary(
            name: "CXCB", pkgConfig: "xcb-xfixes", providers: [.apt(["libxcb1-dev", "libxcb-xfixes0-dev"])]),
        .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),

        // For tests of windows alone: acts as the user of an X server.
        .systemLibrary(name: "CXTest", path: "Tests/CXTest", providers: [.apt(["libxcb-xtest0-dev"])]),
        // For tests of windows alone: acts as the user of a Wayland compositor.
        .systemLibrary(
            name: "CVirtualInput", path: "Tests/CVirtualInput", pkgConfig: "wayland-client",
            providers: [.apt(["libwayland-dev"])]),

        // Pure values
        module("NumberConversion", settings: alwaysOptimized),
        module("Diagnostics"),
        module("CallStack"),
        // In the language mode of Swift 5: its functions pass keys that are known at run time to Foundation.
        .target(name: "AttributeAccess", swiftSettings: strictSettings + [.swiftLanguageMode(.v5)]),
        module("FrameTime", ["NumberConversion"], settings: alwaysOptimized),
        module("MotionLogic", ["FrameTime"], settings: alwaysOptimized),
        module("Decisions", settings: alwaysOptimized),
        module("NavigationLogic", ["Decisions", "MotionLogic", "FrameTime"], settings: alwaysOptimized),
        module("ChromeLayout", ["NavigationLogic", "MotionLogic"]),
        module("GestureLogic", ["Decisions", "MotionLogic", "FrameTime"]),
        module("TextLogic", settings: alwaysOptimized),
        module("RichDocuments", ["NumberConversion"], settings: alwaysOptimized),
        module("ConstraintLogic", settings: alwaysOptimized),
        module("AssetCatalogs"),
        module("InterfaceDocuments", ["NumberConversion"]),
        module("StateRestoration"),
        // In the program itself, so that it needs no folder of resources beside it.
        module("StringCatalogs"),
        module("FocusLogic", ["Decisions"]),
        module("AccessibilityLogic", ["TextLogic", "FrameTime"]),
        module("ListLogic", ["NumberConversion"]),
        module("SystemStrings", resources: [.embedInCode("Languages")]),

        // Drawing
        module(
            "CoreGraphics", ["_Testing_CoreGraphics", "NumberConversion", "Diagnostics"], settings: alwaysOptimized),
        module("LayerScene", ["CoreGraphics", "NumberConversion", "CallStack"], settings: alwaysOptimized),

        // The compiler imports this module in files that import Testing.
        module("_Testing_CoreGraphics"),
        module("_Testing_UIKit"),

        // Hosts
        module("DataExchange", ["Decisions", "FrameTime", "NumberConversion", "UniformTypeIdentifiers"]),
        module("HostInterface", ["AccessibilityLogic", "DataExchange", "LayerScene", "CoreGraphics", "FrameTime"]),
        module(
            "CairoRaster",
            [
                "HostInterface", "LayerScene", "CoreGraphics", "NumberConversion", "CallStack", "Diagnostics", "CCairo",
                "CHyphen", "CPango", "CPixman",
            ], settings: alwaysOptimized),
        module(
            "HeadlessHost",
            [
                "AccessibilityLogic", "DataExchange", "HostInterface", "CairoRaster", "LayerScene", "CoreGraphics",
                "FrameTime",
                "NumberConversion",
            ], settings: alwaysOptimized),
        module("DesktopBus", ["CSystemd"]),
        module("DesktopPortals", ["DesktopBus", "HostInterface", "CSystemd"]),
        module("AccessibilityHost", ["DesktopBus", "AccessibilityLogic", "NumberConversion", "CSystemd"]),
        module("DesktopEntries"),
        module(
            "X11Exchange",
            ["DataExchange", "Decisions", "HostInterface", "CoreGraphics", "FrameTime", "NumberConversion", "CXCB"]),
        module(
            "WaylandExchange",
            [
                "DataExchange", "Decisions", "Diagnostics", "HostInterface", "CoreGraphics", "FrameTime",
                "NumberConversion", "CWayland",
            ]),
        module(
            "SDLHost",
            [
                "AccessibilityHost", "AccessibilityLogic", "DataExchange", "HostInterface", "DesktopPortals",
                "X11Exchange", "WaylandExchange", "CairoRaster", "LayerScene", "CoreGraphics", "FrameTime",
                "NumberConversion", "CallStack", "CSDL2",
            ]),

        // Imported by apps.
        module(
            "QuartzCore",
            [
                "LayerScene", "CoreGraphics", "MotionLogic", "FrameTime", "NumberConversion", "CallStack",
                "Diagnostics",
            ], settings: alwaysOptimized),
        .target(name: "CDeinitialization"),
        module("ObjectiveCRuntime", ["QuartzCore", "CallStack", "Diagnostics"]),
        module(
            "FoundationAdditions",
            [
                "ObjectiveCRuntime", "QuartzCore", "CoreGraphics", "HostInterface", "TextLogic", "RichDocuments",
                "AttributeAccess", "CallStack", "Diagnostics",
            ]),
        module(
            "UIKitCore",
            [
                "CDeinitialization", "AttributeAccess", "FoundationAdditions", "ObjectiveCRuntime",
                "AccessibilityLogic", "FocusLogic",
                "ListLogic",
                "StringCatalogs", "QuartzCore", "CoreGraphics", "LayerScene", "DataExchange", "HostInterface",
                "Decisions", "NavigationLogic", "ChromeLayout", "GestureLogic", "TextLogic", "ConstraintLogic",
                "AssetCatalogs",
                "InterfaceDocuments", "RichDocuments", "StateRestoration",
                "SystemStrings", "MotionLogic", "FrameTime", "NumberConversion", "CallStack", "Diagnostics",
                "UniformTypeIdentifiers",
            ]),
        module("AppLaunch", ["UIKitCore", "HostInterface", "HeadlessHost", "SDLHost", "CallStack"]),
        module(
            "UIKit",
            [
                "_Testing_UIKit", "UIKitCore", "FoundationAdditions", "ObjectiveCRuntime", "QuartzCore", "CoreGraphics",
                "AppLaunch",
            ]),

        // Small modules under the names of frameworks that apps import beside UIKit.
        module("UniformTypeIdentifiers"),
        module("MobileCoreServices", ["UniformTypeIdentifiers"]),
        module("simd"),
        module("ImageIO", ["UIKitCore", "FoundationAdditions", "CoreGraphics", "HostInterface", "Diagnostics"]),
        module(
            "UserNotifications",
            [
                "UIKitCore", "QuartzCore", "FrameTime", "DesktopPortals", "HeadlessHost", "HostInterface",
                "Diagnostics",
                "UniformTypeIdentifiers",
            ]),
        module("MessageUI", ["UIKitCore", "Diagnostics"]),
        module(
            "PhotosUI",
            ["UIKitCore", "FoundationAdditions", "HostInterface", "UniformTypeIdentifiers", "Diagnostics"]),

        // Tests
        .target(name: "CFoundationCalls"),
        module(
            "UIKitTesting",
            [
                "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "LayerScene", "ObjectiveCRuntime", "DataExchange",
                "HeadlessHost", "HostInterface", "FrameTime", "NumberConversion", "CallStack", "Diagnostics",
                "CFoundationCalls",
            ]),

        // Its functions are compiled into tests. The module itself links no test framework, so that the library of the
        // command line tool does not load one in every app. A fetched package may not have the flag.
        .target(
            name: "PictureTesting", dependencies: ["UIKitTesting"],
            swiftSettings: strictSettings
                + (isFetched ? [] : [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])),

        // The command line tool links this module into test runs: an app on wall time around tests that do not import
        // Chevron.
        .target(name: "CTestHost"),
        module("TestHost", ["CTestHost", "UIKitCore", "HeadlessHost", "HostInterface", "FrameTime"]),

        .executableTarget(
            name: "RasterBench",
            dependencies: ["CairoRaster", "HeadlessHost", "HostInterface", "LayerScene", "CoreGraphics", "CPixman"],
            path: "Benchmarks/RasterBench", swiftSettings: strictSettings),

        // A tiny program on the real display, driven by the tests of SDLHost.
        .executableTarget(
            name: "HostProbe",
            dependencies: ["SDLHost", "DataExchange", "HostInterface", "LayerScene", "CoreGraphics", "FrameTime"],
            path: "Tests/HostProbe", swiftSettings: strictSettings),

        // An app that prints its drags and drops, started by the tests of drags between programs.
        .executableTarget(
            name: "DragProbe", dependencies: appModules + ["UniformTypeIdentifiers"], path: "Tests/DragProbe",
            swiftSettings: strictSettings),

        // An app that prints its folders, started by the tests of AppLaunch.
        .executableTarget(
            name: "FolderProbe", dependencies: appModules, path: "Tests/FolderProbe", swiftSettings: strictSettings),

        // Random walks through apps, for tests and as a separate program.
        .target(
            name: "RandomWalk", dependencies: appModules + ["UIKitTesting", "SeededNumbers"], path: "Tests/RandomWalk",
            swiftSettings: strictSettings),
        .executableTarget(
            name: "Walk", dependencies: ["RandomWalk", "OddNumbers"], path: "Tests/RandomWalkMain",
            swiftSettings: strictSettings),
        // Every property that takes a number, for tests and for Walk.
        .target(
            name: "OddNumbers", dependencies: appModules + ["UIKitTesting"], path: "Tests/OddNumbers",
            swiftSettings: strictSettings),

        .executableTarget(
            name: "Bench",
            dependencies: [
                "AccessibilityLogic", "UIKit", "UIKitCore", "UIKitTesting", "HeadlessHost", "HostInterface",
                "CoreGraphics", "CPixman",
                "FirstFrame",
                "EmptyProgram",
            ],
            path: "Benchmarks/Bench"),

        // Started by Bench: the Files app up to its first picture, and a program that only draws one line.
        .executableTarget(
            name: "FirstFrame",
            dependencies: ["FilesApp", "UIKit", "UIKitCore", "HeadlessHost", "SDLHost", "HostInterface"],
            path: "Benchmarks/FirstFrame", linkerSettings: releaseLinking),
        .executableTarget(
            name: "EmptyProgram", dependencies: ["CSDL2", "CPango", "CCairo"], path: "Benchmarks/EmptyProgram",
            linkerSettings: ["SDL2", "pangocairo-1.0", "pango-1.0", "gobject-2.0", "cairo"].map { .linkedLibrary($0) }),

        // Examples: public API only.
        .executableTarget(name: "Hello", dependencies: appModules, path: "Examples/Hello"),
        .target(name: "FilesApp", dependencies: appModules, path: "Examples/Files/App", swiftSettings: strictSettings),
        .executableTarget(
            name: "Files", dependencies: appModules + ["FilesApp"], path: "Examples/Files/Main",
            exclude: ["Info.plist"], resources: [.copy("Assets.xcassets")], linkerSettings: releaseLinking),
        .target(
            name: "CatalogApp", dependencies: appModules + ["UniformTypeIdentifiers"], path: "Examples/Catalog/App",
            swiftSettings: strictSettings),
        .executableTarget(name: "Catalog", dependencies: appModules + ["CatalogApp"], path: "Examples/Catalog/Main"),
        .executableTarget(
            name: "CatalogTour", dependencies: appModules + ["CatalogApp", "UIKitTesting"],
            path: "Examples/Catalog/Tour"),
        .target(name: "NotesApp", dependencies: appModules, path: "Examples/Notes/App", swiftSettings: strictSettings),
        .executableTarget(name: "Notes", dependencies: appModules + ["NotesApp"], path: "Examples/Notes/Main"),
        // Enlarged pictures with rulers of what was measured on iOS.
        .executableTarget(
            name: "PictureSheets", dependencies: appModules + ["UIKitTesting"], path: "Examples/Pictures/Tour"),
        .executableTarget(
            name: "FilesTour", dependencies: appModules + ["FilesApp", "UIKitTesting"], path: "Examples/Files/Tour"),

        // The readers of foreign bytes, and valid bytes for each.
        .target(
            name: "ForeignBytes",
            dependencies: [
                "InterfaceDocuments", "AssetCatalogs", "StateRestoration", "CairoRaster", "CoreGraphics", "UIKitCore",
                "UIKit", "UIKitTesting", "QuartzCore", "SeededNumbers", "StringCatalogs", "ImageIO",
            ],
            path: "Tests/ForeignBytes", swiftSettings: strictSettings),
        // Random bytes for these readers; scripts/fuzz builds it with libFuzzer.
        .executableTarget(
            name: "Fuzz", dependencies: ["ForeignBytes"], path: "Tests/Fuzz", swiftSettings: strictSettings),
        tests("ForeignBytesTests", ["ForeignBytes"]),

        tests(
            "UIKitCoreTests",
            [
                "UIKitCore", "QuartzCore", "CoreGraphics", "LayerScene", "HostInterface", "HeadlessHost",
                "NavigationLogic",
                "GestureLogic", "ConstraintLogic", "InterfaceDocuments", "MotionLogic", "FrameTime", "StateRestoration",
                "UIKitTesting", "UIKit",
                "RandomWalk", "MachineTables", "SeededNumbers", "ListLogic", "ObjectiveCRuntime", "StringCatalogs",
                "PhotosUI", "TemporaryFolder",
            ]),
        tests("ArchitectureTests", []),
        tests("RandomWalkTests", appModules + ["UIKitTesting", "RandomWalk"]),
        tests(
            "UIKitTestingTests",
            appModules + ["UIKitTesting", "PictureTesting", "CatalogApp", "TemporaryFolder", "OddNumbers"],
            exclude: ["Pictures/ReferencePictures"]),
        // Clients as they are written for iOS, in the language mode of Swift 5.
        .testTarget(name: "SwiftFiveTests", dependencies: appModules, swiftSettings: [.swiftLanguageMode(.v5)]),
        tests("FilesTests", appModules + ["FilesApp", "UIKitTesting", "TemporaryFolder"]),
        tests("NotesTests", appModules + ["NotesApp", "UIKitTesting", "TemporaryFolder"]),
        tests("NumberConversionTests", ["NumberConversion"]),
        tests("CallStackTests", ["CallStack"]),
        tests("MotionLogicTests", ["MotionLogic", "FrameTime"]),
        tests("DecisionTests", ["Decisions"]),
        tests(
            "NavigationLogicTests",
            ["SeededNumbers", "MachineTables", "Decisions", "NavigationLogic", "MotionLogic", "FrameTime"]),
        tests("ChromeLayoutTests", ["SeededNumbers", "ChromeLayout", "NavigationLogic", "MotionLogic"]),
        tests("GestureLogicTests", ["MachineTables", "Decisions", "GestureLogic", "MotionLogic", "FrameTime"]),
        tests("ConstraintLogicTests", ["SeededNumbers", "ConstraintLogic"]),
        tests("TextLogicTests", ["SeededNumbers", "TextLogic"]),
        tests("RichDocumentsTests", ["SeededNumbers", "RichDocuments"]),
        tests("FocusLogicTests", ["SeededNumbers", "Decisions", "FocusLogic"]),
        tests("AccessibilityLogicTests", ["AccessibilityLogic", "FrameTime"]),
        tests("AccessibilityHostTests", ["AccessibilityHost", "AccessibilityLogic", "DesktopBus", "CSystemd"]),
        .testTarget(
            name: "ScreenReaderTests",
            dependencies: appModules + [
                "UIKitTesting", "HeadlessHost", "HostInterface", "AccessibilityLogic", "Files", "Notes", "Catalog",
                "TemporaryFolder",
            ], exclude: ["Programs"], swiftSettings: strictSettings),
        tests("ListLogicTests", ["SeededNumbers", "ListLogic"]),
        tests("StringCatalogTests", ["StringCatalogs"]),
        tests("ObjectiveCRuntimeTests", ["ObjectiveCRuntime"]),
        tests("FoundationAdditionTests", ["FoundationAdditions", "TemporaryFolder", "WorkGrowth"]),
        tests("InterfaceDocumentTests", ["SeededNumbers", "WorkGrowth", "InterfaceDocuments"]),
        tests("StateRestorationTests", ["SeededNumbers", "StateRestoration"]),
        tests("SystemStringTests", ["SystemStrings"]),
        tests("LayerSceneTests", ["LayerScene", "CoreGraphics"]),
        tests("AppLaunchTests", ["AppLaunch", "HostInterface", "FolderProbe", "TemporaryFolder"]),
        tests(
            "CompanionTests",
            [
                "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "MessageUI", "simd", "ImageIO",
                "UIKitTesting", "TemporaryFolder", "SeededNumbers",
            ]
                + appModules),
        tests("AssetCatalogTests", ["SeededNumbers", "AssetCatalogs"]),
        tests("DataExchangeTests", ["DataExchange", "Decisions", "FrameTime"]),
        tests("DesktopPortalsTests", ["DesktopBus", "DesktopPortals", "HostInterface", "CSystemd"]),
        tests("DesktopEntriesTests", ["DesktopEntries"]),
        tests("HeadlessHostTests", ["HeadlessHost", "HostInterface", "LayerScene", "CoreGraphics", "FrameTime"]),
        .testTarget(
            name: "SDLHostTests",
            dependencies: [
                "HostProbe", "DragProbe", "SDLHost", "Files", "FilesApp", "Notes", "UIKit", "UIKitTesting",
                "CoreGraphics", "CXTest", "CVirtualInput",
            ], exclude: ["Programs"], swiftSettings: strictSettings),
        // Modules that tests share: numbers from a seed, a folder that is removed, the growth of work, the allocations
        // of a test's thread.
        .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: strictSettings),
        .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: strictSettings),
        .target(
            name: "MachineTables",
            dependencies: [
                "SeededNumbers", "Decisions", "NavigationLogic", "GestureLogic", "FocusLogic", "DataExchange",
            ],
            path: "Tests/MachineTables", swiftSettings: strictSettings + alwaysOptimized),
        .target(name: "WorkGrowth", path: "Tests/WorkGrowth", swiftSettings: strictSettings),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        tests(
            "WorkTests",
            [
                "AllocationCount", "WorkGrowth", "UIKit", "UIKitCore", "UIKitTesting", "FilesApp", "HostInterface",
                "HeadlessHost", "CoreGraphics",
            ]),
        tests(
            "CairoRasterTests",
            [
                "SeededNumbers", "WorkGrowth", "CairoRaster", "HostInterface", "LayerScene", "CoreGraphics",
                "HeadlessHost", "FrameTime",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// The prebuilt library of the command line tool has these modules under other names: packages may have modules of their
// own under them.
if let prefix = Context.environment["CHEVRON_MODULE_PREFIX"] {
    let inner = [
        "AccessibilityHost", "AccessibilityLogic", "AppLaunch", "AssetCatalogs", "AttributeAccess", "CairoRaster",
        "CallStack", "ChromeLayout", "ConstraintLogic", "Decisions",
        "DesktopPortals", "Diagnostics", "FocusLogic", "FoundationAdditions", "FrameTime", "GestureLogic",
        "HeadlessHost", "HostInterface", "InterfaceDocuments",
        "LayerScene", "ListLogic", "MotionLogic", "NavigationLogic", "NumberConversion", "ObjectiveCRuntime",
        "RichDocuments", "SDLHost", "StateRestoration", "StringCatalogs", "SystemStrings", "TextLogic",
        "X11Exchange",
    ]
    let aliases = SwiftSetting.unsafeFlags(inner.flatMap { ["-module-alias", "\($0)=\(prefix)\($0)"] })
    for target in package.targets where target.type != .system {
        if inner.contains(target.name) {
            target.path = "Sources/\(target.name)"
            target.name = prefix + target.name
        }
        target.dependencies = target.dependencies.map { dependency in
            guard case .byNameItem(let name, let condition) = dependency, inner.contains(name) else {
                return dependency
            }
            return .byNameItem(name: prefix + name, condition: condition)
        }
        if target.name != "CTestHost" { target.swiftSettings = (target.swiftSettings ?? []) + [aliases] }
    }
}
