import Foundation
import Testing
import UIKit

private final class Person: NSObject {
    let name: String
    let age: Int
    let email: String?
    let friends: [Person]
    init(_ name: String, _ age: Int, email: String? = nil, friends: [Person] = []) {
        (self.name, self.age, self.email, self.friends) = (name, age, email, friends)
    }
}

/// Predicates of texts, which forms use for validation.
@MainActor
struct PredicateFormatTests {
    private let people = [
        Person("Ann", 31, email: "ann@example.org", friends: [Person("Élodie", 9)]), Person("Bob", 17),
        Person("bea", 64),
    ]

    private func names(_ format: String, _ arguments: [Any] = []) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return people.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    @Test func `MATCHES compares the whole text with a regular expression`() {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        let email = NSPredicate(format: "SELF MATCHES %@", pattern)
        #expect(email.evaluate(with: "me@example.org") && !email.evaluate(with: "me@example.org and more"))
        #expect(!email.evaluate(with: "me@example") && !email.evaluate(with: nil))
        #expect(NSPredicate(format: "SELF MATCHES[c] 'a+'").evaluate(with: "AAA"))
        #expect(!NSPredicate(format: "SELF MATCHES '('").evaluate(with: "("))
    }

    @Test func `texts are compared with the options in brackets`() {
        #expect(NSPredicate(format: "SELF BEGINSWITH[cd] 'el'").evaluate(with: "Élodie"))
        #expect(!NSPredicate(format: "SELF BEGINSWITH 'el'").evaluate(with: "Élodie"))
        #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "OD").evaluate(with: "Élodie"))
        #expect(NSPredicate(format: "SELF ENDSWITH 'ie' AND SELF.length > %d", 3).evaluate(with: "Élodie"))
        #expect(NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "abc.d"))
        #expect(!NSPredicate(format: "SELF LIKE 'a?c'").evaluate(with: "a.cd"))
        #expect(NSPredicate(format: "SELF ==[c] \"ann\"").evaluate(with: "Ann"))
    }

    @Test func `properties of objects are compared by their names`() {
        #expect(names("age >= 18 AND name BEGINSWITH[c] 'b'") == ["bea"])
        #expect(names("%K == %@ OR age BETWEEN {60, 70}", ["name", "Bob"]) == ["Bob", "bea"])
        #expect(names("NOT (age < 18 || email == nil)") == ["Ann"])
        #expect(names("name IN %@", [["Ann", "Bob"]]) == ["Ann", "Bob"])
        #expect(names("ANY friends.age < 10") == ["Ann"] && names("friends.@count == 0") == ["Bob", "bea"])
        #expect(names("TRUEPREDICATE").count == 3 && names("!TRUEPREDICATE").isEmpty)
    }

    @Test func `dictionaries, numbers, dates and variables are compared`() {
        let row: [String: Any] = ["on": true, "date": Date(timeIntervalSince1970: 10), "size": 2.5]
        #expect(NSPredicate(format: "on == YES AND size > 2").evaluate(with: row))
        #expect(NSPredicate(format: "date < %@", NSDate(timeIntervalSince1970: 11)).evaluate(with: row))
        #expect(NSPredicate(format: "other == nil && size != -1.5").evaluate(with: row))
        let variable = NSPredicate(format: "size == $SIZE")
        #expect(variable.evaluate(with: row, substitutionVariables: ["SIZE": 2.5]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [variable, NSPredicate(format: "on == NO")])
        #expect(!both.evaluate(with: row, substitutionVariables: ["SIZE": 2.5]))
    }
}
