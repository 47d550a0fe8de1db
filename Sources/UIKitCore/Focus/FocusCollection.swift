import CoreGraphics
import FocusLogic
import Foundation

/// The name of a focus group.
enum FocusGroupKey: Hashable {
    case named(String)
    case object(ObjectIdentifier)

    /// The group of an item: that of the innermost environment with an identifier, a bar, or the item itself. The rows
    /// of a list are the group of the list; a button in its header is not.
    @MainActor
    static func group(of item: any UIFocusItem) -> FocusGroupKey {
        for environment in item.chain {
            if let name = environment.focusGroupIdentifier { return .named(name) }
            guard let view = environment as? UIView else { continue }
            if view.formsFocusGroup { return .object(ObjectIdentifier(view)) }
            guard view is any FocusList else { continue }
            if view === item || (item as? UIView)?.focusRow != nil { return .object(ObjectIdentifier(view)) }
        }
        return .object(ObjectIdentifier(item))
    }
}

/// The items of a part of a window, with the values that decide about the movement between them.
@MainActor
struct FocusCollection {
    enum Entry {
        case item(any UIFocusItem)
        case list(any FocusList)
        case guide(UIFocusGuide)
    }

    private(set) var entries: [Entry] = []
    private(set) var map = FocusMap([])
    /// The controls that are in no group, and the guides.
    private(set) var loose = FocusMap([])
    private var ids: [ObjectIdentifier: Int] = [:]

    /// - Parameters:
    ///   - isContent: whether `root` itself is left out, because it is the cell of a row.
    ///   - priority: the priority that the system gives an item of a group.
    init(
        in root: UIView, isContent: Bool = false,
        priority: @escaping (any UIFocusItem, FocusGroupKey) -> UIFocusGroupPriority
    ) {
        var builder = Builder(window: root.window, priority: priority, content: isContent ? root : nil)
        builder.walk(root)
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        entries = builder.entries
        map = FocusMap(builder.items, isRightToLeft: isRightToLeft)
        loose = FocusMap(builder.loose, isRightToLeft: isRightToLeft)
        for (id, entry) in entries.enumerated() {
            switch entry {
            case .item(let item): ids[ObjectIdentifier(item)] = id
            case .list(let list): ids[ObjectIdentifier(list)] = id
            case .guide: break
            }
        }
    }

    var isEmpty: Bool { map.items.isEmpty }
    /// The number of an item or list among the entries.
    func id(of object: AnyObject) -> Int? { ids[ObjectIdentifier(object)] }

    @MainActor
    private struct Builder {
        let window: UIWindow?
        let priority: (any UIFocusItem, FocusGroupKey) -> UIFocusGroupPriority
        /// The cell whose content is searched.
        let content: UIView?
        var entries: [Entry] = []
        var items: [FocusItem] = []
        var loose: [FocusItem] = []
        var groups: [FocusGroupKey: Int] = [:]

        mutating func walk(_ root: UIView) {
            // The space of frames of items that are no views.
            var waiting: [(item: any UIFocusItem, space: any UICoordinateSpace)] = [(root, root)]
            var seen: Set<ObjectIdentifier> = []
            while let (item, space) = waiting.popLast() {
                guard seen.insert(ObjectIdentifier(item)).inserted else { continue }
                if let view = item as? UIView {
                    guard visit(view) else { continue }
                } else if item.canBecomeFocused, let window {
                    add(.item(item), item, space.convert(item.frame, to: window))
                }
                guard let container = item.focusItemContainer else { continue }
                let list = item as? any FocusList
                for child in container.focusItems(in: area(of: container)) {
                    if let list, let view = child as? UIView, list.isRow(view) { continue }
                    waiting.append((child, container.coordinateSpace))
                }
            }
        }

        private func area(of container: any UIFocusItemContainer) -> CGRect {
            guard let view = container as? UIView else { return container.coordinateSpace.bounds }
            guard let scroll = view as? UIScrollView else { return view.bounds }
            return view.bounds.union(CGRect(origin: .zero, size: scroll.contentSize))
        }

        /// - Returns: whether the view may contain other items.
        private mutating func visit(_ view: UIView) -> Bool {
            // Documented (UIView.hitTest(_:with:)): such views receive no touches; Chosen: and no focus.
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled, let window else { return false }
            let frame = view.convert(view.bounds, to: window)
            if let list = view as? any FocusList, list.canFocusItems {
                let visible = view.convert(view.bounds.inset(by: list.coveredInset), to: window)
                add(.list(list), view, visible)
            } else if view !== content, view.canBecomeFocused {
                add(.item(view), view, frame)
                return false
            }
            for case let guide as UIFocusGuide in view.layoutState.guides
            where guide.isEnabled && !guide.preferredFocusEnvironments.isEmpty {
                let place = view.convert(guide.layoutFrame, to: window)
                loose.append(FocusItem(id: entries.count, frame: place, group: [0]))
                entries.append(.guide(guide))
            }
            return true
        }

        private mutating func add(_ entry: Entry, _ item: any UIFocusItem, _ frame: CGRect) {
            guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite,
                frame.maxY.isFinite
            else { return }
            let key = FocusGroupKey.group(of: item)
            let group = groups[key] ?? groups.count
            groups[key] = group
            let value = max(item.focusGroupPriority, priority(item, key))
            items.append(FocusItem(id: entries.count, frame: frame, group: [group], priority: value.rawValue))
            if case .item = entry, key == .object(ObjectIdentifier(item)) {
                loose.append(FocusItem(id: entries.count, frame: frame, group: [0]))
            }
            entries.append(entry)
        }
    }
}
