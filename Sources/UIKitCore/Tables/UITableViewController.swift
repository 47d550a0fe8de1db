import CoreGraphics
public import Foundation

/// A controller whose view is a table, with itself as the table's data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// A controller that makes a table of this style. Of a storyboard or nib the table has the document's style,
    /// otherwise `.plain`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Called for an element of a storyboard, whose attributes are set when it returns. Of any other archive nothing is
    /// read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.fill(self, as: UITableViewController.self)
    }

    /// The controller's view as a table, loaded when first needed. Stops the program where the view is something else.
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
    /// The table's refresh control; nil by default. The user starts it by a pull beyond the top.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }
    /// Whether the selected row is deselected when the screen appears again, along with the transition. True by
    /// default.
    open var clearsSelectionOnViewWillAppear = true
    private var hasAppeared = false

    open override func loadView() {
        if let made = interfaceView() {
            // A document need not connect the table to its controller.
            if let table = made as? UITableView {
                if table.dataSource == nil { table.dataSource = self }
                if table.delegate == nil { table.delegate = self }
            }
            return view = made
        }
        let table = UITableView(frame: loading.initialFrame, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clearSelection(animated)
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

    /// To be overridden. Here the number of sections of the storyboard's static table, else 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.table.fixedRows?.sections.count ?? 1 }
    /// To be overridden. Here the number of static rows, else 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.table.fixedRows?.section(section)?.cells.count ?? 0
    }
    /// To be overridden, unless rows are static. Here a static row's cell; without one, a programming error that stops
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
    /// To be overridden. Here the title of a static section, else nil.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.table.fixedRows?.section(section)?.header
    }
    /// To be overridden. Here the title of a static section, else nil.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.table.fixedRows?.section(section)?.footer
    }

    /// To be overridden. Here nil.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// To be overridden. Here the place of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// To be overridden. Here `true`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.unsaid(true, .canEdit(indexPath))
    }
    /// To be overridden where rows are deleted or inserted. Here nothing is done, with a line in the log.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.commitIsMissing(in: self)
    }

    // MARK: Swipes, editing and menus

    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// To be overridden. Here `.delete`.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        tableView.unsaid(.delete, .editingStyle(indexPath))
    }
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { nil }
    /// To be overridden. Here `true`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// To be overridden. Here `nil`.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Here `nil`.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Here nothing is done.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// To be overridden. Here nothing is done.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// To be overridden. Here nothing is done.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Edits the table along with the screen.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.setEditing(editing, animated: animated) }
    }

    // MARK: Appearance and selection

    /// To be overridden. Points; here the height of a static row, else the table's ``UITableView/rowHeight``.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.table.fixedRows?.height(at: indexPath) ?? tableView.rowHeight
    }
    /// To be overridden. Points; here the table's ``UITableView/sectionHeaderHeight``.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// To be overridden. Points; here the table's ``UITableView/sectionFooterHeight``.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// To be overridden. Here `nil`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// To be overridden. Here `true`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// To be overridden; another row, or nil for none, may be returned. Here the row itself.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// To be overridden; nil keeps the row selected. Here the row itself.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// To be overridden. Here nothing is done.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Scrolling

    /// To be overridden. Here nothing is done.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// To be overridden. Here `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// To be overridden. Here nothing is done.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// To be overridden. Here nothing is done.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// To be overridden. Here `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// To be overridden. Here nothing is done.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
