/// The requests to a ``PresentationMachine``. Each request is legal in every phase.
///
/// A ticket represents a completion closure of the app. `moves` is false if the app requests animation while animations
/// are disabled.
package enum PresentationRequest: Hashable, Sendable {
    // The app
    case present(animated: Bool, moves: Bool, ticket: Int)
    case dismiss(animated: Bool, moves: Bool, ticket: Int)
    /// Ends the running animation, because the controller is presented again.
    case finish
    /// The window's new shape requires another presentation controller.
    case adapt

    // The app's animator
    /// The animator runs the animation with this number.
    case animatorBegan(Int)
    /// - Parameter mayReturn: whether a dismissal can be cancelled, because no other presentation has begun.
    case animatorEnded(Int, completed: Bool, mayReturn: Bool)
    /// The animator has exceeded its time.
    case overdue(Int)

    // The gesture
    case pull(fraction: Double)
    /// The finger releases a view that the user dismisses. The next dismissal begins at this velocity: fraction of the
    /// full distance per second, positive toward the resting position.
    case fling(velocity: Double)
    /// - Parameter velocity: fraction of the full distance per second, positive toward the resting position.
    case release(velocity: Double)

    // Time
    case motionEnded(Int)
}

/// The effects of ``PresentationMachine``, in order. The caller has the controllers and views.
package enum PresentationEffect: Hashable, Sendable {
    package enum Party: Hashable, Sendable { case presented, host }

    /// Sets `isBeingPresented` or `isBeingDismissed`, asks the app for an animator and makes the coordinator.
    case prepare(PresentationAnimation)
    /// Creates the container and its views.
    case build
    case willBegin(presents: Bool)
    case didEnd(presents: Bool, completed: Bool)
    /// For the host, only if the presentation covers it.
    case willAppear(Party, animated: Bool)
    case willDisappear(Party, animated: Bool)
    case didAppear(Party)
    case didDisappear(Party)
    case layOut
    /// Dims or restores the tint colors below the presentation, if the presentation dims them.
    case dimTint(Bool)
    /// Removes or restores the references between the host and the presented controller.
    case unlink, relink
    /// Starts the animation from the current position of the view.
    case begin(PresentationAnimation)
    /// Stops the animation at its current position.
    case halt
    /// Ends the animation and places all views at their final positions.
    case end(PresentationAnimation, completed: Bool)
    case finishCoordinator(cancelled: Bool)
    case adapt
    /// Removes the views from the window.
    case tearDown
    /// The controller may be presented again.
    case detach
    case complete(Int)
    /// No animation runs any longer.
    case rest

    case hold(fraction: Double)
    case settle(Int, velocity: Double)
}
