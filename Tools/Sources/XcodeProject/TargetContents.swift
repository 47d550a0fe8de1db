/// The files of a project's target, as paths from the project's folder.
struct TargetContents: Sendable {
    struct Resource: Hashable, Sendable {
        var path: String
        /// Folders that stay folders: asset catalogs, bundles and folder references.
        var isFolder: Bool
    }

    /// A product of a Swift package.
    struct Product: Hashable, Sendable {
        var name: String
        /// Of the package's reference; nil for one that Xcode finds among the local packages.
        var package: String?
    }

    var sources: [String] = []
    var resources: [Resource] = []
    var products: [Product] = []
    /// Modules whose frameworks are built elsewhere than in this project's targets.
    var foreign: [String] = []
    /// The linked frameworks of the system.
    var frameworks: [String] = []
    var leftOut: [String] = []

    init(_ project: XcodeProject, _ target: XcodeProject.Target, _ folder: ProjectFolder) {
        for phase in project.phases(of: target) {
            let name = phase.text("name") ?? phase.kind
            switch phase.kind {
            case "PBXSourcesBuildPhase":
                for file in project.objects(phase.texts("files")) { addFile(file, isSource: true, project, folder) }
            case "PBXResourcesBuildPhase":
                for file in project.objects(phase.texts("files")) { addFile(file, isSource: false, project, folder) }
            case "PBXFrameworksBuildPhase": for file in project.objects(phase.texts("files")) { link(file, project) }
            case "PBXHeadersBuildPhase": break
            case "PBXShellScriptBuildPhase": leftOut.append("the build phase \"\(name)\", a script")
            case "PBXCopyFilesBuildPhase":
                // Embedding is what a build on Linux needs no step for.
                let files = project.objects(phase.texts("files"))
                let isEmbedding =
                    phase.text("dstSubfolderSpec") == "10" || phase.text("dstSubfolderSpec") == "13" || files.isEmpty
                if !isEmbedding { leftOut.append("the build phase \"\(name)\", which copies files") }
            default: leftOut.append("the build phase \"\(name)\"")
            }
        }
        for product in project.objects(target.object.texts("packageProductDependencies")) { addProduct(product) }
        addSynchronized(project, target, folder)
        sources = Array(Set(sources)).sorted()
        resources = Array(Set(resources)).sorted { $0.path < $1.path }
        products = Array(Set(products)).sorted { $0.name < $1.name }
        foreign = Array(Set(foreign)).sorted()
        frameworks = Array(Set(frameworks)).sorted()
    }

    private mutating func addProduct(_ product: XcodeProject.Object) {
        guard let name = product.text("productName") else { return }
        // A package's plugin is a product by the name `plugin:Name`.
        if name.hasPrefix("plugin:") { return leftOut.append("the package plugin \(name.dropFirst(7))") }
        products.append(Product(name: name, package: product.text("package")))
    }

    private mutating func link(_ file: XcodeProject.Object, _ project: XcodeProject) {
        if let product = project[file.text("productRef")] { return addProduct(product) }
        guard let reference = project[file.text("fileRef")] else { return }
        let name = reference.text("name") ?? reference.text("path") ?? ""
        let module = String((name.split(separator: "/").last ?? "").prefix { $0 != "." })
        switch reference.text("sourceTree") {
        case "SDKROOT", "DEVELOPER_DIR": frameworks.append(module)
        case "BUILT_PRODUCTS_DIR":
            // Another target's product is a dependency of this one; CocoaPods' is none of this project.
            if module.hasPrefix("Pods_") || module.hasPrefix("libPods") {
                leftOut.append("CocoaPods' \(module)")
            } else if !project.targets.contains(where: { $0.object.text("productReference") == reference.id }) {
                foreign.append(module)
            }
        default: leftOut.append("the built framework \(name)")
        }
    }

    // MARK: Files

