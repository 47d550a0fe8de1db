import FocusLogic
import Foundation

/// A controller whose children are panes for F6, such as the columns of a split view.
@preconcurrency @MainActor
protocol FocusPaneContainer: UIViewController {}

extension UIFocusSystem {
    /// Moves the focus to the first group of the next or previous pane: a bar, a column, or the content.
    /// - Returns: false if the window has one pane.
    func moveToPane(_ isForward: Bool) -> Bool {
        guard let root else { return false }
        let collection = collection(in: root)
        let current = list ?? item as AnyObject? ?? window?.firstResponder
        let start = current.flatMap { collection.id(of: $0) }.flatMap { collection.map.item($0)?.group }
        let pane = (current as? UIView)?.focusPane
        var group = start
        for _ in collection.map.groups {
            group = collection.map.group(after: group, isForward: isForward)
            guard let group, group != start, let id = collection.map.primary(of: group) else { continue }
            let entry = collection.entries[id]
            guard start == nil || entry.view?.focusPane !== pane, let target = entryTarget(entry) else { continue }
            return move(target, isForward ? .next : .previous)
        }
        return false
    }
}

extension FocusCollection.Entry {
    fileprivate var view: UIView? {
        switch self {
        case .item(let item): item as? UIView
        case .list(let list): list
        case .guide: nil
        }
    }
}
