import Foundation

/// A package in the output of `swift package describe`.
public struct DescribedPackage: Codable, Sendable {
    public struct Target: Codable, Sendable {
        public var name: String
        public var c99name: String
        public var type: String
        public var path: String
        public var moduleType: String
        public var targetDependencies: [String]?
        public var productDependencies: [String]?
        public var resources: [Resource]?
        public var sources: [String]?
        /// Folders and files in the target's folder that are none of its sources.
        public var leftOut: [String]?
        /// The paths that the manifest excludes, from the target's folder.
        public var excluded: [String]?
        /// Paths of storyboards, nibs, catalogs and localized files that the manifest neither lists nor excludes. Xcode
        /// bundles these files without an entry in the manifest.
        public var unlistedResources: [String]?

        public struct Resource: Codable, Sendable { public var path: String }

        public init(name: String, c99name: String, type: String, path: String, moduleType: String) {
            (self.name, self.c99name, self.type, self.path, self.moduleType) = (name, c99name, type, path, moduleType)
        }

        enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, resources, sources, leftOut, excluded, unlistedResources
            case moduleType = "module_type"
            case targetDependencies = "target_dependencies"
            case productDependencies = "product_dependencies"
        }
    }

    public struct Product: Codable, Sendable {
        public var name: String
        public var targets: [String]?

        public init(name: String, targets: [String]?) { (self.name, self.targets) = (name, targets) }
    }

    public struct Dependency: Codable, Sendable { public var identity: String? }

    public var name: String
    public var path: String
    public var targets: [Target]
    public var products: [Product]?
    public var dependencies: [Dependency]?
    /// The language versions that the manifest names, for example `5` or `5.0`.
    public var languageVersions: [String]?
    /// The names of the products that are always shared libraries.
    public var sharedProducts: [String]?
    /// Whether `chevron import` wrote the manifest.
    public var isImported: Bool?

    public init(name: String, path: String, targets: [Target]) {
        (self.name, self.path, self.targets) = (name, path, targets)
    }
}

/// The packages of the build; the root package comes first.
public struct PackageGraph: Codable, Sendable {
    public var packages: [DescribedPackage]

    public init(packages: [DescribedPackage]) { self.packages = packages }

    public struct Target: Sendable {
        public var module: String
        public var folder: String
        public var isRoot: Bool
        public var isTest: Bool
        /// Modules of the graph that it depends on directly.
        public var dependencies: [String]
        /// Paths in the folder that are not part of the target.
        public var leftOut: [String]
        /// The name of the resource folder that SwiftPM does not make because the manifest lists no resources.
        public var unlistedBundle: String?
        /// Whether the target is a part of a project for Xcode.
        public var isImported = false

        public init(
            module: String, folder: String, isRoot: Bool, isTest: Bool, dependencies: [String], leftOut: [String] = []
        ) {
            (self.module, self.folder, self.isRoot, self.isTest, self.dependencies) = (
                module, folder, isRoot, isTest, dependencies
            )
            self.leftOut = leftOut
        }

        /// The Swift files of the target. Sorted.
        public var files: [String] {
            let files = SourceFolder.files(in: folder)
            guard !leftOut.isEmpty else { return files }
            let paths = Set(leftOut.map { folder + "/" + $0 })
            return files.filter { file in
                var path = file[...]
                while path.utf8.count > folder.utf8.count {
                    if paths.contains(String(path)) { return false }
                    guard let slash = path.lastIndex(of: "/") else { break }
                    path = path[..<slash]
                }
                return true
            }
        }
    }

    /// All targets in Swift, by module.
    public var targets: [Target] {
        var modulesOfProducts: [String: [String]] = [:]
        for package in packages {
            let modules = Dictionary(package.targets.map { ($0.name, $0.c99name) }, uniquingKeysWith: { a, _ in a })
            for product in package.products ?? [] {
                modulesOfProducts[product.name] = (product.targets ?? []).compactMap { modules[$0] }
            }
        }
        return packages.enumerated().flatMap { index, package in
            let modules = Dictionary(package.targets.map { ($0.name, $0.c99name) }, uniquingKeysWith: { a, _ in a })
            return package.targets.filter {
                ["SwiftTarget", "PluginTarget"].contains($0.moduleType) && $0.type != "plugin"
            }.map { target in
                var answer = Target(
                    module: target.c99name, folder: package.path + "/" + target.path, isRoot: index == 0,
                    isTest: target.type == "test",
                    dependencies: (target.targetDependencies ?? []).compactMap { modules[$0] }
                        + (target.productDependencies ?? []).flatMap { modulesOfProducts[$0] ?? [] },
                    leftOut: target.leftOut ?? [])
                if target.resources?.isEmpty != false, target.unlistedResources?.isEmpty == false {
                    answer.unlistedBundle = package.bundleName(of: target)
                }
                answer.isImported = package.isImported == true
                return answer
            }
        }
    }
}

