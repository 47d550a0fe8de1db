/// The table of a touch on its way to a view.
///
/// In short: the view gets a touch in the order of its samples, or loses the touch to a recognizer.
extension TouchMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, Sendable, CaseIterable {
        case began, delayedBeginning, moved, ended, delayedEnd, cancelled, resent, freeBeginning, freeEnd
        case allowed, refused
        /// A recognizer, the view or another touch of the view takes the touch.
        case taken
    }

    package enum Step: Hashable, Sendable {
        /// Keeps a part of the touch.
        case hold(Phase, Part)
        /// Asks the surrounding scroll views.
        case ask(Phase)
        case begin(Phase)
        case move, end
        case cancel(Phase)
        /// Passes the touch again.
        case resend
        /// Passes nothing more.
        case take
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.new, .began): [.ask(.asking)]
        case (.new, .delayedBeginning): [.hold(.held, .beginning)]
        // The app kept the beginning to itself, and passes the rest.
        case (.new, .moved): [.move]
        case (.new, .ended), (.new, .delayedEnd): [.end]
        case (.new, .cancelled): [.cancel(.over)]

        case (.held, .ended), (.held, .delayedEnd): [.hold(.heldWithEnd, .end)]
        case (.held, .freeBeginning): [.ask(.asking)]
        case (.heldWithEnd, .freeBeginning): [.ask(.askingWithEnd)]

        case (.asking, .ended), (.asking, .delayedEnd): [.hold(.askingWithEnd, .end)]
        case (.asking, .allowed): [.begin(.begun)]
        case (.askingWithEnd, .allowed): [.begin(.heldEnd)]
        case (.asking, .refused), (.askingWithEnd, .refused): [.take]

        case (.begun, .moved): [.move]
        case (.begun, .ended): [.end]
        case (.begun, .delayedEnd): [.hold(.heldEnd, .end)]
        case (.begun, .cancelled): [.cancel(.over)]
        case (.begun, .resent), (.over, .resent): [.resend]
        case (.heldEnd, .freeEnd): [.end]

        case (.begun, .taken), (.heldEnd, .taken): [.cancel(.taken)]
        // The view has not got the beginning.
        case (.new, .taken), (.held, .taken), (.heldWithEnd, .taken), (.asking, .taken), (.askingWithEnd, .taken):
            [.take]
        case (.held, .cancelled), (.asking, .cancelled): [.take]

        // The view gets the current location with the beginning.
        case (.held, .moved), (.asking, .moved): []
        // The view gets the part later, or has lost the touch.
        case (_, .resent): []
        // A touch begins and ends once.
        case (_, .began), (_, .delayedBeginning), (_, .moved), (_, .ended), (_, .delayedEnd), (_, .cancelled): []
        // The part is not delayed, or follows the delayed beginning.
        case (_, .freeBeginning), (_, .freeEnd): []
        // No scroll view is asked.
        case (_, .allowed), (_, .refused): []
        // The touch is over.
        case (_, .taken): []
        }
    }
}
