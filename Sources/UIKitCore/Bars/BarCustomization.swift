import Foundation
import NavigationLogic

/// What people made of the centre groups of an item.
@MainActor
struct BarCustomization {
    let item: UINavigationItem
    private let kinds: [BarArrangement.Kind]
    private let chosen: [String]?

    init(_ item: UINavigationItem) {
        self.item = item
        kinds = item.sides.center.map { group in
            switch group.placement {
            case .fixed: .fixed
            case .movable(let identifier): .movable(identifier)
            case .optional(let identifier, let isDefault): .optional(identifier, isDefault: isDefault)
            }
        }
        chosen = item.customizationIdentifier.flatMap { AppContext.current.choices.strings(for: Self.key($0)) }
    }

    private static func key(_ identifier: String) -> String { "UINavigationItem.customization.\(identifier)" }

    /// Documented: an item without identifier cannot be customized.
    var isCustomizable: Bool { item.customizationIdentifier != nil && kinds.contains { $0 != .fixed } }

    var shown: [UIBarButtonItemGroup] { order.map { item.sides.center[$0] } }
    var removed: [UIBarButtonItemGroup] {
        let order = order
        return item.sides.center.indices.filter { !order.contains($0) }.map { item.sides.center[$0] }
    }

    private var order: [Int] { BarArrangement.order(kinds, chosen: chosen) }
    private var identifiers: [String] { order.compactMap { kinds[$0].identifier } }

    private func keep(_ identifiers: [String]?) {
        guard let name = item.customizationIdentifier else { return }
        AppContext.current.choices.keep(identifiers, for: Self.key(name))
        item.barGroupChanged()
    }

    /// The menu in which people add, remove and move groups. Chosen: a menu; Apple's bars open a sheet to drag from.
    func menu() -> UIMenu {
        let item = item
        let groups = item.sides.center.filter { $0.placement != .fixed }.map { group -> UIMenuElement in
            guard let identifier = group.placement.identifier else { return UIMenu() }
            let isShown = identifiers.contains(identifier)
            var rows: [UIMenuElement] = []
            if case .optional = group.placement {
                rows.append(
                    UIAction(title: BarWords.show, state: isShown ? .on : .off) { _ in
                        let now = BarCustomization(item)
                        let names = now.identifiers
                        now.keep(names.contains(identifier) ? names.filter { $0 != identifier } : names + [identifier])
                    })
            }
            for (word, step) in [(BarWords.moveEarlier, -1), (BarWords.moveLater, 1)] {
                rows.append(
                    UIAction(title: word, attributes: isShown ? [] : .disabled) { _ in
                        let now = BarCustomization(item)
                        now.keep(BarArrangement.moved(now.identifiers, identifier, by: step))
                    })
            }
            return UIMenu(title: group.customizationTitle, image: group.representativeItem?.image, children: rows)
        }
        let reset = UIAction(title: BarWords.reset, attributes: chosen == nil ? .disabled : []) { _ in BarCustomization(item).keep(nil) }
        return UIMenu(title: BarWords.customize, children: groups + [UIMenu(options: .displayInline, children: [reset])])
    }
}
