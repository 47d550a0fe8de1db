import Foundation
import UIKit

/// A note as its file stores it: plain text, and the ranges with a style.
struct Note: Codable, Hashable, Identifiable {
    struct Style: OptionSet, Codable, Hashable {
        let rawValue: Int
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let underlined = Style(rawValue: 4)
    }

    /// A number of UTF-16 units with a style.
    struct Run: Codable, Hashable {
        var length: Int
        var style: Style
    }

    var id = UUID()
    var text = ""
    var runs: [Run] = []
    /// Larger for a note that was edited later.
    var edition = 0

    /// The first line that is not empty.
    var title: String {
        text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? "New Note"
    }
    /// The text after the title, on one line.
    var summary: String {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        return lines.dropFirst().prefix(3).joined(separator: " ")
    }
    var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Note {
    @MainActor static var font: UIFont { .preferredFont(forTextStyle: .body) }

    /// The text with the fonts of a text view.
    @MainActor var attributedText: NSAttributedString {
        let result = NSMutableAttributedString(
            string: text, attributes: [.font: Note.font, .foregroundColor: UIColor.label])
        var start = 0
        for run in runs {
            // The file may be damaged.
            guard run.length > 0, run.length <= result.length - start else { break }
            let range = NSRange(location: start, length: run.length)
            var traits: UIFontDescriptor.SymbolicTraits = []
            if run.style.contains(.bold) { traits.insert(.traitBold) }
            if run.style.contains(.italic) { traits.insert(.traitItalic) }
            if let descriptor = Note.font.fontDescriptor.withSymbolicTraits(traits) {
                result.addAttribute(.font, value: UIFont(descriptor: descriptor, size: 0), range: range)
            }
            if run.style.contains(.underlined) {
                result.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
            }
            start += run.length
        }
        return result
    }

    /// Reads the text and the styles of a text view.
    @MainActor mutating func read(_ attributed: NSAttributedString) {
        text = attributed.string
        runs = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            var style: Style = []
            let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
            if traits.contains(.traitBold) { style.insert(.bold) }
            if traits.contains(.traitItalic) { style.insert(.italic) }
            if (attributes[.underlineStyle] as? Int ?? 0) != 0 { style.insert(.underlined) }
            if let last = runs.indices.last, runs[last].style == style {
                runs[last].length += range.length
            } else {
                runs.append(Run(length: range.length, style: style))
            }
        }
        if runs.allSatisfy(\.style.isEmpty) { runs = [] }
    }
}
