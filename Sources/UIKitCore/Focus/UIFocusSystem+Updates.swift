import FocusLogic
import Foundation
import ListLogic

extension UIFocusSystem {
    private typealias ListPlace = UIFocusUpdateContext.ListPlace

    /// Moves the focus: asks the environments, moves, and notifies them.
    ///
    /// Documented (UIFocusEnvironment): `shouldUpdateFocus(in:)` is asked first, and `didUpdateFocus(in:with:)` is
    /// called in ascending order for the environments that contain one of the items. Derived: the chain of the old item
    /// precedes that of the new item, and the notification follows.
    /// - Returns: false if an environment refused, or if the app began another update.
    func move(to target: FocusTarget?, _ heading: UIFocusHeading = [], isByUser: Bool = false) -> Bool {
        decide(.begin)
        let number = machine.update
        let formerList = list, formerPath = list?.listFocus.focused
        let offset = reveal(target)
        guard machine.update == number else { return false }
        let old = item ?? lost
        let (new, newList, newPath) = resolve(target)
        if let target, new == nil, case .item = target { return false }
        if new === item, newList === formerList, newPath == formerPath, lost == nil { return true }
        let context = UIFocusUpdateContext(
            from: old, position(formerList, formerPath), to: new, position(newList, newPath), heading)
        for environment in environments(old, new) {
            let isAllowed = environment.shouldUpdateFocus(in: context)
            guard machine.update == number else { return false }
            guard isAllowed else {
                if let offset { offset.list.setContentOffset(offset.point, animated: false) }
                fail(context)
                return false
            }
        }
        guard !isByUser || leaveText(for: new), machine.update == number, isValid(target) else { return false }
        commit(old, new, newList, newPath)
        if !isByUser, let new { deferDisplay(new.focusItemDeferralMode) }
        notify(old, new, context)
        return true
    }

    /// Scrolls to a row, so that the row has a cell. Returns the former offset of the list.
    private func reveal(_ target: FocusTarget?) -> (list: any FocusList, point: CGPoint)? {
        guard case .row(let list, let path) = target, list.hasItem(path) else { return nil }
        let point = list.contentOffset
        list.revealFocus(at: path)
        return (list, point)
    }

    private func resolve(_ target: FocusTarget?) -> ((any UIFocusItem)?, (any FocusList)?, ListIndexPath?) {
        switch target {
        case .item(let item): (item.focusWindow === window ? item : nil, nil, nil)
        case .row(let list, let path): (list.focusCell(at: path), list, path)
        case nil: (nil, nil, nil)
        }
    }

    private func isValid(_ target: FocusTarget?) -> Bool {
        switch target {
        case .item(let item): item.focusWindow === window
        case .row(let list, let path): list.window === window && list.hasItem(path)
        case nil: true
        }
    }

    private func position(_ list: (any FocusList)?, _ path: ListIndexPath?) -> ListPlace? {
        guard let list, let path, let listed = list.listedFocusPath(path) else { return nil }
        return ListPlace(list: list, path: listed)
    }

    private func environments(_ old: (any UIFocusItem)?, _ new: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        return ((old?.chain ?? []) + (new?.chain ?? [])).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Ends the editing of a text from which the user moves the focus. Returns false if the text refuses.
    private func leaveText(for new: (any UIFocusItem)?) -> Bool {
        guard let editor = window?.firstResponder as? any UIView & UITextInput, editor !== new else { return true }
        return editor.resignFirstResponder()
    }

    private func commit(
        _ old: (any UIFocusItem)?, _ new: (any UIFocusItem)?, _ newList: (any FocusList)?, _ newPath: ListIndexPath?
    ) {
        if list !== newList { list?.listFocus.focus(nil) }
        (item, list, lost) = (new, newList, nil)
        decide(.settle)
        newList?.listFocus.focus(newPath)
        if newList == nil, let new {
            memory.remember(WeakItem(value: new), in: FocusGroupKey.group(of: new))
            scroll(to: new)
        }
        if old !== new { refresh(old) }
        refresh(new)
    }

    private func deferDisplay(_ mode: UIFocusItemDeferralMode) {
        switch mode {
        case .automatic: break
        case .always: display(false)
        case .never: display(true)
        }
    }

    private func notify(_ old: (any UIFocusItem)?, _ new: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments(old, new) { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.finish()
    }

    func fail(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// Posts the notification of a movement that found no item.
    func fail(_ heading: UIFocusHeading) {
        let place = position(list, list?.listFocus.focused)
        fail(UIFocusUpdateContext(from: item, place, to: nil, nil, heading))
    }

    /// Scrolls the scroll views around an item, innermost first.
    private func scroll(to item: any UIFocusItem) {
        guard let view = item as? UIView else { return }
        var next = view.superview
        while let current = next {
            if let scroll = current as? UIScrollView {
                scroll.scrollRectToVisible(scroll.convert(view.bounds, from: view), animated: true)
            }
            next = current.superview
        }
    }

    // MARK: First item

    /// The item that gets the first focus in an environment.
    ///
    /// Documented (UIFocusEnvironment.preferredFocusEnvironments): searched recursively and in order; an empty array is
    /// the environment itself.
    func target(in environment: any UIFocusEnvironment) -> FocusTarget? {
        var seen: Set<ObjectIdentifier> = []
        return search(environment, &seen)
    }

    private func search(_ environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>) -> FocusTarget? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments {
            if let found = search(preferred, &seen) { return found }
        }
        if let list = environment as? any FocusList { return row(of: list) }
        if let row = (environment as? UIView)?.focusRow { return .row(row.list, row.path) }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused, item.focusWindow === window {
            return .item(item)
        }
        guard let view = (environment.focusItemContainer ?? environment) as? UIView, view.window === window else {
            return nil
        }
        let collection = collection(in: view)
        for group in collection.map.groups {
            if let id = collection.map.primary(of: group), let target = entryTarget(collection.entries[id]) {
                return target
            }
        }
        return nil
    }

    func row(of list: any FocusList) -> FocusTarget? {
        guard list.window === window, list.canFocusItems, let path = list.firstFocusPath(), list.hasItem(path) else {
            return nil
        }
        return .row(list, path)
    }

    func entryTarget(_ entry: FocusCollection.Entry) -> FocusTarget? {
        switch entry {
        case .item(let item): return .item(item)
        case .list(let list): return row(of: list)
        case .guide(let guide):
            for environment in guide.preferredFocusEnvironments {
                if let found = target(in: environment) { return found }
            }
            return nil
        }
    }

    func collection(in root: UIView) -> FocusCollection {
        FocusCollection(in: root) { [memory, weak item] other, key in
            if other === item { return .currentlyFocused }
            return memory.item(in: key)?.value === other ? .previouslyFocused : .ignored
        }
    }
}
