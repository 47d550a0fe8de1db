import AccessibilityLogic
import CoreGraphics
import Foundation

/// The place of the reader's element in a list. A row that is scrolled out of sight has no cell, so that the place
/// remains.
@MainActor
struct ReadRow {
    private(set) weak var element: (any AccessibilityFocusable)?
    let id: AccessibleID
    private weak var list: (any FocusList)?
    /// In the list's coordinates.
    private let frame: CGRect

    /// Nil for an element outside of lists.
    init?(_ element: any AccessibilityFocusable, _ id: AccessibleID) {
        guard let view = Self.view(of: element),
            let list = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap({ $0 as? any FocusList })
                .first
        else { return nil }
        (self.element, self.id, self.list) = (element, id, list)
        frame = view.convert(view.bounds, to: list)
    }

    private static func view(of element: any AccessibilityFocusable) -> UIView? {
        element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    }

    /// The elements of the visible rows, the nearest to the place first. Completely visible rows come before others.
    var neighbors: [any AccessibilityFocusable] {
        guard let list, list.window != nil else { return [] }
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let rows = list.subviews.filter { list.isRow($0) && !$0.isHidden && $0.frame.intersects(visible) }
        func rank(_ row: UIView) -> (Int, CGFloat) {
            (visible.contains(row.frame) ? 0 : 1, hypot(row.frame.midX - frame.midX, row.frame.midY - frame.midY))
        }
        return rows.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.compactMap { AccessibilityTree.element(in: $0.0) }
    }
}
