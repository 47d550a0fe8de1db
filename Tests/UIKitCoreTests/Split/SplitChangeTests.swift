import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

/// Columns that are hidden and shown while the animation of others still runs.
@MainActor
struct SplitChangeTests {
    @MainActor private final class Stage {
        let split: UISplitViewController
        let delegate = SplitDelegate()
        let pages: [(column: UISplitViewController.Column, page: WalkPage)]
        let app: TestApp

        init(_ style: UISplitViewController.Style, width: Double) {
            split = UISplitViewController(style: style)
            split.delegate = delegate
            let columns: [UISplitViewController.Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            pages = columns.map { ($0, WalkPage("\($0)")) }
            for (column, page) in pages { split.setViewController(page, for: column) }
            app = TestApp(split, size: CGSize(width: width, height: 700), draws: false)
            app.settle()
            delegate.lines = []
        }

        /// The columns whose views are in the window.
        var seen: Set<UISplitViewController.Column> {
            Set(
                pages.filter { _, page in
                    app.presentedFrame(of: page.navigationController?.viewIfLoaded).map {
                        $0.intersects(app.window.bounds)
                    } ?? false
                }
                .map(\.column))
        }

        /// The conditions at rest.
        func faults() -> [String] {
            var wrong: [String] = []
            for (column, page) in pages {
                wrong += [page.wrongOrder].compactMap { $0 }
                if page.phase != (seen.contains(column) ? .shown : .hidden) {
                    wrong.append("\(column) is \(page.phase)")
                }
            }
            // Every column appears and disappears alternately.
            for (column, _) in pages {
                let turns = delegate.lines.filter { $0 == "show \(column)" || $0 == "hide \(column)" }
                for (one, next) in zip(turns, turns.dropFirst()) where one == next { wrong.append("\(one) twice") }
            }
            return wrong
        }
    }

    @Test(
        """
        a column shown again while it goes, or hidden while it comes, ends where it was asked to, with every call \
        answered
        """,
        arguments: [
            (UISplitViewController.Style.doubleColumn, 1024.0), (.doubleColumn, 800), (.tripleColumn, 1024),
            (.tripleColumn, 1400), (.tripleColumn, 800),
        ])
    func turned(style: UISplitViewController.Style, width: Double) {
        let column: UISplitViewController.Column = style == .tripleColumn ? .supplementary : .primary
        let stage = Stage(style, width: width)
        stage.app.activate()
        stage.split.show(column)
        stage.app.settle()
        for frames in [0, 1, 5, 12, 20] {
            stage.app.activate()
            stage.split.hide(column)
            stage.app.advance(frames: frames)
            stage.app.activate()
            stage.split.show(column)
            stage.app.settle()
            #expect(stage.seen.contains(column))
            #expect(stage.faults() == [], "shown after \(frames)")
            stage.app.activate()
            stage.split.hide(column)
            stage.app.advance(frames: frames)
            stage.app.activate()
            stage.split.show(column)
            stage.app.advance(frames: frames)
            stage.app.activate()
            stage.split.hide(column)
            stage.app.settle()
            #expect(!stage.seen.contains(column))
            #expect(stage.faults() == [], "hidden after \(frames)")
            stage.app.activate()
            stage.split.show(column)
            stage.app.settle()
        }
    }

    @Test(
        "a column that is wanted again while it goes comes back from where it is, and has come when it stands",
        arguments: [800.0, 1024])
    func goesOn(width: Double) throws {
        let stage = Stage(.doubleColumn, width: width)
        stage.app.activate()
        stage.split.show(.primary)
        stage.app.settle()
        stage.app.activate()
        stage.split.hide(.primary)
        stage.app.advance(frames: 10)
        let primary = try #require(stage.pages.first?.page)
        let before = try #require(stage.app.presentedFrame(of: primary.navigationController?.view)).minX
        #expect(before < -60)
        #expect(before > -300)
        stage.app.activate()
        stage.split.show(.primary)
        stage.app.advance(frames: 1)
        let after = try #require(stage.app.presentedFrame(of: primary.navigationController?.view)).minX
        #expect(abs(after - before) < 30, "\(before) to \(after)")
        #expect(primary.phase == .appearing)
        stage.app.settle()
        #expect(stage.app.presentedFrame(of: primary.navigationController?.view)?.minX == 0)
        #expect(stage.faults() == [])
    }

