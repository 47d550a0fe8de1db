import CoreGraphics
import Foundation

/// The text representation of rarely used text attributes. Images in text are omitted.
enum TextMarksText {
    // MARK: Paragraphs

    private static let lengths: [(name: String, path: WritableKeyPath<ParagraphShape, CGFloat> & Sendable)] = [
        ("minimum", \.minimumLineHeight), ("maximum", \.maximumLineHeight), ("multiple", \.lineHeightMultiple),
        ("after", \.spacing),
        ("before", \.spacingBefore), ("head", \.headIndent), ("first", \.firstLineHeadIndent), ("tail", \.tailIndent),
    ]

    static func form(_ shape: ParagraphShape) -> SceneForm {
        let hyphenation = shape.hyphenation.map {
            SceneForm.call("hyphenation", [.number($0.factor), .string($0.language)])
        }
        return .call(
            "paragraph",
            lengths.filter { shape[keyPath: $0.path] != 0 }.map { .call($0.name, [.number(shape[keyPath: $0.path])]) }
                + [hyphenation].compactMap { $0 })
    }

    static func read(_ list: inout SceneFields, into shape: inout ParagraphShape) throws {
        while !list.isEmpty {
            var field = try list.fields()
            if field.head == "hyphenation" {
                let factor = try field.number()
                shape.hyphenation = Hyphenation(factor: factor, language: try field.string())
                continue
            }
            guard let length = lengths.first(where: { $0.name == field.head }) else {
                throw SceneTextError("A paragraph has no field called \(field.head).")
            }
            shape[keyPath: length.path] = try field.number()
        }
    }

    // MARK: Marks

    private static let patterns: [(TextMarks.Pattern, String)] = [
        (.solid, "solid"), (.dots, "dots"), (.dashes, "dashes"), (.dashesAndDots, "dashes-dots"),
        (.dashesAndTwoDots, "dashes-two-dots"),
    ]

    private static func form(_ name: String, _ rule: TextMarks.Rule) -> SceneForm {
        let pattern = patterns.first { $0.0 == rule.pattern }?.1 ?? ""
        let flags = [(rule.isDouble, "double"), (rule.isThick, "thick")].filter(\.0).map { SceneForm.call($0.1) }
        return .call(name, [.word(pattern)] + flags + (rule.color.map { [.call("color", SceneForm.color($0))] } ?? []))
    }

    private static func rule(_ list: inout SceneFields) throws -> TextMarks.Rule {
        var rule = TextMarks.Rule()
        let word = try list.word()
        guard let pattern = patterns.first(where: { $0.1 == word })?.0 else {
            throw SceneTextError("\(word) is no pattern of a line.")
        }
        rule.pattern = pattern
        while !list.isEmpty {
            var field = try list.fields()
            switch field.head {
            case "double": rule.isDouble = true
            case "thick": rule.isThick = true
            case "color": rule.color = try field.color()
            default: throw SceneTextError("A line has no field called \(field.head).")
            }
        }
        return rule
    }

    static func form(_ marks: TextMarks) -> SceneForm {
        var items: [SceneForm] = []
        if let color = marks.background { items.append(.call("background", SceneForm.color(color))) }
        if let rule = marks.underline { items.append(form("underline", rule)) }
        if let rule = marks.strikethrough { items.append(form("strikethrough", rule)) }
        if marks.rise != 0 { items.append(.call("rise", [.number(marks.rise)])) }
        if marks.strokeWidth != 0 { items.append(.call("stroke", [.number(marks.strokeWidth)])) }
        if let color = marks.strokeColor { items.append(.call("stroke-color", SceneForm.color(color))) }
        if !marks.isFilled { items.append(.call("hollow")) }
        if marks.slant != 0 { items.append(.call("slant", [.number(marks.slant)])) }
        if let language = marks.language { items.append(.call("language", [.string(language)])) }
        if !marks.hasLigatures { items.append(.call("no-ligatures")) }
        if let picture = marks.picture {
            items.append(
                .call("picture", [.number(picture.size.width), .number(picture.size.height), .number(picture.rise)]))
        }
        return .call("marks", items)
    }

    static func marks(_ list: inout SceneFields) throws -> TextMarks {
        var marks = TextMarks()
        while !list.isEmpty {
            var field = try list.fields()
            switch field.head {
            case "background": marks.background = try field.color()
            case "underline": marks.underline = try rule(&field)
            case "strikethrough": marks.strikethrough = try rule(&field)
            case "rise": marks.rise = try field.number()
            case "stroke": marks.strokeWidth = try field.number()
            case "stroke-color": marks.strokeColor = try field.color()
            case "hollow": marks.isFilled = false
            case "slant": marks.slant = try field.number()
            case "language": marks.language = try field.string()
            case "no-ligatures": marks.hasLigatures = false
            case "picture":
                marks.picture = TextMarks.Picture(image: nil, size: try field.size(), rise: try field.number())
            default: throw SceneTextError("Marks have no field called \(field.head).")
            }
        }
        return marks
    }
}
