import CoreGraphics
import Foundation
import HostInterface
import SystemStrings
import TextLogic

/// A touch or a mouse press on a text field.
@MainActor
struct FieldTouch {
    var startX: CGFloat
    /// The caret at the start, or the start of a selection with the mouse.
    var anchor: Int
    var selects: Bool
    /// Whether the touch began on selected text, and may drag the text.
    var mayDrag = false
    /// The distance from the finger to the caret of the handle that it drags; nil without a handle.
    var grip: CGFloat?
    var hasMoved = false
    /// Opens the menu after a long press.
    var menu: ScheduledWork?
}

extension UITextField {
    private func offset(of touch: UITouch) -> Int { offset(atX: touch.location(in: canvas).x - field.origin) }

    func beginFieldTouch(_ touch: UITouch) -> Bool {
        let place = offset(of: touch)
        field.touch?.menu?.cancel()
        let point = touch.location(in: self), isMouse = touch.type == .indirectPointer
        // Several taps on the text between the handles select more.
        if !isMouse, touch.tapCount == 1 || !selectionContains(point), beginHandleTouch(at: point) { return true }
        field.usesFinger = !isMouse
        setNeedsLayout()
        field.touch = FieldTouch(startX: point.x, anchor: place, selects: isMouse)
        guard isEditing else { return true }
        switch touch.tapCount {
        case 1 where maySelectionBeDragged(from: point):
            // The selection remains until the mouse button is released, because a movement drags the text.
            field.touch?.selects = false
            field.touch?.mayDrag = true
        case 1:
            // A mouse press moves the caret immediately, so that a drag selects from there.
            if touch.type == .indirectPointer {
                field.editing.moveCaret(to: place, extending: false)
                selectionChanged()
            } else {
                waitForMenu(at: place)
            }
        case 2:
            field.editing.selectWord(at: place)
            selectionChanged()
        default: selectAll(nil)
        }
        return true
    }

    /// Whether a touch at a point may drag the selection.
    private func maySelectionBeDragged(from point: CGPoint) -> Bool {
        guard allowsDrag, !field.editing.selection.isEmpty, selectionContains(point) else { return false }
        return loadDragWork().allowsDrags
    }

    /// Begins a touch on a handle. The finger moves one end of the selection; the other end remains.
    private func beginHandleTouch(at point: CGPoint) -> Bool {
        guard isEditing, let handle = field.handles?.handle(at: point) else { return false }
        let range = field.editing.selection.range
        let fixed = handle.isStart ? range.upperBound : range.lowerBound
        field.touch = FieldTouch(
            startX: point.x, anchor: fixed, selects: true, grip: handle.caret.midX - point.x)
        return true
    }

    /// Displays the handles while a selection that a finger made is not empty.
    func layOutHandles() {
        let range = field.editing.selection.range
        guard isEditing, !range.isEmpty else { return hideHandles() }
        // The interactions must know a touch from its beginning.
        if allowsDrag { _ = loadDragWork() }
        guard field.usesFinger else { return hideHandles() }
        let handles = field.handles ?? SelectionHandles()
        field.handles = handles
        handles.appear(
            in: self, start: canvas.convert(caretPlace(range.lowerBound), to: self),
            end: canvas.convert(caretPlace(range.upperBound), to: self))
    }

    private func hideHandles() { field.handles?.disappear() }

    func touchMoved(_ touch: UITouch) -> Bool {
        guard var state = field.touch, isEditing else { return true }
        // Chosen: a movement of a finger up to ten points, or of a mouse up to three points, is ignored.
        if !state.hasMoved, abs(touch.location(in: self).x - state.startX) < (state.selects ? 3 : 10) { return true }
        if state.mayDrag { return true }
        state.menu?.cancel()
        state.hasMoved = true
        field.touch = state
        if let grip = state.grip { return dragHandle(to: touch.location(in: self).x + grip, anchor: state.anchor) }
        guard touch.tapCount == 1 else { return true }
        field.editing.moveCaret(to: offset(of: touch), extending: state.selects)
        selectionChanged()
        return true
    }

    /// Selects from the fixed end to the finger. The handles remain at both ends of one character at least.
    private func dragHandle(to x: CGFloat, anchor: Int) -> Bool {
        let place = offset(atX: convert(CGPoint(x: x, y: 0), to: canvas).x - field.origin)
        // The text may be shorter than at the start of the touch.
        let anchor = min(anchor, field.editing.length)
        guard place != anchor else { return true }
        field.editing.moveCaret(to: anchor, extending: false)
        field.editing.moveCaret(to: place, extending: true)
        selectionChanged()
        return true
    }

    func touchLeft(_ touch: UITouch?) {
        guard let state = field.touch, let touch else { return }
        state.menu?.cancel()
        field.touch = nil
        defer { publishSelection() }
        // Folklore (text/selection-handle): a tap on a handle does nothing.
        if state.grip != nil { return }
        guard isTouchInside || point(inside: touch.location(in: self), with: nil) else { return }
        let place = offset(of: touch)
        if !isEditing {
            guard becomeFirstResponder(), !clearsOnInsertion else { return }
            field.editing.moveCaret(to: place, extending: false)
            selectionChanged()
        } else if touch.tapCount == 1, !state.hasMoved, !state.selects, window?.menus.showsMenu != true {
            // Folklore (text/selection-handle): the menu opens for a tap on the selection.
            let isInside = field.editing.selection.range.contains(place)
            if touch.type != .indirectPointer, isInside { return showEditMenu() }
            field.editing.moveCaret(to: place, extending: false)
            selectionChanged()
        }
    }

    // MARK: Menu

    /// Derived: half a second, the default of `UILongPressGestureRecognizer.minimumPressDuration`.
    private func waitForMenu(at place: Int) {
        field.touch?.menu = appContext.after(0.5) { [weak self] in
            guard let self, self.isEditing, self.isTracking else { return }
            if self.field.editing.selection.isEmpty {
                self.field.editing.moveCaret(to: place, extending: false)
                self.selectionChanged()
            }
            self.showEditMenu()
        }
    }

    /// Called for the secondary mouse button: moves the caret to the point, unless text is selected.
    func openFieldMenu(at point: CGPoint) -> Bool {
        guard isEnabled, becomeFirstResponder() else { return false }
        if field.editing.selection.isEmpty {
            field.editing.moveCaret(
                to: offset(atX: canvas.convert(point, from: nil).x - field.origin), extending: false)
            selectionChanged()
        }
        showEditMenu()
        return true
    }

    func showEditMenu() {
        let range = field.editing.selection.range
        let suggested = standardEditElements
        let wanted = ownDelegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggested)
        let menu = wanted ?? UIMenu(children: suggested)
        guard !menu.children.isEmpty else { return }
        let source = canvas.convert(caretPlace(field.editing.selection.head), to: self)
        window?.menus.presentMenu(menu, from: source, in: self) { animator in
            ownDelegate?.textField(self, willPresentEditMenuWith: animator)
        } willDisappear: { [weak self] animator in
            guard let self else { return }
            self.ownDelegate?.textField(self, willDismissEditMenuWith: animator)
        }
    }
}
