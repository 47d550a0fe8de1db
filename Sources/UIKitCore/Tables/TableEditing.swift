import CoreGraphics
import Foundation
import ListLogic
import QuartzCore
import SystemStrings

/// The editing controls of a cell.
struct CellEditing {
    var isOn = false
    var style = UITableViewCell.EditingStyle.none
    var indents = false
    /// Whether the row displays a check mark.
    var selects = false
    /// Whether the row has a grip for moving.
    var moves = false
    /// The controls of which an override of the cell was notified.
    var shownState = UITableViewCell.StateMask()
    /// The sign or the check mark.
    var control: UIView?
    /// The grip for moving the row.
    var grip: ReorderGrip?
}

extension UITableView {
    func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard isEditing != editing else { return }
        abandonMovement()
        table.swiping?.close(animated: animated)
        carryOut(selecting.value.setEditing(editing), animated: false)
        for path in table.shownPaths {
            if let cell = table.cells[path] { showEditing(of: cell, at: path, animated: animated) }
        }
    }

    /// Updates the editing controls of a cell.
    func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) != false
        if isEdited {
            cell.parts.editing.selects = allowsMultipleSelectionDuringEditing
            cell.parts.editing.style =
                allowsMultipleSelectionDuringEditing
                ? .none : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.parts.editing.moves = movesRow(cell, at: path)
            // Measured (tables/plain-indent): the content of plain tables always moves aside.
            cell.parts.editing.indents =
                style == .plain
                || cell.shouldIndentWhileEditing
                    && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        guard cell.isEditing != isEdited else { return }
        cell.setEditing(isEdited, animated: animated)
    }

    func editSignTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .delete:
            guard let actions = swipeActions(at: path, .trailing, offersDelete: true) else { return }
            table.swiping?.reveal(cell, .trailing, actions)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }
}

extension UITableViewCell {
    /// Measured (tables/editing-sign): the content begins at 40 points, behind a sign of 24 points at the margin, as in
    /// list cells.
    var editingIndent: CGFloat { parts.editing.isOn && parts.editing.indents ? rowMargin + Self.signWidth : 0 }
    private static var signWidth: CGFloat { 24 }

    /// The row opened or closed at its trailing side.
    func confirmationChanged() {
        let state = stateMask
        guard state != parts.editing.shownState else { return }
        parts.editing.shownState = state
        willTransition(to: state)
        didTransition(to: state)
    }

    private var stateMask: StateMask {
        var mask: StateMask = []
        if parts.editing.isOn { mask.insert(.showingEditControl) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard parts.editing.isOn != editing else { return }
        parts.editing.isOn = editing
        let state = stateMask
        parts.editing.shownState = state
        willTransition(to: state)
        // An override may have changed the mode again.
        guard parts.editing.isOn == editing else { return }
        setNeedsUpdateConfiguration()
        accessoryChanged()
        let old = parts.editing.control
        if editing, let sign = makeEditControl() {
            parts.editing.control = sign
            UIView.performWithoutAnimation {
                addSubview(sign)
                sign.frame = editSignFrame(isRightToLeft, isIn: false)
                sign.alpha = 0
            }
        } else {
            parts.editing.control = nil
        }
        let oldGrip = parts.editing.grip
        oldGrip?.removeFromSuperview()
        parts.editing.grip = editing && parts.editing.moves ? makeGrip() : nil
        if !editing { (parts.editing.style, parts.editing.selects, parts.editing.moves) = (.none, false, false) }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            parts.editing.control?.alpha = 1
            old?.removeFromSuperview()
            setNeedsLayout()
            return didTransition(to: state)
        }
        // Chosen: 0.3 s, as for moved rows.
        UIView.animate(withDuration: 0.3) {
            self.parts.editing.control?.alpha = 1
            old?.alpha = 0
            old?.frame = self.editSignFrame(self.isRightToLeft, isIn: false)
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            old?.removeFromSuperview()
            self?.didTransition(to: state)
        }
    }

    private func makeGrip() -> ReorderGrip {
        let grip = ReorderGrip { [weak self] press in self.map { $0.enclosingTable?.gripMoved($0, press) } }
        UIView.performWithoutAnimation { addSubview(grip) }
        return grip
    }

    private func makeEditControl() -> UIView? {
        if parts.editing.selects {
            let mark = SelectionMark()
            mark.isChosen = parts.isSelected
            return mark
        }
        guard parts.editing.style != .none else { return nil }
        return EditSign(parts.editing.style) { [weak self] in self.map { $0.enclosingTable?.editSignTapped(in: $0) } }
    }

    func layoutEditControl(_ rightToLeft: Bool) {
        parts.editing.control?.frame = editSignFrame(rightToLeft, isIn: true)
    }

    /// - Parameter isIn: false returns the frame from which the sign appears.
    private func editSignFrame(_ rightToLeft: Bool, isIn: Bool) -> CGRect {
        let width: CGFloat = 44
        let way = rowMargin + Self.signWidth
        let start = rowSafeArea.left + rowMargin + Self.signWidth / 2 - width / 2 - (isIn ? 0 : way)
        return CGRect(x: rightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
    }
}

/// The red minus or the green plus before an edited row.
final class EditSign: UIControl {
    private let disc = UIView()
    private let mark: UIImageView
    private let usualColor: UIColor
    /// The color of the disc; nil uses red for deleting and green for inserting.
    var discColor: UIColor? { didSet { disc.backgroundColor = discColor ?? usualColor } }

    init(_ style: UITableViewCell.EditingStyle, _ tapped: @escaping () -> Void) {
        let name = style == .insert ? "plus" : "minus"
        mark = UIImageView(
            image: UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
        usualColor = style == .insert ? .systemGreen : .systemRed
        super.init(frame: .zero)
        disc.backgroundColor = usualColor
        disc.layer.cornerRadius = 11
        disc.isUserInteractionEnabled = false
        mark.tintColor = .white
        mark.contentMode = .center
        addSubview(disc)
        disc.addSubview(mark)
        isAccessibilityElement = true
        accessibilityLabel = style == .insert ? SystemString.add.localized : SystemString.delete.localized
        accessibilityTraits = .button
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Touches up to 22 points from the center hit the sign.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: (bounds.width - 22) / 2, y: ((bounds.height - 22) / 2).rounded(), width: 22, height: 22)
        mark.frame = disc.bounds
    }
}
