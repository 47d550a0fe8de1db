import AppPackaging
import Foundation
import PackageOverlay

/// The files of a packaged app, in a folder of the build:
///
/// ```
/// files-1.0-x86_64/bin/files                  starts the program
///                  lib/files/app/Files        with Info.plist, resources and resource folders
///                  lib/files/lib/*.so         shared libraries
///                  share/applications, icons, metainfo, doc
/// ```
struct PackageTree {
    /// The folder around the tree.
    let parent: String
    /// The name of the tree's folder.
    let name: String
    var machine: String { ReleaseBuild.machine }
    let app: AppDescription
    let libraries: PackageLibraries
    private(set) var sizes = SizeReport()
    /// The paths from the tree, sorted.
    private(set) var paths: [String] = []
    /// The paths of the program and the libraries.
    private(set) var elfPaths: [String] = []
    /// Sentences about parts that the package lacks.
    private(set) var notes: [String] = []

    var path: String { parent + "/" + name }
    private var base: String { "lib/" + app.packageName }
    var libraryFolder: String { base + "/lib" }
    private var launcherPath: String { "bin/\(app.packageName)" }
    private var programPath: String { "\(base)/app/\(app.product)" }
    private let build: ReleaseBuild
    private let files = FileManager.default

    init(_ build: ReleaseBuild, program: String, time: Int) throws {
        self.build = build
        let information = try build.information()
        let icon = AppIconFiles(resources: build.placement.resources(build.app), information: information)
        app = AppDescription(information: information, product: build.product, hasIcon: !icon.isEmpty)
        name = ReleaseBuild.packageName(app)
        parent = build.scratch + "/chevron/package"
        let toolchainLibraries = build.toolchain + "/lib/swift/linux"
        let products = (program as NSString).deletingLastPathComponent
        let built = try build.libraries()
        let ownFolders = [built.map { $0.chevron.folder + "/lib" }, built?.combine?.libraries, products].compactMap {
            $0
        }
        libraries = try PackageLibraries(
            program: program, folders: ownFolders + [toolchainLibraries], toolchain: build.toolchain)
        try? files.removeItem(atPath: parent)
        do {
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
            try addProgram(program)
            try addLibraries(ownFolders: ownFolders)
            try addDescriptions(icon, time)
            try addLicenses(combine: built?.combine?.license)
        } catch { throw FileProblem(FileProblem.sentence(for: error)) }
        noteBuilder()
        try finish(time)
        sizes.languageData = Self.languageData(program, libraries, build.toolchain)
    }

    // MARK: Program and libraries

    /// The folders of this machine whose paths the compiler leaves in programs.
    private var builderFolders: [String] {
        let library = (try? Installation.find())?.root.path ?? ""
        let cache = (try? LibraryCache.folder()) ?? ""
        let known = [build.root, build.scratch, library, cache, build.toolchain] + build.graph.packages.map(\.path)
        // A folder such as `/app` names no user, and other texts may have its name.
        return Set(known.filter { $0.hasPrefix("/") && !$0.hasPrefix("/usr") && $0.split(separator: "/").count > 1 })
            .sorted()
    }

    /// The folders that no file of the package should name. `/root` has another meaning in programs of the system.
    private var privateFolders: [String] {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return builderFolders + (home.hasPrefix("/") && home.split(separator: "/").count > 1 ? [home] : [])
    }

    private mutating func addProgram(_ program: String) throws {
        let temporary = parent + "/program"
        try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let copy = temporary + "/" + app.product
        try strip(program, to: copy, isOwn: true)
        let bundles = try build.products().map { folder in
            build.bundleNames.sorted().map { folder + "/" + $0 }.filter(files.fileExists(atPath:))
        }
        try build.placement.bundle(build.app).assemble(
            in: "\(path)/\(base)/app", program: copy, bundles: bundles ?? [])
        chmod("\(path)/\(programPath)", 0o755)
        try files.removeItem(atPath: temporary)
        try files.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
        elfPaths.append(programPath)
        let launcher = Launcher(name: app.packageName, program: programPath)
        let source = parent + "/launcher.c"
        try PackageCommand.write(launcher.source, to: source)
        try PackageCommand.run(
            build.toolchain + "/bin/clang",
            launcher.arguments(source: source, output: "\(path)/\(launcherPath)"))
        chmod("\(path)/\(launcherPath)", 0o755)
    }

    private mutating func addLibraries(ownFolders: [String]) throws {
        guard !libraries.bundled.isEmpty else { return }
        try files.createDirectory(atPath: path + "/" + libraryFolder, withIntermediateDirectories: true)
        for (name, source) in libraries.bundled.sorted(by: { $0.key < $1.key }) {
            let isOwn = (ownFolders + [build.toolchain]).contains { source.hasPrefix($0 + "/") }
            try strip(source, to: "\(path)/\(libraryFolder)/\(name)", isOwn: isOwn)
            elfPaths.append("\(libraryFolder)/\(name)")
        }
        try addStubs()
    }

    private mutating func addStubs() throws {
        for stub in libraries.stubs {
            let (source, script) = (parent + "/stub.c", parent + "/stub.map")
            try PackageCommand.write(stub.source, to: source)
            try PackageCommand.write(stub.versionScript, to: script)
            let place = "\(libraryFolder)/\(stub.name)"
            try PackageCommand.run(
                build.toolchain + "/bin/clang",
                stub.arguments(source: source, script: script, output: path + "/" + place))
            elfPaths.append(place)
        }
    }

