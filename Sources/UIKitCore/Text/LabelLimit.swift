import Diagnostics
import Foundation
import TextLogic

/// The part of a long text that a label measures and draws, so that the time depends on the visible part only.
struct LabelLimit {
    /// The maximum length of a line in UTF-16 units. Chosen: more characters than fit into a line of any display.
    static let longestLine = 10_000
    /// The maximum length in UTF-16 units. Chosen: some four thousand lines; a text view lays out longer texts in
    /// parts.
    static let longest = 200_000

    let lines: Int
    let lineBreak: NSLineBreakMode

    private var most: Int {
        lines > 0 && lines <= Self.longest / Self.longestLine ? lines * Self.longestLine : Self.longest
    }

    /// The numbers of units at the start and at the end that are kept; nil for a text that is short enough.
    private func cut(_ length: Int) -> (head: Int, tail: Int)? {
        guard length > most else { return nil }
        if most == Self.longest {
            Log.once(
                "UILabel: only the first \(most) UTF-16 units of a text are laid out; use a text view for long texts")
        }
        guard lines > 0 else { return (most, 0) }
        switch lineBreak {
        case .byTruncatingHead: return (0, most)
        case .byTruncatingMiddle: return (most / 2, most / 2)
        default: return (most, 0)
        }
    }

    func part(of text: String) -> String {
        // The number of bytes is known immediately; a text has no more units than bytes.
        guard text.utf8.count > most, let cut = cut(text.utf16.count) else { return text }
        let bounds = TextBoundaries(text)
        let head = bounds.part(0..<bounds.snapped(cut.head))
        guard cut.tail > 0 else { return head }
        return head + bounds.part(bounds.snapped(bounds.length - cut.tail)..<bounds.length)
    }

    func part(of text: NSAttributedString) -> NSAttributedString {
        guard let cut = cut(text.length) else { return text }
        let bounds = TextBoundaries(text.string)
        let head = text.attributedSubstring(from: NSRange(0..<bounds.snapped(cut.head)))
        guard cut.tail > 0 else { return head }
        let kept = NSMutableAttributedString(attributedString: head)
        kept.append(text.attributedSubstring(from: NSRange(bounds.snapped(bounds.length - cut.tail)..<bounds.length)))
        return kept
    }
}
