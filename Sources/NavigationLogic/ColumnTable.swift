/// The table of a split view's columns.
///
/// In short: the last request wins. The next mode replaces a mode that is only announced. Running motions continue to
/// the positions of the new mode, and they are finished before the columns collapse. Each notification of the delegate
/// about a column comes true or is followed by the opposite notification.
extension ColumnMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case set(SplitColumn, Page?), host(SplitColumn, Page?), replace(SplitColumn, Page?, ColumnStack<Page>)
        case keep(SplitStacks<Page>)
        case detail(Page), show(SplitColumn)
        /// A state other than the decided one; the decided one; the one in effect while another one is announced.
        case otherMode(ModeRequest), sameMode(ModeRequest), formerMode(ModeRequest)
        case checkWidth, leave
        case width(automatic: Mode)
        case narrow(automatic: Mode), wide(automatic: Mode)
        case announced(mayMove: Bool), notified
        case motionEnded(number: Int), landed
        case top(SplitColumn), gathered(ColumnStack<Page>)
        case expandTo(Mode, automatic: Mode)
        case display
        case opened(number: Int, isThere: Bool)
    }

    /// A requested display mode, or the requested visibility of the inspector.
    package enum ModeRequest: Hashable, Sendable {
        case mode(Mode, automatic: Mode, animated: Bool)
        case inspector(shows: Bool, animated: Bool)
    }

    package enum Step: Hashable, Sendable {
        /// Queues the effect that sets the column's controller.
        case queueHost(SplitColumn, Page?)
        /// Sets the column's controller: attaches and displays it, and detaches the former controller.
        case host(SplitColumn, Page?)
        /// Sets the column's controller while there is one stack.
        case replace(SplitColumn, Page?, ColumnStack<Page>)
        case keep(SplitStacks<Page>, beside: ColumnStack<Page>)
        /// Queues the effect that pushes a page onto the one stack.
        case push(Page)
        /// Notifies the delegate of the column and pushes the column's pages onto the one stack.
        case open(SplitColumn)
        /// The stack is at rest: confirms the column to the delegate, or announces the opposite.
        case close(number: Int, isThere: Bool)
        /// Queues the effect that checks the width.
        case checkWidth
        /// Displays the pages of the mode or of the one stack.
        case arrange(automatic: Mode)
        /// Only stores the mode.
        case store(ModeRequest)
        /// Stores the mode for the end of the expansion.
        case remember(ModeRequest, number: Int, ColumnStack<Page>)
        /// Notifies the delegate of the mode.
        case announce(ModeRequest)
        /// Drops the announced mode. If the delegate was notified of columns, announces the current mode again.
        case withdraw(ColumnChange, ModeRequest)
        /// Drops the announced mode, and sends did-calls for the columns of which the delegate was notified.
        case drop(ColumnChange)
        /// Notifies the delegate of the next column. After the last column, the mode changes.
        case notify(ColumnChange)
        /// Queues the effect that ends the running motion, or the motion with a number.
        case endMotion(number: Int?)
        /// The motion has reached its target.
        case completeMotion(ColumnMotion<Page>?)
        /// Adopts the mode for the width, unless a request chose the mode.
        case trackWidth(automatic: Mode)
        case collapse, gather(number: Int, top: SplitColumn), completeCollapse(ColumnStack<Page>)
        case expand(ColumnStack<Page>)
        /// A mode that the app requested meanwhile wins over the delegate's answer.
        case completeExpansion(requested: Mode?, answer: Mode, automatic: Mode)
        case display
    }

    package static func steps(_ row: ColumnPhase<Page>, _ column: Column) -> [Step] {
        switch (row, column) {
        // Performed in order with the queued effects.
        case (_, .set(let column, let page)): [.queueHost(column, page)]
        case (_, .checkWidth): [.checkWidth]
        case (_, .host(let column, let page)): [.host(column, page)]
        case (_, .detail(let page)): [.push(page)]
        case (_, .leave): [.endMotion(number: nil)]
        case (_, .motionEnded(let number)): [.endMotion(number: number)]

        case (.unarranged, .narrow): [.collapse]
        case (.unarranged, .wide(let automatic)): [.arrange(automatic: automatic)]
        case (.unarranged, .otherMode(let mode)): [.store(mode)]

        case (.columns, .narrow): [.collapse]
        case (.columns, .wide(let automatic)): [.arrange(automatic: automatic)]
        case (.columns, .otherMode(let mode)): [.announce(mode)]
        case (.columns, .sameMode(let mode)): [.store(mode)]
        case (.columns, .width(let automatic)): [.trackWidth(automatic: automatic)]
        case (.columns, .display): [.display]

        case (.announcing(let change, let motion), .narrow): [.completeMotion(motion), .drop(change), .collapse]
        case (.announcing, .wide(let automatic)): [.arrange(automatic: automatic)]
        case (.announcing, .otherMode(let mode)): [.announce(mode)]
        case (.announcing(let change, _), .formerMode(let mode)): [.withdraw(change, mode)]
        case (.announcing(let change, _), .announced(let mayMove)): [.notify(change.moving(mayMove))]
        case (.announcing(_, let motion), .landed): [.completeMotion(motion)]
        case (.announcing, .display): [.display]

        case (.notifying(let change, let motion), .narrow): [.completeMotion(motion), .drop(change), .collapse]
        case (.notifying, .wide(let automatic)): [.arrange(automatic: automatic)]
        case (.notifying, .otherMode(let mode)): [.announce(mode)]
        case (.notifying(let change, _), .formerMode(let mode)): [.withdraw(change, mode)]
        case (.notifying(let change, _), .notified): [.notify(change)]
        case (.notifying(_, let motion), .landed): [.completeMotion(motion)]
        case (.notifying, .display): [.display]

        case (.moving(let motion), .narrow): [.completeMotion(motion), .collapse]
        case (.moving, .wide(let automatic)): [.arrange(automatic: automatic)]
        case (.moving, .otherMode(let mode)): [.announce(mode)]
        case (.moving, .sameMode(let mode)): [.store(mode)]
        case (.moving(let motion), .landed): [.completeMotion(motion)]
        case (.moving, .width(let automatic)): [.trackWidth(automatic: automatic)]
        case (.moving, .display): [.display]

        case (.collapsing, .otherMode(let mode)): [.store(mode)]
        case (.collapsing(let number), .top(let column)): [.gather(number: number, top: column)]
        case (.collapsing, .gathered(let stack)): [.completeCollapse(stack)]

        case (.collapsed, .narrow(let automatic)): [.arrange(automatic: automatic)]
        case (.collapsed(let stack), .wide): [.expand(stack)]
        case (.collapsed, .otherMode(let mode)): [.store(mode)]
        case (.collapsed, .replace(let column, let page, let stack)): [.replace(column, page, stack)]
        case (.collapsed(let stack), .keep(let stacks)): [.keep(stacks, beside: stack)]
        case (.collapsed, .show(let column)): [.open(column)]
        case (.collapsed, .opened(let number, let isThere)): [.close(number: number, isThere: isThere)]
        case (.collapsed, .display): [.display]

        case (.expanding(let number, let stack, _), .otherMode(let mode)),
            (.expanding(let number, let stack, _), .sameMode(let mode)):
            [.remember(mode, number: number, stack)]
        case (.expanding(_, _, let requested), .expandTo(let answer, let automatic)):
            [.completeExpansion(requested: requested, answer: answer, automatic: automatic)]
        case (.expanding, .display): [.display]

        // The mode is already announced or stored.
        case (_, .sameMode): []
        // Only an announced mode can be withdrawn.
        case (_, .formerMode): []
        // The width is checked again after the collapse or the expansion.
        case (.collapsing, .narrow), (.collapsing, .wide), (.expanding, .narrow), (.expanding, .wide): []
        // There is no one stack.
        case (_, .replace), (_, .keep), (_, .show): []
        // The delegate was notified of the columns when the one stack ended.
        case (_, .opened): []
        // No motion runs; an announced mode has priority over the width; one column has no mode.
        case (_, .landed), (_, .width): []
        // Answers to questions that are no longer open.
        case (_, .announced), (_, .notified), (_, .top), (_, .gathered), (_, .expandTo), (_, .display): []
        }
    }
}
