import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random touches, wheel steps, menus, data changes, editing and resizing, on a table with swipe actions.
@MainActor
struct RowSwipeStreamTests {
    @MainActor
    private final class Walk {
        let screen: SwipeRows
        let app: TestApp
        var random: SystemRandom
        var fingerIsDown = false
        var place = CGPoint.zero
        var steps: [String] = []

        init(seed: UInt64) {
            random = SystemRandom(seed: seed)
            screen = SwipeRows(style: random.next() % 2 == 0 ? .plain : .insetGrouped)
            screen.editable = true
            app = TestApp(
                UINavigationController(rootViewController: screen), rightToLeft: random.next() % 2 == 0, draws: false)
            if random.next() % 2 == 0 { screen.leading = [screen.action("Flag")] }
            if random.next() % 3 == 0 { screen.trailing = [screen.action("More"), screen.action("Share")] }
            screen.menu = UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
            app.settle()
        }

        func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        func point() -> CGPoint { CGPoint(x: CGFloat(number(390)), y: 100 + CGFloat(number(700))) }

        func step() {
            let choice = number(19)
            steps.append("\(choice)")
            app.activate()
            switch choice {
            case 0...3 where !fingerIsDown:
                place = point()
                fingerIsDown = true
                app.press(at: place)
            case 0...7 where fingerIsDown:
                let across = CGFloat(number(200) - 100)
                for part in 1...4 {
                    app.step(to: CGPoint(x: place.x + across * CGFloat(part) / 4, y: place.y + CGFloat(number(5))))
                }
                place.x += across
            case 8, 9:
                if fingerIsDown { app.lift() }
                fingerIsDown = false
            case 10: app.wheel(by: CGPoint(x: CGFloat(number(120) - 60), y: CGFloat(number(40) - 20)), at: point())
            case 11 where !fingerIsDown: app.tap(at: point())
            case 12: app.pressSecondary(at: point())
            case 13:
                screen.rows.insert("New \(steps.count)", at: 0)
                screen.tableView.insertRows(
                    at: [IndexPath(row: 0, section: 0)], with: number(2) == 0 ? .automatic : .none)
            case 14 where !screen.rows.isEmpty:
                let row = number(screen.rows.count)
                screen.rows.remove(at: row)
                screen.tableView.deleteRows(
                    at: [IndexPath(row: row, section: 0)], with: number(2) == 0 ? .automatic : .none)
            case 15:
                number(2) == 0
                    ? screen.tableView.reloadData() : screen.setEditing(!screen.isEditing, animated: number(2) == 0)
            case 17 where !fingerIsDown:
                // A button of the open row.
                if let view = app.findAll(SwipeButtons.self).first?.subviews.last { app.tap(view) }
            case 16: app.resize(to: CGSize(width: number(2) == 0 ? 390 : 820, height: 844))
            default: app.advance(frames: number(30))
            }
        }

        func check(_ seed: UInt64) {
            if fingerIsDown { app.lift() }
            fingerIsDown = false
            app.settle()
            let table: UITableView = screen.tableView
            let open = table.table.swiping?.row
            let story = "seed \(seed): \(steps.joined(separator: " "))"
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let cell = table.cellForRow(at: path) else { continue }
                #expect(cell.textLabel?.text == screen.rows[path.row], "\(story)")
                #expect(cell.alpha == 1 && cell.superview === table && cell.isEditing == table.isEditing, "\(story)")
                let isOpen = open?.cell === cell
                #expect((cell.bounds.minX != 0) == isOpen, "\(story)")
                #expect(cell.subviews.contains { $0 is SwipeButtons } == isOpen, "\(story)")
            }
            let begins = screen.log.count { $0.hasPrefix("begin") }, ends = screen.log.count { $0.hasPrefix("end") }
            #expect(begins == ends + (open == nil ? 0 : 1), "\(story) \(screen.log)")
            let comes = screen.log.count { $0 == "menu comes" }, goes = screen.log.count { $0 == "menu goes" }
            #expect(comes == goes + (app.window.menuStage == nil ? 0 : 1), "\(story)")
            #expect(app.animatedLayers.isEmpty, "\(story) \(app.animatedLayers)")
        }
    }

    @Test(
        """
        whatever happens to a table, at rest its rows stand straight but for the one that is open, and every \
        begin has its end
        """
    )
    func streams() {
        var (swipes, menus, commits) = (0, 0, 0)
        for seed in 1...40 as ClosedRange<UInt64> {
            let walk = Walk(seed: seed)
            for _ in 0..<4 {
                for _ in 0..<15 { walk.step() }
                walk.check(seed)
            }
            swipes += walk.screen.log.count { $0.hasPrefix("begin") }
            menus += walk.screen.log.count { $0 == "menu comes" }
            commits += walk.screen.log.count { $0.hasPrefix("commit") }
        }
        // The test must not pass without any effect.
        #expect(swipes > 40 && menus > 40 && commits > 4, "\(swipes) swipes, \(menus) menus, \(commits) commits")
    }
}

/// A repeatable stream of numbers.
struct SystemRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
