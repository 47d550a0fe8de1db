import QuartzCore

/// Children that joined a screen in this turn. Each gets `viewDidAppear` when it has been laid out, at the end of the
/// turn.
@MainActor
struct JoiningChildren: AppPart {
    struct Entry {
        weak var child: UIViewController?
        let turn: Int
    }
    var entries: [Entry] = []
}

extension UIViewController {
    /// Ends the appearance of a child whose view has joined the view of a parent on screen: after the next layout, as
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
    /// Lays the windows out, and ends the appearance of children that joined since.
    func endJoiningOfChildren() {
        // What a child adds in its own call follows in the same turn; a chain without end waits for the next one.
        for _ in 0..<8 {
            let joined = self[JoiningChildren.self].entries
            guard !joined.isEmpty else { return }
            self[JoiningChildren.self].entries = []
            for window in windows { window.layoutPass() }
            for entry in joined {
                // A parent that still appears takes its children along.
                guard let child = entry.child, child.appearance.turn == entry.turn,
                    child.appearance.phase == .appearing,
                    child.parent?.appearance.phase != .appearing
                else { continue }
                child.finishJoining()
            }
        }
    }
}
