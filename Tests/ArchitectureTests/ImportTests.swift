import Testing

/// The dependencies in ARCHITECTURE.md, as a test.
struct ImportTests {
    static let foundation: Set<String> = ["Foundation", "Dispatch", "Glibc", "Swift", "Synchronization"]

    /// The allowed imports of each module.
    static let allowed: [String: Set<String>] = [
        "NumberConversion": [],
        "CallStack": [],
        "Diagnostics": [],
        "AttributeAccess": [],
        "FrameTime": ["NumberConversion"],
        "_Testing_UIKit": [],
        "_Testing_CoreGraphics": [],
        "MotionLogic": ["FrameTime"],
        "Decisions": [],
        "NavigationLogic": ["Decisions", "MotionLogic", "FrameTime"],
        "ChromeLayout": ["NavigationLogic", "MotionLogic"],
        "GestureLogic": ["Decisions", "MotionLogic", "FrameTime"],
        "TextLogic": [],
        "RichDocuments": ["NumberConversion"],
        "ConstraintLogic": [],
        "AssetCatalogs": [],
        "InterfaceDocuments": ["NumberConversion"],
        "StateRestoration": [],
        "SystemStrings": [],
        "StringCatalogs": [],
        "FocusLogic": ["Decisions"],
        "AccessibilityLogic": ["TextLogic", "FrameTime"],
        "ListLogic": ["NumberConversion"],
        "ObjectiveCRuntime": ["QuartzCore", "CallStack", "Diagnostics"],
        "FoundationAdditions": [
            "ObjectiveCRuntime", "QuartzCore", "CoreGraphics", "HostInterface", "TextLogic", "RichDocuments",
            "AttributeAccess", "CallStack", "Diagnostics",
        ],
        "CoreGraphics": ["NumberConversion", "Diagnostics"],
        "LayerScene": ["CoreGraphics", "NumberConversion", "CallStack"],
        "DataExchange": ["Decisions", "FrameTime", "NumberConversion", "UniformTypeIdentifiers"],
        "X11Exchange": [
            "DataExchange", "Decisions", "HostInterface", "CoreGraphics", "FrameTime", "NumberConversion", "CXCB",
        ],
        "WaylandExchange": [
            "DataExchange", "Decisions", "Diagnostics", "HostInterface", "CoreGraphics", "FrameTime",
            "NumberConversion", "CWayland",
        ],
        "HostInterface": ["AccessibilityLogic", "DataExchange", "LayerScene", "CoreGraphics", "FrameTime"],
        "CairoRaster": [
            "HostInterface", "LayerScene", "CoreGraphics", "NumberConversion", "CallStack", "Diagnostics", "CCairo",
            "CHyphen", "CPango", "CPixman",
        ],
        "HeadlessHost": [
            "AccessibilityLogic", "DataExchange", "HostInterface", "CairoRaster", "LayerScene", "CoreGraphics",
            "FrameTime",
            "NumberConversion",
        ],
        "DesktopBus": ["CSystemd"],
        "DesktopEntries": [],
        "DesktopPortals": ["DesktopBus", "HostInterface", "CSystemd"],
        "AccessibilityHost": ["DesktopBus", "AccessibilityLogic", "NumberConversion", "CSystemd"],
        "SDLHost": [
            "AccessibilityHost", "AccessibilityLogic", "DataExchange", "HostInterface", "DesktopPortals",
            "X11Exchange", "WaylandExchange", "CairoRaster", "LayerScene", "CoreGraphics", "FrameTime",
            "NumberConversion", "CallStack", "CSDL2",
        ],
        "QuartzCore": [
            "LayerScene", "CoreGraphics", "MotionLogic", "FrameTime", "NumberConversion", "CallStack", "Diagnostics",
        ],
        "UIKitCore": [
            "AttributeAccess", "FoundationAdditions", "ObjectiveCRuntime", "AccessibilityLogic", "FocusLogic",
            "ListLogic",
            "StringCatalogs",
            "QuartzCore", "CoreGraphics", "LayerScene", "DataExchange", "HostInterface", "Decisions", "NavigationLogic",
            "GestureLogic",
            "TextLogic", "ChromeLayout", "ConstraintLogic",
            "AssetCatalogs", "InterfaceDocuments", "RichDocuments", "StateRestoration", "SystemStrings", "MotionLogic",
            "FrameTime", "NumberConversion", "CallStack", "Diagnostics", "UniformTypeIdentifiers",
        ],
        "AppLaunch": ["UIKitCore", "HostInterface", "HeadlessHost", "SDLHost", "CallStack"],
        "UniformTypeIdentifiers": [],
        "MobileCoreServices": ["UniformTypeIdentifiers"],
        "simd": [],
        "ImageIO": ["UIKitCore", "FoundationAdditions", "CoreGraphics", "HostInterface", "Diagnostics"],
        "UserNotifications": [
            "UniformTypeIdentifiers",
            "UIKitCore", "QuartzCore", "FrameTime", "DesktopPortals", "HeadlessHost", "HostInterface", "Diagnostics",
        ],
        "MessageUI": ["UIKitCore", "Diagnostics"],
        "PhotosUI": ["UIKitCore", "FoundationAdditions", "HostInterface", "UniformTypeIdentifiers", "Diagnostics"],
        "UIKit": ["UIKitCore", "QuartzCore", "CoreGraphics"],
        "TestHost": ["CTestHost", "UIKitCore", "HeadlessHost", "HostInterface", "FrameTime"],
        "UIKitTesting": [
            "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "LayerScene", "ObjectiveCRuntime", "DataExchange",
            "HeadlessHost", "HostInterface", "FrameTime", "NumberConversion", "CallStack", "Diagnostics",
            "CFoundationCalls",
        ],
        "PictureTesting": ["UIKitTesting", "Testing", "XCTest"],
    ]

