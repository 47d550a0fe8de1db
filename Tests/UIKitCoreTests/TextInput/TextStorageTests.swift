import Foundation
import Testing

@testable import UIKitCore

/// A storage that keeps its text itself, as highlighters do.
private final class KeptStorage: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")
    var processed: [NSRange] = []
    var colorsDigits = false

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: String { kept.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        kept.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        kept.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        kept.setAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
    override func processEditing() {
        if colorsDigits, editedMask.contains(.editedCharacters) {
            let line = (string as NSString).paragraphRange(for: editedRange)
            removeAttribute(.foregroundColor, range: line)
            for place in line.location..<NSMaxRange(line) {
                guard (48...57).contains((string as NSString).character(at: place)) else { continue }
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: place, length: 1))
            }
        }
        processed.append(editedRange)
        super.processEditing()
    }
}

@MainActor
private final class StorageRecorder: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var acts: (NSTextStorage) -> Void = { _ in }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
        acts(textStorage)
    }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
}

@MainActor
struct TextStorageTests {
    private func whole(_ text: NSAttributedString) -> NSRange { NSRange(location: 0, length: text.length) }

    @Test("each edit outside of a group is processed at once")
    func single() {
        let storage = NSTextStorage(string: "hello")
        let recorder = StorageRecorder()
        storage.delegate = recorder
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "abcd")
        #expect(storage.string == "habcdlo")
        #expect(recorder.calls == ["will 2 1+4 2", "did 2 1+4 2"])
        #expect(storage.editedMask == [])
        #expect(storage.editedRange.location == NSNotFound)
        #expect(storage.changeInLength == 0)
    }

    @Test("the edits of nested groups are merged and processed at the end of the outermost group")
    func groups() {
        let storage = NSTextStorage(string: "0123456789")
        let recorder = StorageRecorder()
        storage.delegate = recorder
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 8, length: 2))
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
        storage.endEditing()
        #expect(recorder.calls.isEmpty)
        #expect(storage.editedRange == NSRange(location: 2, length: 6))
        storage.endEditing()
        #expect(recorder.calls == ["will 3 2+6 -2", "did 3 2+6 -2"])
    }

    @Test("changes by the delegate join the edit")
    func delegateChanges() {
        let storage = NSTextStorage(string: "ab")
        let recorder = StorageRecorder()
        storage.delegate = recorder
        recorder.acts = { $0.append(NSAttributedString(string: "!")) }
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        #expect(storage.string == "xab!")
        #expect(recorder.calls == ["will 2 0+1 1", "did 3 0+4 2"])
    }

    @Test("the notifications are posted once for each edit")
    func notifications() {
        let storage = NSTextStorage(string: "ab")
        var posted: [String] = []
        let center = NotificationCenter.default
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let observers = names.map { name in
            center.addObserver(forName: name, object: storage, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name == names[0] ? "will" : "did") }
            }
        }
        storage.append(NSAttributedString(string: "c"))
        observers.forEach { center.removeObserver($0) }
        #expect(posted == ["will", "did"])
    }

    @Test("a subclass that keeps its text supplies all members of an attributed string")
    func subclass() {
        let storage = KeptStorage()
        storage.append(NSAttributedString(string: "one two", attributes: [.kern: 2]))
        storage.insert(NSAttributedString(string: "zero "), at: 0)
        storage.addAttribute(.ligature, value: 0, range: NSRange(location: 2, length: 5))
        storage.removeAttribute(.kern, range: NSRange(location: 9, length: 3))
        #expect(storage.length == 12)
        #expect(storage.attribute(.kern, at: 6, effectiveRange: nil) as? Int == 2)
        #expect(storage.attribute(.kern, at: 10, effectiveRange: nil) == nil)
        var range = NSRange()
        _ = storage.attribute(.kern, at: 6, longestEffectiveRange: &range, in: whole(storage))
        #expect(range == NSRange(location: 5, length: 4))
        var runs: [NSRange] = []
        storage.enumerateAttribute(.ligature, in: whole(storage), options: []) { value, range, _ in
            if value != nil { runs.append(range) }
        }
        #expect(runs == [NSRange(location: 2, length: 5)])
        #expect(storage.attributedSubstring(from: NSRange(location: 5, length: 3)).string == "one")
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "zero one two")
        storage.deleteCharacters(in: NSRange(location: 0, length: 5))
        #expect(storage.string == "one two")
    }

    @Test("Foundation reads the text of a subclass that keeps its text")
    func foundationReads() {
        let storage = KeptStorage()
        storage.append(NSAttributedString(string: "one two", attributes: [.kern: 2]))
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        storage.setAttributes([.ligature: 0], range: NSRange(location: 6, length: 3))
        let copy = NSMutableAttributedString(attributedString: storage)
        #expect(copy.string == "three two")
        #expect(copy.attribute(.ligature, at: 7, effectiveRange: nil) as? Int == 0)
        #expect(copy.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
        #expect(storage.isEqual(to: copy))
    }

    @Test("a subclass changes attributes while it processes an edit")
    func highlighting() {
        let storage = KeptStorage()
        storage.colorsDigits = true
        storage.append(NSAttributedString(string: "a1\nb2\n"))
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "22")
        #expect(storage.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
        #expect(storage.processed.last == NSRange(location: 3, length: 4))
    }

    @Test("half of a character beyond U+FFFF is replaced as a whole")
    func halves() {
        for storage in [NSTextStorage(), KeptStorage()] {
            storage.append(NSAttributedString(string: "a👍b", attributes: [.kern: 2]))
            storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: NSAttributedString(string: "xy"))
            #expect(storage.string == "axyb")
            #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
        }
        let storage = NSTextStorage(string: "👍👍")
        storage.deleteCharacters(in: NSRange(location: 1, length: 2))
        #expect(storage.length == 0)
        storage.append(NSAttributedString(string: "👍"))
        storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "x")
        #expect(storage.string == "x👍")
    }

    @Test("changes of the mutable string are edits of the storage")
    func mutableString() {
        for storage in [NSTextStorage(), KeptStorage()] {
            storage.append(NSAttributedString(string: "one two", attributes: [.kern: 2]))
            let recorder = StorageRecorder()
            storage.delegate = recorder
            let string = storage.mutableString
            string.append("!")
            string.insert(">", at: 0)
            string.deleteCharacters(in: NSRange(location: 1, length: 4))
            #expect(storage.string == ">two!")
            #expect(string.length == 5)
            #expect(string.range(of: "two") == NSRange(location: 1, length: 3))
            #expect(String(storage.mutableString) == ">two!")
            #expect(recorder.calls.count == 6)
            #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
            string.setString("new")
            #expect(storage.string == "new")
            #expect(storage.length == 3)
        }
    }

    @Test("a range of an edit outside of the text is clamped")
    func oddEdits() {
        let storage = NSTextStorage(string: "abc")
        for range in [
            NSRange(location: -5, length: 2), NSRange(location: 9, length: Int.max),
            NSRange(location: NSNotFound, length: 1), NSRange(location: 1, length: -4),
        ] {
            for growth in [0, Int.min, Int.max, -9] {
                storage.edited(.editedAttributes, range: range, changeInLength: growth)
            }
        }
        #expect(storage.string == "abc")
    }

    @Test("a delegate that edits while layout managers are notified starts another edit")
    func editDuringNotification() {
        final class Editing: NSLayoutManager {
            var ranges: [NSRange] = []
            override func processEditing(
                for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
                changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
            ) {
                super.processEditing(
                    for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                    invalidatedRange: invalidatedCharRange)
                ranges.append(newCharRange)
                if ranges.count == 1 { textStorage.append(NSAttributedString(string: "z")) }
            }
        }
        let storage = NSTextStorage(string: "abc")
        let manager = Editing()
        storage.addLayoutManager(manager)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
        #expect(manager.ranges == [NSRange(location: 0, length: 1), NSRange(location: 3, length: 1)])
        #expect(manager.numberOfGlyphs == 4)
    }

    @Test("a range outside of the text stops the program with a message")
    func misuse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSTextStorage(string: "abc").replaceCharacters(in: NSRange(location: 2, length: 5), with: "")
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("NSTextStorage.replaceCharacters(in:with:)"))
    }
}

struct StorageCharacterTests {
    /// Foundation on Linux replaces whole characters.
    @Test(
        "an edit may begin and end inside of a character",
        arguments: [
            ("क्षि\nक्षि", 1, 8, "xyz", "कxyz"), ("e\u{301}x", 1, 1, "", "ex"), ("e\u{301}x", 1, 0, "b", "eb\u{301}x"),
            ("e\u{301}", 0, 1, "a", "a\u{301}"), ("\r\nx", 1, 1, "", "\rx"), ("ab", 1, 1, "c", "ac"),
        ])
    func inside(_ text: String, _ location: Int, _ length: Int, _ new: String, _ expected: String) {
        let storage = NSTextStorage(string: text)
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
        storage.replaceCharacters(in: NSRange(location: location, length: length), with: new)
        #expect(Array(storage.string.utf16) == Array(expected.utf16))
        #expect(storage.length == expected.utf16.count)
        #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        if location > 0, storage.length > location + new.utf16.count {
            let place = location + new.utf16.count
            #expect(storage.attribute(.kern, at: place, effectiveRange: nil) == nil, "the rest has its attributes")
        }
    }
}
