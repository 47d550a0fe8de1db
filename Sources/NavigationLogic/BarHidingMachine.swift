import Decisions

/// Whether the navigation bar of a stack is visible, and the reason why it is hidden.
///
/// ```
///             the app, a tap or a swipe               the height is compact, and was when it hid them
///   shown ─────────────────────────────► hidden       shownInLowWindow ◄──────► hiddenInLowWindow
///     │ keyboard                                              ▲  │ keyboard             the app, a tap or a swipe
///     ├──────────► hidingByKeyboard ──► hiddenByKeyboard      │  ▼
///     └──────────► hidingByHeight ────► hiddenByHeight ───────┘ hidingByHeight
///       height                                      a tap
/// ```
package enum BarHidingPhase: Hashable, CaseIterable, Sendable {
    case shown
    /// The call that hides the bar is in progress. An override in the app may not call `super`.
    case hidingByKeyboard, hidingByHeight
    /// Hidden by a call of the app, a tap or a swipe.
    case hidden
    /// A tap shows the bar again.
    case hiddenByKeyboard
    /// A tap in the area of the bar shows it again, and so does a regular height.
    case hiddenByHeight
    /// The compact height had hidden the bar, and a tap or a call has shown it since.
    case shownInLowWindow
    /// The bar was hidden again after that. A regular height shows it.
    case hiddenInLowWindow

    package var isHidden: Bool {
        switch self {
        case .shown, .shownInLowWindow, .hidingByKeyboard, .hidingByHeight: false
        case .hidden, .hiddenByKeyboard, .hiddenByHeight, .hiddenInLowWindow: true
        }
    }
}

/// The events that can hide or show the bars of a stack.
package enum BarHidingRequest: Hashable, Sendable {
    /// A tap that the content did not handle. `inBarArea`: the tap is in the area that the bars cover when they are
    /// visible.
    case tap(inBarArea: Bool)
    case swipeUp, swipeDown
    case keyboardAppears
    /// The height class of the window. Sent when the height or the behavior may have changed.
    case height(isCompact: Bool)
    /// A call has hidden or shown the bar.
    case set(hidden: Bool)
    /// The calls of the last effects have returned.
    case called
}

/// One action on the bars.
package enum BarHidingEffect: Hashable, Sendable {
    /// Calls the app's overridable method, so that subclasses are notified.
    case bar(hidden: Bool, animated: Bool)
    case toolbar(hidden: Bool, animated: Bool)
    /// The caller sends ``BarHidingRequest/called`` to the machine.
    case called
}

/// Decides which bars of a stack are hidden.
package struct BarHidingMachine: StateMachine, Hashable {
    /// The behaviors that the app has enabled. Documented (UINavigationController): all are disabled by default.
    package struct Behavior: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let onTap = Behavior(rawValue: 1)
        package static let onSwipe = Behavior(rawValue: 2)
        package static let whenKeyboardAppears = Behavior(rawValue: 4)
        package static let whenVerticallyCompact = Behavior(rawValue: 8)
    }

    package private(set) var phase = BarHidingPhase.shown
    /// Documented (UINavigationController): the toolbar is hidden until the app shows it.
    package var isToolbarHidden = true
    package var behavior: Behavior = []
    /// Whether the toolbar has items. Documented (UINavigationController.h): a toolbar without items is never hidden or
    /// shown.
    package var toolbarHasItems = false
    /// The last known height was compact, and the app hides the bars at a compact height.
    private var isLow = false

    package init() {}

    package var isNavigationBarHidden: Bool { phase.isHidden }

    package var row: BarHidingPhase { phase }

    /// Nil if the app has not enabled the behavior.
    package mutating func column(for request: BarHidingRequest) -> Column? {
        switch request {
        case .tap(let inBarArea): return behavior.contains(.onTap) ? .hidingTap : inBarArea ? .barTap : .contentTap
        case .swipeUp: return behavior.contains(.onSwipe) ? .swipeUp : nil
        case .swipeDown: return behavior.contains(.onSwipe) ? .swipeDown : nil
        case .keyboardAppears: return behavior.contains(.whenKeyboardAppears) ? .keyboardAppears : nil
        case .height(let isCompact):
            let wasLow = isLow
            isLow = isCompact && behavior.contains(.whenVerticallyCompact)
            return !isCompact ? .becomesRegular : isLow && !wasLow ? .becomesCompact : nil
        case .set(let hidden): return hidden ? .hide : .show
        case .called: return .called
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [BarHidingEffect]) {
        switch step {
        case .requestHiding(let animated): call(hidden: true, animated, into: &effects)
        case .requestShowing(let animated): call(hidden: false, animated, into: &effects)
        case .awaitKeyboard: phase = .hidingByKeyboard
        case .awaitHeight: phase = .hidingByHeight
        case .awaitReturn: effects.append(.called)
        case .forgetHeight: phase = phase.isHidden ? .hidden : .shown
        case .hidden: phase = phase.afterHiding
        case .shown: phase = phase.afterShowing
        }
    }

    private func call(hidden: Bool, _ animated: Bool, into effects: inout [BarHidingEffect]) {
        if isNavigationBarHidden != hidden { effects.append(.bar(hidden: hidden, animated: animated)) }
        if toolbarHasItems, isToolbarHidden != hidden { effects.append(.toolbar(hidden: hidden, animated: animated)) }
    }

    /// Chosen: the distance in points that a finger moves before the bars react.
    package static let swipeLength = 24.0

    /// The request of a finger that has moved by `x` and `y` points; nil if the distance is too short or mainly
    /// horizontal.
    package static func swipe(x: Double, y: Double) -> BarHidingRequest? {
        guard abs(y) >= swipeLength, abs(y) > abs(x) else { return nil }
        return y < 0 ? .swipeUp : .swipeDown
    }

    /// Whether the tab bar is hidden: from the moment when a page on the stack requests this until the stack pops that
    /// page. Folklore (toolbars/bottom-bar-hidden); the documentation can also be read as "the top page decides".
    package static func hidesBottomBar(_ pagesHideIt: some Sequence<Bool>) -> Bool {
        pagesHideIt.contains(true)
    }
}

extension BarHidingPhase {
    fileprivate var afterHiding: BarHidingPhase {
        switch self {
        case .shown: .hidden
        case .hidingByKeyboard: .hiddenByKeyboard
        case .hidingByHeight: .hiddenByHeight
        case .shownInLowWindow: .hiddenInLowWindow
        case .hidden, .hiddenByKeyboard, .hiddenByHeight, .hiddenInLowWindow: self
        }
    }

    fileprivate var afterShowing: BarHidingPhase {
        switch self {
        case .shown, .hidingByKeyboard, .hidden, .hiddenByKeyboard: .shown
        case .hidingByHeight, .hiddenByHeight, .shownInLowWindow, .hiddenInLowWindow: .shownInLowWindow
        }
    }
}
