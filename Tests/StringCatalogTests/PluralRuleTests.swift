import StringCatalogs
import Testing

struct PluralRuleTests {
    @Test(
        "the rules of each language are those of CLDR",
        arguments: [
            ("ja", [0, 1, 2, 11], "other other other other"), ("fr", [0, 1, 2], "one one other"),
            ("ar", [0, 1, 2, 5, 11, 100], "zero one two few many other"),
            ("ru", [1, 2, 5, 11, 21, 22], "one few many many one few"),
            ("ro", [0, 1, 19, 20, 101], "few one few other few"),
            ("he", [1, 2, 3], "one two other"),
            ("cs", [1, 4, 5], "one few other"), ("hr", [21, 22, 25], "one few other"), ("tlh", [1, 2], "one other"),
        ])
    func rules(language: String, counts: [Int], categories: String) {
        let rule = PluralRule(language: language)
        #expect(counts.map { rule.category(of: $0).rawValue }.joined(separator: " ") == categories)
    }
}
