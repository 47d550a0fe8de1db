/// Whether the navigation bar of a stack shows, and what has hidden it.
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
    /// The call that hides it is on its way; an app's subclass may not let it through.
    case hidingByKeyboard, hidingByHeight
    /// As the app said, or a tap or a swipe.
    case hidden
    /// A tap shows it again.
    case hiddenByKeyboard
    /// A tap where it would be shows it again, and a regular height.
    case hiddenByHeight
    /// The height has hidden it, and it has come back meanwhile.
    case shownInLowWindow
    /// And was hidden again: it comes back with a regular height.
    case hiddenInLowWindow

    package var isHidden: Bool {
        switch self {
        case .shown, .shownInLowWindow, .hidingByKeyboard, .hidingByHeight: false
        case .hidden, .hiddenByKeyboard, .hiddenByHeight, .hiddenInLowWindow: true
        }
    }
}

/// What may hide or show the bars of a stack.
package enum BarHidingRequest: Hashable, Sendable {
    /// A tap that nothing in the content handled. The area is where the bars would be.
    case tap(inBarArea: Bool)
    case swipeUp, swipeDown
    case keyboardAppears
    /// The height of the window, each time that it or the behavior may have changed.
    case height(isCompact: Bool)
    /// The bar is hidden or shows from now on.
    case set(hidden: Bool)
    /// The calls of the last effects have returned.
    case called
}

/// One thing to do about the bars.
package enum BarHidingEffect: Hashable, Sendable {
    /// The app's own calls hide or show them, so that subclasses see it.
    case bar(hidden: Bool, animated: Bool)
    case toolbar(hidden: Bool, animated: Bool)
    /// The machine gets ``BarHidingRequest/called``.
    case called
}

/// Which bars of a stack are hidden, and what hides or shows them: takes requests in every phase, decides at once, and
/// answers what is to be done about it, in order.
package struct BarHidingMachine: Hashable, Sendable {
    /// The behaviors that the app has switched on; all are off by default. Documented.
    package struct Behavior: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let onTap = Behavior(rawValue: 1)
        package static let onSwipe = Behavior(rawValue: 2)
        package static let whenKeyboardAppears = Behavior(rawValue: 4)
        package static let whenVerticallyCompact = Behavior(rawValue: 8)
    }

    package private(set) var phase = BarHidingPhase.shown
    /// The toolbar is hidden until the app shows it. Documented.
    package var isToolbarHidden = true
    package var behavior: Behavior = []
    /// The height was compact when it was last looked at, and the app asked for bars that hide then.
    private var isLow = false

    package init() {}

    package var isNavigationBarHidden: Bool { phase.isHidden }

    /// - Parameter toolbarHasItems: one without items takes no part. Documented.
    package mutating func handle(_ request: BarHidingRequest, toolbarHasItems: Bool) -> [BarHidingEffect] {
        guard let column = column(request) else { return [] }
        var effects: [BarHidingEffect] = []
        for step in BarHidingPolicy.steps(phase, column) {
            // The window changes its size at once, and so do the bars.
            perform(
                step, animated: column != .becomesCompact && column != .becomesRegular, toolbarHasItems, into: &effects)
        }
        if phase == .hidingByKeyboard || phase == .hidingByHeight, !effects.isEmpty { effects.append(.called) }
        return effects
    }

    /// The column of ``BarHidingPolicy`` that a request reads now; nil where the app does not ask for it.
    private mutating func column(_ request: BarHidingRequest) -> BarHidingPolicy.Request? {
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

    private mutating func perform(
        _ step: BarHidingPolicy.Step, animated: Bool, _ toolbarHasItems: Bool, into effects: inout [BarHidingEffect]
    ) {
        switch step {
        case .askToHide, .askToShow:
            let hides = step == .askToHide
            if isNavigationBarHidden != hides { effects.append(.bar(hidden: hides, animated: animated)) }
            if toolbarHasItems, isToolbarHidden != hides { effects.append(.toolbar(hidden: hides, animated: animated)) }
        case .awaitKeyboard: phase = .hidingByKeyboard
        case .awaitHeight: phase = .hidingByHeight
        case .forgetHeight: phase = phase.isHidden ? .hidden : .shown
        case .hidden: phase = phase.afterHiding
        case .shown: phase = phase.afterShowing
        }
    }

    /// Chosen: the points that a finger moves before the bars react to it.
    package static let swipeLength = 24.0

    /// What a finger asks for that has moved so far, in points; nil where that is too little, or rather sideways.
    package static func swipe(x: Double, y: Double) -> BarHidingRequest? {
        guard abs(y) >= swipeLength, abs(y) > abs(x) else { return nil }
        return y < 0 ? .swipeUp : .swipeDown
    }

    /// Whether the tab bar is away: once a page on the stack asks for it, until that page is popped.
    /// Folklore (toolbars/bottom-bar-hidden); the documentation can also be read as "the top page decides".
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
