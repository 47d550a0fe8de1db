import CoreGraphics
import Foundation

/// The text representation of laid-out text.
enum TextBlockText {
    private static let alignments: [(TextAlignment, String)] = [
        (.natural, "natural"), (.left, "left"), (.center, "center"), (.right, "right"), (.justified, "justified"),
    ]
    private static let lineBreaks: [(TextLineBreak, String)] = [
        (.wordWrap, "word-wrap"), (.characterWrap, "character-wrap"), (.clip, "clip-line"),
        (.truncateHead, "truncate-head"),
        (.truncateMiddle, "truncate-middle"), (.truncateTail, "truncate-tail"),
    ]
    private static let directions: [(TextDirection, String)] = [
        (.natural, "either"), (.leftToRight, "left-to-right"), (.rightToLeft, "right-to-left"),
    ]

    private static func word<Value: Equatable>(_ value: Value, _ table: [(Value, String)]) -> SceneForm {
        .word(table.first { $0.0 == value }?.1 ?? "")
    }

    private static func value<Value>(_ word: String, _ table: [(Value, String)]) throws -> Value {
        guard let value = table.first(where: { $0.1 == word })?.0 else {
            throw SceneTextError("\(word) is unknown in a text.")
        }
        return value
    }

    static func forms(_ block: TextBlock) -> [SceneForm] {
        [
            word(block.alignment, alignments), word(block.lineBreak, lineBreaks), word(block.direction, directions),
            .word(String(block.maximumLines)), .number(block.paragraph.lineSpacing),
        ] + (block.paragraph.isPlain ? [] : [TextMarksText.form(block.paragraph)]) + block.runs.map(form)
    }

    static func block(_ list: inout SceneFields) throws -> TextBlock {
        let alignment = try value(list.word(), alignments)
        let lineBreak = try value(list.word(), lineBreaks)
        let direction = try value(list.word(), directions)
        let lines = try list.integer()
        var paragraph = ParagraphShape()
        paragraph.lineSpacing = try list.number()
        var runs: [TextRun] = []
        while !list.isEmpty {
            var fields = try list.fields()
            if fields.head == "paragraph" {
                try TextMarksText.read(&fields, into: &paragraph)
            } else {
                runs.append(try run(fields))
            }
        }
        return TextBlock(
            runs: runs, alignment: alignment, lineBreak: lineBreak, direction: direction, maximumLines: lines,
            paragraph: paragraph)
    }

    private static func form(_ run: TextRun) -> SceneForm {
        var items: [SceneForm] = [.string(run.text), .number(run.font.size), .word(String(run.font.weight))]
        items += SceneForm.color(run.color)
        if let family = run.font.family { items.append(.call("family", [.string(family)])) }
        if run.tracking != 0 { items.append(.call("tracking", [.number(run.tracking)])) }
        for (isSet, name) in [
            (run.font.isItalic, "italic"), (run.font.hasMonospacedDigits, "tabular"),
            (run.font.isMonospaced, "monospaced"),
            (run.isUnderlined, "underlined"), (run.isStruckThrough, "struck"),
        ] where isSet { items.append(.call(name)) }
        if let marks = run.marks { items.append(TextMarksText.form(marks)) }
        return .call("run", items + DrawingText.forms(run.shadow))
    }

    private static func run(_ list: SceneFields) throws -> TextRun {
        var list = list
        guard list.head == "run" else { throw SceneTextError("A text holds (run …), not (\(list.head) …).") }
        let text = try list.string()
        let font = FontRequest(size: try list.number(), weight: try list.integer())
        var run = TextRun(text: text, font: font, color: try list.color())
        while !list.isEmpty {
            if let shadow = try DrawingText.shadow(&list) {
                run.shadow = shadow
                continue
            }
            var field = try list.fields()
            switch field.head {
            case "family": run.font.family = try field.string()
            case "tracking": run.tracking = try field.number()
            case "italic": run.font.isItalic = true
            case "tabular": run.font.hasMonospacedDigits = true
            case "monospaced": run.font.isMonospaced = true
            case "underlined": run.isUnderlined = true
            case "struck": run.isStruckThrough = true
            case "marks": run.marks = try TextMarksText.marks(&field)
            default: throw SceneTextError("A run has no field called \(field.head).")
            }
        }
        return run
    }
}
