/// The sizes of the parts of a package.
public struct SizeReport: Equatable, Sendable {
    public enum Part: String, CaseIterable, Sendable {
        case program = "program"
        case runtime = "Swift runtime"
        case library = "Chevron"
        case libraries = "other libraries"
        case resources = "resources"
        case documents = "licenses, icons and desktop files"
    }

    public private(set) var sizes: [Part: Int] = [:]
    /// The size of the language data of Foundation in the program or in the Swift runtime.
    public var languageData: Int?

    public init() {}

    /// Adds a file.
    /// - Parameters:
    ///   - path: the path from the top of the package.
    ///   - app: the folder of the app, such as `lib/files`.
    ///   - product: the name of the program.
    public mutating func add(_ path: String, size: Int, app: String, product: String) {
        sizes[Self.part(of: path, app: app, product: product), default: 0] += size
    }

    public var total: Int { sizes.values.reduce(0, +) }

    private static func part(of path: String, app: String, product: String) -> Part {
        guard path.hasPrefix(app + "/") else { return path.hasPrefix("bin/") ? .program : .documents }
        let rest = path.dropFirst(app.count + 1)
        if rest == "app/" + product { return .program }
        guard rest.hasPrefix("lib/") else { return .resources }
        let name = rest.dropFirst(4)
        if name.hasPrefix("libChevron.") { return .library }
        return isRuntime(String(name)) ? .runtime : .libraries
    }

    /// Whether a library belongs to the Swift toolchain.
    public static func isRuntime(_ name: String) -> Bool {
        let prefixes = ["libswift", "libFoundation", "lib_Foundation", "lib_CF", "libdispatch.", "libBlocksRuntime."]
        return prefixes.contains(where: name.hasPrefix)
    }

    /// The lines for the end of the command.
    public var lines: [String] {
        let rows = Part.allCases.compactMap { part in sizes[part].map { (part.rawValue, $0) } } + [("total", total)]
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, size in
            let isHolder = name == (sizes[.runtime] == nil ? Part.program : .runtime).rawValue
            let data = isHolder ? languageData.map { ", \(Self.text($0)) of it language data of Foundation" } : nil
            return name + String(repeating: " ", count: width - name.count + 2) + Self.text(size) + (data ?? "")
        }
    }

    /// The size of the language data in the output of `nm --print-size --radix=d`; nil without the symbol of the data.
    public static func languageData(symbols text: String) -> Int? {
        let sizes = text.split(separator: "\n").compactMap { line -> Int? in
            let parts = line.split(separator: " ")
            guard parts.count == 4, parts[3].contains("icudt"), parts[3].hasSuffix("_dat") else { return nil }
            return Int(parts[1])
        }
        return sizes.max()
    }

    /// A size with one digit behind the point, such as `61.3 MB`.
    public static func text(_ bytes: Int) -> String {
        let (unit, name) = bytes >= 1_000_000 ? (1_000_000, "MB") : (1000, "kB")
        let tenths = (bytes + unit / 20) / (unit / 10)
        return "\(tenths / 10).\(tenths % 10) \(name)"
    }
}
