import CallStack
import CoreGraphics
package import Foundation
import SystemStrings

/// The accessible content of a window, in reading order: one node for each accessibility element, and one node for each
/// bar, list or group. For a screen reader of the desktop also one node for each table, collection view, presentation
/// and menu.
///
/// A view that is not an element is replaced by its content.
@MainActor
package struct AccessibilityTree {
    @MainActor
    package struct Node {
        /// The view or `UIAccessibilityElement`.
        package let object: AnyObject
        package var label: String?
        package var value: String?
        package var hint: String?
        package var traits: UIAccessibilityTraits = .none
        package var identifier: String?
        package var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
        /// The actions that a screen reader offers besides activation.
        package var actions: [String] = []
        /// The frame in window coordinates.
        package var frame: CGRect
        /// The row and the column in a table of data, from 0; nil outside of such tables.
        package var tablePlace: (row: Int, column: Int)?
        /// Whether a screen reader visits the node. Other nodes only contain nodes.
        package var isElement: Bool
        package var children: [Node]
    }

    package let nodes: [Node]

    package init(_ window: UIWindow) { nodes = Self.nodes(in: window, forReaders: false) }

    /// The structure of a window. The nodes have no texts and frames: a screen reader asks the objects.
    init(forReaders window: UIWindow) { nodes = Self.nodes(in: window, forReaders: true) }

    /// All elements, in reading order.
    package var elements: [Node] {
        func flat(_ nodes: [Node]) -> [Node] { nodes.flatMap { ($0.isElement ? [$0] : []) + flat($0.children) } }
        return flat(nodes)
    }

    /// Returns the element that gets the focus for an object: the object itself, or the first element in the object.
    /// Nil means the key window.
    static func element(in object: AnyObject?) -> (any AccessibilityFocusable)? {
        if let element = object as? UIAccessibilityElement { return element }
        guard
            let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
                ?? (object == nil ? UIApplication.shared.keyWindow : nil)
        else {
            return nil
        }
        view.layoutIfNeeded()
        return firstElement(of: view)
    }

    /// The first element of the tree of a view, or of an element that the app supplies.
    private static func firstElement(of object: Any) -> (any AccessibilityFocusable)? {
        guard let view = object as? UIView else {
            return (object as? UIAccessibilityElement).flatMap { $0.isAccessibilityElement ? $0 : nil }
        }
        guard isRead(view) else { return nil }
        if view.isAccessibilityElement { return view }
        let parts: [Any] = tableCells(in: view) ?? view.accessibilityElements ?? view.partsInReadingOrder
        var found: (any AccessibilityFocusable)?
        CallStack.withRoom { found = parts.lazy.compactMap { firstElement(of: $0) }.first }
        return found
    }

    private static func isRead(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden
    }

    // MARK: Reading

    private static func nodes(in view: UIView, forReaders: Bool) -> [Node] {
        guard isRead(view) else { return [] }
        if view.isAccessibilityElement {
            guard forReaders else { return [node(for: view)] }
            var element = Node(element: view)
            element.children = (view as? UITextView)?.linkElements.map { Node(element: $0) } ?? []
            return [element]
        }
        let children: [Node]
        if let cells = tableCells(in: view) {
            children = cells.flatMap { cell in
                nodes(of: cell, forReaders).map { node in
                    var node = node
                    node.tablePlace = (cell.accessibilityRowRange().location, cell.accessibilityColumnRange().location)
                    return node
                }
            }
        } else if let elements = view.accessibilityElements {
            children = elements.flatMap { nodes(of: $0, forReaders) }
        } else {
            var inside: [Node] = []
            CallStack.withRoom { inside = view.partsInReadingOrder.flatMap { nodes(in: $0, forReaders: forReaders) } }
            children = inside
        }
        guard
            view.accessibilityContainerType != .none || view is UINavigationBar || view is UIToolbar
                || view is UITabBar || (forReaders && isContainerForReaders(view)), !children.isEmpty
        else {
            return children
        }
        if forReaders { return [Node(object: view, frame: .zero, isElement: false, children: children)] }
        return [
            Node(
                object: view, label: view.accessibilityLabel, identifier: view.accessibilityIdentifier,
                frame: view.accessibilityFrame,
                isElement: false, children: children)
        ]
    }

    private static func isContainerForReaders(_ view: UIView) -> Bool {
        view is UITableView || view is UICollectionView || view is PresentationStageView || view is WindowOverlay
            || view.accessibilityCustomRotors?.isEmpty == false
    }

    private static func tableCells(in view: UIView) -> [any UIAccessibilityContainerDataTableCell]? {
        guard view.accessibilityContainerType == .dataTable else { return nil }
        return (view as? any UIAccessibilityContainerDataTable)?.cellsInReadingOrder
    }

    /// The nodes of an element that the app supplies.
    private static func nodes(of element: Any, _ forReaders: Bool) -> [Node] {
        if let view = element as? UIView { return nodes(in: view, forReaders: forReaders) }
        guard let element = element as? UIAccessibilityElement else { return [] }
        guard forReaders else { return [node(for: element)] }
        return [Node(element: element, isElement: element.isAccessibilityElement)]
    }

    /// Scrolls an element into the visible part of its scroll views, as a screen reader does at its current element.
    /// In a list so far that the rows before and after the element exist.
    static func reveal(_ object: any AccessibilityFocusable) {
        guard let view = object as? UIView else { return }
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
            // Chosen: titles of sections between two rows are at most 176 points high.
            let margins: [CGFloat] = scroll is any FocusList ? [44, 88, 176] : [0]
            for margin in margins {
                reveal(view, in: scroll, margin)
                if let list = scroll as? any FocusList, hasNeighbors(view, in: list) { break }
            }
        }
    }

    private static func reveal(_ view: UIView, in scroll: UIScrollView, _ margin: CGFloat) {
        let rect = view.convert(view.bounds, to: scroll)
        // The element itself stays visible in a low window.
        func inset(_ canScroll: Bool, _ free: CGFloat) -> CGFloat { canScroll ? 0 - min(margin, max(free / 2, 0)) : 0 }
        let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
        scroll.scrollRectToVisible(
            rect.insetBy(
                dx: inset(scroll.canScrollHorizontally, visible.width - rect.width),
                dy: inset(scroll.canScrollVertically, visible.height - rect.height)), animated: false)
        scroll.layoutIfNeeded()
    }

    /// Whether the list displays rows before and after a view, as far as the list has such rows.
    private static func hasNeighbors(_ view: UIView, in list: any FocusList) -> Bool {
        let rect = view.convert(view.bounds, to: list)
        let rows = list.subviews.filter { list.isRow($0) && !$0.isHidden }.map(\.frame)
        let isAfter = rows.contains { $0.minY >= rect.maxY - 1 || $0.minX >= rect.maxX - 1 }
        let isBefore = rows.contains { $0.maxY <= rect.minY + 1 || $0.maxX <= rect.minX + 1 }
        return isAfter && isBefore
    }

    private static func node(for view: UIView) -> Node {
        Node(
            object: view, label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint,
            traits: view.accessibilityTraits, identifier: view.accessibilityIdentifier,
            expandedStatus: view.accessibilityExpandedStatus,
            actions: view.accessibilityCustomActions?.map(\.name) ?? [], frame: view.accessibilityFrame,
            isElement: true,
            children: [])
    }

    private static func node(for element: UIAccessibilityElement) -> Node {
        Node(
            object: element, label: element.accessibilityLabel, value: element.accessibilityValue,
            hint: element.accessibilityHint,
            traits: element.accessibilityTraits, identifier: element.accessibilityIdentifier,
            expandedStatus: element.accessibilityExpandedStatus,
            actions: element.accessibilityCustomActions?.map(\.name) ?? [],
            frame: element.accessibilityFrame,
            isElement: element.isAccessibilityElement, children: [])
    }

    // MARK: As text

    /// One line for each node, indented by depth: the spoken text, then the type. For tests and bug reports.
    package var text: String {
        func lines(_ nodes: [Node], _ depth: Int) -> [String] {
            nodes.flatMap { [String(repeating: "  ", count: depth) + $0.line] + lines($0.children, depth + 1) }
        }
        return lines(nodes, 0).joined(separator: "\n")
    }
}

