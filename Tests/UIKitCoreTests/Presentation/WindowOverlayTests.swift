import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The base of menus, date panels, customizations and the large content viewer.
@MainActor
struct WindowOverlayTests {
    private final class Panel: WindowOverlay {
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        var isBeside = false
        var dismissals = 0

        override init(receivesInput: Bool = true) {
            super.init(receivesInput: receivesInput)
            addSubview(card)
        }
        required init?(coder: NSCoder) { nil }

        override var isBesideView: Bool { isBeside }
        override func isOutside(_ point: CGPoint) -> Bool { !card.frame.contains(point) }
        override func leave() {
            dismissals += 1
            remove(in: 0.2) { self.card.alpha = 0 }
        }
    }

    private let app: TestApp
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 40))

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        page.view.addSubview(field)
        app.settle()
    }

    private func open(_ panel: Panel, keepsEditing: Bool = false) {
        panel.cover(app.window, keepsEditing: keepsEditing)
        app.settle()
    }

    @Test("an overlay covers the window and receives the keys")
    func covering() {
        field.becomeFirstResponder()
        let panel = Panel()
        open(panel)
        #expect(panel.frame == app.window.bounds)
        #expect(panel.accessibilityViewIsModal)
        #expect(app.window.overlay(Panel.self) === panel)
        #expect(panel.isFirstResponder)
        panel.dismiss()
        #expect(field.isFirstResponder)
        #expect(app.window.overlay(Panel.self) == nil)
        #expect(panel.superview === app.window)
        app.settle()
        #expect(panel.superview == nil)
    }

    @Test("a text stays in editing below an overlay that keeps it")
    func editing() {
        field.becomeFirstResponder()
        let panel = Panel()
        open(panel, keepsEditing: true)
        #expect(field.isFirstResponder)
        panel.dismiss()
        #expect(field.isFirstResponder)
    }

    @Test("an overlay that other code removes from the window returns the keys")
    func removal() {
        field.becomeFirstResponder()
        let panel = Panel()
        open(panel)
        #expect(panel.isFirstResponder)
        panel.removeFromSuperview()
        #expect(field.isFirstResponder)
        #expect(panel.dismissals == 0)
        panel.dismiss()
        app.settle()
        #expect(panel.dismissals == 0)
    }

    @Test("Escape, and a touch outside of the panel, dismiss the overlay once")
    func dismissals() {
        let first = Panel()
        open(first)
        app.press(.escape)
        app.press(.escape)
        app.settle()
        #expect(first.dismissals == 1)
        #expect(first.superview == nil)
        let second = Panel()
        open(second)
        app.tap(at: CGPoint(x: 150, y: 150))
        app.settle()
        #expect(second.dismissals == 0)
        app.tap(at: CGPoint(x: 20, y: 700))
        app.tap(at: CGPoint(x: 20, y: 700))
        app.settle()
        #expect(second.dismissals == 1)
        #expect(second.superview == nil)
    }

    @Test(
        "a new size of the window dismisses an overlay beside a view, and moves another one", arguments: [true, false])
    func sizes(isBeside: Bool) {
        let panel = Panel()
        panel.isBeside = isBeside
        open(panel)
        app.resize(to: CGSize(width: 500, height: 700))
        app.settle()
        #expect(panel.dismissals == (isBeside ? 1 : 0))
        if !isBeside { #expect(panel.frame.size == CGSize(width: 500, height: 700)) }
    }

    @Test("an overlay without input leaves touches and keys to the content")
    func passive() {
        field.becomeFirstResponder()
        let panel = Panel(receivesInput: false)
        open(panel)
        #expect(field.isFirstResponder)
        #expect(!panel.accessibilityViewIsModal)
        #expect(panel.accessibilityElementsHidden)
        #expect(app.window.hitTest(CGPoint(x: 40, y: 320), with: nil)?.isDescendant(of: field) == true)
        panel.dismiss()
        app.settle()
        #expect(panel.superview == nil)
    }
}
