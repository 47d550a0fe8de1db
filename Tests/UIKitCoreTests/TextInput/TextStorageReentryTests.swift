import CoreGraphics
import Foundation
import Testing
import TextLogic

@testable import UIKitCore
@testable import UIKitTesting

/// A delegate of a storage that acts once in each kind of call.
@MainActor
private final class ActingDelegate: NSObject, NSTextStorageDelegate {
    var will: ((NSTextStorage) -> Void)?
    var did: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        let act = will
        will = nil
        act?(textStorage)
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        let act = did
        did = nil
        act?(textStorage)
    }
}

/// An attachment that changes the text view while it is laid out.
private final class ActingAttachment: NSTextAttachment, @unchecked Sendable {
    nonisolated(unsafe) var act: (@MainActor () -> Void)?

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if let act {
            self.act = nil
            MainActor.assumeIsolated { act() }
        }
        return CGRect(x: 0, y: 0, width: 20, height: 20)
    }
}

@MainActor
struct TextStorageReentryTests {
    private typealias Act = (NSTextStorage, TextStage) -> Void

    private static let acts: [Act] = [
        { _, stage in stage.view.text = "set" },
        { _, stage in stage.view.attributedText = NSAttributedString(string: "set", attributes: [.kern: 1]) },
        { _, stage in stage.view.insertText("typed") },
        { _, stage in stage.view.selectedRange = NSRange(location: 0, length: 99) },
        { _, stage in stage.view.font = .systemFont(ofSize: 30) },
        { _, stage in stage.view.layoutIfNeeded() },
        { _, stage in _ = stage.view.layoutManager.usedRect(for: stage.view.textContainer) },
        { _, stage in stage.view.textContainer.replaceLayoutManager(NSLayoutManager()) },
        { _, stage in stage.view.removeFromSuperview() },
        { storage, _ in storage.setAttributedString(NSAttributedString(string: "")) },
        { storage, stage in storage.removeLayoutManager(stage.view.layoutManager) },
        { storage, _ in
            storage.beginEditing()
            storage.append(NSAttributedString(string: "left open"))
        },
    ]

    @Test("a delegate may change everything while an edit is processed", arguments: 0..<12, [false, true])
    func everything(number: Int, early: Bool) {
        for types in [false, true] {
            let stage = TextStage("one\ntwo")
            let delegate = ActingDelegate()
            let storage = stage.view.textStorage
            storage.delegate = delegate
            stage.begin(at: 3)
            let act: (NSTextStorage) -> Void = { storage in Self.acts[number](storage, stage) }
            if early { delegate.will = act } else { delegate.did = act }
            if types { stage.app.type("x") } else { storage.append(NSAttributedString(string: "!")) }
            while storage.work.depth > 0 { storage.endEditing() }
            stage.app.turn()
            let other = NSTextStorage(string: "other")
            stage.view.textStorage.removeLayoutManager(stage.view.layoutManager)
            other.addLayoutManager(stage.view.layoutManager)
            #expect(stage.view.text == "other")
            #expect(stage.view.content.editing.content.string == "other")
            stage.app.turn()
        }
    }

    @Test("after a delegate's changes the view has the text of its storage", arguments: [0, 1, 2, 3, 4, 5, 6, 7, 9])
    func agreement(number: Int) {
        for types in [false, true] {
            let stage = TextStage("one\ntwo")
            let delegate = ActingDelegate()
            let storage = stage.view.textStorage
            storage.delegate = delegate
            stage.begin(at: 3)
            delegate.will = { storage in Self.acts[number](storage, stage) }
            if types { stage.app.type("x") } else { storage.append(NSAttributedString(string: "!")) }
            stage.app.turn()
            #expect(stage.view.content.editing.content.string == storage.string)
            #expect(stage.view.text == storage.string)
            let selected = stage.view.selectedRange
            #expect(selected.location + selected.length <= storage.length)
        }
    }

    @Test("an attachment may change the text while it is laid out", arguments: [0, 1, 2, 4, 5, 6, 8])
    func attachment(number: Int) {
        let stage = TextStage("one\ntwo")
        let attachment = ActingAttachment()
        let storage = stage.view.textStorage
        attachment.act = { Self.acts[number](storage, stage) }
        storage.append(NSAttributedString(attachment: attachment))
        stage.app.turn()
        stage.view.layoutIfNeeded()
        #expect(stage.view.content.editing.content.string == storage.string)
    }

    @Test("random edits of a storage and by keys keep the view and the layout manager equal to it", arguments: 0..<30)
    func random(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 99
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(count, 1)
        }
        let stage = TextStage("one\ntwo\nthree")
        let storage = stage.view.textStorage
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 90, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        stage.begin()
        let words = ["", "a", "\n", "👍", "long words\nand lines", "\r\n", "é"]
        for _ in 0..<40 {
            let length = storage.length
            let low = next(length + 1)
            let range = (storage.string as NSString).rangeOfComposedCharacterSequences(
                for: NSRange(location: low, length: min(next(6), length - low)))
            switch next(6) {
            case 0: storage.replaceCharacters(in: range, with: words[next(words.count)])
            case 1: storage.addAttribute(.kern, value: next(3), range: range)
            case 2: stage.view.selectedRange = range
            case 3: stage.view.insertText(words[next(words.count)])
            case 4: stage.view.deleteBackward()
            default:
                storage.beginEditing()
                storage.replaceCharacters(in: range, with: "xy")
                storage.deleteCharacters(in: NSRange(location: 0, length: 1))
                storage.endEditing()
            }
            #expect(stage.view.content.editing.content.string == storage.string)
            #expect(manager.ownArea.areaText.string == storage.string)
            if next(4) == 0 { stage.app.turn() }
            _ = manager.usedRect(for: container)
        }
        var lines: [NSRange] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in lines.append(range) }
        // The lines are the whole text, one after the other.
        #expect(lines.reduce(0) { $0 == $1.location ? NSMaxRange($1) : -1 } == storage.length)
        let fresh = NSLayoutManager(), other = NSTextContainer(size: CGSize(width: 90, height: 0))
        let copy = NSTextStorage(attributedString: NSAttributedString(attributedString: storage))
        fresh.addTextContainer(other)
        copy.addLayoutManager(fresh)
        let (kept, made) = (manager.usedRect(for: container), fresh.usedRect(for: other))
        #expect(abs(kept.height - made.height) < 0.01)
        #expect(abs(kept.width - made.width) < 0.01)
    }
}
