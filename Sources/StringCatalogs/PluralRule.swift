/// Selects the plural form for an integer.
///
/// Documented (Unicode CLDR, Language Plural Rules): the rules for the languages of UIKit's own strings. Other
/// languages use one and other.
package struct PluralRule {
    package enum Category: String { case zero, one, two, few, many, other }

    private let language: String

    package init(language: String) { self.language = String(language.prefix { $0 != "-" && $0 != "_" }) }

    package func category(of count: Int) -> Category {
        let n = count.magnitude
        let (tens, ones) = (n % 100, n % 10)
        switch language {
        case "id", "ja", "ko", "ms", "th", "vi", "zh": return .other
        case "fr", "pt", "hi": return n <= 1 ? .one : .other
        case "ar":
            switch (n, tens) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...99): return .many
            default: return .other
            }
        case "he": return n == 1 ? .one : n == 2 ? .two : .other
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "pl":
            if n == 1 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "ru", "uk":
            if ones == 1, tens != 11 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "hr":
            if ones == 1, tens != 11 { return .one }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
        case "ro": return n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
        default: return n == 1 ? .one : .other
        }
    }
}
