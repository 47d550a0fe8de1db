import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// What a controller presents, and who presents it.
struct PresentationState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    /// What this controller presented until a dismissal began whose motion continues. Its place is free.
    weak var leaving: UIViewController?
    /// The controller that this one is leaving.
    weak var left: UIViewController?
    /// The stage of the presented controller, while it is on screen.
    var stage: PresentationStage?
    /// Made before the presentation, because the app sets it up.
    var own: UIPresentationController?
    /// This controller's view as it was before it stepped back behind a sheet, and the stage of the newest sheet that it is behind.
    var steppedBack: SteppedBack?
    weak var stepper: PresentationStage?
    /// The stage by whose motion this controller's view moves.
    weak var mover: PresentationStage?
}

extension UIViewController {
    private var line: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The outermost controller of the family.
    private var outermost: UIViewController {
        var host = self
        while let parent = host.parent { host = parent }
        return host
    }

    /// The controller that everything up to this one is presented from.
    fileprivate var bottomPresenter: UIViewController {
        var bottom = outermost
        while let next = bottom.presentation.presenting?.outermost, next !== bottom { bottom = next }
        return bottom
    }

    /// The controller that holds presentations of this style: the outermost of the family, or one that defines a context.
    private func presentationHost(for style: UIModalPresentationStyle) -> (host: UIViewController, isContext: Bool) {
        if style == .currentContext || style == .overCurrentContext, let definer = line.first(where: { $0.definesPresentationContext }),
            definer.parent != nil
        {
            return (definer, true)
        }
        return (outermost, false)
    }

    func startPresenting(_ wish: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let (host, isContext) = presentationHost(for: wish.modalPresentationStyle)
        host.endOverdueDismissal()
        guard mayPresent(wish, over: host), let view = host.viewIfLoaded, let window = view.window else { return }
        let former = wish.presentation.stage
        // A controller that is still being dismissed has used up its configured presentation controller.
        let source = (former == nil ? wish.presentation.own : nil) ?? wish.makePresentation(for: host, asked: self)
        let controller = source.replacement(in: window.traitCollection) ?? wish
        // The app was asked, and may have presented something meanwhile.
        guard mayPresent(controller, over: host) else { return }
        let stage = PresentationStage(
            controller, by: source, over: host, asked: self, in: isContext ? view : window,
            isContext: isContext, window.presentations)
        stage.together {
            // A controller that is still being dismissed is removed when it is presented again.
            former?.request(.finish)
            controller.setStage(stage)
            controller.setOwnPresentation(source)
            stage.link()
            stage.present(animated: animated, completion)
        }
    }

    /// Whether the host may present the controller now; logs why not.
    private func mayPresent(_ wish: UIViewController, over host: UIViewController) -> Bool {
        guard wish !== self, wish.parent == nil else {
            misuse("\(type(of: self)).present: \(wish) is this controller or a child of another; present one that stands alone")
        }
        func refuse(_ reason: String) -> Bool {
            Log.once("present: \(type(of: host)) \(reason)")
            return false
        }
        if let present = host.presentation.presented, present.presentation.stage?.phase.isLeaving != true {
            // Documented: UIKit logs it and changes nothing.
            return refuse("presents \(type(of: present)) already; dismiss it first, or present from it")
        }
        guard wish.presentation.presenting == nil || wish.presentation.stage?.phase.isLeaving == true else {
            misuse("\(type(of: self)).present: \(wish) is presented already; dismiss it first")
        }
        guard let window = host.viewIfLoaded?.window else {
            Log.once("present: the view of \(type(of: self)) is not in a window; present when it has appeared")
            return false
        }
        if let stage = host.presentation.stage, stage.phase.isComing, host.appearance.phase == .hidden {
            return refuse("is still being presented; present when its view appears")
        }
        guard !window.presentations.isLeaving(host.bottomPresenter) else { return refuse("leaves its window; present from the new root") }
        guard !host.isBeingDismissed, host.presentation.stage?.phase.isLeaving != true else {
            return refuse("is being dismissed; present from what stays")
        }
        return true
    }

