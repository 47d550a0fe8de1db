import CoreGraphics
import FocusLogic
import Foundation

extension UIWindow {
    /// The visible views that a tap reaches and the keyboard does not.
    ///
    /// A tap reaches an enabled control, a row that can be selected, and a view with a tap recognizer of the app. A
    /// view that something else covers, or that is scrolled out of sight, does not count.
    package var viewsWithoutKeys: [UIView] {
        guard let root = focusSystem.root else { return [] }
        let reach = FocusReach(root)
        var found: [UIView] = [], waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            waiting += view.subviews.reversed()
            if view.takesTaps, isHit(view), !reach.contains(view) { found.append(view) }
        }
        return found
    }

    private func isHit(_ view: UIView) -> Bool {
        let frame = view.convert(view.bounds, to: self).intersection(bounds)
        guard !frame.isEmpty else { return false }
        return hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.isDescendant(of: view) == true
    }
}

/// The views to which keys move the focus.
@MainActor
private final class FocusReach {
    private let items: Set<ObjectIdentifier>
    private var rows: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    init(_ root: UIView) {
        items = Self.items(FocusCollection(in: root) { _, _ in .ignored })
    }

    private static func items(_ collection: FocusCollection) -> Set<ObjectIdentifier> {
        Set(
            collection.entries.compactMap { entry in
                switch entry {
                case .item(let item): ObjectIdentifier(item)
                case .list(let list): ObjectIdentifier(list)
                case .guide: nil
                }
            })
    }

    func contains(_ view: UIView) -> Bool {
        for part in sequence(first: view, next: \.superview) {
            if items.contains(ObjectIdentifier(part)), !(part is any FocusList) || part === view { return true }
            guard let row = part.focusRow else { continue }
            if part === view { return contains(row.list) }
            if content(of: part).contains(where: { $0 == ObjectIdentifier(view) || isAround(view, $0, upTo: part) }) {
                return contains(row.list)
            }
            return false
        }
        return false
    }

    private func isAround(_ view: UIView, _ item: ObjectIdentifier, upTo cell: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== cell }.contains { ObjectIdentifier($0) == item }
    }

    private func content(of cell: UIView) -> Set<ObjectIdentifier> {
        if let known = rows[ObjectIdentifier(cell)] { return known }
        let made = Self.items(FocusCollection(in: cell, isContent: true) { _, _ in .ignored })
        rows[ObjectIdentifier(cell)] = made
        return made
    }
}
