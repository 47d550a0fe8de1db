/// Which bars of a navigation controller are hidden, and what hides or shows them.
package struct BarVisibility: Hashable, Sendable {
    /// The behaviors that the app has switched on; all are off by default. Documented.
    package struct Behavior: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let onTap = Behavior(rawValue: 1)
        package static let onSwipe = Behavior(rawValue: 2)
        package static let whenKeyboardAppears = Behavior(rawValue: 4)
        package static let whenVerticallyCompact = Behavior(rawValue: 8)
    }

    package enum Event: Hashable, Sendable {
        /// A tap that nothing in the content handled.
        case tap
        case swipeUp, swipeDown
        case keyboardAppears, keyboardDisappears
        case becomesVerticallyCompact, becomesVerticallyRegular
    }

    package var isNavigationBarHidden = false
    /// The toolbar is hidden until the app shows it. Documented.
    package var isToolbarHidden = true
    package var behavior: Behavior = []
    /// The keyboard or the compact height hid the bars: a tap brings them back.
    private var tapReveals = false
    private var hiddenByHeight = false

    package init() {}

    /// The low window hid the bars: a tap elsewhere is none of theirs. Documented.
    package var revealsInBarAreaOnly: Bool { hiddenByHeight && tapReveals && !behavior.contains(.onTap) }

    /// Changes what is hidden. A toolbar without items takes no part. Documented.
    package mutating func handle(_ event: Event, toolbarHasItems: Bool) {
        switch event {
        case .tap:
            if behavior.contains(.onTap) {
                setHidden(!isNavigationBarHidden, toolbarHasItems)
            } else if tapReveals, isNavigationBarHidden {
                setHidden(false, toolbarHasItems)
            }
        case .swipeUp:
            if behavior.contains(.onSwipe) { setHidden(true, toolbarHasItems) }
        case .swipeDown:
            if behavior.contains(.onSwipe) { setHidden(false, toolbarHasItems) }
        case .keyboardAppears:
            guard behavior.contains(.whenKeyboardAppears), !isNavigationBarHidden else { return }
            setHidden(true, toolbarHasItems)
            tapReveals = true
        case .keyboardDisappears:
            // The bars stay away until a tap asks for them. Documented.
            break
        case .becomesVerticallyCompact:
            guard behavior.contains(.whenVerticallyCompact), !isNavigationBarHidden else { return }
            setHidden(true, toolbarHasItems)
            tapReveals = true
            hiddenByHeight = true
        case .becomesVerticallyRegular:
            if hiddenByHeight { setHidden(false, toolbarHasItems) }
            hiddenByHeight = false
        }
    }

    private mutating func setHidden(_ hidden: Bool, _ toolbarHasItems: Bool) {
        isNavigationBarHidden = hidden
        if toolbarHasItems { isToolbarHidden = hidden }
        if !hidden { tapReveals = false }
    }

    /// Whether the tab bar is away: once a page on the stack asks for it, until that page is popped. Folklore (toolbars/bottom-bar-hidden); the
    /// documentation can also be read as "the top page decides".
    package static func hidesBottomBar(_ pagesHideIt: some Sequence<Bool>) -> Bool {
        pagesHideIt.contains(true)
    }
}
