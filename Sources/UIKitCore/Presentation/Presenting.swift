import Diagnostics
import Foundation
import NavigationLogic

/// `present`: selects the controller that holds the presentation, checks the call, and creates the stage.
extension UIViewController {
    /// The controller that holds presentations of this style: the outermost ancestor, or an ancestor that defines a
    /// context.
    private func presentationHost(for style: UIModalPresentationStyle) -> (host: UIViewController, isContext: Bool) {
        if style == .currentContext || style == .overCurrentContext,
            let definer = selfAndParents.first(where: { $0.definesPresentationContext }),
            definer.parent != nil
        {
            return (definer, true)
        }
        return (outermost, false)
    }

    func startPresenting(_ requested: UIViewController, animated: Bool, completion: (() -> Void)?) {
        requested.leaveScheduledStack()
        let (host, isContext) = presentationHost(for: requested.modalPresentationStyle)
        if let window = host.viewIfLoaded?.window { window.appContext.showRoots(of: window) }
        host.endOverdueDismissal()
        // Chosen: a controller that is presented in the same turn may present immediately. UIKit logs that its view is
        // not in a window.
        if host.presentationWindow == nil { host.presentationStage?.startIfWaiting() }
        guard mayPresent(requested, over: host), let view = host.viewIfLoaded, let window = host.presentationWindow
        else {
            return
        }
        let former = requested.presentationStage
        // The configured presentation controller is not used again while the controller is still being dismissed.
        let source =
            (former == nil ? requested.ownPresentation : nil) ?? requested.makePresentation(for: host, asked: self)
        let controller = source.replacement(in: window.traitCollection) ?? requested
        // App code was called and may have presented a controller in the meantime.
        guard mayPresent(controller, over: host) else { return }
        let stage = PresentationStage(
            controller, by: source, over: host, asked: self, in: isContext ? view : window,
            isContext: isContext, window.presentations)
        stage.afterTurn {
            // A controller that is still being dismissed is removed before it is presented again.
            former?.request(.finish)
            controller.setStage(stage)
            controller.setOwnPresentation(source)
            stage.link()
            stage.present(animated: animated, completion)
        }
        // Derived: public stack traces show that the view of a presentation that covers the screen is loaded inside the
        // call.
        if stage.coversHost { controller.loadViewIfNeeded() }
    }

    /// The window of the controller's view, also while the view is removed from the window below a full-screen
    /// presentation.
    private var presentationWindow: UIWindow? {
        viewIfLoaded?.window ?? presentation.presented?.presentationStage?.stageView.window
    }

    /// Whether the host may present the controller. Logs the reason if not.
    private func mayPresent(_ requested: UIViewController, over host: UIViewController) -> Bool {
        guard requested !== self, requested.parent == nil else {
            misuse(
                """
                \(type(of: self)).present: \(requested) is this controller or a child of another; present one that \
                stands alone
                """
            )
        }
        func refuse(_ reason: String) -> Bool {
            Log.once("present: \(type(of: host)) \(reason)")
            return false
        }
        if let present = host.presentation.presented, present.presentationStage?.phase.isLeaving != true {
            // Derived: UIKit has a log message for this case, and nothing changes.
            return refuse("presents \(type(of: present)) already; dismiss it first, or present from it")
        }
        guard requested.presentation.presenting == nil || requested.presentationStage?.phase.isLeaving == true else {
            misuse("\(type(of: self)).present: \(requested) is presented already; dismiss it first")
        }
        guard let window = host.presentationWindow else {
            Log.once("present: the view of \(type(of: self)) is not in a window; present when it has appeared")
            return false
        }
        if let stage = host.presentationStage, stage.phase.isAppearing, host.appearance.phase == .hidden {
            return refuse("is still being presented; present when its view appears")
        }
        guard !window.presentations.isLeaving(host.bottomPresenter) else {
            return refuse("leaves its window; present from the new root")
        }
        guard !host.isBeingDismissed, host.presentationStage?.phase.isLeaving != true else {
            return refuse("is being dismissed; present from what stays")
        }
        return true
    }
}

extension UIPresentationController {
    /// The controller to present instead if the presentation adapts.
    fileprivate func replacement(in traits: UITraitCollection) -> UIViewController? {
        let style = adaptivePresentationStyle(for: traits)
        guard style != .none,
            let other = parts.delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        else { return nil }
        return other === presentedViewController ? nil : other
    }
}
