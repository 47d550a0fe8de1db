import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// A layout manager that draws rounded backgrounds, as packages do.
private final class RoundedManager: NSLayoutManager {
    var filled: [(rects: [CGRect], range: NSRange)] = []

    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        filled.append(((0..<rectCount).map { rectArray[$0] }, charRange))
        color.setFill()
        for index in 0..<rectCount { UIBezierPath(roundedRect: rectArray[index], cornerRadius: 8).fill() }
    }
}

/// A view that draws the text of a layout manager by itself.
private final class DrawnText: UIView {
    let manager = RoundedManager(), container = NSTextContainer(size: CGSize(width: 200, height: 0))
    let storage = NSTextStorage()
    var glyphs: NSRange?

    override func draw(_ rect: CGRect) {
        let all = glyphs ?? manager.glyphRange(for: container)
        manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
        manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
    }
}

@MainActor
struct LayoutManagerDrawingTests {
    private func stage(_ text: NSAttributedString) -> (app: TestApp, view: DrawnText) {
        let root = UIViewController()
        let app = TestApp(root, draws: true)
        let view = DrawnText(frame: CGRect(x: 20, y: 100, width: 220, height: 100))
        view.backgroundColor = .white
        view.container.lineFragmentPadding = 0
        view.manager.addTextContainer(view.container)
        view.storage.addLayoutManager(view.manager)
        view.storage.setAttributedString(text)
        root.view.addSubview(view)
        app.turn()
        return (app, view)
    }

    private func isDark(_ app: TestApp, _ rect: CGRect) -> Bool {
        guard let picture = app.picture() else { return false }
        for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) {
            for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) where picture[x, y]?.green ?? 255 < 100 { return true }
        }
        return false
    }

    @Test("an own class fills the rectangles of a background, behind the text")
    func backgrounds() throws {
        let text = NSMutableAttributedString(
            string: "MMMM MMMM", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let red = UIColor(red: 1, green: 0.6, blue: 0.6, alpha: 1)
        text.addAttribute(.backgroundColor, value: red, range: NSRange(location: 5, length: 4))
        text.addAttribute(.kern, value: 0.1, range: NSRange(location: 7, length: 2))
        let (app, view) = stage(text)
        let filled = try #require(view.manager.filled.first)
        #expect(view.manager.filled.count == 1)
        #expect(filled.range == NSRange(location: 5, length: 4))
        let place = view.manager.boundingRect(forGlyphRange: filled.range, in: view.container)
        #expect(filled.rects.count == 1)
        #expect(abs((filled.rects.first?.minX ?? 0) - place.minX - 10) < 0.1)
        // The corner is rounded, the edge between the corners has the color, and the text is above.
        let box = place.offsetBy(dx: 30, dy: 120)
        let picture = try #require(app.picture())
        #expect(picture[Int(box.minX * 2) + 1, Int(box.minY * 2) + 1]?.green == 255)
        #expect(picture[Int(box.midX * 2), Int(box.minY * 2) + 1]?.green == 153)
        #expect(isDark(app, box))
    }

    @Test("only the glyphs of a range are drawn")
    func partOfText() {
        let text = NSAttributedString(string: "MMMM\nMMMM", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let (app, view) = stage(text)
        let first = CGRect(x: 30, y: 120, width: 30, height: 20), second = first.offsetBy(dx: 0, dy: 24)
        let right = first.offsetBy(dx: 40, dy: 0)
        #expect(isDark(app, first) && isDark(app, second) && isDark(app, right))
        view.glyphs = NSRange(location: 0, length: 2)
        view.setNeedsDisplay()
        app.turn()
        #expect(isDark(app, first))
        #expect(!isDark(app, right))
        #expect(!isDark(app, second))
    }

    @Test("a tap on a word of a label is found by a layout of its text")
    func labelTap() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "read the terms of service", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let root = UIViewController()
        let app = TestApp(root)
        root.view.addSubview(label)
        app.turn()
        let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString(string: ""))
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 120, height: 100))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = label.numberOfLines
        container.lineBreakMode = label.lineBreakMode
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let fitted = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(abs(manager.usedRect(for: container).height - fitted.height) < 1)
        let word = (storage.string as NSString).range(of: "terms")
        let place = manager.boundingRect(forGlyphRange: word, in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: place.midX, y: place.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(word.contains(index))
    }
}
