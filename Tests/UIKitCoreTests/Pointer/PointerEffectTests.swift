import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// The effects of the pointer on the content below, and hover styles of views.
@MainActor
struct PointerEffectTests {
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        var style: (UIView) -> UIPointerStyle? = { _ in nil }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
            -> UIPointerStyle?
        { interaction.view.flatMap(style) }
    }

    private let root = UIViewController()
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    private let delegate = Delegate()

    init() {
        app = TestApp(root)
        root.view.addSubview(view)
        app.settle()
    }

    private var layers: [CALayer] { view.layer.sublayers ?? [] }
    private func enter() { app.hover(at: CGPoint(x: 120, y: 120)) }
    private func leave() { app.hover(at: CGPoint(x: 20, y: 400)) }

    private func addStyle(_ style: @escaping (UITargetedPreview) -> UIPointerStyle) {
        delegate.style = { style(UITargetedPreview(view: $0)) }
        view.addInteraction(UIPointerInteraction(delegate: delegate))
    }

    @Test func `a highlight is a tint over the view while the pointer is there`() {
        addStyle { UIPointerStyle(effect: .highlight($0)) }
        enter()
        app.settle()
        #expect(layers.count == 1 && layers[0].frame == view.bounds && layers[0].opacity == 1)
        #expect(view.subviews.isEmpty && view.transform.isIdentity)
        app.hover(at: CGPoint(x: 130, y: 120))
        #expect(layers.count == 1)
        leave()
        app.settle()
        #expect(layers.isEmpty)
    }

    @Test func `the shape of a style is the outline of its tint, in the container of the preview`() {
        let rect = CGRect(x: 90, y: 96, width: 120, height: 58)
        addStyle { UIPointerStyle(effect: .highlight($0), shape: .roundedRect(rect, radius: 12)) }
        enter()
        #expect(layers[0].frame == CGRect(x: -10, y: -4, width: 120, height: 58))
        #expect(layers[0].cornerRadius == 12)
    }

    @Test func `a lift makes the view larger with a shadow, and restores both`() {
        view.transform = CGAffineTransform(rotationAngle: .pi)
        view.layer.shadowOpacity = 0.5
        addStyle { UIPointerStyle(effect: .lift($0)) }
        enter()
        app.settle()
        #expect(layers.isEmpty)
        #expect(abs(view.transform.a + 1.1) < 0.001 && view.layer.shadowRadius == 10)
        leave()
        app.settle()
        #expect(view.transform == CGAffineTransform(rotationAngle: .pi))
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 3)
    }

    @Test func `an app that changes a lifted view keeps its own values`() {
        addStyle { UIPointerStyle(effect: .lift($0)) }
        enter()
        app.settle()
        view.transform = CGAffineTransform(translationX: 5, y: 0)
        view.layer.shadowRadius = 20
        leave()
        app.settle()
        #expect(view.transform == CGAffineTransform(translationX: 5, y: 0) && view.layer.shadowRadius == 20)
    }

    @Test func `a hover effect tints, scales and casts a shadow as it says`() {
        addStyle {
            UIPointerStyle(
                effect: .hover($0, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false))
        }
        enter()
        app.settle()
        #expect(layers.isEmpty && view.transform.isIdentity && view.layer.shadowOpacity > 0.1)
        leave()
        #expect(view.layer.shadowOpacity == 0)
    }

    @Test func `an automatic effect is a background for small views and a tint for large views`() {
        #expect(PointerEffect.automatic(for: CGSize(width: 80, height: 40)) == .highlight)
        #expect(
            PointerEffect.automatic(for: CGSize(width: 300, height: 200))
                == .hover(tints: true, isShadowed: false, isScaled: false))
    }

    @Test func `a style with an effect keeps the arrow, and a removed view loses the effect`() {
        addStyle { UIPointerStyle(effect: .highlight($0), shape: .verticalBeam(length: 10)) }
        enter()
        let lift = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .verticalBeam(length: 9))
        #expect(lift.pointerShape == .arrow)
        view.interactions = []
        app.settle()
        #expect(layers.isEmpty)
    }

    @Test func `a button without a provider has the automatic effect, and a provider gets it`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 500, width: 100, height: 40)
        root.view.addSubview(button)
        app.settle()
        button.isPointerInteractionEnabled = true
        app.hover(at: CGPoint(x: 50, y: 520))
        app.settle()
        let own = button.layer.sublayers?.last
        #expect(own?.frame == button.bounds && own?.cornerRadius == 8)
        app.hover(at: CGPoint(x: 300, y: 700))
        app.settle()
        #expect(button.layer.sublayers?.contains { $0 === own } != true)
        var rect = CGRect.zero
        button.pointerStyleProvider = { _, effect, shape in
            if case .roundedRect(let area, _) = shape { rect = area }
            return UIPointerStyle(effect: effect, shape: shape)
        }
        app.hover(at: CGPoint(x: 50, y: 520))
        app.settle()
        #expect(rect == button.frame && button.layer.sublayers?.last?.frame == button.bounds)
    }

    @Test func `a hover style is displayed while the pointer is over the view`() {
        #expect(view.hoverStyle == nil)
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule)
        #expect(view.interactions.isEmpty)
        enter()
        app.settle()
        #expect(layers.count == 1 && layers[0].cornerRadius == 25)
        view.hoverStyle = UIHoverStyle(effect: .lift)
        app.settle()
        #expect(layers.isEmpty && view.transform.a > 1.05)
        leave()
        app.settle()
        #expect(view.transform.isIdentity)
        enter()
        view.hoverStyle = nil
        app.settle()
        #expect(view.transform.isIdentity && view.hoverStyle == nil)
    }

    @Test func `a view keeps a copy of its hover style, and a disabled style has no effect`() {
        let style = UIHoverStyle.automatic()
        style.isEnabled = false
        view.hoverStyle = style
        style.isEnabled = true
        #expect(view.hoverStyle?.isEnabled == false && view.hoverStyle !== style)
        enter()
        #expect(layers.isEmpty)
        view.interactions = []
        #expect(view.hoverStyle != nil)
    }

    @Test func `shapes have their places in the bounds of a view`() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(UIShape.rect.resolved(in: bounds) == (bounds, 8))
        #expect(UIShape.rect(cornerRadius: 3).inset(by: 5).resolved(in: bounds) == (bounds.insetBy(dx: 5, dy: 5), 3))
        #expect(UIShape.circle.resolved(in: bounds) == (CGRect(x: 30, y: 0, width: 40, height: 40), 20))
        let fixed = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIShape.fixedRect(fixed, cornerRadius: 1).resolved(in: bounds) == (fixed, 1))
        #expect(UIShape.path(UIBezierPath(rect: fixed)).resolved(in: bounds).rect == fixed)
        #expect(UIShape.rect(cornerRadius: .nan).inset(by: .infinity).resolved(in: bounds) == (bounds, 8))
    }
}
