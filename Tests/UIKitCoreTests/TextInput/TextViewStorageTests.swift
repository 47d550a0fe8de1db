import CoreGraphics
import Foundation
import Testing
import TextLogic

@testable import UIKitCore
@testable import UIKitTesting

/// Records drawn ranges, and draws a blue bar beside each line.
private final class BarManager: NSLayoutManager {
    var ranges: [NSRange] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        ranges.append(glyphsToShow)
        enumerateLineFragments(forGlyphRange: glyphsToShow) { frame, _, _, _, _ in
            let context = UIGraphicsGetCurrentContext()
            context?.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
            context?.fill(CGRect(x: origin.x + 200, y: origin.y + frame.minY, width: 20, height: frame.height))
        }
    }
}

@MainActor
private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        guard editedMask.contains(.editedCharacters) else { return }
        let text = textStorage.string as NSString
        let line = text.lineRange(for: editedRange)
        textStorage.removeAttribute(.backgroundColor, range: line)
        let found = text.range(of: "let", options: [], range: line)
        guard found.location != NSNotFound else { return }
        textStorage.addAttribute(.backgroundColor, value: UIColor.red, range: found)
    }
}

@MainActor
struct TextViewStorageTests {
    private func color(_ view: UITextView, _ offset: Int, _ key: NSAttributedString.Key = .backgroundColor) -> UIColor?
    {
        view.attributedText.attribute(key, at: offset, effectiveRange: nil) as? UIColor
    }

