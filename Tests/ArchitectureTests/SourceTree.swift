import Foundation

/// The project's own source files as text.
struct SourceTree {
    struct File {
        /// The path from the project's root.
        let path: String
        let text: String
        let lines: [Substring]

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        }

        /// The module: the first folder below Sources.
        var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
        /// The folder inside UIKitCore.
        var folder: String { path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "" }
    }

    let files: [File]

    /// All files of `Sources`, read once.
    static let sources = SourceTree("Sources")

    static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The documents beside the folders: README and the like.
    static var documentsAtRoot: [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().compactMap { name in
            let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            return text.map { File(path: name, text: $0) }
        }
    }

    /// Reads the files of a folder whose names end in one of `endings`.
    init(_ folder: String, endings: Set<String> = ["swift"]) {
        let start = Self.root.appendingPathComponent(folder)
        let paths = (FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String] ?? []).filter {
            $0.split(separator: ".").last.map { endings.contains(String($0)) } ?? false
        }.sorted()
        files = paths.compactMap { path in
            guard let text = try? String(contentsOf: start.appendingPathComponent(path), encoding: .utf8) else {
                return nil
            }
            return File(path: folder + "/" + path, text: text)
        }
    }

    /// The modules that a file imports.
    static func imports(of file: File) -> [String] {
        file.lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place <= 2, words.count > place + 1 else { return nil }
            guard
                words[..<place].allSatisfy({
                    ["public", "package", "internal", "@testable", "@_exported"].contains($0)
                })
            else { return nil }
            return String(words[place + 1])
        }
    }

    /// The code of a line without comments and string literals, so that their words do not count.
    static func code(_ line: Substring) -> String {
        // Most lines have neither.
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }) else {
            return String(line)
        }
        var result = ""
        var inText = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { inText.toggle() }
            if !inText {
                if character == "/", previous == "/" { return String(result.dropLast()) }
                result.append(character)
            }
            previous = character
        }
        return result
    }
}
