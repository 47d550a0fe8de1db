import CoreGraphics
import Foundation
import QuartzCore
import StateRestoration

extension UIViewController {
    /// Views of this controller's own that have an identifier, with keys that tell them apart. None while the view is not loaded.
    var keptViews: [(key: String, view: UIView)] {
        guard let root = viewIfLoaded else { return [] }
        var seen: [String: Int] = [:]
        var result: [(key: String, view: UIView)] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if let identifier = view.restorationIdentifier, !identifier.isEmpty {
                seen[identifier, default: 0] += 1
                let number = seen[identifier] ?? 1
                result.append((number == 1 ? identifier : "\(identifier)#\(number)", view))
            }
            // Rows change their places among each other; what is theirs is their content's.
            guard !(view is UITableViewCell) else { continue }
            waiting += view.tree.subviews.reversed().filter { $0.tree.controller == nil || $0.tree.controller === self }
        }
        return result
    }

    /// Views that are there take the state that waits for them.
    func restoreViews() {
        guard loading.isLoaded, let waiting = restoration.views else { return }
        keeping(restoration.views) { restoration.views = nil }
        for (key, view) in keptViews {
            guard let fields = waiting.states[key] else { continue }
            let coder = waiting.revival.decoder(fields)
            view.decodeText(coder)
            view.decodeRestorableState(with: coder)
        }
    }
}

extension UIView {
    /// The controller that keeps the view's state.
    var keptOwner: UIViewController? {
        sequence(first: self) { $0.tree.superview }.lazy.compactMap { $0.tree.controller }.first
    }

    /// Part of each layout, while a place waits.
    func restorePlace() { (self as? UIScrollView)?.moveToKeptPlace() }

    var ownRestoration: ViewRestoration {
        if let restoration { return restoration }
        let made = ViewRestoration()
        restoration = made
        return made
    }
}

/// Where a scroll view stood.
struct ScrollPlace {
    /// Points of content above and left of what is seen below the bars.
    var point: CGPoint
    var top: Row?
    /// How far the top row had gone out of sight, in points.
    var lead: CGFloat = 0
    var selected: [Row] = []
    /// Where it was moved to while there was not enough content.
    var reached: CGPoint?

    struct Row {
        var path: IndexPath
        /// What the data source calls it.
        var name: String?
    }
}

extension UIScrollView {
    func encodePlace(_ coder: NSCoder) {
        // One that still waits is where the user left.
        let place = restoration?.place
        let inset = scroll.adjustedInset
        let point = place?.point ?? CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        coder.encode(Double(point.x), forKey: "UIKit.x")
        coder.encode(Double(point.y), forKey: "UIKit.y")
    }

    func decodePlace(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "UIKit.y") else { return }
        let point = CGPoint(x: coder.decodeDouble(forKey: "UIKit.x"), y: coder.decodeDouble(forKey: "UIKit.y"))
        guard point.x.isFinite, point.y.isFinite else { return }
        ownRestoration.place = ScrollPlace(point: point)
        setNeedsLayout()
    }

    /// Chosen: content may come later than the view, and bit by bit. The place is kept until it is reached, or the user scrolls.
    func moveToKeptPlace() {
        guard var place = restoration?.place, window != nil, !bounds.isEmpty else { return }
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
        // What comes of the move may lead here again.
        restoration?.place = abs(target.y - wanted.y) < 1 && abs(target.x - wanted.x) < 1 && place.selected.isEmpty ? nil : place
        if target != contentOffset { contentOffset = target }
    }

    /// Whether the content was moved elsewhere, and did not only come to its end or its start.
    private func hasLeft(_ point: CGPoint) -> Bool {
        let offset = contentOffset
        guard abs(offset.y - point.y) > 1 || abs(offset.x - point.x) > 1 else { return false }
        let (x, y) = (horizontalAxis, verticalAxis)
        return offset.y > CGFloat(y.low) + 1 && offset.y < CGFloat(y.high) - 1 || offset.x > CGFloat(x.low) + 1 && offset.x < CGFloat(x.high) - 1
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
        let paths = waiting.map(\.path) + (indexPathsForSelectedRows ?? []).filter { path in !waiting.contains { $0.path == path } }
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
            return ScrollPlace.Row(path: path, name: names.indices.contains(index) ? names[index].flatMap { $0.isEmpty ? nil : $0 } : nil)
        }
        restoration?.place = new
    }

    /// Finds rows as they lie by now: by the data source's names, else by where they were.
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
            guard let found = association.indexPathForElement(withModelIdentifier: name, in: self), found.count == 2 else { return nil }
            path = found
        }
        guard path.section >= 0, path.section < numberOfSections, path.row >= 0, path.row < numberOfRows(inSection: path.section) else { return nil }
        return path
    }
}
