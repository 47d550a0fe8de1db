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
    /// This controller's view as it was before it stepped back behind a sheet, and the stage of the newest sheet that
    /// it is behind.
    var steppedBack: SteppedBack?
    weak var stepper: PresentationStage?
    /// The stage by whose motion this controller's view moves.
    weak var mover: PresentationStage?
}

extension UIViewController {
    // What was there before is released when it is no part of this controller's state any more: freeing it may run code
    // of the app's.

    func setPresented(_ controller: UIViewController?) {
        let former = presentation.presented
        presentation.presented = controller
        withExtendedLifetime(former) {}
    }

    func setStage(_ stage: PresentationStage) {
        let former = presentation.stage
        presentation.stage = stage
        withExtendedLifetime(former) {}
    }

    func setOwnPresentation(_ own: UIPresentationController) {
        let former = presentation.own
        presentation.own = own
        withExtendedLifetime(former) {}
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

    // MARK: The family

    /// This controller and those around it, from the inside out.
    var selfAndParents: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The outermost controller of the family.
    var outermost: UIViewController {
        var host = self
        while let parent = host.parent { host = parent }
        return host
    }

    /// The controller that everything up to this one is presented from.
    var bottomPresenter: UIViewController {
        var bottom = outermost
        while let next = bottom.presentation.presenting?.outermost, next !== bottom { bottom = next }
        return bottom
    }
}
