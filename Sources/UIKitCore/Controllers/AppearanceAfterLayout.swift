import QuartzCore

/// Children that were added to a visible controller in this turn. Each child receives `viewDidAppear` after its layout,
/// at the end of the turn.
@MainActor
struct JoiningChildren: AppPart {
    struct Entry {
        weak var child: UIViewController?
        let turn: Int
    }
    var entries: [Entry] = []
}

extension UIViewController {
    /// Ends the appearance of a child whose view was added to the visible view of its parent: after the next layout, as
    /// in UIKit.
    func endJoining() {
        guard appearance.phase == .appearing, let app = viewIfLoaded?.window?.appContext, app.host != nil else {
            return finishJoining()
        }
        app[JoiningChildren.self].entries.append(JoiningChildren.Entry(child: self, turn: appearance.turn))
        app.environment.requestFrame()
    }
}

extension AppContext {
    /// Lays out the windows, and then ends the appearance of the added children.
    func endJoiningOfChildren() {
        // A child that is added during these calls is handled in the same turn. An endless chain continues in the next
        // turn.
        for _ in 0..<8 {
            let joined = self[JoiningChildren.self].entries
            guard !joined.isEmpty else { return }
            self[JoiningChildren.self].entries = []
            for window in windows { window.layoutPass() }
            for entry in joined {
                // A parent that is still appearing ends the appearance of its children.
                guard let child = entry.child, child.appearance.turn == entry.turn,
                    child.appearance.phase == .appearing,
                    child.parent?.appearance.phase != .appearing
                else { continue }
                child.finishJoining()
            }
        }
    }
}
