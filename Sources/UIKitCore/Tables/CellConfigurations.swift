import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// The configurations of a cell, a header or a footer, and their views.
@MainActor
final class CellConfigurations {
    var content: (any UIContentConfiguration)?
    var contentView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackground?
    var updatesContent = true
    var updatesBackground = true
    /// Whether the app has set the background; false uses the default background of lists.
    var hasOwnBackground = false
    /// Whether the state was requested to be applied before the next display.
    var needsUpdate = true
    var isUpdating = false
    /// The parts of the state that are no properties of the cell.
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
    var isPinned = false
    var dragState = UICellConfigurationState.DragState.none
    var dropState = UICellConfigurationState.DropState.none

    /// Adds the parts of the state that are no properties of the cell.
    func complete(_ state: inout UICellConfigurationState) {
        (state.isExpanded, state.isSwiped, state.isReordering) = (isExpanded, isSwiped, isReordering)
        (state.isPinned, state.cellDragState, state.cellDropState) = (isPinned, dragState, dropState)
    }

    /// Returns the view for a content: the present view if it supports the content, otherwise a new view.
    func view(for new: any UIContentConfiguration) -> (view: any UIView & UIContentView, isNew: Bool) {
        if let contentView {
            if contentView.supports(new) { return (contentView, false) }
            Log.once(
                """
                Warning: You are setting a new content configuration to a cell that has an existing content \
                configuration, but the existing content view does not support the new configuration. This means the \
                existing content view must be replaced with a new content view created from the new configuration, \
                instead of updating the existing content view directly, which is expensive. \
                (\(type(of: contentView.configuration)) is replaced by \(type(of: new)))
                """
            )
        }
        return (new.makeContentView(), true)
    }
}

/// A view with configurations that change with the state of the view.
@preconcurrency @MainActor
protocol ConfiguredView: UIView {
    var configurations: CellConfigurations { get }
    /// Calls the app and applies the state to the configurations.
    func applyState()
}

extension ConfiguredView {
    /// Several requests before a display result in one update.
    func requestConfigurationUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// A configuration was set. During an update the app sets configurations for the state.
    func configurationWasSet(updates: Bool) { if updates, !configurations.isUpdating { requestConfigurationUpdate() } }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate, !configurations.isUpdating else { return }
        configurations.needsUpdate = false
        configurations.isUpdating = true
        defer { configurations.isUpdating = false }
        applyState()
    }

    /// Shows the background behind all other views; nil removes its view.
    func showBackground(_ new: UIBackgroundConfiguration?) {
        let old = configurations.background
        guard old != new || (new == nil) != (configurations.backgroundView == nil) else { return }
        keeping(old) { configurations.background = new }
        guard let new else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        guard let view = configurations.backgroundView else {
            let view = ConfiguredBackground(new)
            configurations.backgroundView = view
            view.frame = CGRect(origin: .zero, size: bounds.size)
            insertSubview(view, at: 0)
            return setNeedsLayout()
        }
        // Chosen: as in tables, the gray of a selected row fades out in a quarter of a second.
        let fades = old?.backgroundColor === UIColor.systemGray4 && new.backgroundColor !== UIColor.systemGray4
        guard fades, window != nil, UIView.areAnimationsEnabled else { return view.show(new) }
        UIView.animate(withDuration: 0.25) { view.show(new) }
    }
}
