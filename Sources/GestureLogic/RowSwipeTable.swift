package import Foundation

/// The table of a row that opens for its actions.
///
/// In short: one row is open at a time, and a row that a finger holds closes only when the list needs the row.
extension RowSwipeMachine {
    /// The requests with the same steps.
    package enum Column: Sendable {
        case open(Row, RowSwipe, Opening)
        case grab(offset: CGFloat), drag(by: CGFloat), release(velocity: CGFloat)
        case wheel(by: CGFloat, offset: CGFloat), wheelRested
        /// The user acts elsewhere in the list.
        case tapOrScroll
        case close, finish, delete
        case motionEnded
    }

    package enum Step: Sendable {
        case open(Row, RowSwipe, Opening)
        /// The finger catches the row.
        case grab(offset: CGFloat)
        case drag(Hold, by: CGFloat)
        /// Opens or closes the row, or performs its first action.
        case release(Hold, velocity: CGFloat)
        /// The trackpad catches the row.
        case catchByWheel(offset: CGFloat, by: CGFloat)
        case roll(Hold, by: CGFloat)
        /// Opens or closes the row after a scroll of the trackpad.
        case restWheel(Hold)
        case close
        case opened
        /// Closes the row at once.
        case finish
        /// The row fades out with its buttons.
        case leave
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.closed, .open(let row, let rule, let opening)): [.open(row, rule, opening)]
        case (_, .open(let row, let rule, let opening)): [.finish, .open(row, rule, opening)]
        // No row is open.
        case (.closed, _): []

        // The list needs the row.
        case (_, .finish): [.finish]
        case (_, .delete): [.leave]

        case (_, .grab(let offset)): [.grab(offset: offset)]
        case (.held(let hold), .drag(let distance)): [.drag(hold, by: distance)]
        case (.held(let hold), .release(let velocity)): [.release(hold, velocity: velocity)]
        case (.held, .close): [.close]
        // The finger holds the row.
        case (.held, .tapOrScroll), (.held, .wheel): []

        case (.wheeled(let hold, _), .wheel(let distance, _)): [.roll(hold, by: distance)]
        case (.opening, .wheel(let distance, let offset)), (.open, .wheel(let distance, let offset)):
            [.catchByWheel(offset: offset, by: distance)]
        case (.wheeled(let hold, _), .wheelRested): [.restWheel(hold)]

        case (.opening, .motionEnded): [.opened]
        case (.closing, .motionEnded): [.finish]
        case (.wheeled, .close), (.opening, .close), (.open, .close): [.close]
        case (.wheeled, .tapOrScroll), (.opening, .tapOrScroll), (.open, .tapOrScroll): [.close]

        // The row closes already. The scroll that closed the row opens no other row.
        case (.closing, .close), (.closing, .tapOrScroll), (.closing, .wheel): []
        // The finger lost the row.
        case (_, .drag), (_, .release): []
        // A finger or an animation has the row.
        case (_, .wheelRested): []
        // No animation runs.
        case (_, .motionEnded): []
        }
    }
}
