/// The steps for each pair of a phase and a request of bars that hide.
///
/// In short: a tap shows bars that the keyboard or the height has hidden, and a regular height shows bars that the
/// height has hidden. Bars that the app, a tap or a swipe has hidden are shown by the same means.
package enum BarHidingPolicy {
    package typealias Phase = BarHidingPhase

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        /// A tap while taps hide the bars; another tap outside the area of the bars; another tap inside that area.
        case hidingTap, contentTap, barTap
        /// Sent only while swipes hide the bars.
        case swipeUp, swipeDown
        /// Sent only while the keyboard hides the bars.
        case keyboardAppears
        /// The height is compact now. Sent only while a compact height hides the bars.
        case becomesCompact
        /// The height is regular. Sent with every behavior.
        case becomesRegular
        /// A call of the app or of an effect has hidden or shown the bar.
        case hide, show
        /// The calls of the effects have returned.
        case called
    }

    /// One action of ``BarHidingMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Calls the method that hides or shows the bars.
        case requestHiding, requestShowing
        /// Remembers that the keyboard or the height hides the bars once the call gets through.
        case awaitKeyboard, awaitHeight
        /// Forgets that the height has hidden the bars.
        case forgetHeight
        /// The bar is hidden now. The former phase says why.
        case hidden
        /// The bar is visible now.
        case shown
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // A call into the app's code is in progress. Its result has priority.
        case (.hidingByKeyboard, .hide):            [.hidden]
        case (.hidingByHeight, .hide):              [.hidden]
        case (.hidingByKeyboard, .called):          [.shown]
        case (.hidingByHeight, .called):            [.shown]
        case (.hidingByHeight, .becomesRegular):    [.forgetHeight]
        case (.hidingByKeyboard, _), (.hidingByHeight, _): []

        case (.shown, .hidingTap):                  [.requestHiding]
        case (.shown, .keyboardAppears):            [.awaitKeyboard, .requestHiding]
        case (.shown, .becomesCompact):             [.awaitHeight, .requestHiding]
        case (.shown, .hide):                       [.hidden]

        case (.shownInLowWindow, .hidingTap):       [.requestHiding]
        case (.shownInLowWindow, .keyboardAppears): [.awaitHeight, .requestHiding]
        case (.shownInLowWindow, .becomesCompact):  [.awaitHeight, .requestHiding]
        case (.shownInLowWindow, .becomesRegular):  [.forgetHeight, .requestShowing]
        case (.shownInLowWindow, .hide):            [.hidden]

        case (.hidden, .hidingTap):                 [.requestShowing]
        case (.hidden, .show):                      [.shown]

        case (.hiddenByKeyboard, .hidingTap):       [.requestShowing]
        case (.hiddenByKeyboard, .contentTap):      [.requestShowing]
        case (.hiddenByKeyboard, .barTap):          [.requestShowing]
        case (.hiddenByKeyboard, .show):            [.shown]

        case (.hiddenByHeight, .hidingTap):         [.requestShowing]
        // Documented (UINavigationController.hidesBarsWhenVerticallyCompact): at a compact height, a tap in the area of
        // the bar counts.
        case (.hiddenByHeight, .barTap):            [.requestShowing]
        case (.hiddenByHeight, .becomesRegular):    [.forgetHeight, .requestShowing]
        case (.hiddenByHeight, .show):              [.shown]

        case (.hiddenInLowWindow, .hidingTap):      [.requestShowing]
        case (.hiddenInLowWindow, .becomesRegular): [.forgetHeight, .requestShowing]
        case (.hiddenInLowWindow, .show):           [.shown]

        // The toolbar is hidden and shown together with the bar, and its state may differ from the bar's.
        case (_, .swipeUp):                         [.requestHiding]
        case (_, .swipeDown):                       [.requestShowing]

        // The bar is already visible or already hidden. The reason for hiding stays the same.
        case (.shown, .show), (.shownInLowWindow, .show): []
        case (.hidden, .hide), (.hiddenByKeyboard, .hide), (.hiddenByHeight, .hide), (.hiddenInLowWindow, .hide): []
        // The bar is already hidden for another reason, so the end of these reasons does not show it.
        case (_, .keyboardAppears), (_, .becomesCompact), (_, .becomesRegular): []
        // The tap belongs to the content.
        case (_, .contentTap), (_, .barTap): []
        case (_, .called): []
        }
    }
}
