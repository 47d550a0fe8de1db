/// The steps for each pair of a phase and a request of a split view's columns.
///
/// In short: the last request wins. The next mode replaces a mode that is only announced. Running motions continue to
/// the positions of the new mode, and they are finished before the columns collapse. Each notification of the delegate
/// about a column comes true or is followed by the opposite notification.
package enum ColumnPolicy {
    /// ``ColumnPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case unarranged, columns, announcing, notifying, moving, collapsing, collapsed, expanding
    }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        case set, host, replace, keep, detail, show
        /// A mode other than the decided one; the decided mode; the mode in effect while another one is announced.
        case otherMode, sameMode, formerMode
        case checkWidth, leave, width, narrow, wide
        case announced, notified, motionEnded, landed
        case top, gathered, expandTo, display, opened
    }

    /// One action of ``ColumnMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Queues the effect that sets the column's controller.
        case queueHost
        /// Sets the column's controller: attaches and displays it, and detaches the former controller.
        case host
        /// Sets the column's controller while there is one stack.
        case replace
        case keep
        /// Queues the effect that pushes a page onto the one stack.
        case push
        /// Notifies the delegate of the column and pushes the column's pages onto the one stack.
        case open
        /// The stack is at rest: confirms the column to the delegate, or announces the opposite.
        case close
        /// Queues the effect that checks the width.
        case checkWidth
        /// Displays the pages of the mode or of the one stack.
        case arrange
        /// Only stores the mode.
        case store
        /// Stores the mode for the end of the expansion.
        case remember
        /// Notifies the delegate of the mode.
        case announce
        /// Drops the announced mode. If the delegate was notified of columns, announces the current mode again.
        case withdraw
        /// Drops the announced mode, and sends did-calls for the columns of which the delegate was notified.
        case drop
        /// Notifies the delegate of the next column. After the last column, the mode changes.
        case notify
        /// Queues the effect that ends the running motion.
        case endMotion
        /// The motion has reached its target.
        case completeMotion
        /// Adopts the mode for the width, unless a request chose the mode.
        case trackWidth
        case collapse, gather, completeCollapse
        case expand, completeExpansion
        case display
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // Performed in order with the queued effects.
        case (_, .set):                     [.queueHost]
        case (_, .checkWidth):              [.checkWidth]
        case (_, .host):                    [.host]
        case (_, .detail):                  [.push]
        case (_, .leave):                   [.endMotion]
        case (_, .motionEnded):             [.endMotion]

        case (.unarranged, .narrow):        [.collapse]
        case (.unarranged, .wide):          [.arrange]
        case (.unarranged, .otherMode):     [.store]

        case (.columns, .narrow):           [.collapse]
        case (.columns, .wide):             [.arrange]
        case (.columns, .otherMode):        [.announce]
        case (.columns, .sameMode):         [.store]
        case (.columns, .width):            [.trackWidth]
        case (.columns, .display):          [.display]

        case (.announcing, .narrow):        [.completeMotion, .drop, .collapse]
        case (.announcing, .wide):          [.arrange]
        case (.announcing, .otherMode):     [.announce]
        case (.announcing, .formerMode):    [.withdraw]
        case (.announcing, .announced):     [.notify]
        case (.announcing, .landed):        [.completeMotion]
        case (.announcing, .display):       [.display]

        case (.notifying, .narrow):         [.completeMotion, .drop, .collapse]
        case (.notifying, .wide):           [.arrange]
        case (.notifying, .otherMode):      [.announce]
        case (.notifying, .formerMode):     [.withdraw]
        case (.notifying, .notified):       [.notify]
        case (.notifying, .landed):         [.completeMotion]
        case (.notifying, .display):        [.display]

        case (.moving, .narrow):            [.completeMotion, .collapse]
        case (.moving, .wide):              [.arrange]
        case (.moving, .otherMode):         [.announce]
        case (.moving, .sameMode):          [.store]
        case (.moving, .landed):            [.completeMotion]
        case (.moving, .width):             [.trackWidth]
        case (.moving, .display):           [.display]

        case (.collapsing, .otherMode):     [.store]
        case (.collapsing, .top):           [.gather]
        case (.collapsing, .gathered):      [.completeCollapse]

        case (.collapsed, .narrow):         [.arrange]
        case (.collapsed, .wide):           [.expand]
        case (.collapsed, .otherMode):      [.store]
        case (.collapsed, .replace):        [.replace]
        case (.collapsed, .keep):           [.keep]
        case (.collapsed, .show):           [.open]
        case (.collapsed, .opened):         [.close]
        case (.collapsed, .display):        [.display]

        case (.expanding, .otherMode):      [.remember]
        case (.expanding, .sameMode):       [.remember]
        case (.expanding, .expandTo):       [.completeExpansion]
        case (.expanding, .display):        [.display]

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
