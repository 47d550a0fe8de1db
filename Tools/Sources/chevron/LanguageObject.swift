import AppPackaging
import Foundation
import PackageOverlay

/// An object file with the language data of Foundation for some languages. The linker takes the data of the object in
/// place of that of the toolchain's archive.
struct LanguageObject {
    let toolchain: String
    /// The folder for the object.
    let folder: String

    private static let archive = "/lib/swift_static/linux/lib_FoundationICU.a"
    private static let member = "icu_packaged_data.cpp.o"

    /// Writes the object.
    /// - Returns: the arguments for the linker.
    func write(_ languages: [String]) throws -> [String] {
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        do {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let tools = toolchain + "/bin/"
            let part = folder + "/" + Self.member
            try PackageCommand.run(
                tools + "llvm-ar", ["x", "--output=\(folder)", toolchain + Self.archive, Self.member])
            guard let symbol = Subprocess.quietOutput(tools + "llvm-nm", [part]).flatMap(Self.symbol) else {
                throw unknown
            }
            try PackageCommand.run(
                tools + "llvm-objcopy", ["-O", "binary", "--only-section=.rodata", part, folder + "/whole"])
            guard let data = LanguageData(try Data(contentsOf: URL(fileURLWithPath: folder + "/whole"))) else {
                throw unknown
            }
            try data.keeping(languages).write(to: URL(fileURLWithPath: folder + "/kept"))
            try PackageCommand.write(
                LanguageData.assembly(symbol: symbol, path: folder + "/kept"), to: folder + "/languages.s")
            try PackageCommand.run(
                tools + "clang", ["-c", folder + "/languages.s", "-o", folder + "/languages.o"])
            return LanguageData.linkerArguments(symbol: symbol, object: folder + "/languages.o")
        } catch { throw FileProblem(FileProblem.sentence(for: error)) }
    }

    private var unknown: FileProblem {
        FileProblem(
            "the language data in \(toolchain)\(Self.archive) has another form than that of Swift 6.3; leave out "
                + "--languages")
    }

    /// The name of the only symbol in the output of `nm`.
    private static func symbol(_ output: String) -> String? {
        let names = output.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
        return names.first { $0.hasPrefix("icudt") && $0.hasSuffix("_dat") }
    }
}
