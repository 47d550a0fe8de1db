import CoreGraphics
import Foundation
import NavigationLogic

/// What makes the bars come and go by themselves: taps, swipes, the keyboard, a low window.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UINavigationController?
    private(set) lazy var tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) }
    private(set) lazy var swipe = UIPanGestureRecognizer { [weak self] pan in self?.moved(pan) }
    private var keyboard: KeyboardWatch?
    private var wasCompact = false

    /// Chosen: points that a finger goes before the bars follow it.
    static let swipeLength: CGFloat = 24

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
    }

    // MARK: Switching

    /// The behaviours changed, or the view was loaded: what is not asked for does not watch.
    func update() {
        guard let owner, owner.isViewLoaded else { return }
        let behaviour = owner.bars.behaviour
        watch(tap, behaviour.intersection([.onTap, .whenKeyboardAppears, .whenVerticallyCompact]).isEmpty == false)
        watch(swipe, behaviour.contains(.onSwipe))
        swipe.delegate = self
        swipe.cancelsTouchesInView = false
        if behaviour.contains(.whenKeyboardAppears) {
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
        // A process may have several apps under test; each hears of its own keyboard.
        guard let owner, let window = owner.viewIfLoaded?.window, AppContext.current.windows.contains(where: { $0 === window }) else { return }
        owner.handleBars(shows ? .keyboardAppears : .keyboardDisappears)
    }

    /// The window may be low now, or no more.
    func heightChanged() {
        guard let owner, owner.viewIfLoaded?.window != nil else { return }
        let isCompact = owner.view.traitCollection.verticalSizeClass == .compact
        let isAsked = owner.bars.behaviour.contains(.whenVerticallyCompact)
        guard isCompact && isAsked != wasCompact || wasCompact && !isCompact else { return }
        wasCompact = isCompact && isAsked
        // The window changes its size at once, and so do the bars.
        owner.handleBars(isCompact ? .becomesVerticallyCompact : .becomesVerticallyRegular, animated: false)
    }

    // Content scrolls under the very finger that hides the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer) }
}

/// Hears of the keyboard for as long as it lives.
@MainActor
private final class KeyboardWatch {
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    init(_ moved: @escaping @MainActor (_ shows: Bool) -> Void) {
        for (name, shows) in [(UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false)] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { moved(shows) }
                })
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

extension UINavigationController {
    func setBehaviour(_ behaviour: BarVisibility.Behaviour, _ on: Bool) {
        if on { bars.behaviour.insert(behaviour) } else { bars.behaviour.remove(behaviour) }
        hiding.update()
    }

    func handleBars(_ event: BarVisibility.Event, animated: Bool = true) {
        var next = bars
        next.handle(event, toolbarHasItems: topViewController?.toolbarItems?.isEmpty == false)
        let (hidesBar, hidesToolbar) = (next.isNavigationBarHidden, next.isToolbarHidden)
        // What hid the bars is remembered; hiding itself goes the way of the app's own calls.
        (next.isNavigationBarHidden, next.isToolbarHidden) = (bars.isNavigationBarHidden, bars.isToolbarHidden)
        bars = next
        if hidesBar != isNavigationBarHidden { setNavigationBarHidden(hidesBar, animated: animated) }
        if hidesToolbar != isToolbarHidden { setToolbarHidden(hidesToolbar, animated: animated) }
    }
}
