@testable import RichDocuments

/// The first run that differs between two texts; nil for equal texts.
func firstDifference(_ one: RichText, _ other: RichText) -> String? {
    guard one != other else { return nil }
    if one.title != other.title { return "titles \(one.title ?? "nil") and \(other.title ?? "nil")" }
    if one.backgroundColor != other.backgroundColor { return "backgrounds" }
    for index in 0..<max(one.runs.count, other.runs.count) {
        guard index < one.runs.count, index < other.runs.count else {
            return "\(one.runs.count) and \(other.runs.count) runs; \(String(reflecting: one.text)) and "
                + String(reflecting: other.text)
        }
        let (first, second) = (one.runs[index], other.runs[index])
        if first != second { return fields(first, second) }
    }
    return nil
}

private func fields(_ one: RichText.Run, _ other: RichText.Run) -> String {
    var text = "run \(String(reflecting: one.text)) and \(String(reflecting: other.text)):"
    for (first, second) in [
        (Mirror(reflecting: one.character), Mirror(reflecting: other.character)),
        (Mirror(reflecting: one.paragraph), Mirror(reflecting: other.paragraph)),
    ] {
        for (left, right) in zip(first.children, second.children) where "\(left.value)" != "\(right.value)" {
            text += " \(left.label ?? "") \(left.value) and \(right.value);"
        }
    }
    return text
}
