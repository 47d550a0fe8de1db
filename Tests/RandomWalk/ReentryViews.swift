import Foundation
package import UIKit

/// A view that performs the waiting acts in every callback.
package final class HookView: UIView {
    /// The intrinsic content size; nil for none.
    package var preferredSize: CGSize?

    package init(_ preferredSize: CGSize?) {
        self.preferredSize = preferredSize
        super.init(frame: CGRect(origin: .zero, size: preferredSize ?? CGSize(width: 100, height: 100)))
    }

    package required init?(coder: NSCoder) { nil }
    deinit {
        MainActor.assumeIsolated {
            Reentry.call(.viewDeinit); Reentry.current?.readControllers()
        }
    }

    package override func layoutSubviews() { super.layoutSubviews(); Reentry.call(.viewLayout) }
    package override var intrinsicContentSize: CGSize {
        Reentry.call(.viewSize)
        return preferredSize ?? super.intrinsicContentSize
    }
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        Reentry.call(.viewFits); return preferredSize ?? super.sizeThatFits(size)
    }
    package override func updateConstraints() { super.updateConstraints(); Reentry.call(.viewConstraints) }
    package override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview); Reentry.call(.viewWillMove)
    }
    package override func didMoveToSuperview() { super.didMoveToSuperview(); Reentry.call(.viewDidMove) }
    package override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow); Reentry.call(.viewWillMoveToWindow)
    }
    package override func didMoveToWindow() { super.didMoveToWindow(); Reentry.call(.viewDidMoveToWindow) }
    package override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview); Reentry.call(.viewAdded) }
    package override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview); Reentry.call(.viewRemoved)
    }
    package override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange(); Reentry.call(.viewSafeArea) }
    package override func layoutMarginsDidChange() { super.layoutMarginsDidChange(); Reentry.call(.viewMargins) }
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        Reentry.call(.viewTraits)
    }
    package override func tintColorDidChange() { super.tintColorDidChange(); Reentry.call(.viewTint) }
    package override func draw(_ rect: CGRect) { super.draw(rect); Reentry.call(.viewDraw) }
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Reentry.call(.viewHit); return super.hitTest(point, with: event)
    }
}

package final class HookItem: UIBarButtonItem {
    deinit {
        MainActor.assumeIsolated {
            Reentry.call(.itemDeinit); Reentry.current?.readControllers()
        }
    }
}

package final class HookCell: UITableViewCell {
    deinit {
        MainActor.assumeIsolated {
            Reentry.call(.cellDeinit); Reentry.current?.readControllers()
        }
    }
    package override func layoutSubviews() { super.layoutSubviews(); Reentry.call(.cellLayout) }
    package override func prepareForReuse() { super.prepareForReuse(); Reentry.call(.cellReuse) }
    package override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated); Reentry.call(.cellSelected)
    }
}

/// The rows of one section. `count` is their number.
@MainActor
package final class HookRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    package var count = 12

    package func numberOfSections(in tableView: UITableView) -> Int { Reentry.call(.sections); return 1 }
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Reentry.call(.rowCount); return count
    }
    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Reentry.call(.cell)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Reentry.call(.rowHeight); return 44
    }
    package func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        Reentry.call(.headerHeight); return 28
    }
    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Reentry.call(.headerTitle); return "Header"
    }
    package func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Reentry.call(.headerView); return nil
    }
    package func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Reentry.call(.willDisplay)
    }
    package func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { Reentry.call(.didEndDisplaying) }
    package func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        Reentry.call(.willDisplayHeader)
    }
    package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        Reentry.call(.shouldHighlight); return true
    }
    package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        Reentry.call(.didHighlight)
    }
    package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Reentry.call(.willSelectRow); return indexPath
    }
    package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Reentry.call(.didSelectRow)
    }
    package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Reentry.call(.didDeselectRow)
    }
    package func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        Reentry.call(.swipeActions)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "A") { _, _, done in
                Reentry.call(.action); done(true)
            }
        ])
    }
    package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Reentry.call(.canEdit); return true
    }
    package func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        Reentry.call(.editingStyle)
        return .delete
    }
    package func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { Reentry.call(.action) }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) { Reentry.call(.didScroll) }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Reentry.call(.willDrag) }
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Reentry.call(.didEndDrag)
    }
    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Reentry.call(.didEndDecelerating) }
    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Reentry.call(.didEndScrolling) }
    package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { Reentry.call(.insetChanged) }
}