    /// What this controller presented is being dismissed by an animator that should have ended by now: it goes before anything else is done.
    private func endOverdueDismissal() {
        if let stage = presentation.leaving?.presentation.stage, stage.phase.isOverdue { stage.request(.finish) }
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        for controller in line { controller.endOverdueDismissal() }
        let host = line.first { $0.presentation.presented.map { !$0.presentsInPlace } ?? false }
        // A search that is active on a screen is what the screen presents.
        if host == nil,
            let inPlace = line.lazy.compactMap({ $0.presentsInPlace ? $0 : $0.presentation.presented })
                .first(where: { $0.presentsInPlace })
        {
            return inPlace.leavePlace(animated: animated, completion: completion)
        }
        if let presented = host?.presentation.presented {
            guard presented.presentation.stage != nil else { completion?(); return }
            return presented.leaveWithFamily(animated: animated, completion)
        }
        let last = outermost
        // One that is being dismissed already, or whose host was freed.
        if let stage = last.presentation.stage, stage.phase.isLeaving || last.presentation.presenting == nil {
            return last.leaveWithFamily(animated: animated, completion)
        }
        // Documented: asked of the presented controller itself, the one that presents it is meant.
        guard let presenting = last.presentation.presenting else { completion?(); return }
        presenting.startDismissing(animated: animated, completion: completion)
    }

    /// What the presented controller presents is dismissed with it, at once and without animation.
    private func leaveWithFamily(animated: Bool, _ completion: (() -> Void)?) {
        guard let stage = presentation.stage else { return }
        stage.together {
            dismissFamily()
            stage.dismiss(animated: animated, completion)
        }
    }

    /// Dismisses at once what this controller, or any inside it, presents.
    func dismissFamily() {
        if presentation.presented != nil { startDismissing(animated: false, completion: nil) }
        var members = family.children
        var index = 0
        while index < members.count {
            let member = members[index]
            members += member.family.children
            index += 1
            if let presented = member.presentation.presented, !presented.presentsInPlace { member.startDismissing(animated: false, completion: nil) }
        }
    }

    /// Whether the container that it is in shows it, or is about to.
    var showsInParent: Bool {
        switch parent {
        case let stack as UINavigationController: stack.topViewController === self
        case let tabs as UITabBarController: tabs.selectedViewController === self
        default: true
        }
    }

    /// What this controller presents inside its own view, and whether that is in its place.
    var presentedInside: (controller: UIViewController, covers: Bool)? {
        guard let presented = presentation.presented, let stage = presented.presentation.stage else { return nil }
        let state = stage.goesWithHost
        return state.rests ? (presented, state.covers) : nil
    }

    // What was there before is released when it is no part of this controller's state any more: freeing it may run code of the app's.

    func setPresented(_ controller: UIViewController?) {
        let former = presentation.presented
        presentation.presented = controller
        withExtendedLifetime(former) {}
    }

    fileprivate func setStage(_ stage: PresentationStage) {
        let former = presentation.stage
        presentation.stage = stage
        withExtendedLifetime(former) {}
    }

    private func setOwnPresentation(_ own: UIPresentationController) {
        let former = presentation.own
        presentation.own = own
        withExtendedLifetime(former) {}
    }

    // MARK: Presentation controllers

    /// The presentation controller of this controller or of an ancestor; made for the style when it is first needed.
    var nearestPresentation: UIPresentationController? {
        if let stage = presentation.stage { return stage.source }
        if let parent { return parent.presentationController }
        if let own = presentation.own { return own }
        // Its maker is asked when the presentation begins.
        guard modalPresentationStyle != .custom else { return nil }
        let made = makePresentation(for: nil, asked: self)
        presentation.own = made
        return made
    }

    func presentationStyleChanged() {
        guard presentation.stage == nil else { return }
        let former = presentation.own
        presentation.own = nil
        withExtendedLifetime(former) {}
    }

    private func makePresentation(for host: UIViewController?, asked: UIViewController) -> UIPresentationController {
        let style = ownPresentationStyle
        if style == .custom,
            let made = transitioningDelegate?.presentationController(forPresented: self, presenting: host, source: asked)
        {
            made.parts.madeFor = .custom
            return made
        }
        return makePresentation(style)
    }

    func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let made: UIPresentationController
        switch style {
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .automatic, .none:
            let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
            sheet.form = style == .formSheet ? .form : .page
            made = sheet
        default:
            made =
                self is UIAlertController
                ? AlertPresentation(presentedViewController: self, presenting: nil) : CoveringPresentation(presentedViewController: self, presenting: nil)
        }
        made.parts.madeFor = style
        return made
    }
}

extension UIPresentationController {
    /// The controller to present instead, where the presentation adapts.
    fileprivate func replacement(in traits: UITraitCollection) -> UIViewController? {
        let style = adaptivePresentationStyle(for: traits)
        guard style != .none, let other = parts.delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        else { return nil }
        return other === presentedViewController ? nil : other
    }
}
