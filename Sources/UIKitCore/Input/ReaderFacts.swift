import AccessibilityLogic
import CoreGraphics
import Foundation
import ListLogic
import SystemStrings

extension AccessibleFacts {
    /// The facts about a view.
    /// - Parameter isCell: whether the view is a cell of a table of data.
    @MainActor
    init(_ view: UIView, isCell: Bool) {
        self.init(view, isCell ? .tableCell : Kind(view))
        isShowing = view.window.map { $0.bounds.intersects($0.convert(view.accessibilityFrame, from: nil)) } ?? false
        add(view)
        addLevel(of: view)
    }

    /// The facts about an element without a view.
    @MainActor
    init(_ element: UIAccessibilityElement, isCell: Bool) {
        self.init(element, isCell ? .tableCell : .plain)
        if let element = element as? TextLinkElement {
            let range = element.item.range
            link = Link(range.lowerBound..<range.upperBound, element.url.absoluteString)
        }
        addLevel(of: element)
    }

    @MainActor
    private init(_ object: any AccessibilityFocusable, _ kind: Kind) {
        self.init(kind)
        traits = AccessibleTraits(rawValue: object.accessibilityTraits.rawValue)
        label = object.accessibilityLabel
        // The text of a field is read separately, after a change of the text.
        if !kind.isField || (object as? UITextView)?.isEditable == false { value = object.accessibilityValue }
        hint = object.accessibilityHint
        identifier = object.accessibilityIdentifier
        language = object.accessibilityLanguage?.replacingOccurrences(of: "-", with: "_")
        customActions = object.accessibilityCustomActions?.map(\.name) ?? []
        isExpanded = object.accessibilityExpandedStatus.isExpanded
        if traits.contains(.toggleButton) {
            isOn = traits.contains(.selected) || value == "1"
            // The state says the same.
            if value == "0" || value == "1" { value = nil }
        }
        addBack()
        addDetails(of: object)
    }

    @MainActor
    private mutating func addDetails(of object: AnyObject) {
        guard let provider = object as? any AXCustomContentProvider else { return }
        let contents = provider.accessibilityCustomContent ?? []
        details = (contents.filter { $0.importance == .high } + contents.filter { $0.importance != .high }).map {
            Detail($0.label, $0.value)
        }
    }

    /// Only a heading has a level. An attributed text is made for each reading, so other elements are not asked.
    @MainActor
    private mutating func addLevel(of object: any AccessibilityFocusable) {
        guard traits.contains(.header), let text = object.accessibilityAttributedLabel, text.length > 0,
            let level = text.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? NSNumber,
            (1...6).contains(level.intValue)
        else { return }
        headingLevel = level.intValue
    }

    /// Whether a view is the title of a section.
    ///
    /// Documented (UIAccessibilityTraits.header): the trait of a header that divides content into sections.
    @MainActor
    private static func isInSectionHeader(_ view: UIView) -> Bool {
        var (header, ancestor): (UITableViewHeaderFooterView?, UIView?) = (nil, view)
        while header == nil, let next = ancestor {
            (header, ancestor) = (next as? UITableViewHeaderFooterView, next.superview)
        }
        guard let header,
            let table = sequence(first: header, next: \.superview).lazy.compactMap({ $0 as? UITableView }).first
        else { return false }
        let sections = Set((table.indexPathsForVisibleRows ?? []).map(\.section))
        return sections.contains { table.headerView(forSection: $0) === header }
    }

    @MainActor
    private mutating func addBack() {
        guard traits.contains(.back) else { return }
        let back = SystemString.back.localized
        if label != back { spokenBack = back }
    }

    /// The facts of a control or container.
    @MainActor
    private mutating func add(_ view: UIView) {
        if kind == .plain, Self.isInSectionHeader(view) { traits.insert(.header) }
        switch view {
        case let toggle as UISwitch: isOn = toggle.isOn
        case let slider as UISlider:
            let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
            number = Number(Double(slider.value), low, high, step: (high - low) / 10)
        case let stepper as UIStepper:
            number = Number(stepper.value, stepper.minimumValue, stepper.maximumValue, step: stepper.stepValue)
        case let progress as UIProgressView: number = Number(Double(progress.progress), 0, 1)
        case let pages as UIPageControl:
            number = Number(Double(pages.currentPage + 1), 1, Double(max(pages.numberOfPages, 1)), step: 1)
        case let field as UITextField:
            isEditable = field.isEnabled
            placeholder = field.placeholder.flatMap { $0.isEmpty ? nil : $0 }
        case let text as UITextView:
            isEditable = text.isEditable
            hasLinks = !text.linkElements.isEmpty
        case let button as UIButton:
            if button.changesSelectionAsPrimaryAction { isOn = button.isSelected }
            opensMenu = button.showsMenuAsPrimaryAction && button.menu != nil
        case let row as MenuRow:
            if row.kind.isSelected { isOn = true }
        case let row as TabSidebarRowView: isExpanded = isExpanded ?? row.row.isFolded.map { !$0 }
        case let cell as UITableViewCell: add(cell)
        case let cell as UICollectionViewCell: add(cell)
        case let table as UITableView: allowsMultipleSelection = table.selecting.value.isMultiple
        case let list as UICollectionView: allowsMultipleSelection = list.selecting.value.isMultiple
        case let stage as PresentationStageView: add(stage)
        case let overlay as WindowOverlay:
            isModal = overlay.accessibilityViewIsModal
            canDismiss = true
        default: if kind.isContainer { isModal = view.accessibilityViewIsModal }
        }
    }

    @MainActor
    private mutating func add(_ cell: UITableViewCell) {
        guard let table = cell.enclosingTable else { return }
        isSelectable = table.selecting.value.isMultiple
        guard let path = table.indexPath(for: cell), path.section < table.numberOfSections else { return }
        position = (path.row, table.numberOfRows(inSection: path.section))
    }

    @MainActor
    private mutating func add(_ cell: UICollectionViewCell) {
        // The status of the app comes first.
        if let cell = cell as? UICollectionViewListCell { isExpanded = isExpanded ?? cell.list.isTurned }
        guard
            let list = sequence(first: cell as UIView, next: \.superview).lazy.compactMap({ $0 as? UICollectionView })
                .first
        else { return }
        isSelectable = list.selecting.value.isMultiple
        guard let path = list.indexPath(for: cell), path.section < list.numberOfSections else { return }
        position = (path.item, list.numberOfItems(inSection: path.section))
    }

    @MainActor
    private mutating func add(_ view: PresentationStageView) {
        isModal = view.accessibilityViewIsModal
        canDismiss = true
        guard let controller = view.stage?.controller else { return }
        if let alert = controller as? UIAlertController {
            label = label ?? alert.title ?? alert.message
            hint = hint ?? (alert.title == nil ? nil : alert.message)
        } else {
            label = label ?? (controller as? UINavigationController)?.topViewController?.title ?? controller.title
        }
    }
}

extension UIAccessibility.ExpandedStatus {
    /// Nil for an element without content to show or hide.
    fileprivate var isExpanded: Bool? { self == .unsupported ? nil : self == .expanded }
}
