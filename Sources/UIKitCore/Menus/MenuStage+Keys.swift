import FocusLogic
import Foundation

extension MenuStage {
    /// Uses a key while the menu is open: arrows move the highlight, Return and Space choose, a letter moves to the
    /// next row that begins with the letter.
    ///
    /// A text that stays in editing below the menu gets letters and Return without a highlighted row, and the menu
    /// closes.
    /// - Returns: false if the menu does not use the key.
    func use(_ press: KeyPress, isRepeat: Bool) -> Bool {
        let isEditing = window?.firstResponder is any UIKeyInput
        switch press.key {
        case .escape, .back, .menu, .function(10):
            if !isRepeat { dismiss() }
        case .left where press.modifiers.contains(.alternate):
            if !isRepeat { dismiss() }
        case .down, .up, .home, .end, .pageUp, .pageDown, .tab: moveHighlight(press)
        case .left, .right: moveAcross(isForward: (press.key == .right) != isRightToLeft)
        case .enter, .space:
            if isRepeat { return true }
            if panel.highlighted == nil, isEditing {
                dismiss()
                return false
            }
            chooseByKey()
        case .character(let character) where press.modifiers.isSubset(of: .shift):
            if isEditing {
                dismiss()
                return false
            }
            panel.highlight(beginningWith: character)
        case .character, .function:
            dismiss()
            return false
        }
        return true
    }

    private func moveHighlight(_ press: KeyPress) {
        switch press.key {
        case .home, .pageUp: panel.moveHighlight(.first)
        case .end, .pageDown: panel.moveHighlight(.last)
        case .up: panel.moveHighlight(.previous)
        case .tab where press.modifiers.contains(.shift): panel.moveHighlight(.previous)
        default: panel.moveHighlight(.next)
        }
    }

    /// Moves between elements that are side by side, into the highlighted submenu, or out of a submenu.
    private func moveAcross(isForward: Bool) {
        if panel.moveInLine(isForward: isForward) { return }
        if isForward {
            if panel.highlighted?.kind.element is UIMenu { chooseByKey() }
        } else {
            panel.chooseBack()
            panel.moveHighlight(.first)
        }
    }

    private func chooseByKey() {
        let isMenu = panel.highlighted.map { $0.kind.isBack || $0.kind.element is UIMenu } ?? false
        panel.chooseHighlighted()
        // The rows of another level are new.
        if isMenu { panel.moveHighlight(.first) }
    }

    /// Highlights the first row, for a menu that a key opened.
    func highlightFirst() { panel.moveHighlight(.first) }
}

extension MenuPanel {
    enum HighlightMove { case next, previous, first, last }

    /// The row that Return chooses.
    var highlighted: MenuRow? { rows.first(where: \.isHighlighted) }

    /// Moves the highlight to another line. After the last row follows the first row.
    func moveHighlight(_ move: HighlightMove) {
        let choosable = rows.indices.filter { rows[$0].isChoosable }
        let current = rows.firstIndex(where: \.isHighlighted)
        let target: Int?
        switch move {
        case .first: target = choosable.first { !rows[$0].kind.isBack } ?? choosable.first
        case .last: target = choosable.last
        case .next:
            // Elements side by side are one line.
            let end = current.map { index in rows[index...].firstIndex(where: \.endsLine) ?? index } ?? -1
            target = choosable.first { $0 > end } ?? choosable.first
        case .previous:
            let start = current.map { index in rows[..<index].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0 }
            target = choosable.last { $0 < start ?? rows.count } ?? choosable.last
        }
        if let target { highlight(rows[target]) }
    }

    /// Moves the highlight between elements that are side by side.
    /// - Returns: false at the end of the line.
    func moveInLine(isForward: Bool) -> Bool {
        guard var index = rows.firstIndex(where: \.isHighlighted), rows[index].kind.tile != nil else { return false }
        while isForward ? !rows[index].endsLine : index > 0 && !rows[index - 1].endsLine {
            index += isForward ? 1 : -1
            guard rows[index].isChoosable else { continue }
            highlight(rows[index])
            return true
        }
        return false
    }

    /// Highlights the next row whose title begins with a character.
    func highlight(beginningWith character: Character) {
        let start = rows.firstIndex(where: \.isHighlighted).map { $0 + 1 } ?? 0
        let order = Array(rows[start...]) + rows[..<start]
        let found = order.first { row in
            row.isChoosable && row.kind.element?.title.lowercased().hasPrefix(character.lowercased()) == true
        }
        if let found { highlight(found) }
    }

    func chooseBack() {
        if let row = rows.first(where: \.kind.isBack) { onChoose(row.kind) }
    }

    private func highlight(_ row: MenuRow) {
        for other in rows { other.isHighlighted = other === row }
        layoutIfNeeded()
        scrollToVisible(row)
        UIAccessibility.post(notification: .layoutChanged, argument: row)
    }
}
