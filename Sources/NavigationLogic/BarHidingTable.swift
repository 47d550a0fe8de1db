/// The table of bars that hide.
///
/// In short: a tap shows bars that the keyboard or the height has hidden, and a regular height shows bars that the
/// height has hidden. Bars that the app, a tap or a swipe has hidden are shown by the same means.
extension BarHidingMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, CaseIterable, Sendable {
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

    package enum Step: Hashable, Sendable {
        /// Calls the method that hides or shows the bars.
        case requestHiding(animated: Bool), requestShowing(animated: Bool)
        /// Remembers that the keyboard or the height hides the bars once the call gets through.
        case awaitKeyboard, awaitHeight
        /// Requests a notice when the calls of the effects have returned.
        case awaitReturn
        /// Forgets that the height has hidden the bars.
        case forgetHeight
        /// The bar is hidden now. The former phase says why.
        case hidden
        /// The bar is visible now.
        case shown
    }

    // A change of the window's size is immediate, so the bars change without animation. The cells are aligned in
    // columns.
    // swift-format-ignore
    package static func steps(_ row: BarHidingPhase, _ column: Column) -> [Step] {
        switch (row, column) {
        // A call into the app's code is in progress. Its result has priority.
        case (.hidingByKeyboard, .hide):            [.hidden]
        case (.hidingByHeight, .hide):              [.hidden]
        case (.hidingByKeyboard, .called):          [.shown]
        case (.hidingByHeight, .called):            [.shown]
        case (.hidingByHeight, .becomesRegular):    [.forgetHeight]
        case (.hidingByKeyboard, _), (.hidingByHeight, _): []

        case (.shown, .hidingTap):                  [.requestHiding(animated: true)]
        case (.shown, .keyboardAppears):            [.awaitKeyboard, .requestHiding(animated: true), .awaitReturn]
        case (.shown, .becomesCompact):             [.awaitHeight, .requestHiding(animated: false), .awaitReturn]
        case (.shown, .hide):                       [.hidden]

        case (.shownInLowWindow, .hidingTap):       [.requestHiding(animated: true)]
        case (.shownInLowWindow, .keyboardAppears): [.awaitHeight, .requestHiding(animated: true), .awaitReturn]
        case (.shownInLowWindow, .becomesCompact):  [.awaitHeight, .requestHiding(animated: false), .awaitReturn]
        case (.shownInLowWindow, .becomesRegular):  [.forgetHeight, .requestShowing(animated: false)]
        case (.shownInLowWindow, .hide):            [.hidden]

        case (.hidden, .hidingTap):                 [.requestShowing(animated: true)]
        case (.hidden, .show):                      [.shown]

        case (.hiddenByKeyboard, .hidingTap):       [.requestShowing(animated: true)]
        case (.hiddenByKeyboard, .contentTap):      [.requestShowing(animated: true)]
        case (.hiddenByKeyboard, .barTap):          [.requestShowing(animated: true)]
        case (.hiddenByKeyboard, .show):            [.shown]

        case (.hiddenByHeight, .hidingTap):         [.requestShowing(animated: true)]
        // Documented (UINavigationController.hidesBarsWhenVerticallyCompact): at a compact height, a tap in the area of
        // the bar counts.
        case (.hiddenByHeight, .barTap):            [.requestShowing(animated: true)]
        case (.hiddenByHeight, .becomesRegular):    [.forgetHeight, .requestShowing(animated: false)]
        case (.hiddenByHeight, .show):              [.shown]

        case (.hiddenInLowWindow, .hidingTap):      [.requestShowing(animated: true)]
        case (.hiddenInLowWindow, .becomesRegular): [.forgetHeight, .requestShowing(animated: false)]
        case (.hiddenInLowWindow, .show):           [.shown]

        // The toolbar is hidden and shown together with the bar, and its state may differ from the bar's.
        case (_, .swipeUp):                         [.requestHiding(animated: true)]
        case (_, .swipeDown):                       [.requestShowing(animated: true)]

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
