import Diagnostics
public import Foundation
public import ObjectiveCRuntime

/// A recorder of changes, which can undo and redo them.
///
/// Documented (UndoManager): the changes that are registered in one turn of the main loop form one group while
/// ``groupsByEvent`` is true. A change that is registered during an undo becomes a redo. Foundation on Linux lacks the
/// class.
open class UndoManager: NSObject, @unchecked Sendable {
    /// A target and a closure that undoes one change of the target.
    private struct Change {
        weak var target: AnyObject?
        let undo: (AnyObject) -> Void
    }

    private final class Group {
        enum Entry {
            case change(Change)
            case group(Group)
        }
        var entries: [Entry] = []
        var name = ""
        var isDiscardable = false

        var isEmpty: Bool { entries.isEmpty }

        /// - Returns: whether the group had a change of the target.
        func removeChange(isNewest: Bool, of target: AnyObject) -> Bool {
            for index in isNewest ? Array(entries.indices.reversed()) : Array(entries.indices) {
                switch entries[index] {
                case .change(let change):
                    guard change.target === target else { continue }
                    entries.remove(at: index)
                    return true
                case .group(let group):
                    guard group.removeChange(isNewest: isNewest, of: target) else { continue }
                    if group.isEmpty { entries.remove(at: index) }
                    return true
                }
            }
            return false
        }

        func removeAll(withTarget target: AnyObject) {
            entries = entries.filter { entry in
                switch entry {
                case .change(let change): return change.target !== target && change.target != nil
                case .group(let group):
                    group.removeAll(withTarget: target)
                    return !group.isEmpty
                }
            }
        }
    }

    private enum Phase { case idle, undoing, redoing }

    private var phase = Phase.idle
    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The open groups, the outermost first.
    private var open: [Group] = []
    private var disabled = 0
    /// Whether a change opened the outermost group, which closes at the end of the turn.
    private var isEventGroup = false

    // MARK: Groups

    /// Opens a group, which ``endUndoGrouping()`` closes. Groups may be nested.
    open func beginUndoGrouping() {
        openEventGroup()
        begin()
        post(.NSUndoManagerCheckpoint)
    }

