import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewCell: ConfiguredView {
    var configurations: CellConfigurations { cellParts.configurations }

    func applyState() {
        let state = configurationState
        cellParts.isEditing = state.isEditing
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func prepareCell() {
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    var cellState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isDisabled, state.isHighlighted) = (!isUserInteractionEnabled, isHighlighted)
        (state.isSelected, state.isEditing) = (isSelected, owner?.edits(self) ?? false)
        configurations.complete(&state)
        state.isFocused = displaysFocus
        return state
    }

    /// Whether the cell displays the focus by its background: its content then has the colors for it.
    var fillsFocus: Bool {
        configurations.background != nil && configurations.content is UIListContentConfiguration
    }

    func updateForState(_ state: UICellConfigurationState) {
        var state = state
        if !fillsFocus { state.isFocused = false }
        if configurations.updatesContent, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        if configurations.updatesBackground, let background = configurations.background {
            showBackground(background.updated(for: state))
        }
    }

    func stateOfCollectionChanged() {
        if cellParts.isEditing != (owner?.edits(self) ?? false) { setNeedsUpdateConfiguration() }
    }

    /// Sets a part of the state, and requests an update if it changed.
    func setState<Value: Equatable>(_ part: ReferenceWritableKeyPath<CellConfigurations, Value>, _ value: Value) {
        guard configurations[keyPath: part] != value else { return }
        configurations[keyPath: part] = value
        setNeedsUpdateConfiguration()
    }

    func resetState() {
        (configurations.isSwiped, configurations.isReordering, configurations.isPinned) = (false, false, false)
        (configurations.dragState, configurations.dropState) = (.none, .none)
        configurations.isExpanded = false
        keeping(cellParts.togglesOutline) { cellParts.togglesOutline = nil }
        keeping(cellParts.revealsSwipeActions) { cellParts.revealsSwipeActions = nil }
        setNeedsUpdateConfiguration()
    }

    func stateChanged() {
        backgroundsChanged()
        if configurations.contentView == nil { highlightTexts() }
        setNeedsUpdateConfiguration()
    }

    /// Highlights the labels and image views in the content view while the cell is pressed or selected.
    private func highlightTexts() {
        for view in contentView.subviews {
            (view as? UILabel)?.isHighlighted = isSelected || isHighlighted
            (view as? UIImageView)?.isHighlighted = isSelected || isHighlighted
        }
    }

    // MARK: Content

    func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
        let old = contentView
        guard let new else {
            keeping(configurations.content) { configurations.content = nil }
            guard configurations.contentView != nil else { return }
            keeping(configurations.contentView) { configurations.contentView = nil }
            return replaceContent(old)
        }
        let (view, isNew) = configurations.view(for: new)
        keeping(configurations.content) { configurations.content = new }
        if isNew {
            keeping(configurations.contentView) { configurations.contentView = view }
            replaceContent(old)
        } else {
            view.configuration = new
        }
        needsMeasurement = true
        setNeedsLayout()
        configurationWasSet(updates: configurations.updatesContent)
    }

    private func replaceContent(_ old: UIView) {
        let new = contentView
        UIView.performWithoutAnimation {
            new.frame = old.frame
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
        setNeedsLayout()
    }

    // MARK: Background

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        configurations.hasOwnBackground = true
        // Documented (UICollectionViewCell.backgroundConfiguration): the views and the color are removed.
        if new != nil {
            if backgroundView != nil { backgroundView = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
            if backgroundColor != nil { backgroundColor = nil }
        }
        showBackground(new)
        configurationWasSet(updates: configurations.updatesBackground)
    }

    /// The app has set another kind of background.
    func dropBackgroundConfiguration() {
        configurations.hasOwnBackground = true
        showBackground(nil)
    }

    func backgroundsChanged() {
        if let view = backgroundView {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
    }
}

extension UICollectionViewCell {
    /// Measured (collections/outline-level): the data source sets the state after the app's configuration.
    func expandedStateChanged(to isExpanded: Bool) {
        keeping(cellParts.togglesOutline) {
            cellParts.togglesOutline = { [weak self] in self?.toggleOutline() }
        }
        guard configurations.isExpanded != isExpanded else { return }
        configurations.isExpanded = isExpanded
        setNeedsUpdateConfiguration()
    }

    func revealSwipeActions() { owner?.revealSwipeActions(of: self) }

    private func toggleOutline() {
        guard let owner, let path = owner.indexPath(for: self) else { return }
        (owner.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
    }
}
