import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import ListLogic

/// A controller whose view is a table. The controller is the data source and delegate of the table.
///
/// The table ends above the keyboard and input views, and scrolls to the edited field.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Creates a controller whose table has this style. The style of a table in a storyboard or nib is that of the
    /// document, otherwise `.plain`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller for an element of a storyboard, with all attributes set when the initializer returns.
    /// Nothing is decoded from other archives.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.fill(self, as: UITableViewController.self)
    }

    /// The controller's view as a table, loaded on first use. Stops the program if the view is not a table.
    open var tableView: UITableView! {
        get {
            guard let table = view as? UITableView else {
                misuse(
                    """
                    UITableViewController.tableView: the view is not a UITableView; set tableView, or use \
                    UIViewController
                    """
                )
            }
            return table
        }
        set { view = newValue }
    }
    /// The table's refresh control; nil by default. The user starts refreshing with a pull beyond the top.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }
    /// Whether the selected row is deselected during the transition when the screen appears again. True by default.
    open var clearsSelectionOnViewWillAppear = true
    private var hasAppeared = false
    private var keyboardInset: TableKeyboardInset?

    open override func loadView() {
        super.loadView()
        // The table of a document may have no connections to its controller.
        guard let table = loading.view as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    override func makePlainView() -> UIView { UITableView(frame: loading.initialFrame, style: style) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clearSelection(animated)
        if keyboardInset == nil { keyboardInset = TableKeyboardInset(self) }
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    private func clearSelection(_ animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let selected = tableView.indexPathsForSelectedRows else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in selected { tableView.deselectRow(at: path, animated: false) }
            return
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                for path in selected { self?.tableView.deselectRow(at: path, animated: true) }
            },
            completion: { [weak self] context in
                guard context.isCancelled else { return }
                for path in selected where self?.tableView.loadedGeometry.span(of: path) != nil {
                    self?.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
                }
            })
    }

    // MARK: Data

    /// To be overridden. Returns the number of sections of the storyboard's static table, otherwise 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.table.fixedRows?.sections.count ?? 1 }
    /// To be overridden. Returns the number of static rows, otherwise 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.table.fixedRows?.section(section)?.cells.count ?? 0
    }
    /// To be overridden, unless rows are static. Returns the cell of a static row. Without static rows, the call stops
    /// the program.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.table.fixedRows?.cell(at: indexPath) { return cell }
        misuse(
            """
            \(type(of: self)).tableView(_:cellForRowAt:) is not overridden, but the table has rows; return a cell \
            for \(indexPath)
            """
        )
    }
    /// To be overridden. Returns 0 by default, and cells keep their own indentation.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.standardAnswer(0, to: .indentation(indexPath))
    }
    /// To be overridden. Does nothing by default.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// To be overridden. Does nothing by default.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// To be overridden. Returns whether the table is not edited, by default.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        !tableView.isEditing
    }
    /// To be overridden. Does nothing by default.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// To be overridden. Returns true by default, which shows a grip only in cells that request one.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.standardAnswer(true, to: .canMove(indexPath))
    }
    /// To be overridden. Only logs a message by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.moveMethodIsMissing(in: self)
    }
    /// To be overridden. Returns the proposed row by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// To be overridden. Returns the title of a static section, otherwise nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.table.fixedRows?.section(section)?.header
    }
    /// To be overridden. Returns the title of a static section, otherwise nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.table.fixedRows?.section(section)?.footer
    }

    /// To be overridden. Returns nil.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// To be overridden. Returns the index of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// To be overridden. Returns `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.standardAnswer(true, to: .canEdit(indexPath))
    }
    /// To be overridden if rows can be deleted or inserted. Only logs a message.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.commitIsMissing(in: self)
    }

    // MARK: Swipes, editing and menus

    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// To be overridden. Returns `.delete`.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        tableView.standardAnswer(.delete, to: .editingStyle(indexPath))
    }
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { nil }
    /// To be overridden. Returns `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// To be overridden. Returns `false`.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// To be overridden. Returns `false`.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// To be overridden. Does nothing.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// To be overridden. Returns `nil`.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Returns `nil`.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Does nothing.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// To be overridden. Does nothing.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// To be overridden. Does nothing.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Changes the editing mode of the table together with that of the controller.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.setEditing(editing, animated: animated) }
    }

    // MARK: Appearance and selection

    /// To be overridden. In points. Returns the height of a static row, otherwise the table's
    /// ``UITableView/rowHeight``.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.table.fixedRows?.height(at: indexPath) ?? tableView.rowHeight
    }
    /// To be overridden. In points. Returns the table's ``UITableView/estimatedRowHeight``.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.standardAnswer(tableView.estimatedRowHeight, to: .estimatedHeight)
    }
    /// To be overridden. In points. Returns the table's ``UITableView/estimatedSectionHeaderHeight``.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// To be overridden. In points. Returns the table's ``UITableView/estimatedSectionFooterHeight``.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// To be overridden. In points. Returns the table's ``UITableView/sectionHeaderHeight``.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// To be overridden. In points. Returns the table's ``UITableView/sectionFooterHeight``.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// To be overridden. Returns `nil`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// To be overridden. Returns `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// To be overridden. An override may return another row, or nil to select no row. Returns the row itself.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// To be overridden. An override returns nil to keep the row selected. Returns the row itself.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// To be overridden. Returns `false`.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// To be overridden. Does nothing.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Focus

    /// To be overridden. Returns `true`.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Returns `true`.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        true
    }
    /// To be overridden. Does nothing.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// To be overridden. Returns `nil`.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    /// To be overridden. Returns ``UITableView/selectionFollowsFocus``.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }

    // MARK: Scrolling

    /// To be overridden. Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// To be overridden. Returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// To be overridden. Returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// To be overridden. Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
