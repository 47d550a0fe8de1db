import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore

extension UIView {
    /// Called in each layout while a saved position is pending.
    func restorePlace() { (self as? UIScrollView)?.moveToKeptPlace() }
}

extension UIScrollView {
    /// Chosen: content may be loaded later than the view, and in parts. The position stays pending until it is reached
    /// or the user scrolls.
    func moveToKeptPlace() {
        guard var place = restoration?.place, window != nil, !bounds.isEmpty else { return }
        (self as? UITableView)?.loadIfNeeded()
        let size = contentSize
        guard size.width > 0 || size.height > 0 else { return }
        let inset = scroll.adjustedInset
        if !scroll.isIdle || scroll.wheelRest != nil || place.reached.map({ hasLeft($0) }) == true {
            restoration?.place = nil
            return
        }
        if let table = self as? UITableView { table.findRows(&place) }
        let wanted = CGPoint(x: place.point.x - inset.left, y: place.point.y - inset.top)
        let target = CGPoint(x: horizontalAxis.clamped(wanted.x), y: verticalAxis.clamped(wanted.y))
        place.reached = target
        // The move may lead to another call of this method.
        restoration?.place =
            abs(target.y - wanted.y) < 1 && abs(target.x - wanted.x) < 1 && place.selected.isEmpty ? nil : place
        if target != contentOffset { contentOffset = target }
    }

    /// Whether the content was scrolled elsewhere, except to its limits at the start or the end.
    private func hasLeft(_ point: CGPoint) -> Bool {
        let offset = contentOffset
        guard abs(offset.y - point.y) > 1 || abs(offset.x - point.x) > 1 else { return false }
        let (x, y) = (horizontalAxis, verticalAxis)
        return offset.y > CGFloat(y.low) + 1 && offset.y < CGFloat(y.high) - 1
            || offset.x > CGFloat(x.low) + 1 && offset.x < CGFloat(x.high) - 1
    }
}

extension UITableView {
    private var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    func encodeRows(_ coder: NSCoder) {
        let place = restoration?.place
        let top = contentOffset.y + scroll.adjustedInset.top
        if place == nil, let path = (indexPathsForVisibleRows ?? []).first(where: { rectForRow(at: $0).maxY > top }) {
            coder.encode(path, forKey: "UIKit.topRow")
            coder.encode(association?.modelIdentifierForElement(at: path, in: self), forKey: "UIKit.topName")
            coder.encode(Double(top - rectForRow(at: path).minY), forKey: "UIKit.lead")
        } else if let row = place?.top {
            coder.encode(row.path, forKey: "UIKit.topRow")
            coder.encode(row.name, forKey: "UIKit.topName")
            coder.encode(Double(place?.lead ?? 0), forKey: "UIKit.lead")
        }
        let waiting = place?.selected ?? []
        let paths =
            waiting.map(\.path)
            + (indexPathsForSelectedRows ?? []).filter { path in !waiting.contains { $0.path == path } }
        guard !paths.isEmpty else { return }
        coder.encode(paths, forKey: "UIKit.selectedRows")
        let names = paths.map { path in
            waiting.first { $0.path == path }?.name ?? association?.modelIdentifierForElement(at: path, in: self) ?? ""
        }
        coder.encode(names, forKey: "UIKit.selectedNames")
    }

    func decodeRows(_ coder: NSCoder) {
        guard let place = restoration?.place else { return }
        var new = place
        if let path = coder.decodeObject(forKey: "UIKit.topRow") as? IndexPath, path.count == 2 {
            new.top = ScrollPlace.Row(path: path, name: coder.decodeObject(forKey: "UIKit.topName") as? String)
            let lead = coder.decodeDouble(forKey: "UIKit.lead")
            new.lead = lead.isFinite ? CGFloat(lead) : 0
        }
        let paths = (coder.decodeObject(forKey: "UIKit.selectedRows") as? [Any] ?? []).map { $0 as? IndexPath }
        let names = (coder.decodeObject(forKey: "UIKit.selectedNames") as? [Any] ?? []).map { $0 as? String }
        new.selected = paths.enumerated().compactMap { index, path in
            guard let path, path.count == 2 else { return nil }
            return ScrollPlace.Row(
                path: path, name: names.indices.contains(index) ? names[index].flatMap { $0.isEmpty ? nil : $0 } : nil)
        }
        restoration?.place = new
    }

    /// Finds the current index paths of the rows: by the identifiers of the data source, otherwise by their former
    /// index paths.
    fileprivate func findRows(_ place: inout ScrollPlace) {
        if let top = place.top, let path = path(of: top) { place.point.y = rectForRow(at: path).minY + place.lead }
        place.selected = place.selected.filter { row in
            guard let path = path(of: row) else { return true }
            selectRow(at: path, animated: false, scrollPosition: .none)
            return false
        }
    }

    private func path(of row: ScrollPlace.Row) -> IndexPath? {
        var path = row.path
        if let name = row.name, let association {
            guard let found = association.indexPathForElement(withModelIdentifier: name, in: self), found.count == 2
            else { return nil }
            path = found
        }
        guard path.section >= 0, path.section < numberOfSections, path.row >= 0,
            path.row < numberOfRows(inSection: path.section)
        else { return nil }
        return path
    }
}