extension AccessibilityTree.Node {
    /// A node without texts and frame.
    fileprivate init(element: AnyObject, isElement: Bool = true) {
        self.init(object: element, frame: .zero, isElement: isElement, children: [])
    }

    /// The text that a screen reader speaks: "General, Back, button".
    package var line: String {
        if !isElement {
            let kind =
                object is UINavigationBar
                ? "navigation bar" : object is UIToolbar ? "toolbar" : object is UITabBar ? "tab bar" : "group"
            return ([label].compactMap { $0 } + [kind]).joined(separator: ", ")
        }
        var parts = [label ?? "(no label)"]
        if let value, !value.isEmpty { parts.append(value) }
        if traits.contains(.back), label != SystemString.back.localized { parts.append(SystemString.back.localized) }
        let kinds: [(UIAccessibilityTraits, String)] = [
            (.header, "heading"), (.button, "button"), (.link, "link"), (.searchField, "search field"),
            (.image, "image"),
            (.adjustable, "adjustable"), (.tabBar, "tab"), (.selected, "selected"), (.notEnabled, "dimmed"),
        ]
        for (trait, kind) in kinds where traits.contains(trait) { parts.append(kind) }
        switch expandedStatus {
        case .expanded: parts.append("expanded")
        case .collapsed: parts.append("collapsed")
        case .unsupported: break
        }
        if let place = tablePlace { parts.append("row \(place.row + 1), column \(place.column + 1)") }
        if !actions.isEmpty { parts.append("actions: \(actions.joined(separator: " / "))") }
        if let hint, !hint.isEmpty { parts.append("(\(hint))") }
        return parts.joined(separator: ", ")
    }
}
