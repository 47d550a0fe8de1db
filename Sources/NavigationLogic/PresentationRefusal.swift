/// The reason why a controller cannot present another one now.
package enum PresentationRefusal: Hashable, Sendable {
    /// Misuse: the requested controller is the calling one, or has a parent.
    case notAlone
    /// The host presents another controller.
    case presentsAlready
    /// Misuse: the requested controller is presented by another one.
    case presentedElsewhere
    case notInWindow
    /// The host is still being presented and has not begun to appear.
    case hostIsAppearing
    /// The host's root controller leaves the window.
    case rootIsLeaving
    /// The host is being dismissed.
    case hostIsLeaving

    /// A call of `present`, as far as it decides.
    package struct Call: Hashable, Sendable {
        package var isAlone = true
        /// The host presents a controller that is not being dismissed.
        package var hostPresents = false
        /// The requested controller is presented and is not being dismissed.
        package var isPresented = false
        package var isInWindow = true
        /// The host is being presented, and its view has not begun to appear.
        package var hostWaits = false
        package var rootLeaves = false
        package var hostLeaves = false

        package init() {}
    }

    /// Nil if the controller may be presented. The first reason counts.
    package init?(_ call: Call) {
        let reasons: [(holds: Bool, refusal: PresentationRefusal)] = [
            (!call.isAlone, .notAlone), (call.hostPresents, .presentsAlready), (call.isPresented, .presentedElsewhere),
            (!call.isInWindow, .notInWindow), (call.hostWaits, .hostIsAppearing), (call.rootLeaves, .rootIsLeaving),
            (call.hostLeaves, .hostIsLeaving),
        ]
        guard let first = reasons.first(where: \.holds) else { return nil }
        self = first.refusal
    }
}
