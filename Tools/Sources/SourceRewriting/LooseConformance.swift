/// A protocol of a missing framework, or one of the program that goes with it, among the names that a type inherits.
struct LooseConformance {
    /// The place in the list of inherited names.
    var index: Int
    var name: String
    var framework: String

    /// The name of an inherited type without its attributes.
    static func name(_ text: String) -> String {
        text.split(separator: " ").last.map(String.init) ?? text
    }

    /// The types that a type's text names, as `SwiftUINames.named` finds them in a tree: of `UIControl.State` the
    /// first.
    static func names(in text: String) -> [String] {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return words.flatMap { word -> [String] in
            let parts = word.split(separator: ".").map(String.init)
            return parts.first == "SwiftUI" ? [parts.prefix(2).joined(separator: ".")] : Array(parts.prefix(1))
        }
    }
}

extension [String] {
    /// Without these names, each as often as it is given.
    func subtracting(_ names: [String]) -> [String] {
        var rest = self
        for name in names { if let index = rest.firstIndex(of: name) { rest.remove(at: index) } }
        return rest
    }
}