    @Test(
        "hiding and showing at random moments in every mode leaves no call unanswered",
        arguments: [
            (UISplitViewController.Style.doubleColumn, 1024.0, 1), (.doubleColumn, 800, 2), (.tripleColumn, 1024, 3),
            (.tripleColumn, 1400, 4),
            (.tripleColumn, 800, 5),
        ])
    func random(style: UISplitViewController.Style, width: Double, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let stage = Stage(style, width: width)
        let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
        for step in 0..<120 {
            stage.app.activate()
            let column = stage.pages.randomElement(using: &random)?.column ?? .primary
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1: stage.split.show(column)
            case 2, 3: stage.split.hide(column)
            case 4: stage.split.preferredSplitBehavior = behaviors.randomElement(using: &random) ?? .automatic
            case 5: stage.split.showsSecondaryOnlyButton.toggle()
            default: try? stage.app.tap(["ToggleSidebar", "SecondaryOnly"].randomElement(using: &random) ?? "")
            }
            stage.app.advance(frames: Int.random(in: 0...8, using: &random))
            guard step % 5 == 4 else { continue }
            stage.app.settle()
            #expect(stage.faults() == [], "step \(step)")
        }
    }

    @MainActor private final class Contrary: UISplitViewControllerDelegate {
        var lines: [String] = []
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            lines.append("mode \(displayMode)")
            if displayMode == .secondaryOnly { svc.preferredDisplayMode = .twoBesideSecondary }
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            lines.append("hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            lines.append("show \(column)")
        }
    }

    @Test(
        """
        a mode that the delegate sets from inside the announcement of another wins, and nothing more is announced \
        of that one
        """
    )
    func reentrant() {
        let stage = Stage(.tripleColumn, width: 1024)
        let contrary = Contrary()
        stage.split.delegate = contrary
        stage.app.activate()
        stage.split.preferredSplitBehavior = .tile
        stage.app.settle()
        contrary.lines = []
        stage.app.activate()
        stage.split.hide(.supplementary)
        stage.app.settle()
        #expect(stage.split.displayMode == .twoBesideSecondary)
        #expect(contrary.lines == ["mode secondaryOnly", "mode twoBesideSecondary", "show primary"])
        #expect(stage.faults() == [])
    }

    @Test("a split view that leaves in the middle of a change leaves no call unanswered", arguments: [true, false])
    func leaves(hides: Bool) {
        let stage = Stage(.doubleColumn, width: 1024)
        stage.app.activate()
        if hides {
            stage.split.hide(.primary)
        } else {
            stage.split.preferredDisplayMode = .secondaryOnly
            stage.app.settle()
            stage.split.show(.primary)
        }
        stage.app.advance(frames: 5)
        stage.app.activate()
        stage.app.window.rootViewController = UIViewController()
        stage.app.settle()
        #expect(stage.pages.map(\.page.phase) == [.hidden, .hidden])
        #expect(stage.pages.compactMap(\.page.wrongOrder) == [])
    }

    @Test(
        "the delegate is notified after a column has appeared or disappeared; the visible columns are known immediately"
    )
    func didShow() {
        final class Judge: UISplitViewControllerDelegate {
            var lines: [String] = []
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                lines.append("will show")
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                lines.append("will hide")
            }
            func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
                lines.append("did show")
            }
            func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
                lines.append("did hide")
            }
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Page("Primary"), for: .primary)
        split.setViewController(Page("Secondary"), for: .secondary)
        let judge = Judge()
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        split.delegate = judge
        #expect(split.isShowing(.primary))
        #expect(split.isShowing(.secondary))
        split.hide(.primary)
        #expect(!split.isShowing(.primary))
        #expect(judge.lines == ["will hide"])
        app.settle()
        #expect(judge.lines == ["will hide", "did hide"])
        split.show(.primary)
        app.advance(frames: 5)
        split.hide(.primary)
        app.settle()
        #expect(judge.lines == ["will hide", "did hide", "will show", "will hide", "did hide"])
        app.resize(to: CGSize(width: 390, height: 844))
        app.settle()
        #expect(split.isCollapsed)
        #expect(split.isShowing(.secondary))
        #expect(split.isShowing(.primary))
        #expect(!split.isShowing(.supplementary))
    }
}
