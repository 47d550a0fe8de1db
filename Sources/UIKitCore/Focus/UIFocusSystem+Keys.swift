import FocusLogic
import Foundation
import ListLogic

extension UIFocusSystem {
    /// The part of the window that takes keys: an overlay with items, or else the view of the innermost presented
    /// controller with items, so that Tab stays inside of a panel, a sheet or an alert.
    var root: UIView? {
        guard let window else { return nil }
        if let overlay = window.higher.modalOverlay, !collection(in: overlay).isEmpty { return overlay }
        var root: UIView = window
        var controller = window.rootViewController, seen: Set<ObjectIdentifier> = []
        while let current = controller, seen.insert(ObjectIdentifier(current)).inserted {
            if let presented = current.presentation.presented {
                if let view = presented.viewIfLoaded, view.window === window, !collection(in: view).isEmpty {
                    root = view
                }
                controller = presented
            } else {
                controller = current.childForKeys
            }
        }
        return root
    }

    private func isFocusInside(_ root: UIView) -> Bool {
        if let list, list.listFocus.focused != nil { return list.isDescendant(of: root) }
        return item.map { Self.environment(root, contains: $0) } ?? false
    }

    /// Whether the keyboard uses the focus now, so that its keys precede the app's key commands.
    var isInUse: Bool {
        isDisplayed && (item != nil || list?.listFocus.focused != nil) && root.map(isFocusInside) == true
    }

    /// The focused item, or the list of a focused row that is not on screen; nil while the keyboard does not use the
    /// focus.
    var focusedResponder: UIResponder? {
        guard isInUse else { return nil }
        return item as? UIResponder ?? list
    }

    /// Moves or uses the focus.
    /// - Returns: false if the command has no effect, so that others may use the key.
    func perform(_ command: FocusCommand) -> Bool {
        guard let root else { return false }
        let isInside = isFocusInside(root)
        switch command {
        case .group(let isForward): return moveToGroup(isForward, root)
        case .activate: return isInside && isDisplayed && activate()
        case .move(let direction, let selection):
            // Only lists have a selection that can stay.
            if selection == .stays, !isInside || list?.listFocus.focused == nil { return false }
            guard isInside else { return direction.isGeometric && enter(root) }
            // Documented (Apple Developer Forums, thread 711072): the next arrow key shows the focus again.
            if display(true) { return true }
            if let list, let path = list.listFocus.focused {
                return move(in: list, from: path, command, Self.heading(direction), selection)
            }
            return moveFromRowContent(direction, command) ?? moveItem(direction, root)
        case .page(let isForward):
            guard isInside, let list, let path = list.listFocus.focused else { return false }
            display(true)
            return move(in: list, from: path, command, isForward ? .down : .up, .follows)
        }
    }

    /// Focuses the first item.
    private func enter(_ root: UIView, isByTab: Bool = false) -> Bool {
        let first: any UIFocusEnvironment = (root.tree.controller as? UIViewController) ?? root
        guard let target = target(in: first) else { return false }
        // A field would begin to edit: only Tab reaches it.
        if !isByTab, case .item(let item) = target, item is any UITextInput { return false }
        return move(target, [])
    }

    func move(_ target: FocusTarget, _ heading: UIFocusHeading, _ selection: FocusCommand.RowSelection = .follows)
        -> Bool
    {
        display(true)
        guard move(to: target, heading, isByUser: true) else { return true }
        if case .row(let list, let path) = target, list.listFocus.focused == path {
            list.focusMoved(to: path, selection)
        } else if let editor = item as? any UIView & UITextInput, !editor.isFirstResponder {
            editor.becomeFirstResponder()
        }
        return true
    }

    func move(
        in list: any FocusList, from path: ListIndexPath, _ command: FocusCommand, _ heading: UIFocusHeading,
        _ selection: FocusCommand.RowSelection
    ) -> Bool {
        guard let next = list.focusPath(from: path, command), list.hasItem(next) else {
            fail(heading)
            return true
        }
        return move(.row(list, next), heading, selection)
    }

    private func moveItem(_ direction: FocusDirection, _ root: UIView) -> Bool {
        guard let item else { return false }
        if let view = item as? UIView, view.moveFocusedPart(direction) { return true }
        let collection = collection(in: root)
        guard let id = collection.id(of: item) else { return false }
        let next = collection.map.item(from: id, direction) ?? collection.loose.item(from: id, direction)
        guard let next, let target = entryTarget(collection.entries[next]) else {
            fail(Self.heading(direction))
            return false
        }
        return move(target, Self.heading(direction))
    }

    private func moveToGroup(_ isForward: Bool, _ root: UIView) -> Bool {
        if moveInRow(isForward) { return true }
        let collection = collection(in: root)
        var current: AnyObject? = editor ?? (isFocusInside(root) ? list ?? item : window?.firstResponder)
        // Tab leaves the outermost list around a control.
        while let row = (current as? UIView)?.rowAround { current = row.list }
        if current == nil, isForward, enter(root, isByTab: true) { return true }
        var group = current.flatMap { collection.id(of: $0) }.flatMap { collection.map.item($0)?.group }
        let start = group
        for _ in collection.map.groups {
            group = collection.map.group(after: group, isForward: isForward)
            guard let group, group != start, let id = collection.map.primary(of: group) else { continue }
            // A list may have no row that can get the focus.
            guard let target = entryTarget(collection.entries[id]) else { continue }
            guard move(target, isForward ? .next : .previous) else { return false }
            // A field whose delegate refuses to begin editing is skipped.
            if case .item(let field as UITextField) = target, !field.isFirstResponder { continue }
            return true
        }
        // Without another group, Tab shows the focus.
        return start != nil && display(true)
    }

    private func activate() -> Bool {
        if let list, let path = list.listFocus.focused {
            guard list.hasItem(path) else { return false }
            list.activateFocus(at: path)
            return true
        }
        guard let view = item as? UIView, let window else { return false }
        if view is any UITextInput { return view.becomeFirstResponder() }
        if !view.accessibilityActivate() { window.higher.tap(view) }
        return true
    }

    /// The text that is edited.
    var editor: (any UIView & UITextInput)? { window?.firstResponder as? any UIView & UITextInput }

    static func heading(_ direction: FocusDirection) -> UIFocusHeading {
        switch direction {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .next: .next
        case .previous: .previous
        case .first: .first
        case .last: .last
        }
    }
}
