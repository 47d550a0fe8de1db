import AppPackaging
import ArgumentReading
import Foundation
import PackageOverlay

/// `chevron package`.
enum PackageCommand {
    static let command = Command(
        name: "package", summary: "Build an app for release, and write archives that run on other machines",
        syntax: ArgumentSyntax(
            "chevron package",
            options: [
                .value(
                    "--output", "-o", as: "<folder>", help: "The folder for the archives; .build/package by default."),
                .flag("--deb", help: "Write a package for Debian and Ubuntu too."),
                .flag("--flatpak", help: "Write a manifest for flatpak-builder too."),
                .flag("--dockerfile", help: "Write a Dockerfile for a kiosk, and one for the package's tests, too."),
                .flag("--no-archive", help: "Write the folder without the tar.xz archive, which takes less time."),
                .flag(
                    "--static", help: "Link Chevron and the Swift runtime into the program; the default if possible."),
                .flag("--shared", help: "Copy Chevron and the Swift runtime beside the program."),
                .value(
                    "--languages", as: "<codes>",
                    help: "Keep the language data of these languages and of English, such as de,ja; all by default."),
                .value(
                    "--maintainer", as: "<name and address>",
                    help: "The maintainer in the Debian package; DEBFULLNAME and DEBEMAIL by default."),
                .value("--package-path", "-C", as: "<folder>", help: "The folder of the package."),
                .value("--scratch-path", "--build-path", as: "<folder>", help: "The folder of the build."),
            ], operand: "<app>", operandCount: 0...1),
        details: """
            Builds an executable of the package for release, and writes a folder and a tar.xz archive with the program,
            the shared libraries that not every desktop has, the resources, the Info.plist, a desktop file, the icon of
            the asset catalog and AppStream metainfo. Unpack the archive into /usr/local or ~/.local:
            tar -xJf <archive> --strip-components=1 -C ~/.local.

            The archive runs on systems whose C library is as new as that of this machine. Equal sources in the same
            folder give an equal archive: SOURCE_DATE_EPOCH is the time of its files. The command replaces files that it
            wrote itself in the folder, and no others. Documentation/Shipping.md lists the libraries that stay on the
            system.
            """,
        perform: { try PackageCommand.perform($0) })

    private static func perform(_ arguments: ParsedArguments) throws -> Int32 {
        if arguments.has("--static"), arguments.has("--shared") {
            throw ArgumentProblem("--static and --shared exclude each other; leave one out", command.syntax.usage)
        }
        for option in ["--flatpak", "--dockerfile"] where arguments.has(option) && arguments.has("--no-archive") {
            throw ArgumentProblem("\(option) needs the archive; leave out --no-archive", command.syntax.usage)
        }
        guard let time = ArchiveArguments.time(ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"]) else {
            throw FileProblem("SOURCE_DATE_EPOCH is not a time in seconds since 1970; correct or unset it")
        }
        var tools = arguments.has("--no-archive") ? ["ldd"] : ["tar", "xz", "ldd"]
        if arguments.has("--deb") { tools.append("dpkg-deb") }
        for tool in tools where Subprocess.path(of: tool) == nil {
            throw FileProblem("there is no `\(tool)` on the PATH; \(remedy(tool))")
        }
        let requested: Linking? =
            arguments.has("--static") ? .inProgram : arguments.has("--shared") ? .beside : nil
        let build = try ReleaseBuild(arguments, app: arguments.operands.first, requested)
        let output = try PackageOutput(arguments.value("--output"), build)
        let lock = try PackageLock(scratch: build.scratch, output: output.folder)
        defer { withExtendedLifetime(lock) {} }
        // Before a build of minutes.
        let name = try build.packageName
        try output.check([name, name + ".tar.xz"])
        guard let program = try build.perform() else { return 1 }
        let tree = try PackageTree(build, program: program, time: time)
        let archive = tree.name + ".tar.xz"
        var files: [(name: String, write: (String) throws -> Void)] = []
        if !arguments.has("--no-archive") {
            files.append(
                (
                    archive,
                    { try run("tar", ArchiveArguments.tar($0, folder: tree.parent, name: tree.name, time: time)) }
                ))
        }
        if arguments.has("--deb") {
            let debian = try DebianArchive(tree, maintainer: arguments.value("--maintainer"), time: time)
            files.append((debian.fileName, debian.write))
        }
        if arguments.has("--flatpak") {
            let manifest = FlatpakManifest(tree.app, archive: archive)
            files.append((manifest.fileName, { try write(manifest.text, to: $0) }))
        }
        if arguments.has("--dockerfile") {
            let packages = tree.libraries.systemPackages
            let kiosk = ContainerFile.kiosk(tree.app, archive: archive, packages: packages)
            let tests = ContainerFile.continuousIntegration(tree.app)
            files.append(("Dockerfile.kiosk", { try write(kiosk, to: $0) }))
            files.append(("Dockerfile.ci", { try write(tests, to: $0) }))
        }
        try output.replace(tree, files, time: time)
        for line in tree.notes { say(line) }
        print("\(output.folder)/\(tree.name)")
        for line in tree.sizes.lines { print("  " + line) }
        for (name, _) in files { print("\(output.folder)/\(name)  \(SizeReport.text(output.size(name)))") }
        return 0
    }

    private static func remedy(_ tool: String) -> String {
        let packages = ["tar": "tar", "xz": "xz-utils", "dpkg-deb": "dpkg", "ldd": "libc-bin"]
        return "apt-get install \(packages[tool] ?? tool)"
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw FileProblem(FileProblem.sentence(for: error))
        }
    }

    /// Runs a tool that must succeed. Its messages appear.
    static func run(_ tool: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        guard let path = tool.contains("/") ? tool : Subprocess.path(of: tool) else {
            throw FileProblem("there is no `\(tool)` on the PATH; \(remedy(tool))")
        }
        // The names of files are sorted by their bytes in every language.
        let environment = environment.merging(["LC_ALL": "C"]) { own, _ in own }
        let status = try Subprocess.run(path, arguments, environment: environment) { stream, data in
            if stream == .errors { FileHandle.standardError.write(data) }
        }
        guard status == 0 else { throw FileProblem("\(tool) ended with status \(status); its messages stand above") }
    }
}
