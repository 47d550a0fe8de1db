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
        var call = PresentationRefusal.Call()
        call.isAlone = requested !== self && requested.parent == nil
        call.hostPresents = host.presentation.presented.map { $0.presentationStage?.phase.isLeaving != true } ?? false
        call.isPresented =
            requested.presentation.presenting != nil && requested.presentationStage?.phase.isLeaving != true
        call.isInWindow = host.presentationWindow != nil
        call.hostWaits = host.presentationStage?.phase.isAppearing ?? false && host.appearance.phase == .hidden
        call.rootLeaves = host.presentationWindow?.presentations.isLeaving(host.bottomPresenter) ?? false
        call.hostLeaves = host.isBeingDismissed || host.presentationStage?.phase.isLeaving == true
        guard let refusal = PresentationRefusal(call) else { return true }
        report(refusal, requested, host)
        return false
    }

    /// Stops the program for misuse, and logs every other reason.
    private func report(_ refusal: PresentationRefusal, _ requested: UIViewController, _ host: UIViewController) {
        func log(_ reason: String) { Log.once("present: \(type(of: host)) \(reason)") }
        switch refusal {
        case .notAlone:
            misuse(
                """
                \(type(of: self)).present: \(requested) is this controller or a child of another; present one that \
                stands alone
                """
            )
        case .presentsAlready:
            // Derived: UIKit has a log message for this case, and nothing changes.
            let presented = host.presentation.presented.map { "\(type(of: $0))" } ?? "a controller"
            log("presents \(presented) already; dismiss it first, or present from it")
        case .presentedElsewhere:
            misuse("\(type(of: self)).present: \(requested) is presented already; dismiss it first")
        case .notInWindow:
            Log.once("present: the view of \(type(of: self)) is not in a window; present when it has appeared")
        case .hostIsAppearing: log("is still being presented; present when its view appears")
        case .rootIsLeaving: log("leaves its window; present from the new root")
        case .hostIsLeaving: log("is being dismissed; present from what stays")
        }
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
