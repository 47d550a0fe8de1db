import Testing
import UIKit
import UIKitTesting

/// Views that are moved inside the calls about moving views.
@MainActor
struct ViewReentryTests {
    private let app = TestApp(UIViewController(), draws: false)
    private let view = CallView()

    /// A view in the window whose traits differ from the window's, so that subviews are notified of a change.
    private func makeDarkParent() -> CallView {
        let parent = CallView()
        parent.overrideUserInterfaceStyle = .dark
        app.window.addSubview(parent)
        return parent
    }

    @Test("a view that is removed while it enters a window is in no window")
    func takenOut() {
        let parent = makeDarkParent()
        var calls = 0
        view.onTraits = { [weak view] in
            calls += 1
            view?.removeFromSuperview()
        }
        parent.addSubview(view)
        #expect(calls > 0)
        #expect(view.superview == nil)
        #expect(view.window == nil)
        #expect(parent.subviews.isEmpty)
    }

    @Test("a view that moves while it enters the window, out of a superview that is removed, stays in the window")
    func movesOn() {
        let parent = makeDarkParent()
        let other = UIView()
        app.window.addSubview(other)
        view.onTraits = { [weak view, weak parent] in
            view?.onTraits = {}
            if let view { other.addSubview(view) }
            parent?.removeFromSuperview()
        }
        parent.addSubview(view)
        #expect(view.superview === other)
        #expect(view.window === app.window)
    }

    @Test("a superview that is removed while a view enters it removes the view from the window")
    func parentLeaves() {
        let (parent, former) = (UIView(), UIView())
        app.window.addSubview(parent)
        app.window.addSubview(former)
        former.addSubview(view)
        view.onWillMove = { [weak parent] in parent?.removeFromSuperview() }
        parent.addSubview(view)
        #expect(view.superview === parent)
        #expect(view.window == nil)
    }

    @Test("a view that its superview moves elsewhere during its removal stays there")
    func putElsewhere() {
        let (parent, other) = (CallView(), UIView())
        app.window.addSubview(parent)
        app.window.addSubview(other)
        parent.addSubview(view)
        parent.onRemoval = { [weak parent, view] in
            parent?.onRemoval = {}
            other.addSubview(view)
        }
        view.removeFromSuperview()
        #expect(view.superview === other)
        #expect(other.subviews == [view])
        #expect(parent.subviews.isEmpty)
        #expect(view.window === app.window)
        #expect(view.layer.superlayer === other.layer)
    }

    @Test("a view that is moved in the call about its removal stays at its new place")
    func putElsewhereByItself() {
        let (parent, other) = (UIView(), UIView())
        app.window.addSubview(parent)
        app.window.addSubview(other)
        parent.addSubview(view)
        view.onWillLeave = { [weak view] in
            view?.onWillLeave = {}
            if let view { other.addSubview(view) }
        }
        view.removeFromSuperview()
        #expect(view.superview === other)
        #expect(view.window === app.window)
        #expect([parent.subviews, other.subviews] == [[], [view]])
    }

    @Test("a view that its superview moves while another view adds it is in one of them")
    func takenByAnother() {
        let (parent, other, third) = (CallView(), UIView(), UIView())
        for one in [parent, other, third] { app.window.addSubview(one) }
        parent.addSubview(view)
        parent.onRemoval = { [weak parent, view] in
            parent?.onRemoval = {}
            other.addSubview(view)
        }
        third.addSubview(view)
        #expect(view.superview === third)
        #expect([parent.subviews, other.subviews, third.subviews] == [[], [], [view]])
        #expect(view.layer.superlayer === third.layer)
        #expect(other.layer.sublayers?.isEmpty != false)
    }
}

private final class CallView: UIView {
    var onWillMove: () -> Void = {}
    var onWillLeave: () -> Void = {}
    var onTraits: () -> Void = {}
    var onRemoval: () -> Void = {}

    override func willMove(toSuperview newSuperview: UIView?) { newSuperview == nil ? onWillLeave() : onWillMove() }
    override func willRemoveSubview(_ subview: UIView) { onRemoval() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraits()
    }
}
