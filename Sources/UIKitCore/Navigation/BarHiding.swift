import ChromeLayout
import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import ObjectiveCRuntime

/// Hides and shows the bars after taps and swipes, with the keyboard, and in compact height.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: UINavigationController?
    private(set) lazy var tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) }
    private(set) lazy var swipe = UIPanGestureRecognizer { [weak self] pan in self?.moved(pan) }
    private var keyboard: KeyboardWatch?

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
    }

    // MARK: Switching

    /// Called when the behaviors changed or the view was loaded: disables recognizers and observers that no behavior
    /// needs.
    func update() {
        guard let owner, owner.isViewLoaded else { return }
        let behavior = owner.bars.behavior
        watch(tap, behavior.intersection([.onTap, .whenKeyboardAppears, .whenVerticallyCompact]).isEmpty == false)
        watch(swipe, behavior.contains(.onSwipe))
        swipe.delegate = self
        swipe.cancelsTouchesInView = false
        if behavior.contains(.whenKeyboardAppears) {
            // Documented (UINavigationController.hidesBarsWhenKeyboardAppears): the bars stay hidden when the keyboard
            // disappears, until a tap.
            keyboard =
                keyboard
                ?? KeyboardWatch(UIResponder.keyboardWillShowNotification) { [weak self] _ in self?.keyboardAppeared() }
        } else {
            keyboard = nil
        }
        heightChanged()
    }

    private func watch(_ recognizer: UIGestureRecognizer, _ watches: Bool) {
        guard let owner, watches != (recognizer.view === owner.pages) else { return }
        if watches {
            owner.pages.addGestureRecognizer(recognizer)
        } else {
            owner.pages.removeGestureRecognizer(recognizer)
        }
    }

    // MARK: Events

    private func tapped(_ tap: UIGestureRecognizer) {
        guard let owner, owner.machine.transition == nil else { return }
        let y = tap.location(in: owner.view).y
        owner.handleBars(.tap(inBarArea: owner.stackChrome.isBarArea(y: y, row: owner.barHeights(of: nil).row)))
    }

    private func moved(_ pan: UIGestureRecognizer) {
        guard let owner, let pan = pan as? UIPanGestureRecognizer, pan.state == .changed,
            owner.machine.transition == nil
        else { return }
        let translation = pan.translation(in: owner.view)
        guard let request = BarHidingMachine.swipe(x: Double(translation.x), y: Double(translation.y)) else { return }
        pan.setTranslation(.zero, in: owner.view)
        owner.handleBars(request)
    }

    private func keyboardAppeared() {
        guard let owner, owner.viewIfLoaded?.window != nil else { return }
        owner.handleBars(.keyboardAppears)
    }

    /// Called when the vertical size class of the window may have changed.
    func heightChanged() {
        guard let owner, owner.viewIfLoaded?.window != nil else { return }
        owner.handleBars(.height(isCompact: owner.view.traitCollection.verticalSizeClass == .compact))
    }

    // The content scrolls with the same touch that hides the bars.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer) }
}

extension UINavigationController {
    func setBehavior(_ behavior: BarHidingMachine.Behavior, _ on: Bool) {
        if on { bars.behavior.insert(behavior) } else { bars.behavior.remove(behavior) }
        hiding.update()
    }

    /// Hides bars with the app's own methods, which report the permitted changes to this method.
    func handleBars(_ request: BarHidingRequest) {
        bars.toolbarHasItems = topViewController?.toolbarItems?.isEmpty == false
        for effect in bars.handle(request, tracedAs: "hiding bars", of: self) {
            switch effect {
            // A subclass may have made further changes.
            case .bar(let hidden, let animated):
                if hidden != isNavigationBarHidden { setNavigationBarHidden(hidden, animated: animated) }
            case .toolbar(let hidden, let animated):
                if hidden != isToolbarHidden { setToolbarHidden(hidden, animated: animated) }
            case .called: handleBars(.called)
            }
        }
    }
}
