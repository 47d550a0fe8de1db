import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Requests for modes and widths inside calls for other modes and widths.
@MainActor
struct SplitDecisionTests {
    /// A delegate that records its calls and makes one request in a call.
    @MainActor final class Judge: UISplitViewControllerDelegate {
        var lines: [String] = []
        var mode: UISplitViewController.DisplayMode?
        var acts: [String: () -> Void] = [:]

        func note(_ line: String) {
            lines.append(line)
            acts.removeValue(forKey: line)?()
        }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { note("mode \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            note("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            note("will hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            note("did show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            note("did hide \(column)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("expanded") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            note("top")
            return proposedTopColumn
        }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            note("expanding")
            return mode ?? proposedDisplayMode
        }

        /// The broken conditions: columns appear and disappear alternately, and each `will` is followed by its `did` or
        /// by the opposite `will`.
        func faults() -> [String] {
            var wrong: [String] = []
            for column in ["primary", "supplementary"] {
                var last: String?
                for line in lines where line.hasSuffix(" \(column)") {
                    if line.hasPrefix("will"), line == last { wrong.append("\(line) twice: \(lines)") }
                    if line.hasPrefix("did"),
                        last != "will" + line.dropFirst(3).replacingOccurrences(of: "Show", with: "show")
                    {
                        wrong.append("\(line) without its will: \(lines)")
                    }
                    last = line
                }
                if last?.hasPrefix("will") == true { wrong.append("\(last ?? "") is not answered: \(lines)") }
            }
            return wrong
        }
    }

    private let judge = Judge()
    private let split: UISplitViewController
    private let app: TestApp

    init() {
        split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .tile
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(Page("\(column)"), for: column)
        }
        app = TestApp(split, size: CGSize(width: 1400, height: 700), draws: false)
        app.settle()
        split.delegate = judge
        #expect(split.displayMode == .twoBesideSecondary)
    }

    @Test("a delegate that requests the announced mode itself is notified once")
    func confirmed() {
        app.activate()
        var left = 5
        func confirm() {
            guard left > 0 else { return }
            left -= 1
            judge.acts["mode secondaryOnly"] = confirm
            split.preferredDisplayMode = .secondaryOnly
        }
        judge.acts["mode secondaryOnly"] = confirm
        split.preferredDisplayMode = .secondaryOnly
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(judge.lines.filter { $0 == "mode secondaryOnly" }.count == 1)
        #expect(judge.faults() == [])
    }

    @Test("a mode that is set while a column is announced wins, and will-calls and did-calls stay paired")
    func setWhileAnnounced() {
        app.activate()
        judge.acts["will hide primary"] = { split.preferredDisplayMode = .oneBesideSecondary }
        split.preferredDisplayMode = .secondaryOnly
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(judge.faults() == [])
        #expect(!judge.lines.contains("will hide supplementary"))
        judge.lines = []
        judge.acts["will show primary"] = { split.preferredDisplayMode = .secondaryOnly }
        split.preferredDisplayMode = .twoBesideSecondary
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(judge.faults() == [])
    }

    @Test("an appearing column has appeared before a new width removes it", arguments: [0, 3, 12])
    func widthChanges(frames: Int) {
        app.activate()
        split.preferredDisplayMode = .automatic
        split.hide(.primary)
        app.settle()
        judge.lines = []
        split.show(.primary)
        app.advance(frames: frames)
        app.resize(to: CGSize(width: 1100, height: 700))
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(judge.lines.contains("did show primary"))
    }

    @Test(
        "a window that gets narrow while a column is announced leaves no call unanswered",
        arguments: ["mode secondaryOnly", "will hide primary"])
    func collapsesWhileAnnounced(call: String) {
        app.activate()
        judge.acts[call] = { app.resize(to: CGSize(width: 390, height: 700)) }
        split.preferredDisplayMode = .secondaryOnly
        app.settle()
        #expect(split.isCollapsed)
        #expect(judge.faults() == [])
        app.resize(to: CGSize(width: 1400, height: 700))
        app.settle()
        #expect(!split.isCollapsed)
        #expect(judge.faults() == [])
    }

