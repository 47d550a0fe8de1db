import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct FindInteractionTests {
    private let stage: TextStage
    private var view: UITextView { stage.view }
    private var app: TestApp { stage.app }
    private var interaction: UIFindInteraction { view.findInteraction! }

    init() {
        stage = TextStage("one two one\nthree One")
        view.isFindInteractionEnabled = true
    }

    private var navigator: FindNavigator? {
        func search(_ view: UIView) -> FindNavigator? {
            view as? FindNavigator ?? view.subviews.lazy.compactMap(search).first
        }
        return search(app.window)
    }
    private func texts(in view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    @Test func `a text view has no find interaction until the app enables it`() {
        let view = UITextView()
        #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction?.view === view)
        #expect(view.findInteraction?.isFindNavigatorVisible == false)
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(view.findInteraction?.isFindNavigatorVisible == false, "the view is in no window")
        view.isFindInteractionEnabled = false
        #expect(view.interactions.isEmpty)
    }

    @Test func `Control-F opens the navigator, typing finds, Return goes on, Escape closes`() throws {
        stage.begin(at: 4)
        app.press(.character("f"), modifiers: .control)
        app.settle()
        #expect(interaction.isFindNavigatorVisible)
        app.type("one")
        app.settle()
        let session = try #require(interaction.activeFindSession)
        #expect(session.resultCount == 3)
        #expect(session.highlightedResultIndex == 1, "the first result after the caret")
        #expect(texts(in: navigator).contains("2/3"))
        app.press(.enter)
        #expect(session.highlightedResultIndex == 2)
        app.press(.enter)
        #expect(session.highlightedResultIndex == 0, "after the last result follows the first")
        app.press(.enter, modifiers: .shift)
        #expect(session.highlightedResultIndex == 2)
        app.press(.character("g"), modifiers: .control)
        #expect(session.highlightedResultIndex == 0)
        #expect(view.content.found.ranges.count == 3)
        #expect(view.content.found.highlighted == 0..<3)
        app.press(.escape)
        app.settle()
        #expect(!interaction.isFindNavigatorVisible)
        #expect(view.content.found.ranges.isEmpty)
        #expect(view.isFirstResponder)
        #expect(navigator == nil)
    }

    @Test func `results have rectangles, and the content stays clear of the navigator`() throws {
        view.frame = app.window.bounds
        view.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
        app.settle()
        interaction.searchText = "line 99"
        interaction.presentFindNavigator(showingReplace: false)
        app.settle()
        #expect(view.content.foundView?.subviews.count == 1)
        let mark = try #require(view.content.foundView?.subviews.first)
        let frame = mark.convert(mark.bounds, to: nil)
        let bar = try #require(navigator)
        #expect(frame.maxY <= bar.frame.minY + 0.5)
        #expect(frame.width > 20)
        let inset = view.adjustedContentInset.bottom
        interaction.dismissFindNavigator()
        app.settle()
        #expect(view.adjustedContentInset.bottom < inset)
    }

    @Test func `one result is replaced, then all, and each is one undo`() throws {
        stage.begin(at: 0)
        app.press(.character("f"), modifiers: [.control, .alternate])
        app.settle()
        app.type("one")
        interaction.replacementText = "1"
        try app.tap("Replace")
        app.settle()
        #expect(view.text == "1 two one\nthree One")
        #expect(interaction.activeFindSession?.resultCount == 2)
        try app.tap("Replace All")
        app.settle()
        #expect(view.text == "1 two 1\nthree 1")
        #expect(stage.proposals == ["0+3 1", "6+13 1\nthree 1"])
        let manager = try #require(view.undoManager)
        manager.undo()
        app.settle()
        #expect(view.text == "1 two one\nthree One")
    }

    @Test func `a delegate that refuses keeps the text, and text that cannot be edited offers no replacement`() throws {
        stage.refuses = ["should change"]
        interaction.searchText = "one"
        interaction.presentFindNavigator(showingReplace: true)
        app.settle()
        try app.tap("Replace")
        try app.tap("Replace All")
        #expect(view.text == "one two one\nthree One")
        interaction.dismissFindNavigator()
        view.isEditable = false
        interaction.presentFindNavigator(showingReplace: true)
        app.settle()
        #expect(navigator?.showsReplacement == false)
        #expect(!view.canPerformAction(Selector("findAndReplace:"), withSender: nil))
        #expect(view.canPerformAction(Selector("find:"), withSender: nil))
    }

    @Test func `an edit of the text repeats the search without moving the view`() throws {
        interaction.searchText = "one"
        interaction.presentFindNavigator(showingReplace: false)
        app.settle()
        stage.begin(at: 0)
        app.type("one ")
        app.settle()
        #expect(interaction.activeFindSession?.resultCount == 4)
        #expect(view.content.found.ranges.first == 0..<3)
    }

    @Test func `Control-E searches for the selection`() {
        stage.begin()
        view.selectedRange = NSRange(location: 4, length: 3)
        app.press(.character("e"), modifiers: .control)
        #expect(interaction.searchText == "two")
    }

    @Test func `the navigator disappears with the view, the interaction and the controller`() {
        interaction.presentFindNavigator(showingReplace: false)
        let interaction = interaction
        view.removeFromSuperview()
        app.settle()
        #expect(!interaction.isFindNavigatorVisible && navigator == nil)
        app.window.rootViewController?.view.addSubview(view)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(interaction.isFindNavigatorVisible)
        view.isFindInteractionEnabled = false
        app.settle()
        #expect(!interaction.isFindNavigatorVisible && navigator == nil)
        #expect(interaction.view == nil)
    }

    @Test func `a popped controller with an open navigator is freed`() {
        weak var freed: UIViewController?
        weak var session: UIFindSession?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation)
        do {
            let controller = UIViewController()
            let text = UITextView(frame: controller.view.bounds)
            text.text = "one"
            text.isFindInteractionEnabled = true
            controller.view.addSubview(text)
            navigation.pushViewController(controller, animated: false)
            app.settle()
            text.findInteraction?.searchText = "one"
            text.findInteraction?.presentFindNavigator(showingReplace: true)
            app.settle()
            #expect(text.findInteraction?.activeFindSession?.resultCount == 1)
            session = text.findInteraction?.activeFindSession
            freed = controller
            navigation.popViewController(animated: true)
        }
        app.settle()
        #expect(freed == nil && session == nil)
    }

    // MARK: Other objects

    /// Numbered documents, whose results are reported on another thread.
    @MainActor private final class Documents: NSObject, UITextSearching, UIFindInteractionDelegate {
        typealias DocumentIdentifier = Int
        var calls: [String] = []
        var begins = 0, ends = 0
        var aggregators: [UITextSearchAggregator<Int>] = []
        let inThread: Bool

        init(inThread: Bool) { self.inThread = inThread }

        var selectedTextRange: UITextRange? { nil }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            aggregators.append(resultAggregator)
            let ranges = [5, 3].map { OffsetRange($0..<$0 + 1) }
            let report: @Sendable () -> Void = {
                for document in [2, 1] {
                    for range in ranges {
                        resultAggregator.foundRange(range, searchString: queryString, document: document)
                    }
                }
                resultAggregator.finishedSearching()
            }
            inThread ? DispatchQueue.global().async(execute: report) : report()
        }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            func start(_ range: UITextRange) -> Int { (range as? OffsetRange)?.range.lowerBound ?? 0 }
            let (a, b) = (start(foundRange), start(toRange))
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            let place = (foundTextRange as? OffsetRange)?.range.lowerBound ?? -1
            calls.append("\(document ?? -1).\(place) \(usingStyle)")
        }
        func clearAllDecoratedFoundText() { calls.append("clear") }

        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            UITextSearchingFindSession(searchableObject: self)
        }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { begins += 1 }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { ends += 1 }
    }

    @Test func `results of several documents are ordered, and those of an older search are ignored`() throws {
        let documents = Documents(inThread: false)
        let other = UIFindInteraction(sessionDelegate: documents)
        view.superview?.addInteraction(other)
        other.searchText = "x"
        other.presentFindNavigator(showingReplace: false)
        let session = try #require(other.activeFindSession)
        #expect(session.resultCount == 4 && session.highlightedResultIndex == 0)
        #expect(
            documents.calls == ["clear", "1.3 found", "1.5 found", "2.3 found", "2.5 found", "1.3 highlighted"])
        #expect(documents.begins == 1)
        other.searchText = "y"
        #expect(documents.aggregators.count == 2)
        documents.aggregators[0].foundRange(OffsetRange(9..<10), searchString: "x", document: 1)
        documents.aggregators[0].finishedSearching()
        #expect(session.resultCount == 4)
        documents.aggregators[1].invalidateFoundRange(OffsetRange(3..<4), document: 1)
        documents.aggregators[1].finishedSearching()
        #expect(session.resultCount == 3)
        documents.aggregators[1].invalidate()
        documents.aggregators[1].finishedSearching()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        other.dismissFindNavigator()
        #expect(documents.ends == 1)
    }

    @Test func `results of another thread are displayed on the main thread`() async throws {
        let documents = Documents(inThread: true)
        let other = UIFindInteraction(sessionDelegate: documents)
        view.superview?.addInteraction(other)
        other.searchText = "x"
        other.presentFindNavigator(showingReplace: false)
        let session = try #require(other.activeFindSession)
        for _ in 0..<2_000 where session.resultCount < 4 { await Task.yield() }
        #expect(session.resultCount == 4)
    }

    @Test func `a session of the app's own class gets the searches of the navigator`() throws {
        final class Session: UIFindSession {
            var queries: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
        }
        final class Delegate: NSObject, UIFindInteractionDelegate {
            let session = Session()
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
                session
            }
        }
        let delegate = Delegate()
        let other = UIFindInteraction(sessionDelegate: delegate)
        view.superview?.addInteraction(other)
        other.optionsMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Option") { _ in }]) }
        other.presentFindNavigator(showingReplace: false)
        app.settle()
        app.type("ab")
        #expect(delegate.session.queries == ["a", "ab"])
        app.settle()
        #expect(texts(in: navigator).contains("7"))
        delegate.session.searchResultDisplayStyle = .none
        app.settle()
        #expect(!texts(in: navigator).contains("7"))
    }
}
