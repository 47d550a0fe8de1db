import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// What a controller presents, and who presents it.
struct PresentationState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    /// What it presents is dismissed because it will be itself; it presents nothing any more.
    var isGoing = false
    /// The stage of the presented controller, while it is on screen.
    var stage: PresentationStage?
    /// Made before the presentation, because the app sets it up.
    var own: UIPresentationController?
    /// This controller's view as it was before it stepped back behind a sheet, and the stage of the newest sheet that it stands behind.
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
            definer.parent != nil { return (definer, true) }
        return (outermost, false)
    }

    func startPresenting(_ wish: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let (host, isContext) = presentationHost(for: wish.modalPresentationStyle)
        guard wish !== self, wish.parent == nil else {
            misuse("\(type(of: self)).present: \(wish) is this controller or a child of another; present one that stands alone")
        }
        guard host.presentation.presented == nil else {
            // Documented: UIKit says so and leaves things as they are.
            Log.once("present: \(type(of: host)) presents \(host.presentation.presented.map { "\(type(of: $0))" } ?? "something") already; dismiss it first, or present from it")
            return
        }
        guard wish.presentation.presenting == nil else {
            misuse("\(type(of: self)).present: \(wish) is presented already; dismiss it first")
        }
        guard let view = host.viewIfLoaded, let window = view.window else {
            Log.once("present: the view of \(type(of: self)) is not in a window; present when it has appeared")
            return
        }
        if let stage = host.presentation.stage, stage.phase == .coming, host.appearance.phase == .hidden {
            Log.once("present: \(type(of: host)) is still being presented; present when its view appears")
            return
        }
        guard window.leavingRoot == nil || host.bottomPresenter !== window.leavingRoot else {
            Log.once("present: \(type(of: host)) leaves its window; present from the new root")
            return
        }
        guard !host.isBeingDismissed, !host.presentation.isGoing else {
            Log.once("present: \(type(of: host)) is being dismissed; present from what stays")
            return
        }
        // What still goes is gone when it comes again.
        wish.presentation.stage?.finishGoing()
        let source = wish.presentation.own ?? wish.makePresentation(for: host, asked: self)
        let controller = source.replacement(in: window.traitCollection) ?? wish
        host.presentation.presented = controller
        controller.presentation.presenting = host
        controller.appearance.reason = .presented
        let stage = PresentationStage(controller, by: source, over: host, asked: self, in: isContext ? view : window)
        controller.presentation.stage = stage
        controller.presentation.own = source
        (source as? UIPopoverPresentationController)?.prepare()
        stage.present(animated: animated, completion)
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let host = line.first { $0.presentation.presented.map { !$0.presentsInPlace } ?? false }
        // A search that is active on a screen is what the screen presents.
        if host == nil, let inPlace = line.lazy.compactMap({ $0.presentsInPlace ? $0 : $0.presentation.presented })
            .first(where: { $0.presentsInPlace }) {
            return inPlace.leavePlace(animated: animated, completion: completion)
        }
        guard let host, let presented = host.presentation.presented else {
            // Documented: asked of the presented controller itself, the one that presents it is meant.
            guard let presenting = outermost.presentation.presenting else { completion?(); return }
            return presenting.startDismissing(animated: animated, completion: completion)
        }
        presented.appearance.reason = .dismissed
        // What the presented one presents goes with it, at once and unseen.
        if presented.presentation.presented != nil {
            presented.presentation.isGoing = true
            presented.startDismissing(animated: false, completion: nil)
            presented.presentation.isGoing = false
            // What was covered has appeared meanwhile, for another reason.
            presented.appearance.reason = .dismissed
        }
        guard let stage = presented.presentation.stage else { completion?(); return }
        stage.dismiss(animated: animated, completion)
    }

    // MARK: Presentation controllers

    /// The one that looks after this controller or one that it is in; made for the style when it is first asked for.
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
        presentation.own = nil
    }

    private func makePresentation(for host: UIViewController?, asked: UIViewController) -> UIPresentationController {
        let style = ownPresentationStyle
        if style == .custom,
            let made = transitioningDelegate?.presentationController(forPresented: self, presenting: host, source: asked) {
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
            made = self is UIAlertController
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
