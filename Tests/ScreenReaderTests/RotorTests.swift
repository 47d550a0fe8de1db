import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// Searches of an app that a screen reader performs.
@MainActor
struct RotorTests {
    private final class Page: UIViewController {
        var asked: [String] = []
        private(set) var labels: [UILabel] = []
        let note = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
        let map = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))

        override func viewDidLoad() {
            view.addSubview(map)
            for (index, text) in ["Warning A", "Fine", "Warning B"].enumerated() {
                let label = UILabel(frame: CGRect(x: 20, y: CGFloat(index * 50), width: 200, height: 30))
                label.text = text
                labels.append(label)
                map.addSubview(label)
            }
            note.text = "One error and another error"
            map.addSubview(note)
            map.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "warning") { [weak self] in self?.warning($0) },
                UIAccessibilityCustomRotor(systemType: .misspelledWord) { [weak self] in self?.word($0) },
            ]
        }

        private func warning(_ predicate: UIAccessibilityCustomRotorSearchPredicate)
            -> UIAccessibilityCustomRotorItemResult?
        {
            let isForward = predicate.searchDirection == .next
            let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
            asked.append(
                "\(isForward ? "next" : "previous") from \(current.map { labels[$0].text ?? "" } ?? "outside")")
            let rest = isForward ? Array(labels[((current ?? -1) + 1)...]) : labels[..<(current ?? 0)].reversed()
            return rest.first { $0.text?.hasPrefix("Warning") == true }.map {
                UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
            }
        }

        private func word(_ predicate: UIAccessibilityCustomRotorSearchPredicate)
            -> UIAccessibilityCustomRotorItemResult?
        {
            let text = note.text as NSString
            var start = 0
            if predicate.currentItem.targetElement === note, let range = predicate.currentItem.targetRange {
                start = note.offset(from: note.beginningOfDocument, to: range.end)
            }
            let found = text.range(of: "error", range: NSRange(location: start, length: text.length - start))
            guard found.location != NSNotFound,
                let low = note.position(from: note.beginningOfDocument, offset: found.location),
                let high = note.position(from: low, offset: found.length)
            else { return nil }
            return UIAccessibilityCustomRotorItemResult(
                targetElement: note, targetRange: note.textRange(from: low, to: high))
        }
    }

    private let page = Page()
    private let app: TestApp
    private let reader: PaperReader

    init(language: String = "en") {
        app = TestApp(page, language: language, draws: false)
        reader = PaperReader(app)
    }

    private func act(_ action: String, on id: AccessibleID) throws {
        let facts = try #require(reader.source?.facts(of: id))
        let found = try #require(AccessiblePresentation(facts).actions.first { $0.name == action })
        reader.source?.perform(.act(found), on: id)
        app.advance(seconds: 0.3)
    }

    /// The object of the view with the searches.
    private func container() throws -> AccessibleID {
        try #require(reader.find("Fine").flatMap { reader.source?.parent(of: $0) })
    }

    private func actions(of id: AccessibleID) throws -> [String] {
        AccessiblePresentation(try #require(reader.source?.facts(of: id))).actions.map(\.name)
    }

    private func focused() throws -> AccessibleID { try #require(reader.focus.flatMap { reader.find(words($0)) }) }
    private func words(_ description: String) -> String { description.replacing("label ", with: "") }

    @Test("the element with the focus has the searches of the views around it, and the reader moves to the results")
    func search() throws {
        #expect(reader.focus == "label Warning A")
        try act("next warning", on: focused())
        #expect(reader.focus == "label Warning B")
        #expect(reader.take().contains("label Warning B: focused on"))
        // At the end nothing moves.
        try act("next warning", on: focused())
        #expect(reader.focus == "label Warning B")
        try act("previous warning", on: focused())
        #expect(reader.focus == "label Warning A")
        #expect(page.asked == ["next from Warning A", "next from Warning B", "previous from Warning B"])
        // Other elements have no searches.
        #expect(reader.presentation("Fine")?.actions.isEmpty == true)
    }

    @Test("a view with searches is an object that offers them")
    func offers() throws {
        let parent = try container()
        let object = AccessiblePresentation(try #require(reader.source?.facts(of: parent)))
        #expect(object.role == .panel && object.interfaces.isSuperset(of: [.action, .collection]))
        #expect(
            object.actions.map(\.name) == [
                "next warning", "previous warning", "next misspelled word", "previous misspelled word",
            ])
        try act("next warning", on: parent)
        #expect(reader.focus == "label Warning B")
        page.map.accessibilityCustomRotors = nil
        app.advance(seconds: 0.3)
        #expect(reader.source?.facts(of: parent) == nil)
    }

    @Test("a search in a text selects the part that was found, and continues after it")
    func parts() throws {
        let parent = try container()
        for expected in [NSRange(location: 4, length: 5), NSRange(location: 22, length: 5)] {
            try act("next misspelled word", on: parent)
            #expect(page.note.isFirstResponder && page.note.selectedRange == expected)
        }
        try act("next misspelled word", on: parent)
        #expect(page.note.selectedRange == NSRange(location: 22, length: 5))
    }

    @Test("the names of the actions are in the language of the user")
    func languages() throws {
        let german = RotorTests(language: "de")
        let parent = try german.container()
        #expect(
            try german.actions(of: parent) == [
                "Weiter: warning", "Zurück: warning", "Weiter: Falsch geschriebenes Wort",
                "Zurück: Falsch geschriebenes Wort",
            ])
        try german.act("Weiter: warning", on: parent)
        #expect(german.reader.focus == "label Warning B")
        for language in ["ar", "hi", "ja", "pt-PT"] {
            let other = RotorTests(language: language)
            let names = try other.actions(of: other.container())
            #expect(Set(names).count == 4 && names.allSatisfy { !$0.contains("%") && !$0.contains("next") })
        }
    }

    @Test("a request for a search that the app has changed or removed does nothing")
    func changed() throws {
        let parent = try container()
        for action in [
            AccessibleAction.search(0, name: "next other", isForward: true),
            .search(7, name: "next warning", isForward: true),
            .search(.min, name: "previous warning", isForward: false),
        ] { reader.source?.perform(.act(action), on: parent) }
        #expect(page.asked.isEmpty)
    }
}
