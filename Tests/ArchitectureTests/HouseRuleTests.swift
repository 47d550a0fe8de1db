import Testing

/// Rules for every file.
struct HouseRuleTests {
    @Test("time is read in the hosts alone")
    func oneClock() {
        let clocks = ["ContinuousClock", "DispatchTime.now", "clock_gettime", "Thread.sleep", "usleep("]
        for file in SourceTree.sources.files where !["SDLHost", "TestHost"].contains(file.module) {
            guard (clocks + ["Date()"]).contains(where: file.text.contains) else { continue }
            for (number, line) in file.lines.enumerated() {
                let code = SourceTree.code(line)
                for clock in clocks { #expect(!code.contains(clock), "\(file.path):\(number + 1) reads a clock") }
                // Other names may end in `Date`.
                #expect(code.firstMatch(of: /\bDate\(\)/) == nil, "\(file.path):\(number + 1) reads a clock")
            }
        }
    }

    /// If a window, a view or a controller is known, its `appContext` is used. Other names read the current app, too.
    @Test(
        "the app that is current is asked for at fewer places each time",
        arguments: [
            ("AppContext.current", 46), ("ViewAnimationState.ofApp", 20), ("LayerEnvironment.current", 26),
            ("SharedServices.", 36),
        ])
    func currentApp(_ name: String, _ limit: Int) {
        let places = SourceTree.sources.files.filter { $0.text.contains(name) }.flatMap(\.lines).filter {
            SourceTree.code($0).contains(name)
        }.count
        #expect(places == limit, "lower the number when there are fewer")
    }

    /// A member that satisfies a protocol takes the isolation of the protocol. Without `@preconcurrency` a test of iOS
    /// that reads `view.accessibilityLabel` in an assertion does not compile any more.
    @Test("protocols of UIKitCore leave UIKit's members usable in code without isolation")
    func isolation() {
        var found = 0
        for file in SourceTree("Sources/UIKitCore").files where file.text.contains("protocol ") {
            for (number, line) in file.lines.enumerated() where line.contains("protocol ") {
                guard line.contains(#/^\s*(@\w+ )*(public |package |private |fileprivate )?protocol /#) else {
                    continue
                }
                let attributes = number > 0 ? file.lines[number - 1] + line : line
                guard attributes.contains("@MainActor") else { continue }
                found += 1
                #expect(
                    attributes.contains("@preconcurrency"),
                    "\(file.path):\(number + 1): write @preconcurrency @MainActor")
            }
        }
        // The check must not pass by finding nothing.
        #expect(found > 50)
    }

    @Test("the extensions of UIView lie in few files: a new one joins the file of its topic")
    func viewExtensions() {
        let files = SourceTree.sources.files.filter { file in
            file.path.contains("UIKitCore/") && file.text.contains("extension UIView")
                && file.lines.contains { $0.starts(with: /(?:public )?extension UIView\b/) }
        }
        #expect(files.count <= 15, "\(files.map(\.path))")
        // The check must not pass by finding nothing.
        #expect(files.count > 5)
    }