    private func begin() {
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last. Without an open group, the call stops the program.
    open func endUndoGrouping() {
        guard !open.isEmpty else {
            misuse("UndoManager.endUndoGrouping(): no group is open; call beginUndoGrouping() before")
        }
        post(.NSUndoManagerCheckpoint)
        end()
    }

    private func end() {
        post(.NSUndoManagerWillCloseUndoGroup)
        let closed = open.removeLast()
        if let outer = open.last {
            if !closed.isEmpty { outer.entries.append(.group(closed)) }
        } else {
            isEventGroup = false
            if !closed.isEmpty { keep(closed) }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The number of open groups.
    open var groupingLevel: Int { open.count }

    /// Whether a change outside of groups opens a group that closes at the end of the turn. The default is true.
    open var groupsByEvent = true

    /// The run loop modes in which groups of a turn close.
    /// - Coverage: inert (the main queue closes them)
    open var runLoopModes: [RunLoop.Mode] = [.default] {
        didSet {
            if runLoopModes != oldValue {
                Log.once("UndoManager.runLoopModes has no effect: the main queue closes groups")
            }
        }
    }

    private func openEventGroup() {
        guard open.isEmpty, groupsByEvent, phase == .idle else { return }
        begin()
        isEventGroup = true
        DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
    }

    /// Closes the group that a change opened, before the turn ends. Called when another event begins.
    package func closeEventGroup() {
        guard isEventGroup, open.count == 1, phase == .idle else { return }
        endUndoGrouping()
    }

    private func keep(_ group: Group) {
        switch phase {
        case .undoing: redoStack.append(group)
        case .redoing, .idle: undoStack.append(group)
        }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    /// The largest number of groups that can be undone. The oldest groups are removed. The default is 0, which means no
    /// limit.
    open var levelsOfUndo = 0 { didSet { trim() } }

    // MARK: Registration

    /// Stops recording changes. Calls nest: each call needs a call of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabled += 1 }

    /// Ends the effect of one call of ``disableUndoRegistration()``. If registration is already enabled, the call stops
    /// the program.
    open func enableUndoRegistration() {
        guard disabled > 0 else {
            misuse(
                "UndoManager.enableUndoRegistration(): registration is enabled; call disableUndoRegistration() before")
        }
        disabled -= 1
    }

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Records how a change is undone. The target is a weak reference; a change whose target was released is skipped.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        register(target) { object in if let object = object as? TargetType { handler(object) } }
    }

    /// Records the call of a method with an argument, which undoes a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        nonisolated(unsafe) let argument = anObject
        register(target as AnyObject) { object in
            if case .answered = selector.call(object, [argument]) { return }
            Log.once(
                """
                UndoManager: \(type(of: object)) has no method \(selector.name) that takes the object that was \
                registered; register a closure
                """
            )
        }
    }

    private func register(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard let group = open.last else {
            misuse(
                """
                UndoManager.registerUndo: no group is open while groupsByEvent is false; call beginUndoGrouping() \
                before
                """
            )
        }
        if phase == .idle {
            let former = redoStack
            redoStack = []
            withExtendedLifetime(former) {}
        }
        group.entries.append(.change(Change(target: target, undo: undo)))
        if phase == .idle { post(.NSUndoManagerCheckpoint) }
    }

    // MARK: Undoing

    /// Whether a group can be undone.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

    /// Whether a group can be redone.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Whether changes are being undone.
    open var isUndoing: Bool { phase == .undoing }
    /// Whether changes are being redone.
    open var isRedoing: Bool { phase == .redoing }

    /// Closes the group of the turn and undoes the last group. If a group that the app opened is still open, the call
    /// stops the program.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last closed group.
    open func undoNestedGroup() {
        guard open.isEmpty else { misuse("UndoManager.undo(): a group is open; call endUndoGrouping() before") }
        post(.NSUndoManagerCheckpoint)
        guard phase == .idle, let group = undoStack.popLast() else { return }
        run(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard phase == .idle, open.isEmpty, let group = redoStack.popLast() else { return }
        run(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
    }

    /// Runs a group. The changes that are registered meanwhile form one group of the other stack, with the same name.
    private func run(_ group: Group, _ phase: Phase, before: NSNotification.Name, after: NSNotification.Name) {
        post(before)
        self.phase = phase
        begin()
        open.last?.name = group.name
        open.last?.isDiscardable = group.isDiscardable
        undoEntries(of: group)
        while !open.isEmpty { end() }
        self.phase = .idle
        post(after)
    }

    private func undoEntries(of group: Group) {
        for entry in group.entries.reversed() {
            switch entry {
            case .change(let change): if let target = change.target { change.undo(target) }
            case .group(let inner): undoEntries(of: inner)
            }
        }
    }

    /// Removes everything that can be undone and redone, and enables registration.
    open func removeAllActions() {
        let former = (undoStack, redoStack, open)
        (undoStack, redoStack, open, disabled, isEventGroup) = ([], [], [], 0, false)
        withExtendedLifetime(former) {}
    }

    /// Removes all changes that were registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.removeAll(withTarget: target) }
        undoStack.removeAll { $0.isEmpty }
        redoStack.removeAll { $0.isEmpty }
    }

    /// Removes the newest or the oldest change that can be undone and was registered for a target.
    package func removeChange(isNewest: Bool, withTarget target: AnyObject) {
        let groups = undoStack + open
        let changed =
            isNewest
            ? groups.last { $0.removeChange(isNewest: true, of: target) }
            : groups.first { $0.removeChange(isNewest: false, of: target) }
        if changed?.isEmpty == true { undoStack.removeAll { $0 === changed } }
    }

    // MARK: Names

    /// The name of the group that ``undo()`` undoes; an empty string without a name.
    open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
    /// The name of the group that ``redo()`` redoes; an empty string without a name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// Sets the name of the open group, or else of the last group.
    open func setActionName(_ actionName: String) {
        guard phase == .idle else { return }
        (open.first ?? undoStack.last)?.name = actionName
    }

    /// The title of a menu's undo command, as in "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's redo command, as in "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns "Undo" with a name, in English.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns "Redo" with a name, in English.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Discarding

    /// Sets whether the last group can be lost without harm, such as a change of the selection.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    /// Posted when a group is opened or closed, and when `UndoManager.canRedo` is read.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
