import Foundation

/// Where the view of a controller is between hidden and shown.
///
/// ```
///              willAppear                didAppear
///   hidden ────────────────► appearing ────────────► shown
///      ▲                      │     ▲                  │
///      │ didDisappear         │     │ willAppear       │ willDisappear
///      └───────────── disappearing ◄┴──────────────────┘
/// ```
struct AppearanceState {
    enum Phase { case hidden, appearing, shown, disappearing }
    enum Reason { case presented, dismissed, joined, left }

    var phase = Phase.hidden
    var reason: Reason?
    var isAnimated = false
    /// Grows whenever the controller begins to come or to go.
    var turn = 0
    /// The `will` call still runs, and the children have not got theirs yet.
    var isBeginning = false
    /// `viewWillAppear` came before the view was in a window; `viewIsAppearing` waits for that.
    var awaitsWindow = false
    /// A change of children orders the calls; the view's coming and going does not.
    var isOrdered = false
    /// The transitions that the controller is part of, as they began: a push may run while the whole stack is
    /// presented.
    var coordinators: [any UIViewControllerTransitionCoordinator] = []
}

extension UIViewController {
    /// Has no effect when the view appears or disappears already, so every `will` has one `did`.
    ///
    /// Each call of app code may reverse the direction, or end what has begun. Code that returns from one and finds
    /// another turn leaves the rest to the caller that began that.
    func beginAppearance(_ appears: Bool, _ animated: Bool) {
        let inside = presentedInside
        if let inside, inside.covers { return inside.controller.beginAppearance(appears, animated) }
        defer { inside?.controller.beginAppearance(appears, animated) }
        appearance.isAnimated = animated
        guard mayBegin(appears) else { return }
        if appears {
            loadViewIfNeeded()
            guard mayBegin(appears) else { return }
        }
        appearance.phase = appears ? .appearing : .disappearing
        appearance.turn += 1
        appearance.isBeginning = true
        let turn = appearance.turn
        if appears {
            tell("viewWillAppear", animated)
            viewWillAppear(animated)
            viewIfLoaded?.releaseSafeArea()
        } else {
            tell("viewWillDisappear", animated)
            viewWillDisappear(animated)
        }
        guard appearance.turn == turn else { return }
        forwardAppearance(appears, animated)
        guard appearance.turn == turn else { return }
        appearance.isBeginning = false
        appearance.awaitsWindow = appears
        if viewIfLoaded?.window != nil { viewEnteredWindow() }
        // It ended inside one of its own calls: what is in it follows now.
        if appearance.turn == turn, appearance.phase == .shown || appearance.phase == .hidden { forwardAppearanceEnd() }
    }

    private func mayBegin(_ appears: Bool) -> Bool {
        appears == (appearance.phase == .hidden || appearance.phase == .disappearing)
    }

    /// Documented: once for each appearance, when the view is in the window and has its place there.
    func viewEnteredWindow() {
        // A child that joined while the view of its parent was on its way into the window.
        if appearance.phase == .hidden, appearsWithParent {
            beginAppearance(true, false)
            if parent?.appearance.phase == .shown { endJoining() }
            return
        }
        guard appearance.awaitsWindow, appearance.phase == .appearing else { return }
        appearance.awaitsWindow = false
        tell("viewIsAppearing", appearance.isAnimated)
        viewIsAppearing(appearance.isAnimated)
    }

    func endAppearance() {
        let inside = presentedInside
        if let inside, inside.covers { return inside.controller.endAppearance() }
        defer { inside?.controller.endAppearance() }
        let turn = appearance.turn
        switch appearance.phase {
        case .appearing:
            appearance.phase = .shown
            tell("viewDidAppear", appearance.isAnimated)
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .hidden
            tell("viewDidDisappear", appearance.isAnimated)
            viewDidDisappear(appearance.isAnimated)
        case .hidden, .shown:
            return
        }
        guard appearance.turn == turn else { return }
        appearance.reason = nil
        if !appearance.isBeginning { forwardAppearanceEnd() }
    }

    /// The view is in that of a parent on screen, unless that has left it while the view was on its way.
    func finishJoining() {
        if !appearsWithParent { beginAppearance(false, false) }
        // One that is still leaving gets the other calls when it has left.
        if parent?.appearance.phase != .disappearing { endAppearance() }
    }

    /// Reports a call to a test that listens.
    func tell(_ call: String, _ animated: Bool = false) {
        AppContext.current.callListener?(self, animated ? "\(call) animated" : call)
    }

    /// Whether the controller's appearance follows its view's coming and going in a parent on screen, which then orders
    /// no calls itself.
    var appearsWithParent: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !appearance.isOrdered else {
            return false
        }
        return parent.appearance.phase == .shown || parent.appearance.phase == .appearing
    }

    /// Children whose views are in this controller's view; others are not visible.
    var shownChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded.map { $0 !== view && $0.isDescendant(of: view) } ?? false }
    }

    // MARK: In a window

    func windowShows() {
        if view.window == nil { attachToWindow() }
        appearance.reason = nil
        beginAppearance(true, false)
        viewIfLoaded?.releaseSafeArea()
        layOutBeforeAppearing()
        endAppearance()
    }

    /// A view is laid out before its controller gets `viewDidAppear`, as in UIKit.
    func layOutBeforeAppearing() {
        guard appearance.phase == .appearing, let view = viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    private func attachToWindow() {
        guard let window = AppContext.current.windows.first(where: { $0.rootViewController === self }) else { return }
        view.insets.awaitsAppearance = appearance.phase == .hidden
        window.insertRootView()
    }

    func windowHides() {
        beginAppearance(false, false)
        endAppearance()
    }
}
