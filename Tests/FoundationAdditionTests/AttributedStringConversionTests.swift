import Foundation
import FoundationAdditions
import Testing
import WorkGrowth

/// An app's own attributes.
extension AttributeScopes {
    fileprivate struct OwnAttributes: AttributeScope {
        let level: LevelAttribute
        let mood: MoodAttribute
        let weight: WeightAttribute
        let pair: PairAttribute
        let foundation: FoundationAttributes
    }
    fileprivate var own: OwnAttributes.Type { OwnAttributes.self }
}

private enum LevelAttribute: ObjectiveCConvertibleAttributedStringKey {
    enum Level: Int { case low = 1, high = 2 }
    typealias Value = Level
    typealias ObjectiveCValue = NSNumber
    static let name = "level"
}

private enum MoodAttribute: ObjectiveCConvertibleAttributedStringKey {
    enum Mood: String { case good, bad }
    typealias Value = Mood
    typealias ObjectiveCValue = NSString
    static let name = "mood"
}

private enum WeightAttribute: AttributedStringKey {
    typealias Value = CGFloat
    static let name = "weight"
}

private enum PairAttribute: AttributedStringKey {
    struct Pair: Hashable { var (x, y) = (0, 0) }
    typealias Value = Pair
    static let name = "pair"
}

/// Swift's attributed strings and those of Objective-C.
struct AttributedStringConversionTests {
    private typealias Keys = AttributeScopes.FoundationAttributes

    private func text() -> AttributedString {
        var text = AttributedString("ab😀")
        text[text.range(of: "b")!].link = URL(string: "https://example.com")
        text[text.range(of: "😀")!][LevelAttribute.self] = .high
        text[text.range(of: "😀")!][MoodAttribute.self] = .bad
        text[text.range(of: "😀")!][WeightAttribute.self] = 2.5
        return text
    }

    @Test("the attributes of a scope become objects, and come back")
    func scope() throws {
        let converted = try NSAttributedString(text(), including: \.own)
        #expect(converted.string == "ab😀" && converted.length == 4)
        #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(converted.attribute(NSAttributedString.Key("NSLink"), at: 1, effectiveRange: nil) is URL)
        var range = NSRange()
        let last = converted.attributes(at: 2, effectiveRange: &range)
        #expect(range == NSRange(location: 2, length: 2))
        #expect(last[NSAttributedString.Key("level")] as? Int == 2)
        #expect(last[NSAttributedString.Key("mood")] as? String == "bad")
        #expect(last[NSAttributedString.Key("weight")] as? CGFloat == 2.5)
        #expect(try AttributedString(converted, including: AttributeScopes.OwnAttributes.self) == text())
    }

    @Test("attributes outside of the scope are left out")
    func foundationScope() throws {
        let converted = try NSAttributedString(text(), including: \.foundation)
        #expect(converted.attributes(at: 2, effectiveRange: nil).isEmpty)
        #expect(try AttributedString(converted, including: \.foundation).runs.compactMap(\.link).count == 1)
    }

    @Test("a value of another type ends a conversion with a scope")
    func wrongTypes() throws {
        let wrong: [(String, Any)] = [("level", "x"), ("level", 7), ("mood", 3), ("weight", "1"), ("NSLink", 5)]
        for (name, value) in wrong {
            let text = NSAttributedString(string: "a", attributes: [NSAttributedString.Key(name): value])
            #expect(throws: CocoaError.self) { try AttributedString(text, including: \.own) }
        }
    }

    @Test("numbers of every type become the type of the key", arguments: [NSNumber(value: 3), NSNumber(value: 3.0)])
    func numbers(number: NSNumber) throws {
        let key = NSAttributedString.Key("weight")
        for value in [number, 3, 3.0, Float(3), CGFloat(3)] as [Any] {
            #expect(try AttributeContainer([key: value], including: \.own)[WeightAttribute.self] == 3)
        }
        let container = try AttributeContainer([NSAttributedString.Key("level"): CGFloat(2)], including: \.own)
        #expect(container[LevelAttribute.self] == .high)
        #expect(try AttributeContainer([NSAttributedString.Key("NSLink"): "a.b"], including: \.own).link != nil)
    }