    /// Copies a program or library without symbols for debuggers. The paths of this machine
    /// are overwritten in files that the machine's compiler built.
    private func strip(_ source: String, to place: String, isOwn: Bool) throws {
        let real = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
        try PackageCommand.run(build.toolchain + "/bin/llvm-objcopy", ["--strip-all", real, place])
        if isOwn {
            let url = URL(fileURLWithPath: place)
            var data = try Data(contentsOf: url)
            if ReleasedPaths.overwrite(builderFolders, in: &data) > 0 { try data.write(to: url) }
        }
        chmod(place, 0o755)
    }

    /// Notes the files that still name folders of this machine, as a resource may.
    private mutating func noteBuilder() {
        for name in files.enumerator(atPath: path)?.allObjects as? [String] ?? [] {
            let place = path + "/" + name
            guard (try? files.destinationOfSymbolicLink(atPath: place)) == nil,
                let data = try? Data(contentsOf: URL(fileURLWithPath: place), options: .alwaysMapped),
                let folder = ReleasedPaths.remaining(privateFolders, in: data).first
            else { continue }
            notes.append("\(name) names the folder \(folder) of this machine")
        }
    }

    // MARK: Descriptions

    private mutating func addDescriptions(_ icon: AppIconFiles, _ time: Int) throws {
        func write(_ text: String, _ folder: String, _ name: String) throws {
            try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
            try PackageCommand.write(text, to: "\(path)/\(folder)/\(name)")
        }
        try write(app.entry.text, "share/applications", app.entry.fileName)
        let metainfo = MetainfoFile(app, time: time)
        try write(metainfo.text, "share/metainfo", metainfo.fileName)
        for (folder, source) in icon.folders {
            let place = "\(path)/share/icons/hicolor/\(folder)/apps"
            try files.createDirectory(atPath: place, withIntermediateDirectories: true)
            try files.copyItem(atPath: source, toPath: "\(place)/\(app.identifier).png")
        }
        if icon.isEmpty {
            notes.append("the app has no icon: no asset catalog of it has an AppIcon with a square PNG picture")
        }
        if !app.hasIdentifier {
            notes.append(
                "the Info.plist has no CFBundleIdentifier, so the desktop file is \(app.entry.fileName); software "
                    + "centers need an identifier such as org.example.\(app.product)")
        }
    }

    // MARK: Licenses

    /// - Parameter combine: the path of OpenCombine's license; nil for an app without Combine.
    private mutating func addLicenses(combine: String?) throws {
        let folder = "\(path)/share/doc/\(app.packageName)"
        func copy(_ source: String, _ place: String) throws {
            let place = folder + "/" + place
            guard files.fileExists(atPath: source), !files.fileExists(atPath: place) else { return }
            try files.createDirectory(
                atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try files.copyItem(atPath: URL(fileURLWithPath: source).resolvingSymlinksInPath().path, toPath: place)
        }
        try copy(build.toolchain + "/share/swift/LICENSE.txt", "swift/LICENSE.txt")
        if let installation = try? Installation.find() {
            try copy(installation.root.path + "/LICENSE", "chevron/LICENSE")
        }
        if let combine { try copy(combine, "libraries/OpenCombine") }
        for path in libraries.bundled.values.sorted() {
            guard let license = PackageLibraries.license(path) else { continue }
            try copy(license.path, "libraries/\(license.package)")
        }
        for name in (try? files.contentsOfDirectory(atPath: build.root))?.sorted() ?? []
        where FontLicense.isLicense(name) { try copy(build.root + "/" + name, name) }
        for font in fonts {
            let place = (font as NSString).deletingLastPathComponent
            let names = (try? files.contentsOfDirectory(atPath: place))?.sorted() ?? []
            let licenses = names.filter(FontLicense.isLicense)
            for name in licenses { try copy(place + "/" + name, "fonts/" + name) }
            if licenses.isEmpty {
                notes.append(
                    "the font \((font as NSString).lastPathComponent) has no license beside it, such as OFL.txt")
            }
        }
    }

    /// The paths of the fonts among the app's resources.
    private var fonts: [String] {
        build.placement.resources(build.app).flatMap { path -> [String] in
            let inner = files.enumerator(atPath: path)?.allObjects as? [String] ?? []
            return ([path] + inner.map { path + "/" + $0 }).filter(FontLicense.isFont)
        }.sorted()
    }

    // MARK: Sizes and times

    private mutating func finish(_ time: Int) throws {
        paths = (files.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
        for name in paths {
            var status = stat()
            guard lstat(path + "/" + name, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR { chmod(path + "/" + name, 0o755) }
            guard status.st_mode & S_IFMT == S_IFREG else { continue }
            if !elfPaths.contains(name), name != launcherPath { chmod(path + "/" + name, 0o644) }
            sizes.add(name, size: Int(status.st_size), app: base, product: app.product)
        }
        Self.setTimes(path, time)
    }

    /// Gives all files and folders one time, the inner ones first.
    static func setTimes(_ folder: String, _ time: Int) {
        let inner = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        for name in inner.sorted(by: >) + [""] {
            var times = (timespec(tv_sec: time, tv_nsec: 0), timespec(tv_sec: time, tv_nsec: 0))
            _ = withUnsafePointer(to: &times) { pointer in
                pointer.withMemoryRebound(to: timespec.self, capacity: 2) {
                    utimensat(AT_FDCWD, folder + "/" + name, $0, AT_SYMLINK_NOFOLLOW)
                }
            }
        }
    }

    /// The size of the language data of Foundation, by the symbol of the data.
    private static func languageData(_ program: String, _ libraries: PackageLibraries, _ toolchain: String) -> Int? {
        let file = libraries.bundled["lib_FoundationICU.so"] ?? program
        let dynamic = file == program ? [] : ["--dynamic"]
        let output = Subprocess.quietOutput(
            toolchain + "/bin/llvm-nm", ["--print-size", "--radix=d"] + dynamic + [file])
        return output.flatMap(SizeReport.languageData(symbols:))
    }
}
