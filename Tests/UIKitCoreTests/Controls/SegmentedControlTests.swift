import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct SegmentedControlTests {
    private func shown(_ items: [Any]) -> (app: TestApp, control: UISegmentedControl) {
        let root = UIViewController()
        let app = TestApp(root)
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        root.view.addSubview(control)
        app.turn()
        return (app, control)
    }

    @Test func `a tap selects its segment and sends one event`() {
        let (app, control) = shown(["One", "Two", "Three"])
        var notified: [Int] = []
        control.addAction(
            UIAction { notified.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
            for: .valueChanged
        )
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        app.tap(at: CGPoint(x: 270, y: 116))
        app.tap(at: CGPoint(x: 270, y: 116))
        app.tap(at: CGPoint(x: 30, y: 116))
        #expect(notified == [2, 0])
        control.selectedSegmentIndex = 1
        #expect(notified == [2, 0])
    }

    @Test func `disabled segments are not chosen`() {
        let (app, control) = shown(["One", "Two"])
        control.setEnabled(false, forSegmentAt: 1)
        app.tap(at: CGPoint(x: 270, y: 116))
        #expect(control.selectedSegmentIndex == -1)
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test func `the selection stays with its segment when others are inserted and removed`() {
        let (_, control) = shown(["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.titleForSegment(at: 0) == "One")
    }

    @Test func `a momentary control keeps no choice, and actions run`() {
        var ran: [String] = []
        let (app, control) = shown([
            UIAction(title: "Up") { ran.append($0.title) }, UIAction(title: "Down") { ran.append($0.title) },
        ])
        control.isMomentary = true
        app.tap(at: CGPoint(x: 270, y: 116))
        app.tap(at: CGPoint(x: 270, y: 116))
        #expect(ran == ["Down", "Down"])
        #expect(control.selectedSegmentIndex == -1)
    }

    @Test func `segments share the width in reading order`() {
        let (app, control) = shown(["One", "Two", "Three"])
        control.setWidth(60, forSegmentAt: 0)
        app.turn()
        #expect(control.segments.map(\.frame.minX) == [0, 60, 180])
        control.semanticContentAttribute = .forceRightToLeft
        app.turn()
        #expect(control.segments.map(\.frame.minX) == [240, 120, 0])
        #expect(control.intrinsicContentSize.height == 32)
    }
}
