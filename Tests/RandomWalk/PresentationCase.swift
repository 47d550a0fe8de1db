/// One cell of the presentation matrix: an act in a callback of a presentation with some style.
package struct PresentationCase: Sendable, CustomStringConvertible {
    /// The callback in which the act is performed when it is called first.
    package enum Hook: String, CaseIterable, Sendable {
        // The presented controller and its view
        case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayout, viewDidLayout, viewDidAppear,
            viewWillDisappear
        case viewDidDisappear, layoutOfView, viewMovedToWindow, viewLeftWindow, safeAreaChanged, traitsChanged,
            layoutWhileGoing
        case presented, dismissed
        // The presenting controller
        case presenterWillDisappear, presenterDidDisappear, presenterWillAppear, presenterDidAppear, presenterLayout
        // The presentation controller
        case willPresent, didPresent, willDismiss, didDismiss, containerWillLayout, containerDidLayout, frameAsked
        // Delegates
        case presentationAsked, animatorAsked, dismissalAnimatorAsked, durationAsked, animation, animationEnded,
            styleAsked, prepareAdaptive
        case willPresentAdapted, shouldDismiss, userWillDismiss, userDidDismiss, userAttempt, detentAsked,
            detentChanged, preparePopover, popoverMoves
        // The coordinator
        case alongside, coordinatorEnds, alongsideDismissal
    }

    package enum Style: String, CaseIterable, Sendable {
        case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover, custom,
            animator, sheetAnimator
    }

    package enum Act: String, CaseIterable, Sendable {
        case dismissSelf, dismissSelfAtOnce, dismissFromPresenter, dismissFromPresenterAtOnce, dismissTwice
        case presentOver, presentFromPresenter, presentAgain, exchange
        case replaceRoot, dropRoot, dropPage, layOut, push, pop, popAtOnce, widen, narrow
    }

    package var hook: Hook
    package var style: Style
    package var act: Act
    package var animated: Bool
    package var description: String { "\(act) in \(hook) of \(style), \(animated ? "animated" : "at once")" }

    /// All cases, in an order that distributes each kind over the whole list.
    package static let all: [PresentationCase] = Act.allCases.flatMap { act in
        Hook.allCases.flatMap { hook in
            Style.allCases.flatMap { style in
                [true, false].map { PresentationCase(hook: hook, style: style, act: act, animated: $0) }
            }
        }
    }
}