    @Test("containers and dictionaries have the same attributes")
    func dictionaries() throws {
        var container = AttributeContainer()
        container[MoodAttribute.self] = .good
        container.languageIdentifier = "de"
        let dictionary = try [NSAttributedString.Key: Any](container, including: \.own)
        #expect(dictionary.count == 2 && dictionary[NSAttributedString.Key("NSLanguage")] as? String == "de")
        #expect(try AttributeContainer(dictionary, including: \.own) == container)
    }

    @Test("values that Foundation cannot compare are compared and come back")
    func structures() throws {
        var text = AttributedString("")
        for number in 0..<200 {
            var piece = AttributedString("a")
            piece[PairAttribute.self] = .init(x: number % 3 << 8, y: number)
            piece[Keys.PresentationIntentAttribute.self] = .init(.paragraph, identity: number)
            text += piece
        }
        let converted = NSMutableAttributedString(attributedString: try NSAttributedString(text, including: \.own))
        #expect(try AttributedString(converted, including: \.own) == text)
        let intents = (0..<200).map {
            converted.attribute(.presentationIntentAttributeName, at: $0, effectiveRange: nil) as? PresentationIntent
        }
        #expect(intents.map { $0?.components.first?.identity } == Array(0..<200))
        converted.setAttributes(
            converted.attributes(at: 0, effectiveRange: nil), range: NSRange(location: 1, length: 1))
        #expect(converted == converted.copy() as? NSAttributedString)
    }

    @Test("a run that ends in the middle of a character loses no text")
    func halves() throws {
        let text = NSMutableAttributedString(string: "a😀b")
        text.addAttribute(NSAttributedString.Key("NSLanguage"), value: "de", range: NSRange(location: 0, length: 2))
        let converted = try AttributedString(text, including: \.foundation)
        #expect(String(converted.characters) == "a😀b")
        #expect(converted.runs.map { $0.languageIdentifier } == ["de", nil])
        let flags = NSMutableAttributedString(string: "🇩🇪e\u{301}")
        for place in 0..<flags.length {
            let range = NSRange(location: place, length: 1)
            flags.addAttribute(NSAttributedString.Key("NSLanguage"), value: "\(place)", range: range)
        }
        #expect(String(try AttributedString(flags, including: \.foundation).characters) == "🇩🇪e\u{301}")
    }

    @Test("ranges of both kinds of strings have the same characters")
    func ranges() throws {
        let text = AttributedString("a😀b🇩🇪")
        let face = try #require(text.range(of: "😀"))
        #expect(NSRange(face, in: text) == NSRange(location: 1, length: 2))
        #expect(NSRange(face.lowerBound..., in: text) == NSRange(location: 1, length: 7))
        #expect(NSRange(face, in: text[face.lowerBound...]) == NSRange(location: 0, length: 2))
        #expect(Range(NSRange(location: 1, length: 2), in: text) == face)
        for (low, length) in [(2, 0), (2, 1), (1, 1), (5, 1), (0, 8)] {
            let range = try #require(Range<AttributedString.Index>(NSRange(location: low, length: length), in: text))
            #expect(!String(text[range].characters).unicodeScalars.contains("\u{FFFD}"))
        }
        let outside = [(0, 9), (9, 0), (-1, 2), (NSNotFound, 0), (1, .max), (.max, .max)]
        for (location, length) in outside {
            #expect(Range<AttributedString.Index>(NSRange(location: location, length: length), in: text) == nil)
        }
        #expect(Range<AttributedString.Index>(NSRange(location: 8, length: 0), in: text) != nil)
    }

    @Test("conversions take proportional time")
    func growth() {
        let growth = WorkGrowth(to: 8000) { count in
            var text = AttributedString("")
            for number in 0..<count {
                text += AttributedString("é", attributes: .init().languageIdentifier("\(number % 3)"))
            }
            let converted = try? NSAttributedString(text, including: \.foundation)
            let back = converted.flatMap { try? AttributedString($0, including: \.foundation) }
            #expect(back?.runs.count == count)
        }
        #expect(growth < .linear)
    }
}
