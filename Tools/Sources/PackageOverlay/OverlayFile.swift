/// The file by which the compiler reads rewritten contents in place of some files. Messages of the compiler name the
/// original files.
public enum OverlayFile {
    /// - Parameter contents: for each original's path the path of what is read.
    public static func text(_ contents: [(original: String, replacement: String)]) -> String {
        let roots = contents.map {
            "{\"type\":\"file\",\"name\":\(quoted($0.original)),\"external-contents\":\(quoted($0.replacement))}"
        }
        return
            """
            {"version":0,"case-sensitive":true,"use-external-names":false,\
            "roots":[\n\(roots.joined(separator: ",\n"))\n]}\n
            """
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where character.value < 32:
                result +=
                    "\\x" + String(repeating: "0", count: character.value < 16 ? 1 : 0)
                    + String(character.value, radix: 16)
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
