import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKitCore

/// Boxes instead of glyphs: a character is half an em wide, a line 1.2 em high, its baseline 1 em below its top.
@MainActor
private func withBoxes<Value>(_ body: () throws -> Value) rethrows -> Value {
    let context = AppContext()
    context.makeCurrent()
    let host = HeadlessHost(shaper: BoxShaper())
    context.attach(host)
    return try body()
}

@MainActor
private func label(_ text: String, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
}

@MainActor
private func drawn(_ label: UILabel) -> (block: TextBlock, rect: CGRect)? {
    let context = CGContext()
    label.drawContents(in: context)
    for case .text(let block, let rect) in context.record.commands { return (block, rect) }
    return nil
}

@MainActor
struct LabelTests {
    @Test func `a label is as large as its text, rounded up to device pixels`() {
        withBoxes {
            #expect(label("abcd").intrinsicContentSize == CGSize(width: 40, height: 24))
            // 17 points: 4 × 8.5 wide, 20.4 high, on a display of two pixels per point.
            #expect(label("abcd", size: 17).intrinsicContentSize == CGSize(width: 34, height: 20.5))
        }
    }

    @Test func `an empty label and a label without a host have no size`() {
        withBoxes { #expect(label("").intrinsicContentSize == .zero) }
        AppContext().makeCurrent()
        #expect(label("abc").intrinsicContentSize == .zero)
    }

    @Test func `lines wrap at the width they get, up to their number`() {
        withBoxes {
            let text = label("aaaa bbbb cccc")
            text.numberOfLines = 0
            #expect(text.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 40, height: 72))
            text.numberOfLines = 2
            #expect(text.sizeThatFits(CGSize(width: 50, height: 0)).height == 48)
            text.numberOfLines = 1
            #expect(text.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 140, height: 24))
        }
    }

    @Test func `constraints give a label of many lines the height of the width it gets`() {
        withBoxes {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 400))
            let text = label("aaaa bbbb cccc")
            text.numberOfLines = 0
            text.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 72))
        }
    }

    @Test func `text stands in the middle of the label's height, and baselines with it`() {
        withBoxes {
            let text = label("ab")
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            #expect(drawn(text)?.rect == CGRect(x: 0, y: 10, width: 100, height: 24))
            #expect(text.firstBaselineOffset == 30)
            #expect(text.lastBaselineOffset == 14)
        }
    }

    @Test func `natural alignment follows the interface's direction`() {
        withBoxes {
            let text = label("ab")
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
            #expect(drawn(text)?.block.alignment == .left)
            text.semanticContentAttribute = .forceRightToLeft
            #expect(drawn(text)?.block.alignment == .right)
            text.textAlignment = .center
            #expect(drawn(text)?.block.alignment == .center)
        }
    }

    @Test func `a line that is too wide gets smaller, no further than its smallest factor`() {
        withBoxes {
            let text = label("abcdefghij")
            text.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
            #expect(drawn(text)?.block.runs.first?.font.size == 20)
            text.adjustsFontSizeToFitWidth = true
            #expect(drawn(text)?.block.runs.first?.font.size == 10)
            text.minimumScaleFactor = 0.75
            #expect(drawn(text)?.block.runs.first?.font.size == 15)
        }
    }

    @Test func `smaller text keeps the baseline, or the middle where asked`() {
        withBoxes {
            let text = label("abcdefghij")
            text.frame = CGRect(x: 0, y: 0, width: 50, height: 44)
            text.adjustsFontSizeToFitWidth = true
            // Twenty points: 10 above the line, its baseline at 30. Ten points: a line of 12, its baseline 10 below its
            // top.
            #expect(drawn(text)?.rect.minY == 20)
            text.baselineAdjustment = .alignCenters
            #expect(drawn(text)?.rect.minY == 16)
        }
    }

    @Test func `attributes of the text win over the label's own`() {
        withBoxes {
            let text = UILabel()
            text.textColor = .blue
            let parts = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
            parts.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
            text.attributedText = parts
            #expect(text.text == "ab")
            #expect(text.intrinsicContentSize == CGSize(width: 30, height: 36))
            text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            #expect(drawn(text)?.block.runs.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
            text.textColor = .green
            #expect(drawn(text)?.block.runs.map(\.color) == [UIColor.green.cgColor])
        }
    }

    @Test func `the system's text color is that of the label's traits`() {
        withBoxes {
            let text = label("a")
            text.frame = CGRect(x: 0, y: 0, width: 50, height: 24)
            #expect(drawn(text)?.block.runs.first?.color == .black)
            text.overrideUserInterfaceStyle = .dark
            text.traitsMayHaveChanged()
            #expect(drawn(text)?.block.runs.first?.color == .white)
        }
    }

    @Test func `what is spoken for a label is its text`() {
        withBoxes {
            let text = label("Inbox")
            #expect(text.accessibilityLabel == "Inbox")
            #expect(text.isAccessibilityElement)
            #expect(text.accessibilityTraits == .staticText)
            text.accessibilityLabel = "All mail"
            #expect(text.accessibilityLabel == "All mail")
        }
    }

    @Test("font and color set after attributed text, also with a shadow, change the whole text and keep the rest")
    func setAfterAttributed() {
        let label = UILabel()
        let shadow = NSShadow()
        label.attributedText = NSAttributedString(
            string: "Top",
            attributes: [
                .kern: 4, .shadow: shadow, .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
            ])
        label.font = .systemFont(ofSize: 30)
        label.textColor = .blue
        let text = label.attributedText
        #expect(text?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        #expect(text?.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
        label.attributedText = NSAttributedString(string: "")
        label.font = .systemFont(ofSize: 12)
        #expect(label.text == "")
    }

    @Test("of a very long text, no more is measured than the label's lines can show")
    func longText() {
        withBoxes {
            let text = String(repeating: "m", count: 100_000)
            let one = label(text)
            #expect(one.block.runs.reduce(0) { $0 + $1.text.count } == LabelLimit.longestLine)
            #expect(one.text == text)
            let two = label(text)
            two.numberOfLines = 2
            #expect(two.block.runs.reduce(0) { $0 + $1.text.count } == 2 * LabelLimit.longestLine)
            let middle = label(text)
            middle.lineBreakMode = .byTruncatingMiddle
            middle.text = "begin" + text + "end"
            #expect(middle.block.string.count == LabelLimit.longestLine)
            #expect(middle.block.string.hasPrefix("begin"))
            #expect(middle.block.string.hasSuffix("end"))
            let all = label(text)
            all.numberOfLines = 0
            #expect(all.block.runs.reduce(0) { $0 + $1.text.count } == 100_000)
            all.attributedText = NSAttributedString(string: String(repeating: "é", count: LabelLimit.longest + 10))
            #expect(all.block.string.count == LabelLimit.longest)
            #expect(all.text?.count == LabelLimit.longest + 10)
        }
    }
}
