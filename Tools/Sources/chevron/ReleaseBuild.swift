import AppPackaging
import ArgumentReading
import Foundation
import PackageOverlay
import XcodeProject

/// The build of an app for release, of a package for iOS or of a package that names Chevron in its manifest.
struct ReleaseBuild {
    let swift: String
    let root: String
    let scratch: String
    let app: BundlePlacement.App
    /// The name of the program.
    let product: String
    let graph: PackageGraph
    let placement: BundlePlacement
    let linking: Linking
    private let arguments: BuildArguments
    /// The codes of the languages whose data the program keeps; nil for all.
    private let languages: [String]?

    /// The folder of the toolchain with `bin` and `lib`.
    var toolchain: String { Self.toolchain(of: swift) }

    static func toolchain(of swift: String) -> String {
        URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .path
    }

    /// Whether the manifest of the package names Chevron: SwiftPM builds the library with the app then.
    private var buildsLibrary: Bool { graph.targets.contains { $0.module == "UIKitCore" } }

    init(_ options: ParsedArguments, app name: String?, _ requested: Linking?) throws {
        swift = try Subprocess.swift()
        let places = ["--package-path", "--scratch-path"].flatMap { option in
            options.value(option).map { [option, $0] } ?? []
        }
        let location = try BuildArguments(places)
        root = try location.root()
        scratch = location.scratch(root)
        arguments = try BuildArguments([
            "--package-path", root, "--scratch-path", scratch, "--configuration", "release",
        ])
        graph = try PackageReader(root: root, scratch: scratch, swift: swift).graph()
        placement = BundlePlacement(root: root, scratch: scratch, swift: swift, graph: graph, arguments: arguments)
        let products = graph.packages.first?.products ?? []
        app = try Self.choose(name, from: placement.programs, products: products, root: root)
        product = Self.product(of: app, products)
        languages = options.value("--languages").map { $0.split(separator: ",").map(String.init) }
        linking = try Linking.choose(requested, sharedProducts: graph.sharedProducts(below: app.c99name))
        guard languages == nil || linking == .inProgram else {
            throw FileProblem(
                "--languages needs the language data in the program; leave it out, or use --static in place of --shared"
            )
        }
        let toolchain = Self.toolchain(of: swift)
        let archives = toolchain + "/lib/swift_static/linux/libFoundation.a"
        guard linking == .beside || FileManager.default.fileExists(atPath: archives) else {
            throw FileProblem(
                "\(archives) is not there: the toolchain has no Swift runtime for a program; use --shared, or install "
                    + "a toolchain from swift.org")
        }
    }

    /// A product of an executable may have another name than its target.
    private static func product(
        of app: BundlePlacement.App, _ products: [DescribedPackage.Product]
    ) -> String {
        let own = products.filter { $0.targets?.contains(app.name) == true }
        return own.contains { $0.name == app.name } ? app.name : own.first?.name ?? app.name
    }

    /// The executable with a name; the only one without a name.
    static func choose(
        _ name: String?, from programs: [BundlePlacement.App], products: [DescribedPackage.Product] = [], root: String
    ) throws -> BundlePlacement.App {
        let names = programs.map { product(of: $0, products) }.sorted()
        guard let first = programs.first else {
            throw FileProblem(
                "the package at \(root) has no executable, so there is no app to package; add an .executableTarget to "
                    + "its Package.swift, or run `chevron import` for a project of Xcode's")
        }
        guard let name else {
            guard programs.count == 1 else {
                throw FileProblem(
                    "the package at \(root) has several executables; name one: chevron package "
                        + names.joined(separator: "|"))
            }
            return first
        }
        guard let app = programs.first(where: { [$0.name, product(of: $0, products)].contains(name) }) else {
            throw FileProblem(
                "there is no executable '\(name)'; the package at \(root) has \(names.joined(separator: ", "))")
        }
        return app
    }

