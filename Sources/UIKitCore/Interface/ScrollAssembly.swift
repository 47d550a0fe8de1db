import CoreGraphics
import Foundation
import InterfaceDocuments
import ListLogic
import QuartzCore

/// Scroll views, text views, tables and their cells.
extension InterfaceAssembly {
    func fillScroll(_ scroll: UIScrollView, _ element: InterfaceElement) {
        if let flag = element.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
        if let flag = element.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
        if let flag = element.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = flag }
        if let flag = element.flag("bounces") { scroll.bounces = flag }
        if let flag = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
        if let flag = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
        if let flag = element.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = flag }
        if let flag = element.flag("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = flag }
        if let flag = element.flag("automaticallyAdjustsScrollIndicatorInsets") {
            scroll.automaticallyAdjustsScrollIndicatorInsets = flag
        }
        if let style = element.choice("indicatorStyle", .named("indicatorStyle")).flatMap({
            UIScrollView.IndicatorStyle(rawValue: $0)
        }) {
            scroll.indicatorStyle = style
        }
        if let mode = element.choice("keyboardDismissMode", .named("keyboardDismiss")).flatMap({
            UIScrollView.KeyboardDismissMode(rawValue: $0)
        }) {
            scroll.keyboardDismissMode = mode
        }
        if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = CGFloat(scale) }
        if let flag = element.flag("bouncesZoom") { scroll.bouncesZoom = flag }
        if let flag = element.flag("delaysContentTouches") { scroll.delaysContentTouches = flag }
        if let flag = element.flag("canCancelContentTouches") { scroll.canCancelContentTouches = flag }
        if let value = element.choice("contentInsetAdjustmentBehavior", .named("insetAdjustment")).flatMap({
            UIScrollView.ContentInsetAdjustmentBehavior(rawValue: $0)
        }) {
            scroll.contentInsetAdjustmentBehavior = value
        }
        if let insets = uiInsets(element.insets("contentInset")) { scroll.contentInset = insets }
        if let size = element.size("contentSize") { scroll.contentSize = size }
        switch scroll {
        case let text as UITextView: fill(text, element)
        case let table as UITableView: fill(table, element)
        case let view as UICollectionView: fill(view, element)
        default: break
        }
    }

    private func fill(_ view: UITextView, _ element: InterfaceElement) {
        if let font = uiFont(element.font()) { view.font = font }
        if let color = uiColor(element.color("textColor")) { view.textColor = color }
        view.textAlignment =
            element.choice("textAlignment", .named("textAlignment")).flatMap(NSTextAlignment.init) ?? .left
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = flag
        }
        if let insets = uiInsets(element.insets("textContainerInset")) { view.textContainerInset = insets }
        if let flag = element.flag("editable") { view.isEditable = flag }
        if let flag = element.flag("selectable") { view.isSelectable = flag }
        if element.flag("usesAttributedText") == true, let text = attributedString(element.styledText("attributedText"))
        {
            view.attributedText = text
        } else if let text = localized(element, "text") {
            view.text = text
        }
    }

    // MARK: Tables

    private func fill(_ table: UITableView, _ element: InterfaceElement) {
        if let style = element.choice("separatorStyle", .named("separator")).flatMap({
            UITableViewCell.SeparatorStyle(rawValue: $0)
        }) {
            table.separatorStyle = style
        }
        if let color = uiColor(element.color("separatorColor")) { table.separatorColor = color }
        if let insets = uiInsets(element.insets("separatorInset")) { table.separatorInset = insets }
        // -1 means the content's height, which is the class's default.
        if let height = element.number("rowHeight") { table.rowHeight = CGFloat(height) }
        if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = CGFloat(height) }
        if let height = element.number("sectionHeaderHeight") {
            table.sectionHeaderHeight = Self.sectionHeight(height, in: table)
        }
        if let height = element.number("sectionFooterHeight") {
            table.sectionFooterHeight = Self.sectionHeight(height, in: table)
        }
        if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
        if let flag = element.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = flag }
        if let flag = element.flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = flag
        }
        if let height = element.number("estimatedSectionHeaderHeight") {
            table.estimatedSectionHeaderHeight = CGFloat(height)
        }
        if let height = element.number("estimatedSectionFooterHeight") {
            table.estimatedSectionFooterHeight = CGFloat(height)
        }
        if let view = element.part("tableHeaderView").flatMap(makeView) { table.tableHeaderView = view }
        if let view = element.part("tableFooterView").flatMap(makeView) { table.tableFooterView = view }
        if let view = element.part("backgroundView").flatMap(makeView) { table.backgroundView = view }
        for prototype in element.prototypes {
            if let identifier = prototype["reuseIdentifier"] { register(prototype, identifier, in: table) }
        }
        let sections = element.tableSections
        guard !sections.isEmpty else { return }
        let rows = FixedRows(
            sections: sections.map { section in
                let cells = section.cells.compactMap { cell in
                    (makeView(cell) as? UITableViewCell).map { ($0, cell.number("rowHeight").map { CGFloat($0) }) }
                }
                return FixedRows.Section(
                    header: source.localized(section.id, "headerTitle", section.header),
                    footer: source.localized(section.id, "footerTitle", section.footer),
                    cells: cells.map(\.0), heights: cells.map(\.1))
            })
        keeping(table.table.fixedRows) { table.table.fixedRows = rows }
    }

    /// Measured (interface-builder/header-heights): Interface Builder writes 28, and older versions 22 and 18, for an
    /// unspecified height, and 10 for groups.
    /// Chosen: these values mean the content's height, which is the class's default.
    private static func sectionHeight(_ height: Double, in table: UITableView) -> CGFloat {
        let isPreset = [28, 22, 18].contains(height) || height < 0 || (height == 10 && table.style != .plain)
        return isPreset ? UITableView.automaticDimension : CGFloat(height)
    }

    /// Registers a prototype for cells of an identifier. Each cell is created from the prototype with its own
    /// connections.
    private func register(_ prototype: InterfaceElement, _ identifier: String, in table: UITableView) {
        let (source, storyboard, scene, ownerId) = (source, storyboard, scene, scene?.controller?.id)
        weak let owner = controller
        let make: () -> UIView? = {
            let assembly = InterfaceAssembly(
                source, owner: owner, ownerId: ownerId, ownerElement: nil, scene: scene, storyboard: storyboard)
            let cell = assembly.makeView(prototype) as? UITableViewCell
            assembly.finish(isLast: true)
            return cell
        }
        table.table.reuse.register(make, ReuseKey(identifier: identifier))
    }

    func fill(_ cell: UITableViewCell, _ element: InterfaceElement) {
        if let type = element.choice("accessoryType", .named("accessory")).flatMap({
            UITableViewCell.AccessoryType(rawValue: $0)
        }) {
            cell.accessoryType = type
        }
        if let type = element.choice("editingAccessoryType", .named("accessory")).flatMap({
            UITableViewCell.AccessoryType(rawValue: $0)
        }) {
            cell.editingAccessoryType = type
        }
        if let style = element.choice("selectionStyle", .named("selectionStyle")).flatMap({
            UITableViewCell.SelectionStyle(rawValue: $0)
        }) {
            cell.selectionStyle = style
        }
        if let flag = element.flag("showsReorderControl") { cell.showsReorderControl = flag }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
        if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
        if let insets = uiInsets(element.insets("separatorInset")) { cell.separatorInset = insets }
        if let part = element.part("contentConfiguration", "listContentConfiguration") {
            cell.contentConfiguration = listContent(part, cell.defaultContentConfiguration())
        }
        if let view = element.part("accessoryView").flatMap(makeView) { cell.accessoryView = view }
        if let view = element.part("backgroundView").flatMap(makeView) { cell.backgroundView = view }
        if let view = element.part("selectedBackgroundView").flatMap(makeView) { cell.selectedBackgroundView = view }
        guard let part = element.part("contentView") else { return }
        let content = varied(part, of: cell.contentView)
        enter(cell.contentView, content)
        if let color = uiColor(content.color("backgroundColor")) { cell.contentView.backgroundColor = color }
        if let mode = content.flag("clipsSubviews") { cell.contentView.clipsToBounds = mode }
        if let frame = content.rect("frame") { cell.contentView.frame.size = frame.size }
        for child in content.list("subviews") {
            // A cell with a style of UIKit already has its parts, and lays them out.
            if let own = ownPart(of: cell, child, element) {
                enter(own, child)
                if let label = own as? UILabel {
                    fill(label, child)
                } else if let image = own as? UIImageView {
                    fill(image, child)
                }
            } else if let view = makeView(child) {
                let sizes = SizeClassPart.of(cell.contentView)
                sizes?.note(view, child.id)
                if sizes?.isAbsent(child.id) != true { cell.contentView.addSubview(view) }
            }
        }
        for guide in content.children("viewLayoutGuide") where guide.key == "safeArea" {
            note(cell.contentView.safeAreaLayoutGuide, guide.id)
        }
        constrain(cell.contentView, content)
    }

    private func listContent(_ element: InterfaceElement, _ usual: UIListContentConfiguration)
        -> UIListContentConfiguration
    {
        var result = usual
        result.text = element.string("text")
        // An empty text takes no line.
        if let text = element.string("secondaryText"), !text.isEmpty { result.secondaryText = text }
        if let image = uiImage(InterfaceImage(element, "image")) { result.image = image }
        if let padding = element.number("imageToTextPadding") { result.imageToTextPadding = CGFloat(padding) }
        if let padding = element.number("textToSecondaryTextVerticalPadding") {
            result.textToSecondaryTextVerticalPadding = CGFloat(padding)
        }
        if let padding = element.number("textToSecondaryTextHorizontalPadding") {
            result.textToSecondaryTextHorizontalPadding = CGFloat(padding)
        }
        if let flag = element.flag("prefersSideBySideTextAndSecondaryText") {
            result.prefersSideBySideTextAndSecondaryText = flag
        }
        return result
    }

    private func ownPart(of cell: UITableViewCell, _ child: InterfaceElement, _ element: InterfaceElement) -> UIView? {
        guard let id = child.id, element["style"] != nil else { return nil }
        switch id {
        case element["textLabel"]: return cell.textLabel
        case element["detailTextLabel"]: return cell.detailTextLabel
        case element["imageView"]: return cell.imageView
        default: return nil
        }
    }
}
