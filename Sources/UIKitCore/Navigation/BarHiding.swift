import CoreGraphics
import Foundation
import NavigationLogic

/// Hides and shows the bars by taps, swipes, the keyboard and compact height.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UINavigationController?
    private(set) lazy var tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) }
    private(set) lazy var swipe = UIPanGestureRecognizer { [weak self] pan in self?.moved(pan) }
    private var keyboard: KeyboardWatch?
    private var wasCompact = false

    /// Chosen: the points that a finger moves before the bars react to it.
    static let swipeLength: CGFloat = 24

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
    }

    // MARK: Switching

    /// The behaviors changed, or the view was loaded: recognizers and observers that no behavior needs are disabled.
    func update() {
        guard let owner, owner.isViewLoaded else { return }
        let behavior = owner.bars.behavior
        watch(tap, behavior.intersection([.onTap, .whenKeyboardAppears, .whenVerticallyCompact]).isEmpty == false)
        watch(swipe, behavior.contains(.onSwipe))
        swipe.delegate = self
        swipe.cancelsTouchesInView = false
        if behavior.contains(.whenKeyboardAppears) {
            if keyboard == nil { keyboard = KeyboardWatch { [weak self] shows in self?.keyboardMoved(shows) } }
        } else {
            keyboard = nil
        }
        heightChanged()
    }

    private func watch(_ recognizer: UIGestureRecognizer, _ watches: Bool) {
        guard let owner, watches != (recognizer.view === owner.pages) else { return }
        if watches { owner.pages.addGestureRecognizer(recognizer) } else { owner.pages.removeGestureRecognizer(recognizer) }
    }

    // MARK: Events

    private func tapped(_ tap: UIGestureRecognizer) {
        guard let owner, owner.machine.transition == nil else { return }
        // Documented: in a low window a tap counts where a bar would be.
        if owner.bars.revealsInBarAreaOnly {
            let place = tap.location(in: owner.view)
            let top = owner.view.safeAreaInsets.top + owner.navigationBar.rowHeight
            guard place.y <= top || place.y >= owner.view.bounds.height - owner.navigationBar.rowHeight else { return }
        }
        owner.handleBars(.tap)
    }

    private func moved(_ pan: UIGestureRecognizer) {
        guard let owner, let pan = pan as? UIPanGestureRecognizer, pan.state == .changed, owner.machine.transition == nil else { return }
        let way = pan.translation(in: owner.view)
        guard abs(way.y) >= Self.swipeLength, abs(way.y) > abs(way.x) else { return }
        pan.setTranslation(.zero, in: owner.view)
        owner.handleBars(way.y < 0 ? .swipeUp : .swipeDown)
    }

    private func keyboardMoved(_ shows: Bool) {
        guard let owner, owner.viewIfLoaded?.window != nil else { return }
        owner.handleBars(shows ? .keyboardAppears : .keyboardDisappears)
    }

    /// The window may be low now, or no more.
    func heightChanged() {
        guard let owner, owner.viewIfLoaded?.window != nil else { return }
        let isCompact = owner.view.traitCollection.verticalSizeClass == .compact
        let isAsked = owner.bars.behavior.contains(.whenVerticallyCompact)
        guard isCompact && isAsked != wasCompact || wasCompact && !isCompact else { return }
        wasCompact = isCompact && isAsked
        // The window changes its size at once, and so do the bars.
        owner.handleBars(isCompact ? .becomesVerticallyCompact : .becomesVerticallyRegular, animated: false)
    }

    // Content scrolls under the same finger that hides the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer) }
}

/// Observes the keyboard of the app's screen for as long as it lives.
@MainActor
private final class KeyboardWatch {
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    init(_ moved: @escaping @MainActor (_ shows: Bool) -> Void) {
        for (name, shows) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) { _ in
                    MainActor.assumeIsolated { moved(shows) }
                })
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

extension UINavigationController {
    func setBehavior(_ behavior: BarVisibility.Behavior, _ on: Bool) {
        if on { bars.behavior.insert(behavior) } else { bars.behavior.remove(behavior) }
        hiding.update()
    }

    func handleBars(_ event: BarVisibility.Event, animated: Bool = true) {
        var next = bars
        next.handle(event, toolbarHasItems: topViewController?.toolbarItems?.isEmpty == false)
        let (hidesBar, hidesToolbar) = (next.isNavigationBarHidden, next.isToolbarHidden)
        // What hid the bars is remembered; the hiding itself takes the path of the app's own calls.
        (next.isNavigationBarHidden, next.isToolbarHidden) = (bars.isNavigationBarHidden, bars.isToolbarHidden)
        bars = next
        if hidesBar != isNavigationBarHidden { setNavigationBarHidden(hidesBar, animated: animated) }
        if hidesToolbar != isToolbarHidden { setToolbarHidden(hidesToolbar, animated: animated) }
    }
}
