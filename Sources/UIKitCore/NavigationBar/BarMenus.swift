import CoreGraphics
import Foundation
import NavigationLogic
import SystemStrings

/// The menus that a bar creates from its item.
@MainActor
extension BarContent {
    /// The menu of the overflow button: items that do not fit, from leading to trailing, then elements of the app.
    func overflowMenu() -> UIMenu? {
        guard let sender = overflow else { return nil }
        var children: [UIMenuElement] = []
        var run: [UIMenuElement] = []
        func endRun() {
            if !run.isEmpty { children.append(UIMenu(options: .displayInline, children: run)) }
            run = []
        }
        func add(_ group: UIBarButtonItemGroup) {
            endRun()
            if let element = group.menuElement(from: sender) { children.append(element) }
        }
        run = sections.hiddenItems.compactMap { $0.menuElement(from: sender) }
        for section in overflowed
        where section.group.map({ group in sections.leading.contains { $0.group === group } }) ?? false {
            if let group = section.group { add(group) }
        }
        sections.hidden.forEach(add)
        for section in overflowed {
            if let group = section.group {
                if !sections.leading.contains(where: { $0.group === group }) { add(group) }
            } else {
                run += section.items.compactMap { $0.menuElement(from: sender) }
            }
        }
        endRun()
        if let more = item.additionalOverflowItems {
            children.append(UIMenu(options: .displayInline, children: [more]))
        }
        if let bar, sections.isCustomizable {
            children.append(UIMenu(options: .displayInline, children: [BarCustomization(item).menuElement(for: bar)]))
        }
        return UIMenu(children: children)
    }

    /// The menu of a representative item without an action.
    func groupMenu(_ group: UIBarButtonItemGroup, from sender: UIView) -> UIMenu? {
        if let own = group.menuRepresentation as? UIMenu { return own }
        if let own = group.menuRepresentation { return UIMenu(children: [own]) }
        return UIMenu(children: group.barButtonItems.compactMap { $0.menuElement(from: sender) })
    }

    /// The menu of the title: the document, then the elements that the app creates from the suggested elements.
    func titleMenu() -> UIMenu? {
        let suggested: [UIMenuElement] = [renameAction()].compactMap { $0 }
        let own = item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
        guard let properties = item.documentProperties else { return own }
        let header = UIMenu(
            title: properties.summary, image: properties.wantsIconRepresentation ? UIImage(systemName: "doc") : nil,
            options: .displayInline)
        let share =
            properties.activityViewControllerProvider.map {
                [UIMenu(options: .displayInline, children: [shareAction($0)])]
            } ?? []
        return UIMenu(
            children: [header] + share + (own.map { [UIMenu(options: .displayInline, children: $0.children)] } ?? []))
    }

    private func shareAction(_ makeSheet: @escaping () -> UIViewController) -> UIAction {
        UIAction(title: SystemString.share.localized, image: UIImage(systemName: "square.and.arrow.up")) {
            [weak self] _ in
            guard let bar = self?.bar else { return }
            let presenter = sequence(first: bar as UIResponder, next: \.next).lazy.compactMap {
                $0 as? UIViewController
            }.first
            guard let presenter else { return }
            let sheet = makeSheet()
            if let popover = sheet.popoverPresentationController, popover.sourceView == nil,
                popover.barButtonItem == nil
            {
                (popover.sourceView, popover.sourceRect) = (bar, bar.bounds)
            }
            presenter.present(sheet, animated: true)
        }
    }

    // MARK: Renaming

    private var mayRename: Bool { item.renameDelegate?.navigationItemShouldBeginRenaming(item) ?? false }

    private func renameAction() -> UIAction? {
        guard mayRename else { return nil }
        return UIAction(title: SystemString.rename.localized, image: UIImage(systemName: "pencil")) { [weak self] _ in
            self?.startRenaming()
        }
    }

    /// Called for a tap on the title. Chosen: a tap on a title without a menu renames it.
    func titleTapped() {
        if mayRename { startRenaming() }
    }

    private func startRenaming() {
        guard let bar, bar.shown.content === self, bar.shown.motion == nil, titleView == nil else { return }
        titleBox.startRenaming(item)
    }
}
