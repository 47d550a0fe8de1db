/// What a request means in each phase of a split view's columns: the whole answer to "what if it comes now?".
///
/// In short: what is asked for last is what happens. A mode that is only announced gives way to the next one, and what
/// moves goes on to where that has it; a window that gets narrow finds columns at rest. What the delegate was told of a
/// column comes true, or is taken back.
package enum ColumnPolicy {
    /// ``ColumnPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case unarranged, columns, announcing, telling, moving, collapsing, collapsed, expanding
    }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        case set, host, replace, keep, detail, show
        /// Another mode than the one that is wanted; the wanted one; the one in effect, of which an announced one takes
        /// the place.
        case otherMode, sameMode, formerMode
        case look, leave, width, narrow, wide
        case announced, told, motionEnded, landed
        case top, gathered, expandTo, display, opened
    }

    /// One thing that ``ColumnMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// The column gets its controller when it is its turn.
        case place
        /// The controller is the column's: it joins, shows where it belongs, and the former one leaves.
        case host
        /// The same in the one stack.
        case replace
        case keep
        /// The secondary goes on the one stack when it is its turn.
        case push
        /// The delegate is notified of the column, and its pages go on the one stack.
        case open
        /// The stack rests: the column has come, or is taken back.
        case close
        /// The width is looked at.
        case look
        /// What belongs to the mode or to the one stack is on screen.
        case stand
        /// The mode is only written down.
        case store
        /// The mode is written down for when the columns stand.
        case wish
        /// The delegate is notified of the mode.
        case announce
        /// The announced mode is forgotten, or where the delegate has been told of columns, announced the other way.
        case withdraw
        /// The announced mode is forgotten; columns that the delegate was told of have come and gone.
        case drop
        /// The delegate is notified of the next column. After the last one, the mode changes.
        case tell
        /// What moves is to end, when it is the turn of that.
        case land
        /// What moves is where it was to go.
        case arrive
        /// A mode that was not chosen is that of the width.
        case follow
        case collapse, gather, stay
        case expand, settle
        case display
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // In order with what is being carried out.
        case (_, .set):                     [.place]
        case (_, .look):                    [.look]
        case (_, .host):                    [.host]
        case (_, .detail):                  [.push]
        case (_, .leave):                   [.land]
        case (_, .motionEnded):             [.land]

        case (.unarranged, .narrow):        [.collapse]
        case (.unarranged, .wide):          [.stand]
        case (.unarranged, .otherMode):     [.store]

        case (.columns, .narrow):           [.collapse]
        case (.columns, .wide):             [.stand]
        case (.columns, .otherMode):        [.announce]
        case (.columns, .sameMode):         [.store]
        case (.columns, .width):            [.follow]
        case (.columns, .display):          [.display]

        case (.announcing, .narrow):        [.arrive, .drop, .collapse]
        case (.announcing, .wide):          [.stand]
        case (.announcing, .otherMode):     [.announce]
        case (.announcing, .formerMode):    [.withdraw]
        case (.announcing, .announced):     [.tell]
        case (.announcing, .landed):        [.arrive]
        case (.announcing, .display):       [.display]

        case (.telling, .narrow):           [.arrive, .drop, .collapse]
        case (.telling, .wide):             [.stand]
        case (.telling, .otherMode):        [.announce]
        case (.telling, .formerMode):       [.withdraw]
        case (.telling, .told):             [.tell]
        case (.telling, .landed):           [.arrive]
        case (.telling, .display):          [.display]

        case (.moving, .narrow):            [.arrive, .collapse]
        case (.moving, .wide):              [.stand]
        case (.moving, .otherMode):         [.announce]
        case (.moving, .sameMode):          [.store]
        case (.moving, .landed):            [.arrive]
        case (.moving, .width):             [.follow]
        case (.moving, .display):           [.display]

        case (.collapsing, .otherMode):     [.store]
        case (.collapsing, .top):           [.gather]
        case (.collapsing, .gathered):      [.stay]

        case (.collapsed, .narrow):         [.stand]
        case (.collapsed, .wide):           [.expand]
        case (.collapsed, .otherMode):      [.store]
        case (.collapsed, .replace):        [.replace]
        case (.collapsed, .keep):           [.keep]
        case (.collapsed, .show):           [.open]
        case (.collapsed, .opened):         [.close]
        case (.collapsed, .display):        [.display]

        case (.expanding, .otherMode):      [.wish]
        case (.expanding, .sameMode):       [.wish]
        case (.expanding, .expandTo):       [.settle]
        case (.expanding, .display):        [.display]

        // It is on its way, or written down, already.
        case (_, .sameMode): []
        // Only what is announced can be taken back.
        case (_, .formerMode): []
        // The width is looked at again when the columns have become one, or have parted.
        case (.collapsing, .narrow), (.collapsing, .wide), (.expanding, .narrow), (.expanding, .wide): []
        // There is no one stack.
        case (_, .replace), (_, .keep), (_, .show): []
        // The columns have come with the end of the one stack.
        case (_, .opened): []
        // Nothing moves; a mode is announced that is of other wishes, or one column has none.
        case (_, .landed), (_, .width): []
        // Answers to what is not asked any more.
        case (_, .announced), (_, .told), (_, .top), (_, .gathered), (_, .expandTo), (_, .display): []
        }
    }
}
