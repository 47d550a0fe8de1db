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
    var hasMoved = false
    /// Opens the menu after a long press.
    var menu: ScheduledWork?
}

extension UITextField {
    private func offset(of touch: UITouch) -> Int { offset(atX: touch.location(in: canvas).x - field.origin) }

    func beginFieldTouch(_ touch: UITouch) -> Bool {
        let place = offset(of: touch)
        field.touch?.menu?.cancel()
        field.touch = FieldTouch(
            startX: touch.location(in: self).x, anchor: place, selects: touch.type == .indirectPointer)
        guard isEditing else { return true }
        switch touch.tapCount {
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

    func touchMoved(_ touch: UITouch) -> Bool {
        guard var state = field.touch, isEditing else { return true }
        // Chosen: a movement of a finger up to ten points, or of a mouse up to three points, is ignored.
        if !state.hasMoved, abs(touch.location(in: self).x - state.startX) < (state.selects ? 3 : 10) { return true }
        state.menu?.cancel()
        state.hasMoved = true
        field.touch = state
        guard touch.tapCount == 1 else { return true }
        field.editing.moveCaret(to: offset(of: touch), extending: state.selects)
        selectionChanged()
        return true
    }

    func touchLeft(_ touch: UITouch?) {
        guard let state = field.touch, let touch else { return }
        state.menu?.cancel()
        field.touch = nil
        defer { publishSelection() }
        guard isTouchInside || point(inside: touch.location(in: self), with: nil) else { return }
        let place = offset(of: touch)
        if !isEditing {
            guard becomeFirstResponder(), !clearsOnInsertion else { return }
            field.editing.moveCaret(to: place, extending: false)
            selectionChanged()
        } else if touch.tapCount == 1, !state.hasMoved, !state.selects, window?.menus.showsMenu != true {
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
        window?.menus.presentMenu(menu, from: source, in: self, preferBelow: true) {}
    }
}
