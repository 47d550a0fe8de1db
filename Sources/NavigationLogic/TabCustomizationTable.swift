/// The table of the customization of a tab bar.
///
/// In short: one panel is open at a time, and the delegate gets all calls of the beginning before those of the end.
extension TabCustomizationMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case begin
        /// The panel is in the window, or cannot be.
        case shown, refused
        case opened
        case finish(animated: Bool)
        case removed(number: Int)
    }

    package enum Step: Hashable, Sendable {
        /// Notifies the delegate, then opens the panel.
        case announce
        case shown
        /// The delegate has agreed, but the bar has left its window.
        case refuse
        /// Notifies the delegate of the opened panel.
        case begin(number: Int)
        case end(number: Int, animated: Bool)
        /// Notifies the delegate of the removed panel.
        case conclude(number: Int)
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.closed, .begin): [.announce]
        case (.announcing, .shown): [.shown]
        case (.announcing, .refused): [.refuse]
        case (.opening(let number), .opened): [.begin(number: number)]
        case (.opening(let number), .finish(let animated)):
            [.begin(number: number), .end(number: number, animated: animated)]
        case (.open(let number), .finish(let animated)): [.end(number: number, animated: animated)]

        // A panel may be removed while the next one opens.
        case (_, .removed(let number)): [.conclude(number: number)]

        // The bar is customized already.
        case (.announcing, .begin), (.opening, .begin), (.open, .begin): []
        // No panel is in the window.
        case (.closed, .finish), (.announcing, .finish): []
        // Other panels.
        case (_, .shown), (_, .refused), (_, .opened): []
        }
    }
}