    private mutating func addFile(
        _ file: XcodeProject.Object, isSource: Bool, _ project: XcodeProject, _ folder: ProjectFolder
    ) {
        if let product = project[file.text("productRef")] { return addProduct(product) }
        let filters = file.texts("platformFilter") + file.texts("platformFilters")
        guard let id = file.text("fileRef"), let reference = project[id] else { return }
        guard filters.isEmpty || filters.contains("ios") else {
            return leftOut.append("\(project.path(of: id) ?? id), which is for \(filters.joined(separator: " and "))")
        }
        // All languages of a file, and all versions of a data model.
        for child in reference.kind == "PBXVariantGroup" ? project.objects(reference.texts("children")) : [reference] {
            guard let path = project.path(of: child.id) else { continue }
            add(path, isSource: isSource, isReference: child.text("lastKnownFileType") == "folder", folder)
        }
    }

    private mutating func add(_ path: String, isSource: Bool, isReference: Bool, _ folder: ProjectFolder) {
        guard let path = folder.inside(path) else {
            return leftOut.append("\(path), which is outside of the project's folder")
        }
        guard folder.has(path) else { return leftOut.append("\(path), which is not there") }
        switch Self.kind(of: path) {
        case .swift: sources.append(path)
        case .foreign: leftOut.append("\(path), which is not Swift")
        case .unusable(let why): leftOut.append("\(path), \(why)")
        case .folder: resources.append(Resource(path: path, isFolder: true))
        case .file:
            guard !isSource else { return leftOut.append("\(path), which is compiled by a tool of Xcode's") }
            resources.append(Resource(path: path, isFolder: isReference))
        }
    }

    enum Kind: Equatable {
        case swift, foreign, folder, file
        case unusable(String)
    }

    static func kind(of path: String) -> Kind {
        switch path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? "" {
        case "swift": .swift
        case "m", "mm", "c", "cc", "cpp", "s", "S": .foreign
        case "h", "hpp", "pch", "modulemap": .foreign
        case "xcassets", "bundle", "scnassets", "lproj", "xcstickers": .folder
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": .unusable("which is a model for Core Data")
        case "metal": .unusable("which is for Metal")
        case "mlmodel", "mlpackage": .unusable("which is for Core ML")
        case "intentdefinition": .unusable("which is for Intents")
        case "xcframework", "framework", "a", "dylib": .unusable("which is built for Apple's systems")
        default: .file
        }
    }

    // MARK: Synchronized folders

    /// Xcode 16: a folder on disk with all that is in it, but for exceptions.
    private mutating func addSynchronized(
        _ project: XcodeProject, _ target: XcodeProject.Target, _ folder: ProjectFolder
    ) {
        let own = Set(target.object.texts("fileSystemSynchronizedGroups"))
        for group in project.all("PBXFileSystemSynchronizedRootGroup") {
            guard let root = project.path(of: group.id) else { continue }
            let sets = project.objects(group.texts("exceptions"))
            let listed = Set(
                sets.filter { $0.text("target") == target.object.id }.flatMap { $0.texts("membershipExceptions") }.map {
                    XcodeProject.join(root, $0)
                })
            func isListed(_ path: String) -> Bool { listed.contains { path == $0 || path.hasPrefix($0 + "/") } }
            // In the group's own target exceptions are left out; in another one they alone are meant.
            let isOwn = own.contains(group.id)
            let whole = Set(group.texts("explicitFolders").map { XcodeProject.join(root, $0) })
            for path in folder.files(below: root) where isOwn != isListed(path) {
                if let reference = whole.first(where: { path.hasPrefix($0 + "/") }) {
                    resources.append(Resource(path: reference, isFolder: true))
                } else if let bundle = Self.enclosing(path, below: root) {
                    add(bundle, isSource: false, isReference: true, folder)
                } else if !Self.isNoResource(path) {
                    add(path, isSource: false, isReference: false, folder)
                }
            }
        }
        leftOut = leftOut.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The asset catalog, bundle or data model that a file belongs to.
    private static func enclosing(_ path: String, below root: String) -> String? {
        let parts = path.split(separator: "/")
        let start = root.split(separator: "/").count
        for count in (start + 1)..<max(parts.count, start + 1) {
            let folder = parts[..<count].joined(separator: "/")
            switch kind(of: folder) {
            case .folder where !folder.hasSuffix(".lproj"), .unusable: return folder
            default: continue
            }
        }
        return nil
    }

    private static func isNoResource(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == "Info.plist"
            || [".entitlements", ".xcconfig", ".h", ".pch", ".modulemap", ".xctestplan", ".docc"].contains {
                name.hasSuffix($0)
            }
    }
}
