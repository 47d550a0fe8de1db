/// A Swift package that is built from the same files as some targets of an Xcode project.
public struct ImportedPackage: Sendable {
    struct Target: Sendable {
        var kind: XcodeProject.Target.Kind
        var name: String
        var contents: TargetContents
        var place: PackagePlaces
        var dependencies: [String]
        var settings: [String]
    }

    public struct AppFile: Sendable {
        /// The target that is the app.
        public var target: String
        public var information: [String: ProjectValue]
        public var xml: [UInt8] { (try? ProjectValue.table(information).xml()) ?? [] }
    }

    /// The package's name: the project's, or another one where a package around the project has that.
    public private(set) var name: String
    public private(set) var apps: [AppFile] = []
    /// The parts of the project that are not in the package, and other remarks, as sentences without a full stop.
    public internal(set) var leftOut: [String] = []
    /// Modules of frameworks that another project builds, and for which no neighbor was given.
    public private(set) var missingModules: [String] = []
    /// Arguments that the scheme gives the app.
    public private(set) var arguments: [String] = []
    private(set) var targets: [Target] = []
    var packages: [Dependency] = []
    private(set) var region = "en"
    private(set) var deployment: String?
    /// Of the manifest's tools: some settings ask for a newer one.
    private(set) var toolsVersion = "6.0"

    private let neighbors: [Neighbor]
    /// The name of the project, without extension.
    let project: String
    /// The path from the package's folder to the project's, with a slash at its end; empty where the two are one.
    public var projectPath = ""

    struct Dependency: Sendable {
        /// The arguments of `.package(…)`; of a package in a folder what stands before the path.
        var text: String
        /// The path from the project's folder.
        var path: String?
        /// As products name it.
        var identity: String
        var reference: String
    }

    /// A package in a folder around the project, as that of a library with an example app.
    public struct Neighbor: Sendable {
        public var path: String
        /// As the folder is called.
        public var identity: String
        public var products: [String]

        public init(path: String, identity: String, products: [String]) {
            (self.path, self.identity, self.products) = (path, identity, products)
        }
    }

    /// - Parameters:
    ///   - name: the project's name, without extension.
    ///   - wanted: the target to import; nil for the only app, else the only framework.
    ///   - neighbors: the nearest first.
    ///   - modules: where it is not empty, the frameworks to import instead, by the modules that they build.
    ///   - unwanted: the names of packages that the app is built without.
    public init(
        _ project: XcodeProject, name: String, folder: ProjectFolder, target wanted: String?, modules: [String] = [],
        neighbors: [Neighbor] = [], without unwanted: [String] = []
    ) throws {
        self.neighbors = neighbors
        (self.name, self.project) = (name, name)
        let libraries = modules.compactMap { project.library(building: $0, folder) }
        let main = try libraries.first ?? Self.choose(project, wanted)
        let scheme = XcodeScheme(target: main.name, project: name, folder)
        let configuration =
            scheme.flatMap { Self.testConfiguration($0, project) } ?? project[
                project.root.text("buildConfigurationList")
            ].flatMap { list in
                let names = project.objects(list.texts("buildConfigurations")).compactMap { $0.text("name") }
                return names.first { $0 == "Debug" } ?? names.first
            } ?? "Debug"
        region = project.root.text("developmentRegion") ?? "en"
        if region == "English" { region = "en" }
        readPackages(project, folder)
        try leaveOut(unwanted, isWhole: modules.isEmpty)

        var chosen = libraries.isEmpty ? [main] : libraries
        // The parts of the build, followed by the tests.
        var index = 0
        while index < chosen.count {
            for other in project.dependencies(of: chosen[index])
            where other.kind == .library && !chosen.contains(where: { $0.object.id == other.object.id }) {
                chosen.append(other)
            }
            index += 1
        }
        let ids = Set(chosen.map(\.object.id))
        for tests in project.targets
        where tests.kind == .unitTests
            && project.dependencies(of: tests).contains(where: { ids.contains($0.object.id) })
        {
            chosen.append(tests)
        }
        for target in chosen { try add(target, project, folder, configuration) }
        separate(folder)
        let taken = Set(chosen.map(\.object.id))
        for other in project.targets where !taken.contains(other.object.id) {
            let type = other.productType.split(separator: ".").last.map(String.init) ?? other.productType
            leftOut.append("the target \(other.name) (\(type))")
        }
        usePods(folder)
        // SwiftPM refuses a package that depends on a package with the same name.
        if neighbors.contains(where: { $0.identity.lowercased() == name.lowercased() && isUsed($0) }) {
            self.name = name + "-App"
        }
        arguments = scheme?.arguments ?? []
    }

