/// The table of the focus in a window.
///
/// In short: a focus that is not displayed does not move by itself, and a lost focus moves to the first item of the
/// screen, or waits for the rows of its lists.
extension FocusMachine {
    /// The phases, as far as the display of the focus decides.
    package enum Row: Hashable, Sendable, CaseIterable {
        case idle, lost, lostHidden, finding, findingAfterLoss, findingHidden, asking, askingHidden
        case checking, checkingHidden
    }

    /// The requests with the same steps.
    package enum Column: Hashable, Sendable, CaseIterable {
        case schedule, turn, turnWithEnvironment, found, missed, rowsFollow, noRowsFollow
        case keepsFocus, isOtherCell, cannotBeFocused, leave, begin, settle, show, hide
    }

    package enum Step: Hashable, Sendable {
        case schedule
        /// A later request is for another turn.
        case startTurn
        case become(Phase)
        /// Searches the requested environment.
        case find(isLost: Bool)
        case askForRows
        case check
        /// Moves or removes the focus.
        case move(Effect)
        /// Begins an update.
        case begin
        case display(Bool)
    }

    package static func steps(_ row: Row, _ column: Column) -> [Step] {
        switch (row, column) {
        case (_, .schedule): [.schedule]
        case (_, .begin): [.begin]
        case (_, .settle): [.become(.idle)]
        case (_, .show): [.display(true)]
        case (_, .hide): [.display(false)]

        // A search goes on after the loss.
        case (.finding, .leave): [.become(.finding(isLost: true))]
        case (.findingAfterLoss, .leave), (.findingHidden, .leave): []
        case (_, .leave): [.become(.lost)]

        case (.idle, .turn), (.checking, .turn), (.checkingHidden, .turn): [.startTurn, .check]
        case (.lost, .turn), (.asking, .turn): [.startTurn, .askForRows]
        case (.lostHidden, .turn), (.askingHidden, .turn): [.startTurn, .move(.clear)]
        case (.idle, .turnWithEnvironment), (.checking, .turnWithEnvironment), (.checkingHidden, .turnWithEnvironment):
            [.startTurn, .find(isLost: false)]
        case (.lost, .turnWithEnvironment), (.lostHidden, .turnWithEnvironment), (.asking, .turnWithEnvironment),
            (.askingHidden, .turnWithEnvironment):
            [.startTurn, .find(isLost: true)]
        // The search that is in progress has the answer.
        case (.finding, .turn), (.findingAfterLoss, .turn), (.findingHidden, .turn): [.startTurn]
        case (.finding, .turnWithEnvironment): [.startTurn, .find(isLost: false)]
        case (.findingAfterLoss, .turnWithEnvironment), (.findingHidden, .turnWithEnvironment):
            [.startTurn, .find(isLost: true)]

        case (.finding, .found), (.findingAfterLoss, .found), (.findingHidden, .found): [.move(.moveToFound)]
        case (.finding, .missed): [.check]
        case (.findingAfterLoss, .missed): [.askForRows]
        case (.findingHidden, .missed): [.move(.clear)]

        case (.asking, .rowsFollow), (.askingHidden, .rowsFollow): [.become(.lost)]
        case (.asking, .noRowsFollow): [.move(.moveToFirst)]
        case (.askingHidden, .noRowsFollow): [.move(.clear)]

        case (.checking, .keepsFocus), (.checkingHidden, .keepsFocus): [.become(.idle)]
        case (.checking, .isOtherCell), (.checkingHidden, .isOtherCell): [.move(.moveToRow)]
        case (.checking, .cannotBeFocused): [.move(.moveToFirst)]
        case (.checkingHidden, .cannotBeFocused): [.move(.clear)]

        // The app moved the focus while it answered.
        case (_, .found), (_, .missed), (_, .rowsFollow), (_, .noRowsFollow): []
        case (_, .keepsFocus), (_, .isOtherCell), (_, .cannotBeFocused): []
        }
    }
}