    /// Builds the app.
    /// - Returns: the path of the program; nil after a failed build, whose messages were printed.
    func perform() throws -> String? {
        let own = [
            "--package-path", root, "--scratch-path", scratch, "--configuration", "release", "--product", product,
        ]
        // `LinkFolder` runs `ldd` for libraries of the toolchain, so it is made once.
        let links =
            linking == .inProgram ? LinkFolder(scratch + "/chevron/links", toolchain: toolchain) : nil
        let flags = try linkerFlags(links) + (linking == .inProgram ? ["--static-swift-stdlib"] : [])
        let status: Int32
        if buildsLibrary {
            status = try Subprocess.run(swift, ["build"] + own + flags + Self.linker(linking))
        } else {
            let package = try PackageBuild(arguments)
            package.printWarnings()
            guard package.overlay.usesUIKit else {
                throw FileProblem(
                    "the package at \(root) does not use UIKit; `swift build -c release --static-swift-stdlib` builds "
                        + "it"
                )
            }
            if package.overlay.usesCombine { try links?.requireNetworking() }
            let (result, problems) = try package.run(
                ["build"] + package.flags(withTests: false, linking: linking) + flags + own)
            if result != 0 { package.explain(problems) }
            status = result
        }
        guard status == 0 else { return nil }
        try placement.placeUnlistedResources()
        guard let folder = try placement.products() else {
            throw FileProblem("`swift build --show-bin-path` names no folder; what it says stands above")
        }
        let program = folder + "/" + product
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw FileProblem("\(program) is not there after the build; what SwiftPM says stands above")
        }
        return program
    }

    /// The library that the app was built with, and Combine if the app imports it; nil for an app that builds the
    /// library itself.
    func libraries() throws -> (chevron: PrebuiltLibrary, combine: CombineLibrary?)? {
        guard !buildsLibrary else { return nil }
        let package = try PackageBuild(arguments)
        let library = try package.library(linking)
        return (library, package.overlay.usesCombine ? try package.combine(beside: library) : nil)
    }

    /// The folder with the package's own shared libraries.
    func products() throws -> String? { try placement.products() }

    /// The program searches its libraries beside itself. Entries of the older kind also count for the libraries of its
    /// libraries (documented: ld.so(8), RPATH), so that no file has to be changed after the build.
    /// - Parameter links: the folder for the linker; nil for an app with the libraries beside the program.
    private func linkerFlags(_ links: LinkFolder?) throws -> [String] {
        var words = ["--disable-new-dtags", "-rpath", "$ORIGIN/../lib"]
        if let links {
            let installation = try Installation.find()
            // No symbol is for others: the linker drops the functions that nothing in the program calls.
            words += ["--version-script", installation.noExports.path, "--gc-sections", "--icf=safe"]
            words += try links.write() + Self.startOrder(installation)
            if !buildsLibrary {
                words += Self.shortRelocations(Subprocess.quietOutput("getconf", ["GNU_LIBC_VERSION"]) ?? "")
            }
        }
        if let languages {
            words += try LanguageObject(toolchain: toolchain, folder: scratch + "/chevron/languages").write(languages)
        }
        return words.flatMap { ["-Xlinker", $0] }
    }

    /// The flag for the linker that orders the functions of a program with the library in it. Other linkers refuse the
    /// order.
    static func linker(_ linking: Linking?) -> [String] { linking == .inProgram ? ["-Xswiftc", "-use-ld=lld"] : [] }

    /// The functions of the library and of Foundation that a start calls, beside each other: a start reads and maps
    /// fewer pages of the program. `scripts/start-order` writes the list; functions of other names keep their place.
    /// Functions without a symbol have a place of their own.
    private static func startOrder(_ installation: Installation) -> [String] {
        [
            "--no-warn-symbol-ordering", "--symbol-ordering-file", installation.startOrder.path, "--script",
            installation.privateFunctions.path,
        ]
    }

    /// Relocations in their short form, which take 4 MB less.
    ///
    /// Documented (NEWS of glibc 2.36): older dynamic linkers refuse such programs. A machine with an older one builds
    /// programs without the short form.
    /// - Parameter systemVersion: the version of the C library, such as `glibc 2.36`.
    static func shortRelocations(_ systemVersion: String) -> [String] {
        let version = systemVersion.split { !$0.isNumber }.compactMap { Int($0) }
        return version.lexicographicallyPrecedes([2, 36]) ? [] : ["-z", "pack-relative-relocs"]
    }

    /// The keys of the app's `Info.plist`; empty for an app without this file.
    func information() throws -> [String: Any] {
        guard let path = placement.information(app) else { return [:] }
        let bytes = try AppInformation.filled(at: path, product: product)
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        guard let table = list as? [String: Any] else {
            throw FileProblem("\(path) is not a property list with keys; correct it")
        }
        return table
    }

    /// The name of the package's folder.
    var packageName: String {
        get throws {
            Self.packageName(AppDescription(information: try information(), product: product, hasIcon: false))
        }
    }

    static func packageName(_ app: AppDescription) -> String { "\(app.packageName)-\(app.version)-\(machine)" }

    /// The name of this machine's architecture, such as `x86_64`.
    static var machine: String {
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The names of the resource folders of the modules in the app.
    var bundleNames: Set<String> {
        let found = graph.modules(below: app.c99name)
        return Set(
            graph.packages.flatMap { package in
                package.targets.filter { found.contains($0.c99name) }.map(package.bundleName)
            })
    }
}