    private static func choose(_ project: XcodeProject, _ wanted: String?) throws -> XcodeProject.Target {
        let usable = project.targets.filter { $0.kind == .app || $0.kind == .library }
        let list = usable.map(\.name).joined(separator: ", ")
        if let wanted {
            guard let target = project.targets.first(where: { $0.name == wanted }) else {
                throw ProjectProblem("the project has no target \(wanted); it has \(list)")
            }
            guard target.kind == .app || target.kind == .library else {
                throw ProjectProblem("\(wanted) is neither an app nor a framework; the project has \(list)")
            }
            return target
        }
        let apps = usable.filter { $0.kind == .app }
        if apps.count == 1 { return apps[0] }
        if apps.isEmpty, usable.count == 1 { return usable[0] }
        guard !usable.isEmpty else { throw ProjectProblem("the project has neither an app nor a framework") }
        throw ProjectProblem("the project has several targets; choose one with --target: \(list)")
    }

    // MARK: Targets

    private mutating func add(
        _ target: XcodeProject.Target, _ project: XcodeProject, _ folder: ProjectFolder, _ configuration: String
    ) throws {
        let settings = BuildSettings(project, target, configuration: configuration) { folder.text($0) }
        var contents = TargetContents(project, target, folder)
        // The build copies an `Info.plist` into the app's bundle.
        contents.resources.removeAll { $0.path.hasSuffix("/Info.plist") || $0.path == "Info.plist" }
        leftOut += contents.leftOut.map { "\(target.name): \($0)" }
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] {
            leftOut.append("\(target.name): the bridging header \(header)")
        }
        for module in contents.foreign where !useNeighbor(module, &contents) {
            missingModules.append(module)
            leftOut.append(
                """
                \(target.name): the framework \(module), which another project builds; name its package in \
                Package.swift
                """
            )
        }
        for product in contents.products
        where product.package == nil && package(of: product) == nil && !useNeighbor(product.name, &contents) {
            leftOut.append("\(target.name): the product \(product.name), whose package the project does not name")
        }
        guard !contents.sources.isEmpty else {
            leftOut.append("the target \(target.name), which has no Swift files")
            return
        }
        let module = (settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.name).moduleName
        var flags = Self.flags(settings)
        if flags.contains(where: { $0.hasPrefix(".defaultIsolation") }) { toolsVersion = "6.2" }
        flags.sort()
        let dependencies = project.dependencies(of: target).compactMap { other -> String? in
            guard other.kind == .library || other.kind == .app else { return nil }
            let own = BuildSettings(project, other, configuration: configuration) { folder.text($0) }
            return (own["PRODUCT_MODULE_NAME"] ?? own["PRODUCT_NAME"] ?? other.name).moduleName
        }
        targets.append(
            Target(
                kind: target.kind, name: module, contents: contents, place: PackagePlaces(contents, folder),
                dependencies: dependencies, settings: flags))
        if target.kind == .app {
            deployment = deployment ?? settings["IPHONEOS_DEPLOYMENT_TARGET"]
            var information = try AppInformation.make(target, settings, region: region) { folder.read($0) }
            information["CFBundleExecutable"] = .text(module)
            apps.append(AppFile(target: module, information: information))
        } else if target.kind == .library {
            deployment = deployment ?? settings["IPHONEOS_DEPLOYMENT_TARGET"]
        }
    }

    private static func imports(_ module: String, _ source: String) -> Bool {
        source.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: " ")
            return words.last.map { $0 == module } == true && words.contains("import")
        }
    }

    /// SwiftPM compiles a file in one target only.
    private mutating func separate(_ folder: ProjectFolder) {
        for index in targets.indices.reversed() where targets[index].kind == .library {
            let library = targets[index]
            let mine = Set(library.contents.sources)
            // Code that imports the target by its name needs a module.
            let others = targets.filter { $0.name != library.name }.flatMap(\.contents.sources).filter {
                !mine.contains($0)
            }
            guard !others.contains(where: { Self.imports(library.name, folder.text($0) ?? "") }) else { continue }
            guard
                let app = targets.first(where: {
                    $0.name != library.name && $0.kind != .unitTests && mine.isSubset(of: $0.contents.sources)
                })
            else {
                continue
            }
            leftOut.append("the target \(library.name), all of whose files are compiled in \(app.name) too")
            targets.remove(at: index)
        }
        var owners: [String: String] = [:]
        for index in targets.indices.sorted(by: { targets[$0].kind == .library && targets[$1].kind != .library }) {
            let shared = targets[index].contents.sources.filter { owners[$0] != nil }
            for path in targets[index].contents.sources where owners[path] == nil { owners[path] = targets[index].name }
            guard !shared.isEmpty else { continue }
            targets[index].contents.sources.removeAll(where: shared.contains)
            guard !targets[index].contents.sources.isEmpty else { continue }
            targets[index].place = PackagePlaces(targets[index].contents, folder)
            let texts = targets[index].contents.sources.map { folder.text($0) ?? "" }
            for owner in Set(shared.compactMap { owners[$0] }).sorted() {
                let count = shared.count { owners[$0] == owner }
                leftOut.append(
                    """
                    \(targets[index].name): \(count == 1 ? "a file that is" : "\(count) files that are") compiled \
                    in \(owner) too; that module is imported
                    """
                )
                if !targets[index].dependencies.contains(owner) { targets[index].dependencies.append(owner) }
                // Its files are written as parts of one module.
                if !texts.contains(where: { Self.imports(owner, $0) }) {
                    targets[index].settings.append(
                        ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \(quoted(owner))])")
                }
            }
        }
        // Tests of an app see the frameworks that it is built with.
        for index in targets.indices where targets[index].kind == .unitTests {
            let text = targets[index].contents.sources.compactMap { folder.text($0) }
            for library in targets
            where library.kind == .library && !targets[index].dependencies.contains(library.name)
                && text.contains(where: { Self.imports(library.name, $0) })
            {
                targets[index].dependencies.append(library.name)
            }
        }
        targets.removeAll { $0.contents.sources.isEmpty }
    }

    private static func flags(_ settings: BuildSettings) -> [String] {
        let version = settings["SWIFT_VERSION"] ?? "5.0"
        let mode =
            version.hasPrefix("6")
            ? ".v6"
            : version.hasPrefix("4.2") ? ".v4_2" : version.hasPrefix("4") || version.hasPrefix("3") ? ".v4" : ".v5"
        var flags = [".swiftLanguageMode(\(mode))"]
        // SwiftPM defines DEBUG itself.
        for flag in (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ") where flag != "DEBUG"
        { flags.append(".define(\"\(flag)\")") }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            flags += approachableFeatures.map { ".enableUpcomingFeature(\"\($0)\")" }
        }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            flags.append(".defaultIsolation(MainActor.self)")
        }
        for key in settings.values.keys where key.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isOn(key) {
            let words = key.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_").map {
                $0.prefix(1) + $0.dropFirst().lowercased()
            }
            flags.append(".enableUpcomingFeature(\"\(words.joined())\")")
        }
        return flags
    }

    /// Documented (Xcode 26, build settings reference): the features that "Approachable Concurrency" turns on.
    private static let approachableFeatures = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    // MARK: Packages

    private mutating func readPackages(_ project: XcodeProject, _ folder: ProjectFolder) {
        for reference in project.objects(project.root.texts("packageReferences")) {
            if let url = reference.text("repositoryURL") {
                var identity = url.split(separator: "/").last.map(String.init) ?? url
                if identity.hasSuffix(".git") { identity = String(identity.dropLast(4)) }
                packages.append(
                    Dependency(
                        text: "url: \(quoted(url)), \(Self.requirement(reference["requirement"]))", identity: identity,
                        reference: reference.id))
            } else if let path = reference.text("relativePath") ?? reference.text("path") {
                packages.append(Self.local(path, reference.id))
            }
        }
        // A folder with a manifest among the project's files is a local package, too.
        for file in project.all("PBXFileReference") {
            guard let path = project.path(of: file.id),
                ["wrapper", "folder", "text"].contains(file.text("lastKnownFileType") ?? ""),
                folder.files.contains(path + "/Package.swift"),
                !packages.contains(where: { $0.identity == path.split(separator: "/").last.map(String.init) })
            else { continue }
            packages.append(Self.local(path, file.id))
        }
    }

    /// Whether a package around the project has such a product; it is used then.
    private mutating func useNeighbor(_ product: String, _ contents: inout TargetContents) -> Bool {
        guard let neighbor = neighbors.first(where: { $0.products.contains(product) }) else { return false }
        let reference = "neighbor " + neighbor.path
        if !packages.contains(where: { $0.reference == reference }) {
            packages.append(
                Dependency(text: "path: ", path: neighbor.path, identity: neighbor.identity, reference: reference))
        }
        contents.products.removeAll { $0.name == product }
        contents.products.append(TargetContents.Product(name: product, package: reference))
        return true
    }

    private func isUsed(_ neighbor: Neighbor) -> Bool {
        packages.contains { $0.reference == "neighbor " + neighbor.path }
    }

    /// Pods at a `:path` with a package of their own are used by all targets whose sources import them.
    private mutating func usePods(_ folder: ProjectFolder) {
        for file in ["Podfile", "Cartfile"] where folder.files.contains(file) {
            let pods = file == "Podfile" ? Self.localPods(folder.text(file) ?? "") : []
            for pod in pods where neighbors.contains(where: { $0.products.contains(pod) }) {
                for index in targets.indices {
                    let texts = targets[index].contents.sources.compactMap { folder.text($0) }
                    guard texts.contains(where: { Self.imports(pod, $0) }) else { continue }
                    var contents = targets[index].contents
                    _ = useNeighbor(pod, &contents)
                    targets[index].contents = contents
                }
            }
            leftOut.append("what else the \(file) asks for; name Swift packages of it in Package.swift")
        }
    }

    /// The names of the pods that a Podfile takes from a folder: `pod 'Name', :path => '../'`.
    static func localPods(_ podfile: String) -> [String] {
        podfile.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.trimmed
            guard line.hasPrefix("pod "), line.contains(":path =>") || line.contains("path:") else { return nil }
            let words = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
            return words.count > 1 ? words[1].split(separator: "/").first.map(String.init) : nil
        }
    }

    private static func local(_ path: String, _ id: String) -> Dependency {
        Dependency(
            text: "path: ", path: path, identity: path.split(separator: "/").last.map(String.init) ?? path,
            reference: id)
    }

    private static func requirement(_ value: ProjectValue?) -> String {
        let (least, most) = (
            quoted(value?["minimumVersion"]?.text ?? "0.0.1"), quoted(value?["maximumVersion"]?.text ?? "99.0.0")
        )
        return switch value?["kind"]?.text ?? "" {
        case "upToNextMinorVersion": ".upToNextMinor(from: \(least))"
        case "exactVersion": "exact: \(quoted(value?["version"]?.text ?? "1.0.0"))"
        case "versionRange": "\(least)..<\(most)"
        case "branch": "branch: \(quoted(value?["branch"]?.text ?? "main"))"
        case "revision": "revision: \(quoted(value?["revision"]?.text ?? ""))"
        default: "from: \(least)"
        }
    }

    /// The package that a product comes from. A product without a package belongs to a local package: the package with
    /// the name of the product, or the first.
    func package(of product: TargetContents.Product) -> String? {
        if let reference = product.package { return packages.first { $0.reference == reference }?.identity }
        let local = packages.filter { $0.path != nil }
        return (local.first { $0.identity == product.name } ?? local.first)?.identity
    }

    // MARK: Schemes

    /// The configuration of the scheme's test action: its compilation conditions are the tests'.
    private static func testConfiguration(_ scheme: XcodeScheme, _ project: XcodeProject) -> String? {
        let list = project[project.root.text("buildConfigurationList")]
        let known = project.objects(list?.texts("buildConfigurations") ?? []).compactMap { $0.text("name") }
        return scheme.testConfiguration.flatMap { known.contains($0) ? $0 : nil }
    }
}

func quoted(_ text: String) -> String { "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
