/// Whether the edge swipe may begin to pop the top page.
package enum SwipeRule {
    /// The state of the container when a finger touches the edge.
    package struct Situation: Hashable, Sendable {
        package var depth: Int
        package var isOnScreen = true
        package var isInFlight = false
        package var isBarHidden = false
        package var hidesBackButton = false
        package var hasLeadingItems = false
        package var leadingItemsSupplementBackButton = false
        package var delegateVendsAnimator = false

        package init(depth: Int) {
            self.depth = depth
        }
    }

    /// Reasons to refuse the swipe, in the order of the checks. Derived from the code of many apps: UIKit behaves like
    /// this until the app sets its own delegate of the recognizer.
    package enum Refusal: CaseIterable, Hashable, Sendable {
        case nothingBelow, offScreen, inFlight, barHidden, backButtonHidden, backButtonReplaced, customAnimator

        package var reason: String {
            switch self {
            case .nothingBelow: "The stack has no page below the top."
            case .offScreen: "The navigation controller is not on screen."
            case .inFlight: "Another transition is still running."
            case .barHidden: "The navigation bar is hidden, so there is no back button that the swipe could stand for."
            case .backButtonHidden: "The top item hides its back button."
            case .backButtonReplaced: "Leading items take the place of the back button."
            case .customAnimator:
                "The delegate animates transitions itself, and the swipe cannot drive a foreign motion."
            }
        }

        func applies(to situation: Situation) -> Bool {
            switch self {
            case .nothingBelow: situation.depth < 2
            case .offScreen: !situation.isOnScreen
            case .inFlight: situation.isInFlight
            case .barHidden: situation.isBarHidden
            case .backButtonHidden: situation.hidesBackButton
            case .backButtonReplaced: situation.hasLeadingItems && !situation.leadingItemsSupplementBackButton
            case .customAnimator: situation.delegateVendsAnimator
            }
        }

        /// Whether the swipe is refused even if the app's recognizer delegate allows it, because it would have no
        /// effect.
        package var isFinal: Bool {
            switch self {
            case .nothingBelow, .offScreen, .inFlight: true
            case .barHidden, .backButtonHidden, .backButtonReplaced, .customAnimator: false
            }
        }
    }

    /// The first reason to refuse, or nil if the swipe may begin.
    package static func refusal(in situation: Situation) -> Refusal? {
        Refusal.allCases.first { $0.applies(to: situation) }
    }

    package static func mayBegin(in situation: Situation) -> Bool { refusal(in: situation) == nil }
}