    @Test("the storage of a text view has the text with the view's font and color")
    func content() {
        let stage = TextStage("hello")
        stage.view.textColor = .red
        let storage = stage.view.textStorage
        #expect(storage.string == "hello")
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.layoutManagers == [stage.view.layoutManager])
        #expect(stage.view.layoutManager.textContainers == [stage.view.textContainer])
        #expect(stage.view.textContainer.layoutManager === stage.view.layoutManager)
    }

    @Test("an edit of the storage changes the text, moves the selection, and is laid out")
    func storageEdit() {
        let stage = TextStage("one\ntwo\nthree")
        stage.begin(at: 8)
        let storage = stage.view.textStorage
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "second")
        #expect(stage.view.text == "one\nsecond\nthree")
        #expect(stage.view.selectedRange == NSRange(location: 11, length: 0))
        #expect(stage.calls == ["did select"])
        stage.app.turn()
        let shown = stage.view.content.shown.values.compactMap { $0.block?.string }.sorted()
        #expect(shown == ["one", "second", "three"])
        storage.append(NSAttributedString(string: "\nfour"))
        stage.app.turn()
        #expect(stage.view.content.shown.count == 4)
    }

    @Test("typed and deleted text is in the storage, with undo")
    func typing() {
        let stage = TextStage("ab")
        let storage = stage.view.textStorage
        stage.begin()
        stage.app.type("c")
        #expect(storage.string == "abc")
        #expect(stage.calls == ["should change", "did select", "did change"])
        #expect(storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        stage.app.press(.backspace)
        #expect(storage.string == "ab")
        stage.app.press(.character("z"), modifiers: .control)
        #expect(storage.string == stage.view.text)
        stage.view.text = "new"
        #expect(storage.string == "new")
        stage.view.attributedText = NSAttributedString(string: "other", attributes: [.kern: 3])
        #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 3)
        stage.view.font = .systemFont(ofSize: 30)
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        stage.view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(storage.string == stage.view.text)
        #expect(stage.view.markedTextRange != nil)
    }

    @Test("a delegate of the storage highlights typed text, which can be undone")
    func highlighting() {
        let stage = TextStage("")
        let highlighter = Highlighter()
        stage.view.textStorage.delegate = highlighter
        stage.begin()
        stage.app.type("a let b")
        #expect(color(stage.view, 0) == nil)
        #expect(color(stage.view, 2) == .red)
        #expect(color(stage.view, 4) == .red)
        #expect(color(stage.view, 5) == nil)
        #expect(stage.view.selectedRange.location == 7)
        stage.app.turn()
        let runs = stage.view.content.shown.values.first?.block?.runs ?? []
        #expect(runs.map(\.text) == ["a ", "let", " b"])
        #expect(stage.view.content.editing.canUndo)
    }

    @Test("a text view takes the storage of the app's container")
    func ownStack() {
        let storage = NSTextStorage(string: "own", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 50, height: 50))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "own")
        #expect(view.textStorage === storage)
        #expect(view.layoutManager === manager)
        #expect(container.size.width == 200)
        view.text = "changed"
        #expect(storage.string == "changed")
        let other = NSTextStorage(string: "another")
        storage.removeLayoutManager(manager)
        other.addLayoutManager(manager)
        #expect(view.text == "another")
        view.insertText("!")
        #expect(other.string == "another!")
    }

    @Test("the layout manager of a text view agrees with the view")
    func agrees() {
        let stage = TextStage("first\nsecond line\nthird")
        let manager = stage.view.layoutManager, container = stage.view.textContainer
        stage.view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
        stage.app.turn()
        let place = manager.boundingRect(forGlyphRange: NSRange(location: 13, length: 4), in: container)
        let first = stage.view.beginningOfDocument
        let range = stage.view.position(from: first, offset: 13).flatMap { low in
            stage.view.position(from: low, offset: 4).flatMap { stage.view.textRange(from: low, to: $0) }
        }
        let rect = range.map { stage.view.firstRect(for: $0) } ?? .zero
        #expect(abs(place.minX + 10 - rect.minX) < 0.1)
        #expect(abs(place.minY + 20 - rect.minY) < 0.1)
        #expect(abs(place.width - rect.width) < 0.1)
        #expect(manager.usedRect(for: container).height > 0)
    }

    @Test("a subclass of the layout manager draws the backgrounds of a text view")
    func ownDrawing() {
        let manager = BarManager(), container = NSTextContainer(size: .zero), storage = NSTextStorage(string: "a\n\nb")
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let root = UIViewController()
        let app = TestApp(root, draws: true)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200), textContainer: container)
        root.view.addSubview(view)
        app.turn()
        #expect(Set(manager.ranges.map(\.location)) == [0, 2, 3])
        let pixel = app.picture()?[2 * (20 + 210), 2 * (100 + 8 + 5)]
        #expect(pixel?.blue == 255)
        #expect(pixel?.red == 0)
        manager.ranges = []
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 3, length: 1))
        app.turn()
        #expect(manager.ranges.map(\.location) == [3])
        manager.ranges = []
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "new ")
        app.turn()
        #expect(manager.ranges.contains(NSRange(location: 7, length: 1)))
    }

    @Test("a text view uses the layout manager that replaces its own")
    func replacedManager() {
        let stage = TextStage("one\ntwo")
        let manager = BarManager()
        stage.view.textContainer.replaceLayoutManager(manager)
        #expect(stage.view.layoutManager === manager)
        #expect(manager.textStorage === stage.view.textStorage)
        #expect(stage.view.textStorage.layoutManagers == [manager])
        #expect(stage.view.text == "one\ntwo")
        stage.view.insertText("!")
        #expect(stage.view.textStorage.string == "one\ntwo!")
        #expect(manager.numberOfGlyphs == 8)
        stage.app.turn()
        #expect(stage.view.drawingManager === manager)
    }

    @Test("the lines of a text view can be limited by its container")
    func limit() {
        let stage = TextStage("one\ntwo\nthree\nfour")
        let all = stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height
        stage.view.textContainer.maximumNumberOfLines = 2
        let two = stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(abs((all - 16) / 2 - (two - 16)) < 1.1)
        stage.app.turn()
        #expect(stage.view.content.shown.values.compactMap { $0.block?.string }.sorted() == ["one", "two"])
        stage.view.textContainer.maximumNumberOfLines = 0
        stage.app.turn()
        #expect(stage.view.content.shown.count == 4)
    }

    @Test("a key in one hundred thousand lines with a storage lays out one paragraph")
    func longText() {
        let stage = TextStage((0..<100_000).map { "line number \($0)" }.joined(separator: "\n"))
        let storage = stage.view.textStorage
        stage.begin()
        let middle = (stage.view.text as NSString).range(of: "number 50000").location
        stage.view.selectedRange = NSRange(location: middle, length: 0)
        stage.app.advance(frames: 3)
        for (text, count) in [("x", 1), ("\n", 2)] {
            stage.view.content.measuring?.cancel()
            let before = stage.view.content.measuredCount
            stage.view.insertText(text)
            stage.view.layoutIfNeeded()
            #expect(stage.view.content.measuredCount - before == count)
        }
        stage.view.content.measuring?.cancel()
        let before = stage.view.content.measuredCount
        storage.addAttribute(.kern, value: 1, range: NSRange(location: middle, length: 1))
        stage.view.layoutIfNeeded()
        #expect(stage.view.content.measuredCount - before == 1)
    }
}
