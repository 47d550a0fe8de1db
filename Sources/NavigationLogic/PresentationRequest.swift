/// Everything that can be asked of a ``PresentationMachine``. Each is legal in every phase.
///
/// A ticket stands for a completion of the app's. `moves` is false where a wish for animation meets animations that are
/// off.
package enum PresentationRequest: Hashable, Sendable {
    // The app
    case present(animated: Bool, moves: Bool, ticket: Int)
    case dismiss(animated: Bool, moves: Bool, ticket: Int)
    /// What is on its way ends now, because its controller is presented again.
    case finish
    /// The window has a shape in which another presentation stands in for this one.
    case adapt

    // The app's own animator
    /// It moves the leg with this number.
    case animatorBegan(Int)
    /// - Parameter mayReturn: the place is still free, so that a dismissal can be taken back.
    case animatorEnded(Int, completed: Bool, mayReturn: Bool)
    /// It has had its time.
    case overdue(Int)

    // The finger
    case pull(fraction: Double)
    /// It lets go of what the user dismisses; a dismissal that comes next goes on at this velocity, in ways a second,
    /// toward where it rests.
    case fling(velocity: Double)
    /// - Parameter velocity: in ways a second, toward where it rests.
    case letGo(velocity: Double)

    // Time
    case motionEnded(Int)
}

/// The effects of ``PresentationMachine``, in order. The performer has the controllers and views that they are about.
package enum PresentationEffect: Hashable, Sendable {
    package enum Party: Hashable, Sendable { case presented, host }

    /// The controller gets `isBeingPresented` or `isBeingDismissed`, the app is asked for an animator, and the
    /// coordinator is made.
    case prepare(PresentationLeg)
    /// The container and what is in it.
    case build
    case willBegin(presents: Bool)
    case didEnd(presents: Bool, completed: Bool)
    /// Of the host only where the presentation covers it.
    case willAppear(Party, animated: Bool)
    case willDisappear(Party, animated: Bool)
    case didAppear(Party)
    case didDisappear(Party)
    case layOut
    /// Tint colors below are dimmed, where the presentation does that.
    case dimTint(Bool)
    /// Host and presented controller know of each other no more, or again.
    case unlink, relink
    /// The motion starts, from wherever the view is.
    case begin(PresentationLeg)
    /// The motion stops where it is.
    case halt
    /// The motion is over, and everything is where that leaves it.
    case end(PresentationLeg, completed: Bool)
    case finishCoordinator(cancelled: Bool)
    case adapt
    /// The views leave the window.
    case takeApart
    /// The controller may be presented anew.
    case detach
    case complete(Int)
    /// Nothing is on its way any more.
    case rest

    case hold(fraction: Double)
    case settle(Int, velocity: Double)
}