    /// System libraries, each with the only module that may import it. D-Bus has three: one for the connection, one for
    /// services, one for screen readers.
    static let owners: [String: Set<String>] = [
        "CCairo": ["CairoRaster"], "CHyphen": ["CairoRaster"], "CPango": ["CairoRaster"], "CPixman": ["CairoRaster"],
        "CSDL2": ["SDLHost"], "CXCB": ["X11Exchange"], "CWayland": ["WaylandExchange"],
        "CSystemd": ["DesktopBus", "DesktopPortals", "AccessibilityHost"],
    ]

    @Test("every module imports only what lies below it")
    func directions() {
        let sources = SourceTree("Sources")
        var edges = 0
        for file in sources.files {
            guard let may = Self.allowed[file.module] else {
                Issue.record("\(file.path): the module \(file.module) is not in the table")
                continue
            }
            for module in SourceTree.imports(of: file) where !Self.foundation.contains(module) {
                edges += 1
                #expect(may.contains(module), "\(file.path) imports \(module)")
            }
        }
        // The check must not pass because it finds nothing.
        #expect(edges > 100)
        #expect(SourceTree.imports(of: .init(path: "", text: "package import LayerScene")) == ["LayerScene"])
    }

    @Test("the modules of pure values and the hosts offer nothing to apps")
    func noPublicInside() {
        let inner: Set = [
            "NumberConversion", "CallStack", "Diagnostics", "AttributeAccess", "FrameTime", "MotionLogic",
            "NavigationLogic",
            "ChromeLayout", "GestureLogic", "TextLogic", "RichDocuments",
            "ConstraintLogic", "AssetCatalogs",
            "InterfaceDocuments", "StateRestoration", "SystemStrings", "StringCatalogs", "ListLogic",
            "FocusLogic", "AccessibilityLogic", "DataExchange", "LayerScene",
            "HostInterface", "CairoRaster",
            "HeadlessHost", "SDLHost", "X11Exchange", "WaylandExchange", "DesktopBus", "DesktopEntries",
            "DesktopPortals", "AccessibilityHost",
        ]
        for file in SourceTree.sources.files where inner.contains(file.module) {
            for (number, line) in file.lines.enumerated() {
                let words = SourceTree.code(line).split { !$0.isLetter && $0 != "_" }
                // `open` may be a name; as a declaration it comes first and before another word.
                #expect(
                    !words.contains("public")
                        && !(words.first == "open" && words.count > 1 && ["class", "func", "var"].contains(words[1])),
                    "\(file.path):\(number + 1) says public")
            }
        }
    }

    @Test("each system library is named by one module")
    func systemLibraries() {
        for file in SourceTree.sources.files {
            for module in SourceTree.imports(of: file) {
                if let owners = Self.owners[module] {
                    #expect(owners.contains(file.module), "\(file.path) imports \(module)")
                }
            }
        }
    }

    @Test("the modules that an app imports need no module of a C library")
    func noForeignModules() {
        let sources = SourceTree("Sources")
        var reached: Set = ["UIKit"], waiting = ["UIKit"]
        while let module = waiting.popLast() {
            for file in sources.files where file.module == module {
                for module in SourceTree.imports(of: file) where reached.insert(module).inserted {
                    waiting.append(module)
                }
            }
        }
        #expect(reached.contains("UIKitCore"))
        #expect(reached.intersection(Self.owners.keys).isEmpty)
    }

    @Test("examples use what apps can use")
    func examples() {
        for file in SourceTree("Examples").files where !file.path.contains("/Tour/") {
            for module in SourceTree.imports(of: file) {
                let allowed = [
                    "UIKit", "Foundation", "Glibc", "Synchronization", "UniformTypeIdentifiers", "FilesApp", "NotesApp",
                    "CatalogApp", "XCTest",
                    "Recipes",
                ]
                #expect(allowed.contains(module), "\(file.path) imports \(module)")
            }
        }
    }
}
