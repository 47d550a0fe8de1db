import QuartzCore

/// The stages that a controller takes part in.
struct PresentationPart: ControllerPart {
    /// The stage of the presented controller, while the controller is on screen.
    var stage: PresentationStage?
    /// The presentation controller that the app configured before the presentation.
    var own: UIPresentationController?
    /// The stage of the newest sheet in front of the controller.
    weak var stepper: PresentationStage?
    /// The stage that animates the controller's view.
    weak var animatingStage: PresentationStage?
}

extension UIViewController {
    /// The stage of this presented controller, while the controller is on screen.
    var presentationStage: PresentationStage? {
        get { self[PresentationPart.self].stage }
        set { self[PresentationPart.self].stage = newValue }
    }

    /// The presentation controller that the app configured before the presentation.
    var ownPresentation: UIPresentationController? {
        get { self[PresentationPart.self].own }
        set { self[PresentationPart.self].own = newValue }
    }

    // The former value is released after it was removed from this controller's state, because freeing it may run app
    // code.

    func setStage(_ stage: PresentationStage) { keeping(presentationStage) { presentationStage = stage } }

    func setOwnPresentation(_ own: UIPresentationController) { keeping(ownPresentation) { ownPresentation = own } }
}

/// The questions of a controller about its presentation.
extension UIViewController: PresentationWork {
    var presentedInside: (controller: UIViewController, covers: Bool)? {
        guard let presented = presentation.presented, let stage = presented.presentationStage else { return nil }
        let state = stage.restingState
        return state.rests ? (presented, state.covers) : nil
    }

    var presentationContainer: (any UIContentContainer)? { presentationStage?.presentation }
}