    @Test("the mode that the delegate answers when columns expand stays, whatever is laid out")
    func answeredMode() {
        app.activate()
        app.resize(to: CGSize(width: 390, height: 700))
        app.settle()
        judge.mode = .secondaryOnly
        app.resize(to: CGSize(width: 1400, height: 700))
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        split.view.setNeedsLayout()
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("a column that is hidden while the delegate is asked about expanding is hidden then")
    func hiddenWhileExpanding() {
        app.activate()
        app.resize(to: CGSize(width: 390, height: 700))
        app.settle()
        judge.acts["expanding"] = { split.preferredDisplayMode = .secondaryOnly }
        app.resize(to: CGSize(width: 1400, height: 700))
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(judge.faults() == [])
    }

    @Test("hiding and showing a column in one callback leaves it where it was asked to last")
    func twice() {
        app.activate()
        judge.acts["will hide primary"] = {
            split.show(.primary)
            split.hide(.primary)
            split.show(.primary)
        }
        split.hide(.primary)
        app.settle()
        #expect(split.isShowing(.primary))
        #expect(judge.faults() == [])
        judge.lines = []
        split.hide(.primary)
        split.show(.primary)
        split.hide(.primary)
        app.settle()
        #expect(!split.isShowing(.primary))
        #expect(judge.faults() == [])
    }
}

/// A request in every call of a column change.
@MainActor
struct SplitMatrixTests {
    enum Act: CaseIterable, Sendable {
        case show, hide, both, set, setNavigation, remove, present, collapse, expand, away, preferOne
    }

    nonisolated static let moments = [
        "mode secondaryOnly", "mode twoBesideSecondary", "will hide primary", "did hide primary", "will show primary",
        "did show primary", "top", "collapsed",
        "expanding", "expanded",
    ]

    @Test(
        "an act in any call about columns leaves the screen as it was asked for last, with every call answered",
        arguments: moments, Act.allCases)
    func matrix(moment: String, act: Act) {
        let judge = SplitDecisionTests.Judge()
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .tile
        var pages: [WalkPage] = []
        func page(_ name: String) -> WalkPage {
            pages.append(WalkPage(name))
            return pages[pages.count - 1]
        }
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(page("\(column)"), for: column)
        }
        let app = TestApp(split, size: CGSize(width: 1400, height: 700), draws: false)
        app.settle()
        split.delegate = judge
        judge.acts[moment] = { [weak app, weak split] in
            guard let app, let split else { return }
            switch act {
            case .show: split.show(.primary)
            case .hide: split.hide(.supplementary)
            case .both:
                split.hide(.primary)
                split.show(.primary)
            case .set: split.setViewController(page("New"), for: .secondary)
            case .setNavigation:
                split.setViewController(UINavigationController(rootViewController: page("New")), for: .primary)
            case .remove: split.setViewController(nil, for: .supplementary)
            case .present: split.present(UIViewController(), animated: true)
            case .collapse: app.resize(to: CGSize(width: 390, height: 700))
            case .expand: app.resize(to: CGSize(width: 1400, height: 700))
            case .away: app.window.rootViewController = UIViewController()
            case .preferOne: split.preferredDisplayMode = .oneBesideSecondary
            }
        }
        app.activate()
        split.preferredDisplayMode = .secondaryOnly
        app.advance(frames: 5)
        app.activate()
        split.preferredDisplayMode = .twoBesideSecondary
        app.settle()
        app.resize(to: CGSize(width: 390, height: 700))
        app.settle()
        app.resize(to: CGSize(width: 1400, height: 700))
        app.settle()
        app.activate()
        app.window.rootViewController = split
        split.presentedViewController?.dismiss(animated: false)
        // The request may have made the window narrow again.
        app.resize(to: CGSize(width: 1400, height: 700))
        app.settle()
        #expect(!split.isCollapsed)
        #expect(judge.faults() == [])
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        let wanted = columns.filter { split.isShowing($0) }.compactMap { split.viewController(for: $0) }
        let top = Set(wanted.compactMap { ($0 as? UINavigationController)?.topViewController ?? $0 })
        for page in pages {
            #expect(page.wrongOrder == nil, "\(page.title ?? "")")
            #expect(page.phase == (top.contains(page) ? .shown : .hidden), "\(page.title ?? "")")
            #expect((page.viewIfLoaded?.window != nil) == top.contains(page), "\(page.title ?? "")")
        }
    }
}
