import FoundationAdditions
import TextLogic

/// A view whose text has an undo history. Each step of the history is a change of the view's undo manager, so that
/// steps and the changes of the app are undone in the order in which they were made.
@preconcurrency @MainActor
protocol TextUndo: UIResponder {
    var undoRecord: TextUndoRecord { get }
    /// The manager that has the steps, also after the view left its window. A weak reference.
    var stepManager: UndoManager? { get set }
    /// Undoes or redoes the newest step, and notifies the delegate.
    func changeHistory(_ step: (inout TextEditing) -> Bool)
}

/// The undo history of a text before an edit.
struct TextUndoRecord {
    /// The number of the newest step.
    var newest: Int?
    /// The number of the step that can be redone next.
    var redoable: Int?
    var count: Int

    init(_ editing: TextEditing) {
        (newest, redoable, count) = (editing.undoNumber, editing.redoNumber, editing.undoCount)
    }
}

extension TextUndo {
    /// Called before an edit.
    /// - Returns: whether the edit must begin a step, because the app removed the changes of the undo manager.
    var mustBeginStep: Bool { undoManager?.canUndo == false }

    /// Called when the user presses a key. Changes of different keys are undone one by one.
    func closeUndoGroup() { undoManager?.closeEventGroup() }

    /// Registers the step that an edit began, or removes the step that an edit took back.
    func registerSteps(since former: TextUndoRecord) {
        let record = undoRecord
        guard record.newest != former.newest, let manager = undoManager else { return }
        stepManager = manager
        guard let newest = record.newest, newest > former.newest ?? 0 else {
            return manager.removeChange(isNewest: true, withTarget: self)
        }
        manager.registerUndo(withTarget: self) { [weak manager] in $0.undo(newest, manager) }
        // The history removed the oldest step.
        if record.count == former.count { manager.removeChange(isNewest: false, withTarget: self) }
    }

    /// Undoes all steps from a number on. Newer steps were made while the app disabled registration.
    private func undo(_ number: Int, _ manager: UndoManager?) {
        guard let newest = undoRecord.newest, newest >= number else { return }
        manager?.registerUndo(withTarget: self) { [weak manager] in $0.redo(number, manager) }
        // The delegate may edit the text after each change.
        for _ in 0..<undoRecord.count {
            guard let newest = undoRecord.newest, newest >= number else { return }
            changeHistory { $0.undo() }
        }
    }

    private func redo(_ number: Int, _ manager: UndoManager?) {
        guard let next = undoRecord.redoable, next <= number else { return }
        manager?.registerUndo(withTarget: self) { [weak manager] in $0.undo(number, manager) }
        while let next = undoRecord.redoable, next <= number {
            changeHistory { $0.redo() }
            if undoRecord.redoable == next { return }
        }
    }

    /// Called when the app replaced the text.
    func removeSteps(_ former: TextUndoRecord) {
        guard former.newest != nil || former.redoable != nil else { return }
        (stepManager ?? undoManager)?.removeAllActions(withTarget: self)
    }

    /// The undo and redo keys.
    func performUndo(isRedo: Bool) {
        closeUndoGroup()
        guard let manager = undoManager, manager.groupingLevel == 0 else { return }
        if isRedo {
            if manager.canRedo { manager.redo() }
        } else if manager.canUndo {
            manager.undo()
        }
    }
}
