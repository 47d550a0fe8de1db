import Foundation

/// The phase of a controller's view between hidden and shown.
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
    /// Increases whenever an appearance or disappearance begins.
    var turn = 0
    var call = Call.made

    /// The calls of the current appearance or disappearance.
    enum Call {
        /// The `will` call is still running, before the calls of the children.
        case running
        /// `viewWillAppear` was called before the view was in a window. `viewIsAppearing` follows in the window.
        case awaitsWindow
        case made
    }

    /// Whether a change of children orders the calls, so that adding and removing the view does not.
    var isOrdered = false
}

extension UIViewController: ViewOwner {
    var appearanceTurn: Int { appearance.turn }

    /// Does nothing if the view is already appearing or disappearing, so each `will` call has one `did` call.
    ///
    /// Each call of app code may reverse the direction or end the transition. If `turn` has changed after such a call,
    /// the rest is left to the newer transition.
    func beginAppearance(_ appears: Bool, _ animated: Bool) {
        let inside = higher.presentedInside
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
        appearance.call = .running
        let turn = appearance.turn
        if appears {
            notifyCallListener("viewWillAppear", animated)
            viewWillAppear(animated)
            viewIfLoaded?.releaseSafeArea()
        } else {
            notifyCallListener("viewWillDisappear", animated)
            viewWillDisappear(animated)
        }
        guard appearance.turn == turn else { return }
        forwardAppearance(appears, animated)
        guard appearance.turn == turn else { return }
        appearance.call = appears ? .awaitsWindow : .made
        if viewIfLoaded?.window != nil { viewEnteredWindow() }
        // The app ended the transition inside one of these calls. The children's calls follow now.
        if appearance.turn == turn, appearance.phase == .shown || appearance.phase == .hidden { forwardAppearanceEnd() }
    }

    private func mayBegin(_ appears: Bool) -> Bool {
        appears == (appearance.phase == .hidden || appearance.phase == .disappearing)
    }

    /// Documented (UIViewController.viewIsAppearing): called once for each appearance, when the view is in the window
    /// and has its size.
    func viewEnteredWindow() {
        // The child was added while its parent's view was being added to the window.
        if appearance.phase == .hidden, appearsWithParent {
            beginAppearance(true, false)
            if parent?.appearance.phase == .shown { endJoining() }
            return
        }
        guard appearance.call == .awaitsWindow, appearance.phase == .appearing else { return }
        appearance.call = .made
        notifyCallListener("viewIsAppearing", appearance.isAnimated)
        viewIsAppearing(appearance.isAnimated)
    }

    func endAppearance() {
        let inside = higher.presentedInside
        if let inside, inside.covers { return inside.controller.endAppearance() }
        defer { inside?.controller.endAppearance() }
        let turn = appearance.turn
        switch appearance.phase {
        case .appearing:
            appearance.phase = .shown
            notifyCallListener("viewDidAppear", appearance.isAnimated)
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .hidden
            notifyCallListener("viewDidDisappear", appearance.isAnimated)
            viewDidDisappear(appearance.isAnimated)
        case .hidden, .shown:
            return
        }
        guard appearance.turn == turn else { return }
        appearance.reason = nil
        if appearance.call != .running { forwardAppearanceEnd() }
    }

    /// Ends the appearance of an added child, unless the parent disappeared meanwhile.
    func finishJoining() {
        if !appearsWithParent { beginAppearance(false, false) }
        // A child of a disappearing parent receives its further calls when the parent has disappeared.
        if parent?.appearance.phase != .disappearing { endAppearance() }
    }

    /// Notifies a listening test of a call.
    func notifyCallListener(_ call: String, _ animated: Bool = false) {
        appContext.callListener?(self, animated ? "\(call) animated" : call)
    }

    /// Whether the controller's appearance follows its view in a visible parent that orders no calls itself.
    var appearsWithParent: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !appearance.isOrdered else {
            return false
        }
        return parent.appearance.phase == .shown || parent.appearance.phase == .appearing
    }

    /// The children whose views are in this controller's view. Other children are not visible.
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

    /// Lays out a view before its controller receives `viewDidAppear`, as in UIKit.
    func layOutBeforeAppearing() {
        guard appearance.phase == .appearing, let view = viewIfLoaded, view.window != nil else { return }
        view.layoutIfNeeded()
    }

    private func attachToWindow() {
        guard let window = appContext.windows.first(where: { $0.rootViewController === self }) else { return }
        view.insets.awaitsAppearance = appearance.phase == .hidden
        window.insertRootView()
    }

    func windowHides() {
        beginAppearance(false, false)
        endAppearance()
    }
}
