/// Whether a file needs the module Combine: `import Combine` outside of the conditions of `#if`.
///
/// Read from the lines of the file: the answer decides what the conditions of all files say, and comes before the files
/// are parsed.
package enum CombineImport {
    package static func isNeeded(by source: [UInt8]) -> Bool {
        guard ParsedSource.says("Combine", source) else { return false }
        var depth = 0
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if line.starts(with: "#if".utf8) {
                depth += 1
            } else if line.starts(with: "#endif".utf8) {
                depth -= 1
            } else if depth == 0, imports(line) {
                return true
            }
        }
        return false
    }

    /// `import Combine`, also with attributes and an access level, and `import class Combine.Future`.
    private static func imports(_ line: some Collection<UInt8>) -> Bool {
        let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";" }
        guard let place = words.firstIndex(of: "import"),
            words[..<place].allSatisfy({ $0.hasPrefix("@") || FrameworkImports.levels.contains(String($0)) })
        else { return false }
        return words[(place + 1)...].prefix(2).contains { $0 == "Combine" || $0.hasPrefix("Combine.") }
    }
}
