/// The answers of `chevron doctor`: pure facts in, lines and the exit status out.
struct SystemReport: Equatable {
    /// A part of the system that was examined.
    struct Part: Equatable {
        enum State: Equatable {
            /// The part is there; the text names its version or place.
            case present(String)
            /// Apps cannot be built; the text is the remedy.
            case required(String)
            /// Apps can be built, and lack a feature; the text says which, and the remedy.
            case optional(String)
        }

        var name: String
        var state: State
    }

    var parts: [Part]

    /// Whether apps can be built.
    var canBuild: Bool { !parts.contains { if case .required = $0.state { true } else { false } } }

    /// 0 if apps can be built, otherwise 1.
    var status: Int32 { canBuild ? 0 : 1 }

    var text: String {
        let width = parts.map(\.name.count).max() ?? 0
        var lines = parts.map { part in
            let (mark, text) =
                switch part.state {
                case .present(let text): ("ok     ", text)
                case .required(let text): ("MISSING", text)
                case .optional(let text): ("without", text)
                }
            return "\(mark)  \(part.name)\(String(repeating: " ", count: width - part.name.count + 2))\(text)"
        }
        lines.append(canBuild ? "Apps can be built." : "Apps cannot be built: see the lines with MISSING.")
        return lines.joined(separator: "\n")
    }
}

extension SystemReport {
    /// The facts about this system.
    struct Facts {
        /// The output of `swift --version`; nil without a `swift` on the path.
        var swiftVersion: String?
        var hasSyntax = false
        var hasStaticRuntime = false
        /// The libraries that `pkg-config` finds; nil without the program `pkg-config`.
        var libraries: [String: String]?
        var hasHyphen = false
        /// The first family that Fontconfig names for Inter; nil without `fc-match`.
        var font: String?
        var x11: String?
        var wayland: String?
        /// Whether the display accepts a connection.
        var acceptsDisplay = false
        var hasBus = false
        /// The names on the session's bus, and those that it starts; nil if they could not be read.
        var busNames: Set<String>?
        var packageTools: [String: Bool] = [:]
    }

    /// The libraries by the names of `pkg-config`, with the package of Debian that brings them.
    static let libraries = [
        ("sdl2", "libsdl2-dev"), ("cairo", "libcairo2-dev"), ("pangocairo", "libpango1.0-dev"),
        ("pixman-1", "libpixman-1-dev"), ("fontconfig", "libfontconfig-dev"), ("libsystemd", "libsystemd-dev"),
        ("xcb", "libxcb1-dev"), ("xcb-xfixes", "libxcb-xfixes0-dev"), ("wayland-client", "libwayland-dev"),
    ]

    /// The programs of `chevron package`, with the package of Debian that brings them.
    static let packageTools = [
        ("tar", "tar"), ("xz", "xz-utils"), ("dpkg-deb", "dpkg"), ("dpkg-shlibdeps", "dpkg-dev"),
    ]

    init(_ facts: Facts) {
        parts = [Self.compiler(facts.swiftVersion)]
        if facts.swiftVersion != nil {
            parts.append(
                Part(
                    name: "SwiftSyntax",
                    state: facts.hasSyntax
                        ? .present("of the toolchain")
                        : .optional("`make install` fetches the package swift-syntax with a network connection")))
            parts.append(
                Part(
                    name: "static Swift runtime",
                    state: facts.hasStaticRuntime
                        ? .present("of the toolchain")
                        : .optional("`chevron package` needs --shared; a toolchain of swift.org has lib/swift_static")))
        }
        parts += Self.libraryParts(facts)
        parts.append(Self.font(facts.font))
        parts.append(Self.display(facts))
        parts += Self.busParts(facts)
        for (tool, package) in Self.packageTools {
            let isThere = facts.packageTools[tool] ?? false
            parts.append(
                Part(
                    name: tool,
                    state: isThere
                        ? .present("for chevron package")
                        : .optional("chevron package lacks a format; apt-get install \(package)")))
        }
    }

    /// The oldest compiler that builds the library.
    static let oldestSwift = [6, 3]

    private static func compiler(_ output: String?) -> Part {
        let remedy = "install Swift 6.3 or later from swift.org and put its bin on the PATH"
        guard let output else { return Part(name: "Swift", state: .required(remedy)) }
        guard let match = output.firstMatch(of: #/Swift version (\d+)\.(\d+)(\.\d+)?/#) else {
            return Part(name: "Swift", state: .required("`swift --version` names no version; \(remedy)"))
        }
        let version = [match.1, match.2].compactMap { Int($0) }
        let text = String(match.0.dropFirst("Swift version ".count))
        return Part(
            name: "Swift",
            state: version.lexicographicallyPrecedes(oldestSwift)
                ? .required("\(text) is too old; \(remedy)") : .present(text))
    }

    private static func libraryParts(_ facts: Facts) -> [Part] {
        guard let found = facts.libraries else {
            return [Part(name: "pkg-config", state: .required("apt-get install pkg-config; libraries cannot be found"))]
        }
        let hyphen = Part(
            name: "hyphen", state: facts.hasHyphen ? .present("there") : .required("apt-get install libhyphen-dev"))
        return libraries.map { name, package in
            Part(name: name, state: found[name].map { .present($0) } ?? .required("apt-get install \(package)"))
        } + [hyphen]
    }

    private static func font(_ family: String?) -> Part {
        let remedy = "texts have another width than on iOS; apt-get install fonts-inter"
        guard let family else { return Part(name: "font", state: .optional("fc-match names none: \(remedy)")) }
        return Part(
            name: "font", state: family.hasPrefix("Inter") ? .present(family) : .optional("\(family): \(remedy)"))
    }

    private static func display(_ facts: Facts) -> Part {
        let names = [("WAYLAND_DISPLAY", facts.wayland), ("DISPLAY", facts.x11)]
        guard let (name, value) = names.compactMap({ name, value in value.map { (name, $0) } }).first else {
            return Part(
                name: "display",
                state: .optional("apps run in memory; start a desktop, or Xvfb, and set DISPLAY or WAYLAND_DISPLAY"))
        }
        return Part(
            name: "display",
            state: facts.acceptsDisplay
                ? .present("\(name)=\(value)")
                : .optional("\(name)=\(value) accepts no connection; apps end with an error: correct or unset it"))
    }

    private static func busParts(_ facts: Facts) -> [Part] {
        guard facts.hasBus else {
            return [
                Part(
                    name: "session bus",
                    state: .optional(
                        "no portal, notification or screen reader; log in to a desktop, or use dbus-run-session"))
            ]
        }
        var parts = [Part(name: "session bus", state: .present("there"))]
        guard let names = facts.busNames else {
            parts.append(Part(name: "bus names", state: .optional("busctl cannot read them; apt-get install systemd")))
            return parts
        }
        for (title, name, remedy) in [
            ("screen reader bus", "org.a11y.Bus", "screen readers find no app; apt-get install at-spi2-core"),
            (
                "portal", "org.freedesktop.portal.Desktop",
                "no file chooser and no link of the desktop; apt-get install xdg-desktop-portal"
            ),
        ] {
            parts.append(Part(name: title, state: names.contains(name) ? .present(name) : .optional(remedy)))
        }
        return parts
    }
}
