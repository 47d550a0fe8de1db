import CoreGraphics
import Foundation
import HostInterface
import SystemStrings
import TextLogic

/// A touch or a mouse press on a text view.
@MainActor
struct TextTouch {
    enum Unit { case character, word, paragraph }

    var start: CGPoint
    /// The text that stays selected while the touch extends the selection.
    var anchor: Range<Int>
    var unit = Unit.character
    /// Whether a movement selects, and does not scroll.
    var selects = false
    /// Whether a movement moves the caret.
    var movesCaret = false
    var hasMoved = false
    /// Whether the touch does nothing when it ends.
    var isOver = false
    /// Whether the touch began on selected text, and may drag the text.
    var mayDrag = false
    /// Whether the menu opens when the touch ends.
    var opensMenu = false
    /// The distance from the finger to the caret of the handle that it drags; nil without a handle.
    var grip: CGSize?
    /// Selects the word after a long press.
    var menu: ScheduledWork?
}

/// Selection by touches and the mouse.
extension UITextView {
    /// - Returns: whether the text view handles the touch.
    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        guard isSelectable || isEditable, let touch = touches.first else { return false }
        content.endTouch()
        let point = touch.location(in: self)
        let place = nearest(to: point)
        let isMouse = touch.type == .indirectPointer
        if !isMouse, touch.tapCount == 1 || !selectionContains(point), let state = touchOnHandle(at: point) {
            content.touch = state
            return true
        }
        content.usesFinger = !isMouse
        setNeedsLayout()
        var state = TextTouch(start: point, anchor: place.offset..<place.offset, selects: isMouse)
        if isMouse { pressMouse(touch, place, &state) } else { pressFinger(touch, place.offset, &state) }
        // The delegate may have removed the view.
        guard window != nil else { return true }
        content.touch = state
        guard !isMouse, touch.tapCount == 1, !state.movesCaret else { return true }
        // A finger that rests on selected text lifts the text.
        let mayDrag = maySelectionBeDragged(from: point)
        content.touch?.mayDrag = mayDrag
        if !mayDrag { waitForMenu() }
        return true
    }

    private func pressMouse(_ touch: UITouch, _ place: (offset: Int, isAtLineEnd: Bool), _ state: inout TextTouch) {
        if isEditable, !becomeFirstResponder() {
            (state.isOver, state.selects) = (true, false)
            return
        }
        switch touch.tapCount {
        case 1 where touch.modifierFlags.contains(.shift) && isFirstResponder:
            let anchor = content.editing.selection.anchor
            state.anchor = anchor..<anchor
            selectByUser { $0.moveCaret(to: place.offset, extending: true, isAtLineEnd: place.isAtLineEnd) }
        case 1 where isFirstResponder && maySelectionBeDragged(from: state.start):
            // The selection remains until the mouse button is released, because a movement drags the text.
            (state.selects, state.mayDrag) = (false, true)
        case 1 where isFirstResponder:
            selectByUser { $0.moveCaret(to: place.offset, extending: false, isAtLineEnd: place.isAtLineEnd) }
        case 1: break
        default: selectUnit(at: place.offset, touch.tapCount, &state)
        }
    }

    /// Whether a touch at a point may drag the selection. Adds the interaction on first use.
    private func maySelectionBeDragged(from point: CGPoint) -> Bool {
        guard allowsDrag, !content.editing.selection.isEmpty, selectionContains(point) else { return false }
        return loadDragWork().allowsDrags
    }

    private func pressFinger(_ touch: UITouch, _ offset: Int, _ state: inout TextTouch) {
        if touch.tapCount > 1, isFirstResponder || !isEditable {
            selectUnit(at: offset, touch.tapCount, &state)
            state.selects = true
            state.isOver = true
        } else if content.isEditing, content.editing.selection.isEmpty {
            // Folklore (text/view-long-press). Chosen: within 12 points of the caret.
            state.movesCaret = headPlace.insetBy(dx: -12, dy: -12).contains(state.start)
            state.selects = state.movesCaret
        }
    }

    /// Folklore (text/view-taps): the word for two taps, the paragraph for more.
    private func selectUnit(at offset: Int, _ taps: Int, _ state: inout TextTouch) {
        state.unit = taps == 2 ? .word : .paragraph
        state.anchor = range(of: state.unit, at: offset)
        guard becomeFirstResponder() else { return state.isOver = true }
        let range = state.anchor
        selectByUser { $0.select(range) }
    }

    private func range(of unit: TextTouch.Unit, at offset: Int) -> Range<Int> {
        switch unit {
        case .character: offset..<offset
        case .word: content.editing.bounds.word(at: offset)
        case .paragraph: content.editing.bounds.paragraph(at: offset)
        }
    }

    func touchMoved(_ touches: Set<UITouch>) -> Bool {
        guard var state = content.touch, let touch = touches.first else { return content.touch != nil }
        let point = touch.location(in: self)
        let distance = max(abs(point.x - state.start.x), abs(point.y - state.start.y))
        // Chosen: a movement of a finger up to ten points, or of a mouse up to three points, is ignored.
        let limit: CGFloat = touch.type == .indirectPointer || state.grip != nil ? 3 : 10
        guard state.hasMoved || distance >= limit else { return true }
        state.hasMoved = true
        state.menu?.cancel()
        content.touch = state
        guard state.selects else { return true }
        if !isFirstResponder, !becomeFirstResponder() { return true }
        guard content.touch != nil else { return true }
        let grip = state.grip ?? .zero
        let place = nearest(to: CGPoint(x: point.x + grip.width, y: point.y + grip.height))
        // The handles remain at both ends of one character at least.
        if state.grip != nil, place.offset == state.anchor.lowerBound { return true }
        if state.movesCaret {
            selectByUser { $0.moveCaret(to: place.offset, extending: false, isAtLineEnd: place.isAtLineEnd) }
        } else {
            extend(to: place, state)
        }
        return true
    }

    /// Selects from the anchor to the unit at a place.
    private func extend(to place: (offset: Int, isAtLineEnd: Bool), _ state: TextTouch) {
        let unit = range(of: state.unit, at: place.offset)
        let length = content.editing.length
        // The text may be shorter than at the start of the touch.
        let anchor = state.anchor.clamped(to: 0..<length)
        let isBackward = unit.lowerBound < anchor.lowerBound
        selectByUser {
            $0.moveCaret(to: isBackward ? anchor.upperBound : anchor.lowerBound, extending: false)
            $0.moveCaret(
                to: isBackward ? unit.lowerBound : max(unit.upperBound, anchor.upperBound), extending: true,
                isAtLineEnd: place.isAtLineEnd)
        }
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        guard let state = content.touch else { return isSelectable || isEditable }
        content.endTouch()
        defer { publishSelection() }
        // Folklore (text/selection-handle): a tap on a handle does nothing.
        if state.grip != nil { return true }
        if state.opensMenu {
            showEditMenu()
            return true
        }
        if state.mayDrag, touches.first?.type == .indirectPointer, !state.hasMoved {
            let place = nearest(to: state.start)
            selectByUser { $0.moveCaret(to: place.offset, extending: false, isAtLineEnd: place.isAtLineEnd) }
        }
        if let touch = touches.first, touch.tapCount == 1, !state.hasMoved, !state.isOver,
            window?.menus.showsMenu != true, let item = textItem(at: touch.location(in: self))
        {
            itemTapped(item)
            return true
        }
        guard let touch = touches.first, touch.type != .indirectPointer, !state.hasMoved, !state.isOver,
            window?.menus.showsMenu != true
        else { return true }
        let offset = content.editing.bounds.wordEdge(near: nearest(to: touch.location(in: self)).offset)
        guard content.isEditing else {
            if isEditable, !becomeFirstResponder() { return true }
            // A tap on text that cannot be edited removes the selection.
            if isFirstResponder { selectByUser { $0.moveCaret(to: offset, extending: false) } }
            return true
        }
        let selection = content.editing.selection
        let isInside = selection.isEmpty ? selection.head == offset : selection.range.contains(offset)
        guard isInside, state.movesCaret || !selection.isEmpty else { return moveCaret(toTapAt: offset, touch) }
        showEditMenu()
        return true
    }

    /// Folklore (text/tap-word-edge).
    private func moveCaret(toTapAt offset: Int, _ touch: UITouch) -> Bool {
        let isAtLineEnd = nearest(to: touch.location(in: self)).isAtLineEnd
        selectByUser { $0.moveCaret(to: offset, extending: false, isAtLineEnd: isAtLineEnd) }
        return true
    }

    // MARK: Menu

    /// Derived: half a second, the default of `UILongPressGestureRecognizer.minimumPressDuration`.
    ///
    /// Folklore (text/view-long-press): a drag then extends the selection. The menu opens when the touch ends.
    private func waitForMenu() {
        content.touch?.menu = appContext.after(0.5) { [weak self] in
            guard let self, var state = self.content.touch, !state.hasMoved, self.isSelectable else { return }
            if let item = self.textItem(at: state.start) {
                state.isOver = true
                self.content.touch = state
                return self.itemPressed(item)
            }
            guard self.becomeFirstResponder(), self.content.touch != nil else { return }
            state.selects = true
            state.opensMenu = true
            let offset = self.nearest(to: state.start).offset
            let selection = self.content.editing.selection
            if selection.isEmpty || !selection.range.contains(offset) {
                state.unit = .word
                state.anchor = self.range(of: .word, at: offset)
                self.content.touch = state
                self.selectByUser { $0.select(state.anchor) }
            } else {
                state.anchor = selection.range
                self.content.touch = state
            }
        }
    }

    /// Called for the secondary mouse button: moves the caret to the point, unless text is selected.
    func openTextMenu(at point: CGPoint) -> Bool {
        guard isSelectable || isEditable, becomeFirstResponder() else { return false }
        if content.editing.selection.isEmpty {
            let place = nearest(to: convert(point, from: nil))
            selectByUser { $0.moveCaret(to: place.offset, extending: false, isAtLineEnd: place.isAtLineEnd) }
        }
        showEditMenu()
        return true
    }

    func showEditMenu() {
        let range = content.editing.selection.range
        let suggested = standardEditElements
        let wanted = ownDelegate?.textView(self, editMenuForTextIn: NSRange(range), suggestedActions: suggested)
        let menu = wanted ?? UIMenu(children: suggested)
        guard !menu.children.isEmpty else { return }
        layoutIfNeeded()
        window?.menus.presentMenu(menu, from: headPlace, in: self) { animator in
            ownDelegate?.textView(self, willPresentEditMenuWith: animator)
        } willDisappear: { [weak self] animator in
            guard let self else { return }
            self.ownDelegate?.textView(self, willDismissEditMenuWith: animator)
        }
    }
}
