import Foundation
import PackageOverlay
import XcodeProject

/// Puts the resources and the `Info.plist` of the package's apps where `Bundle.main` finds them.
struct BundlePlacement {
    private let root: String
    private let scratch: String
    private let swift: String
    private let graph: PackageGraph
    private let arguments: BuildArguments

    init(_ package: PackageBuild, _ arguments: BuildArguments) {
        self.init(
            root: package.root, scratch: package.scratch, swift: package.swift, graph: package.graph,
            arguments: arguments)
    }

    init(root: String, scratch: String, swift: String, graph: PackageGraph, arguments: BuildArguments) {
        (self.root, self.scratch, self.swift) = (root, scratch, swift)
        (self.graph, self.arguments) = (graph, arguments)
    }

    typealias App = DescribedPackage.Target

    /// The executables of the package.
    var programs: [App] { graph.packages.first?.targets.filter { $0.type == "executable" } ?? [] }

    /// The executables of the package with resources or an `Info.plist`.
    private var apps: [App] {
        programs.filter { information($0) != nil || !resources($0).isEmpty }
    }

    func information(_ app: App) -> String? {
        let paths = ["\(root)/.chevron/\(app.name)/Info.plist", "\(root)/\(app.path)/Info.plist"]
        return paths.first(where: FileManager.default.fileExists(atPath:))
    }

    func resources(_ app: App) -> [String] {
        (app.resources?.map(\.path) ?? []) + (app.unlistedResources ?? [])
    }

    func bundle(_ app: App) throws -> AppBundle {
        let bytes = try information(app).map { try AppInformation.filled(at: $0, product: app.name) }
        return AppBundle(resources: resources(app), information: bytes)
    }

    /// The folder of the build's products; nil if SwiftPM does not name it.
    func products() throws -> String? {
        let options =
            ["build", "--show-bin-path", "--package-path", root, "--scratch-path", scratch] + arguments.configuration
        guard let data = try Subprocess.read(swift, options) else { return nil }
        let folder =
            String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        return folder.hasPrefix("/") ? folder : nil
    }

    /// Before `swift run` and `swift test`: copies the contents of the app's bundle into the folder of the products,
    /// where the app and the tests run.
    func placeBesideProducts() throws {
        try placeUnlistedResources()
        let apps = apps
        guard let app = apps.first(where: { $0.name == arguments.program }) ?? apps.first,
            let folder = try products()
        else {
            return
        }
        let record = scratch + "/chevron/bundle-\(ContentKey(folder).text).json"
        for name in try bundle(app).place(in: folder, record: record) {
            say(
                """
                \(name) is no resource in Bundle.main: SwiftPM uses this name in the folder of its products; \
                rename the resource
                """
            )
        }
    }

    /// Copies what the manifest does not list into the resource folders of its modules.
    func placeUnlistedResources() throws {
        let targets = graph.packages.flatMap { package in
            package.targets.compactMap { target in target.unlistedResources.map { (package.bundleName(of: target), $0) }
            }
        }
        guard !targets.isEmpty, let folder = try products() else { return }
        for (bundle, paths) in targets {
            let record = scratch + "/chevron/resources-\(ContentKey(folder, bundle).text).json"
            _ = try AppBundle(resources: paths, information: nil).place(in: folder + "/" + bundle, record: record)
        }
    }

    /// After `swift build`: makes a folder `<App>.app` with the program and everything that it reads from
    /// `Bundle.main`.
    func assembleApps() throws {
        try placeUnlistedResources()
        let apps = apps
        guard !apps.isEmpty, let folder = try products() else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let bundles = names.filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
        for app in apps where FileManager.default.isExecutableFile(atPath: "\(folder)/\(app.name)") {
            let place = "\(folder)/\(app.name).app"
            try bundle(app).assemble(in: place, program: "\(folder)/\(app.name)", bundles: bundles)
            say("the app is at \(place)")
        }
    }
}
