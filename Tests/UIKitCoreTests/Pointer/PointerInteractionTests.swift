import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct PointerInteractionTests {
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        var calls: [String] = []
        var style: UIPointerStyle?
        var splits = false

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard splits else { return defaultRegion }
            let half = defaultRegion.rect.width / 2
            guard request.location.x < half else { return nil }
            return UIPointerRegion(rect: CGRect(x: 0, y: 0, width: half, height: 100), identifier: "left")
        }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        {
            calls.append("style \(region.identifier.map { "\($0)" } ?? "default")")
            return style
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            calls.append("enter")
            animator.addAnimations { interaction.view?.alpha = 0.5 }
            animator.addCompletion { [weak self] in self?.calls.append("entered \($0)") }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            calls.append("exit")
        }
    }

    private let root = UIViewController()
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let delegate = Delegate()

    init() {
        app = TestApp(root)
        root.view.addSubview(view)
        app.settle()
    }

    private var shape: PointerShape? { (app.window.hostWindow as? HeadlessWindow)?.pointer }
    private func hover(_ x: CGFloat, _ y: CGFloat) { app.hover(at: CGPoint(x: x, y: y)) }

    @Test func `the pointer is a beam over text, and an arrow elsewhere`() {
        let text = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 60))
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 34))
        [text, field].forEach(root.view.addSubview)
        app.settle()
        hover(50, 320)
        #expect(shape == .beam)
        hover(50, 250)
        #expect(shape == .arrow)
        hover(50, 415)
        #expect(shape == .beam)
        text.isEditable = false
        text.isSelectable = false
        field.isEnabled = false
        hover(50, 320)
        #expect(shape == .arrow)
        hover(50, 415)
        #expect(shape == .arrow)
    }

    @Test func `a link of a text that cannot be edited has a hand`() {
        let text = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 60))
        text.isEditable = false
        text.attributedText = NSAttributedString(
            string: "link",
            attributes: [.link: URL(string: "https://example.com")!, .font: UIFont.systemFont(ofSize: 30)])
        root.view.addSubview(text)
        app.settle()
        hover(20, 325)
        #expect(shape == .hand)
        hover(180, 325)
        #expect(shape == .beam)
    }

    @Test func `the style of a region holds inside, and entering and leaving are notified once`() {
        delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        hover(110, 110)
        #expect(shape == .beam)
        hover(120, 120)
        app.settle()
        #expect(delegate.calls == ["style default", "enter", "entered true"])
        #expect(view.alpha == 0.5)
        hover(20, 20)
        #expect(shape == .arrow)
        #expect(delegate.calls.last == "exit")
        delegate.style = .hidden()
        hover(110, 110)
        #expect(shape == .hidden)
        app.hover(at: nil)
        #expect(delegate.calls.last == "exit")
    }

    @Test func `a delegate divides a view into regions`() {
        delegate.splits = true
        delegate.style = UIPointerStyle(shape: .horizontalBeam(length: 8))
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        hover(110, 110)
        #expect(shape == .beam)
        hover(190, 110)
        #expect(shape == .arrow)
        #expect(delegate.calls == ["style left", "enter", "exit"])
    }

    @Test func `a disabled or removed interaction leaves its region`() {
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        hover(110, 110)
        interaction.isEnabled = false
        #expect(delegate.calls == ["style default", "enter", "exit"])
        hover(111, 110)
        #expect(delegate.calls.count == 3)
        interaction.isEnabled = true
        hover(110, 110)
        interaction.invalidate()
        #expect(delegate.calls.suffix(3) == ["exit", "style default", "enter"])
        view.removeInteraction(interaction)
        #expect(delegate.calls.last == "exit")
        #expect(interaction.view == nil)
    }

    @Test func `a button asks its provider for a style`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 500, width: 100, height: 40)
        root.view.addSubview(button)
        app.settle()
        #expect(!button.isPointerInteractionEnabled)
        var asked = 0
        button.pointerStyleProvider = { _, _, _ in
            asked += 1
            return .hidden()
        }
        button.isPointerInteractionEnabled = true
        hover(20, 520)
        #expect(asked == 1 && shape == .hidden)
        button.isPointerInteractionEnabled = false
        hover(21, 520)
        #expect(shape == .arrow)
    }
}