    @Test("functions change their type in one file")
    func casts() {
        for file in SourceTree.sources.files where !file.path.hasSuffix("CallStack/FunctionCast.swift") {
            guard file.text.contains("unsafeBitCast") else { continue }
            for (number, line) in file.lines.enumerated() {
                #expect(
                    !SourceTree.code(line).contains("unsafeBitCast"), "\(file.path):\(number + 1): use FunctionCast")
            }
        }
    }

    @Test("numbers become integers through one function that no number stops")
    func conversions() {
        // Signs of a conversion from a floating point number, because types are unknown here. The other conversions
        // widen or narrow integers, most of them of C libraries; an added conversion is checked and counted here.
        let signs = ["rounded(", "CGFloat", "Double", "Float", ".seconds", ".minX", ".minY", " / ", " * scale"]
        let conversion =
            #/
            \b(?:U?Int(?:8|16|32|64)?|pixman_fixed_t)
            \((?!ascii|clamping|saturating|exactly|bitPattern|truncatingIfNeeded|rawValue)([^)]*)
            /#
        var others = 0
        for file in SourceTree.sources.files where file.module != "NumberConversion" {
            for (number, line) in file.lines.enumerated()
            where line.contains("Int") || line.contains("pixman_fixed_t") {
                for match in SourceTree.code(line).matches(of: conversion) {
                    let argument = match.output.1
                    #expect(
                        !signs.contains { argument.contains($0) }, "\(file.path):\(number + 1): use init(saturating:)")
                    others += 1
                }
            }
        }
        #expect(others <= 219, "\(others)")
        // The check must not pass because it finds nothing.
        #expect(others > 50)
    }

    @Test("files stay small: nine of ten under 350 lines, none but two classes above 700")
    func sizes() {
        let counts = SourceTree.sources.files.map { ($0.lines.count, $0.path) }.sorted { $0.0 < $1.0 }
        #expect(counts.count > 100)
        let ninth = counts[counts.count * 9 / 10]
        #expect(ninth.0 <= 350, "\(ninth.1) has \(ninth.0) lines")
        for (lines, path) in counts {
            // Swift requires the open members of these classes, accessibility and focus among them, in the body.
            let classes = [
                "Sources/UIKitCore/Views/UIView.swift": 812,
                "Sources/UIKitCore/Controllers/UIViewController.swift": 732,
            ]
            let most = classes[path] ?? 700
            #expect(lines <= most, "\(path) has \(lines) lines")
        }
    }

    @Test("no file is a Manager, a Helper or a Utils, and none keeps unfinished work")
    func names() {
        for file in SourceTree.sources.files {
            let name = file.path.split(separator: "/").last ?? ""
            // `NSLayoutManager` is a class of UIKit.
            let own = name.replacing("NSLayoutManager", with: "")
            for word in ["Manager", "Helper", "Utils"] { #expect(!own.contains(word), "\(file.path)") }
            guard file.text.contains("TODO") || file.text.contains("FIXME") else { continue }
            for (number, line) in file.lines.enumerated() {
                for word in ["TODO", "FIXME"] {
                    #expect(!line.contains(word), "\(file.path):\(number + 1) says \(word)")
                }
            }
        }
    }

    @Test("a view never asks which controller it belongs to")
    func viewsKnowNoNavigation() {
        let low: Set = [
            "Context", "Traits", "Views", "Layout", "Text", "Images", "Dynamics", "Gestures", "Commands", "Controls",
            "Scrolling", "TextInput", "Tables", "Pickers",
        ]
        for file in SourceTree("Sources/UIKitCore").files {
            let folder = file.path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
            guard low.contains(folder) else { continue }
            for (number, line) in file.lines.enumerated() {
                let code = SourceTree.code(line)
                for name in ["UINavigationController", "UINavigationBar", "UIAlertController"] {
                    #expect(!code.contains(name), "\(file.path):\(number + 1) names \(name)")
                }
            }
        }
    }

    @Test("nothing whose life an app decides is unowned")
    func owners() {
        // Cleared by the owner when it is freed.
        let allowed = ["ViewTreeState.swift", "LayerTreeState.swift", "CALayer.swift"]
        for file in SourceTree.sources.files where !allowed.contains(where: { file.path.hasSuffix("/" + $0) }) {
            for (number, line) in file.lines.enumerated() {
                #expect(
                    !SourceTree.code(line).contains("unowned"),
                    "\(file.path):\(number + 1) holds an owner that may be gone; make it weak")
            }
        }
    }

    @Test("a stop says why in optimized builds too: fatalError prints its message there, a precondition does not")
    func messages() {
        for file in SourceTree.sources.files {
            for (number, line) in file.lines.enumerated() {
                let code = SourceTree.code(line)
                let isSilent =
                    code.contains("precondition(") || code.contains("preconditionFailure(") || code.contains("assert(")
                #expect(
                    !isSilent,
                    "\(file.path):\(number + 1) loses its message in optimized code; use misuse or fatalError")
            }
        }
    }

    /// Values that an app reaches through a UIKit class, and their fields with objects or closures of the app.
    static let reached: [String: [String]] = [
        "loading": ["view"], "chrome": ["item", "tabItem", "toolbarItems", "overlay", "editButton"],
        "presentation": ["presented"],
        "row": ["current", "before", "after", "pending", "completion"],
        "state": ["machine", "given", "asked", "more", "customizable"], "tabList": ["tabs", "shown", "previous"],
        "sides": [
            "container", "left", "right", "leading", "center", "trailing", "pinned", "additionalOverflow",
            "searchPlace", "toolbarShows",
        ],
        "texts": ["subtitleView", "largeSubtitleView"], "document": ["menuProvider", "properties"],
        "shown": ["content", "leaving", "motion"],
        "effects": ["joining", "waitingStacks"], "more": ["menuRepresentation"], "machine": ["retired"],
    ]

    @Test("values that an app can reach release the app's objects only after the change")
    func keeping() {
        for file in SourceTree("Sources/UIKitCore").files
        where ![
            "Presentation", "Sheets", "Popovers", "Alerts", "Menus", "Sharing", "Text", "Images", "Controls",
            "Commands", "TextInput",
        ].contains(file.folder) {
            for (number, line) in file.lines.enumerated() {
                let code = SourceTree.code(line)
                for (state, fields) in Self.reached {
                    for field in fields where code.contains("\(state).\(field) = ") && !code.contains("keeping(") {
                        Issue.record(
                            """
                            \(file.path):\(number + 1) assigns \(state).\(field) in place; an object's deinit \
                            runs inside the access then. Use keeping
                            """
                        )
                    }
                }
            }
        }
    }
}
