import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell: ConfiguredView {
    var configurations: CellConfigurations { parts.configurations }

    func applyState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isDisabled, state.isHighlighted) = (!isUserInteractionEnabled, isHighlighted)
        (state.isSelected, state.isEditing) = (isSelected, isEditing)
        configurations.complete(&state)
        state.isFocused = displaysFocus
        state.isSwiped = enclosingTable?.table.swiping?.row?.cell === self
        return state
    }

    func updateConfigurations(_ state: UICellConfigurationState) {
        var state = state
        // The system's content has the colors for the system's background only.
        if focusStyle == .custom { state.isFocused = false }
        if configurations.updatesContent, let content = configurations.content {
            contentConfiguration = content.updated(for: state)
        }
        guard configurations.updatesBackground, let background = configurations.background else { return }
        if selectionStyle == .none { (state.isSelected, state.isHighlighted) = (false, false) }
        showBackground(background.updated(for: state))
    }

    // MARK: Content

    var defaultListConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            keeping(configurations.content) { configurations.content = nil }
            configurations.contentView?.removeFromSuperview()
            keeping(configurations.contentView) { configurations.contentView = nil }
            return
        }
        let old = configurations.contentView
        let (view, isNew) = configurations.view(for: new)
        keeping(configurations.content) { configurations.content = new }
        if isNew {
            old?.removeFromSuperview()
            keeping(configurations.contentView) { configurations.contentView = view }
            parts.contentView.addSubview(view)
            for old in [parts.label, parts.detail, parts.image] { old?.removeFromSuperview() }
            parts.label = nil
            parts.detail = nil
            parts.image = nil
        } else {
            view.configuration = new
        }
        setNeedsLayout()
        configurationWasSet(updates: configurations.updatesContent)
        enclosingTable?.contentChanged(of: self)
    }

    // MARK: Background

    var defaultListBackground: UIBackgroundConfiguration {
        (enclosingTable?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
        // Documented (UITableViewCell.backgroundConfiguration): the views and the color are removed.
        if new != nil {
            if backgroundView != nil { backgroundView = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
            backgroundColor = nil
        }
        showBackground(new)
        showSelection(animated: false)
        configurationWasSet(updates: configurations.updatesBackground)
    }
}