extension PackageGraph {
    /// A module and all modules that it depends on.
    public func modules(below module: String) -> Set<String> {
        let dependencies = Dictionary(targets.map { ($0.module, $0.dependencies) }, uniquingKeysWith: { a, _ in a })
        var (found, open) = (Set<String>(), [module])
        while let next = open.popLast() {
            if found.insert(next).inserted { open += dependencies[next] ?? [] }
        }
        return found
    }

    /// The shared libraries among the products that a module, or a module below it, names as a dependency.
    public func sharedProducts(below module: String) -> [String] {
        let modules = modules(below: module)
        let named = packages.flatMap(\.targets).filter { modules.contains($0.c99name) }
            .flatMap { $0.productDependencies ?? [] }
        return Set(packages.flatMap { $0.sharedProducts ?? [] }).intersection(named).sorted()
    }

    /// The modules that each test target of the package depends on, as the library reads this list:
    /// `AppTests=App,Model;ModelTests=Model`.
    public var testedModules: String {
        let targets = targets
        let dependencies = Dictionary(targets.map { ($0.module, $0.dependencies) }, uniquingKeysWith: { a, _ in a })
        return targets.filter { $0.isTest && $0.isRoot }.compactMap { test in
            var (found, known) = ([String](), Set([test.module]))
            var open = test.dependencies
            while !open.isEmpty {
                let modules = open.filter { known.insert($0).inserted }
                found += modules
                open = modules.flatMap { dependencies[$0] ?? [] }
            }
            return found.isEmpty ? nil : "\(test.module)=\(found.joined(separator: ","))"
        }.joined(separator: ";")
    }
}

/// The rewritten targets: all targets of the root package if a target uses UIKit, and the targets of dependencies that
/// use UIKit or depend on such a target.
public enum TargetChoice {
    /// How many files of a target say something of UIKit or of Linux.
    public struct Signs: Sendable {
        public var files = 0
        public var mentionUIKit = 0
        public var knowLinux = 0
        /// How many declare classes for Objective-C.
        public var haveObjects = 0
        /// How many say nothing of UIKit and use names that only Apple's Foundation has.
        var nameApples = 0

        public init(files: Int = 0, mentionUIKit: Int = 0, knowLinux: Int = 0, haveObjects: Int = 0) {
            (self.files, self.mentionUIKit, self.knowLinux, self.haveObjects) = (
                files, mentionUIKit, knowLinux, haveObjects
            )
        }
    }

    /// Whether a target is one for UIKit. A dependency that was made to work on Linux, and that speaks of UIKit in
    /// fewer than a quarter of its files, is built as it is on Linux: it offers conveniences for UIKit beside something
    /// else, and may ask for more of UIKit than there is.
    public static func usesUIKit(_ signs: Signs, isRoot: Bool) -> Bool {
        guard signs.mentionUIKit > 0 else { return signs.haveObjects > 0 && signs.knowLinux == 0 }
        return isRoot || signs.knowLinux == 0 || signs.mentionUIKit * 4 >= signs.files
    }

    /// - Parameter forLinux: targets that name nothing of UIKit and have conditions for Linux. Such targets stay
    ///   unchanged, even if they depend on a target that uses UIKit.
    public static func modules(of targets: [PackageGraph.Target], usingUIKit: Set<String>, forLinux: Set<String> = [])
        -> Set<String>
    {
        var chosen = usingUIKit
        var grew = true
        while grew {
            grew = false
            for target in targets
            where !chosen.contains(target.module) && target.dependencies.contains(where: chosen.contains) {
                chosen.insert(target.module)
                grew = true
            }
        }
        chosen.subtract(targets.lazy.filter { !$0.isRoot && forLinux.contains($0.module) }.map(\.module))
        if targets.contains(where: { $0.isRoot && chosen.contains($0.module) }) {
            chosen.formUnion(targets.filter(\.isRoot).map(\.module))
        }
        return chosen
    }
}
