/// What a request means in each phase of bars that hide: the whole answer to "what if it comes now?".
///
/// In short: bars that the keyboard or the height has hidden come back by a tap, or with the height. Bars that the app,
/// a tap or a swipe has hidden come back as they went.
package enum BarHidingPolicy {
    package typealias Phase = BarHidingPhase

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        /// A tap while the app asks for taps that hide; any other tap, outside of where the bars would be and inside.
        case hidingTap, contentTap, barTap
        /// While the app asks for swipes that hide.
        case swipeUp, swipeDown
        /// While the app asks for bars that hide from it.
        case keyboardAppears
        /// The height is compact now, while the app asks for bars that hide then.
        case becomesCompact
        /// The height is regular, whatever the app asks for by now.
        case becomesRegular
        /// The bar is hidden, or shows: the app's call, or one that an effect has made.
        case hide, show
        /// The calls that effects make have returned.
        case called
    }

    /// One thing that ``BarHidingMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// The bars are asked to hide, or to show.
        case askToHide, askToShow
        /// They hide from the keyboard, or because of the height, as soon as the call has come through.
        case awaitKeyboard, awaitHeight
        /// It was not the height that hid them, or that is over.
        case forgetHeight
        /// The bar is hidden now; the phase says by what.
        case hidden
        /// The bar shows now.
        case shown
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // A call is on its way, into the app's code; what it says comes first.
        case (.hidingByKeyboard, .hide):            [.hidden]
        case (.hidingByHeight, .hide):              [.hidden]
        case (.hidingByKeyboard, .called):          [.shown]
        case (.hidingByHeight, .called):            [.shown]
        case (.hidingByHeight, .becomesRegular):    [.forgetHeight]
        case (.hidingByKeyboard, _), (.hidingByHeight, _): []

        case (.shown, .hidingTap):                  [.askToHide]
        case (.shown, .keyboardAppears):            [.awaitKeyboard, .askToHide]
        case (.shown, .becomesCompact):             [.awaitHeight, .askToHide]
        case (.shown, .hide):                       [.hidden]

        case (.shownInLowWindow, .hidingTap):       [.askToHide]
        case (.shownInLowWindow, .keyboardAppears): [.awaitHeight, .askToHide]
        case (.shownInLowWindow, .becomesCompact):  [.awaitHeight, .askToHide]
        case (.shownInLowWindow, .becomesRegular):  [.forgetHeight, .askToShow]
        case (.shownInLowWindow, .hide):            [.hidden]

        case (.hidden, .hidingTap):                 [.askToShow]
        case (.hidden, .show):                      [.shown]

        case (.hiddenByKeyboard, .hidingTap):       [.askToShow]
        case (.hiddenByKeyboard, .contentTap):      [.askToShow]
        case (.hiddenByKeyboard, .barTap):          [.askToShow]
        case (.hiddenByKeyboard, .show):            [.shown]

        case (.hiddenByHeight, .hidingTap):         [.askToShow]
        // Documented: in a low window a tap counts where a bar would be.
        case (.hiddenByHeight, .barTap):            [.askToShow]
        case (.hiddenByHeight, .becomesRegular):    [.forgetHeight, .askToShow]
        case (.hiddenByHeight, .show):              [.shown]

        case (.hiddenInLowWindow, .hidingTap):      [.askToShow]
        case (.hiddenInLowWindow, .becomesRegular): [.forgetHeight, .askToShow]
        case (.hiddenInLowWindow, .show):           [.shown]

        // The toolbar goes along, and may not be where the bar is.
        case (_, .swipeUp):                         [.askToHide]
        case (_, .swipeDown):                       [.askToShow]

        // It shows already, or is hidden already, and what hid it stays the same.
        case (.shown, .show), (.shownInLowWindow, .show): []
        case (.hidden, .hide), (.hiddenByKeyboard, .hide), (.hiddenByHeight, .hide), (.hiddenInLowWindow, .hide): []
        // What is hidden already was not hidden by these, and does not come back with their end.
        case (_, .keyboardAppears), (_, .becomesCompact), (_, .becomesRegular): []
        // A tap is the content's.
        case (_, .contentTap), (_, .barTap): []
        case (_, .called): []
        }
    }
}
