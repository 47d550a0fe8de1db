/// The events between two snapshots, in the order in which a screen reader understands them: new objects, names and
/// values, the focus, and removed objects last.
struct SnapshotDifference {
    let old: AccessibleSnapshot
    let new: AccessibleSnapshot
    private(set) var events: [AccessibleEvent] = []

    init(from old: AccessibleSnapshot, to new: AccessibleSnapshot) {
        (self.old, self.new) = (old, new)
        let order = new.order
        addWindows()
        addChildren(order)
        for id in order { if let before = old.elements[id], let now = new.elements[id] { compare(id, before, now) } }
        changeFocus()
        changeSelections(order)
        removeChildren()
    }

    private mutating func add(_ id: AccessibleID, _ kind: AccessibleEvent.Kind) {
        events.append(AccessibleEvent(id, kind))
    }

    private func isFrame(_ element: AccessibleSnapshot.Element) -> Bool { element.presentation.role == .frame }

    // MARK: Windows

    private mutating func addWindows() {
        for (index, id) in new.windows.enumerated() where old.elements[id] == nil {
            guard let window = new.elements[id] else { continue }
            add(id, .cached)
            add(.application, .childAdded(id, index: index))
            if isFrame(window) { add(id, .windowCreated(window.presentation.name)) }
        }
        for id in old.windows + new.windows.filter({ old.elements[$0] == nil }) {
            guard let window = new.elements[id], isFrame(window) else { continue }
            let (was, now) = (old.elements[id].map(isActive) ?? false, isActive(window))
            guard was != now else { continue }
            let name = window.presentation.name
            add(id, now ? .windowActivated(name) : .windowDeactivated(name))
            add(id, .state(.active, now))
        }
    }

    private func isActive(_ element: AccessibleSnapshot.Element) -> Bool {
        element.presentation.states.contains(.active)
    }

    // MARK: Structure

    private mutating func addChildren(_ order: [AccessibleID]) {
        for id in order {
            guard let now = new.elements[id] else { continue }
            let before = old.elements[id]
            guard before?.children != now.children else { continue }
            if before != nil { add(id, .cached) }
            let former = Set(before?.children ?? [])
            for (index, child) in now.children.enumerated() {
                if before == nil || !former.contains(child) { add(child, .cached) }
                // The children of a new object are part of the object.
                if before != nil, !former.contains(child) { add(id, .childAdded(child, index: index)) }
            }
        }
    }

    private mutating func removeChildren() {
        for id in old.order {
            guard let before = old.elements[id] else { continue }
            let remaining = Set(new.elements[id]?.children ?? [])
            for (index, child) in before.children.enumerated() where !remaining.contains(child) {
                // The children of a removed object are part of the object.
                if new.elements[id] != nil { add(id, .childRemoved(child, index: index)) }
            }
        }
        for (index, id) in old.windows.enumerated() where new.elements[id] == nil {
            guard let window = old.elements[id] else { continue }
            if isFrame(window) { add(id, .windowDestroyed(window.presentation.name)) }
            add(.application, .childRemoved(id, index: index))
        }
        for id in old.order where new.elements[id] == nil {
            add(id, .state(.defunct, true))
            add(id, .uncached)
        }
    }

    // MARK: Values

    private mutating func compare(
        _ id: AccessibleID, _ before: AccessibleSnapshot.Element, _ now: AccessibleSnapshot.Element
    ) {
        let (former, current) = (before.presentation, now.presentation)
        if former.role != current.role || former.interfaces != current.interfaces { add(id, .cached) }
        if former.name != current.name { add(id, .nameChanged(current.name)) }
        if former.description != current.description { add(id, .descriptionChanged(current.description)) }
        for (state, _) in AccessibleStates.named where ![.focused, .active, .selected].contains(state) {
            let is_ = current.states.contains(state)
            if former.states.contains(state) != is_ { add(id, .state(state, is_)) }
        }
        if before.number != now.number || (now.number != nil && before.valueText != now.valueText) {
            add(id, .valueChanged(now.number ?? 0))
        }
        guard let text = now.text, let formerText = before.text, text != formerText else { return }
        if let change = TextChange(from: formerText.string, to: text.string) {
            if !change.removed.isEmpty {
                add(id, .textDeleted(change.start, change.removed.unicodeScalars.count, change.removed))
            }
            if !change.inserted.isEmpty {
                add(id, .textInserted(change.start, change.inserted.unicodeScalars.count, change.inserted))
            }
        }
        if text.caret != formerText.caret, text.caret >= 0 { add(id, .caretMoved(text.caret)) }
        if text.selectedPoints != formerText.selectedPoints { add(id, .textSelectionChanged) }
    }

    private mutating func changeFocus() {
        guard old.focus != new.focus else { return }
        if let before = old.focus, new.elements[before] != nil { add(before, .state(.focused, false)) }
        if let now = new.focus, new.elements[now] != nil { add(now, .state(.focused, true)) }
    }

    private mutating func changeSelections(_ order: [AccessibleID]) {
        var containers: [AccessibleID] = []
        for id in order {
            guard let before = old.elements[id], let now = new.elements[id] else { continue }
            let isSelected = now.presentation.states.contains(.selected)
            guard before.presentation.states.contains(.selected) != isSelected else { continue }
            add(id, .state(.selected, isSelected))
            let parent = now.parent
            let selects = new.elements[parent]?.presentation.interfaces.contains(.selection) == true
            if selects, !containers.contains(parent) { containers.append(parent) }
        }
        for id in containers { add(id, .selectionChanged) }
    }
}
