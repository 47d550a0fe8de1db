extension ImportedPackage {
    /// The comment at the start of each manifest that an import writes.
    static let mark = "// Written by `chevron import`"

    /// Whether an import wrote a manifest. The mark is a comment, which `swift package dump-package` leaves out, and
    /// is the second line of the text.
    public static func isImport(_ manifest: some StringProtocol) -> Bool {
        let lines = manifest.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.count > 1 && lines[1].hasPrefix(mark)
    }

    /// The library products of the package. The package of an app has none.
    public var libraries: [String] {
        targets.contains { $0.kind == .app } ? [] : targets.filter { $0.kind == .library }.map(\.name)
    }

    /// The text of `Package.swift`.
    public var manifest: String {
        var lines = [
            "// swift-tools-version: \(toolsVersion)", "\(Self.mark) from \(project).xcodeproj.",
            "import PackageDescription", "",
            "let package = Package(", "    name: \(quoted(name)),", "    defaultLocalization: \(quoted(region)),",
        ]
        if let deployment { lines.append("    platforms: [.iOS(\(quoted(deployment)))],") }
        if !libraries.isEmpty {
            let products = libraries.map { ".library(name: \(quoted($0)), targets: [\(quoted($0))])" }
            lines.append("    products: [\(products.joined(separator: ", "))],")
        }
        let used = Set(targets.flatMap { $0.contents.products.compactMap(package(of:)) })
        let needed = packages.filter { used.contains($0.identity) }
        if !needed.isEmpty {
            lines += ["    dependencies: ["] + needed.map { "        .package(\(text(of: $0)))," } + ["    ],"]
        }
        lines.append("    targets: [")
        for target in targets { lines += text(of: target).map { "        " + $0 } }
        return (lines + ["    ]", ")", ""]).joined(separator: "\n")
    }

    private func text(of package: Dependency) -> String {
        guard let path = package.path else { return package.text }
        guard !projectPath.isEmpty, !path.hasPrefix("/") else { return package.text + quoted(path) }
        return package.text + quoted(path == "." ? String(projectPath.dropLast()) : projectPath + path)
    }

    /// The files and folders of the project's folder that the targets lie in, without what is below these.
    public var topNames: [String] {
        let paths = targets.flatMap { target -> [String] in
            let resources = target.contents.resources.map(\.path)
            return target.place.folder.isEmpty ? target.contents.sources + resources : [target.place.folder]
        }
        return Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    }

    private func text(of target: Target) -> [String] {
        let kind =
            switch target.kind {
            case .app: "executableTarget"
            case .unitTests: "testTarget"
            default: "target"
            }
        let products = target.contents.products.compactMap { product in
            package(of: product).map { ".product(name: \(quoted(product.name)), package: \(quoted($0)))" }
        }
        let known = Set(targets.map(\.name))
        let dependencies = target.dependencies.filter { known.contains($0) && $0 != target.name }.map(quoted) + products
        var parts = ["name: \(quoted(target.name))"]
        if !dependencies.isEmpty { parts.append("dependencies: \(list(dependencies))") }
        parts.append("path: \(quoted(target.place.folder.isEmpty ? "." : target.place.folder))")
        // A folder of its own has links to the files of the targets alone.
        let exclude = target.place.exclude.filter { path in
            projectPath.isEmpty || !target.place.folder.isEmpty
                || topNames.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        if !exclude.isEmpty { parts.append("exclude: \(list(exclude.map(quoted)))") }
        if let sources = target.place.sources { parts.append("sources: \(list(sources.map(quoted)))") }
        let prefix = target.place.folder.isEmpty ? 0 : target.place.folder.count + 1
        // SwiftPM refuses a second catalog of one name, which `chevron` takes without a rule.
        var catalogs: Set<Substring> = []
        let listed = target.contents.resources.filter { resource in
            !resource.path.hasSuffix(".xcassets")
                || catalogs.insert(resource.path.split(separator: "/").last ?? "").inserted
        }
        let resources = listed.map {
            ".\($0.isFolder ? "copy" : "process")(\(quoted(String($0.path.dropFirst(prefix)))))"
        }
        if !resources.isEmpty { parts.append("resources: \(list(resources))") }
        parts.append("swiftSettings: [\(target.settings.joined(separator: ", "))]")
        return [".\(kind)("] + parts.enumerated().map { "    " + $1 + ($0 < parts.count - 1 ? "," : "") } + ["),"]
    }

    /// A short list is on one line.
    private func list(_ items: [String]) -> String {
        let line = "[\(items.joined(separator: ", "))]"
        guard line.count > 100 else { return line }
        return "[\n" + items.map { "                " + $0 + ",\n" }.joined() + "            ]"
    }
}
