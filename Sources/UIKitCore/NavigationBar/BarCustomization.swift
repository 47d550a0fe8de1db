import Foundation
import NavigationLogic
import SystemStrings

/// The user's customization of the center groups of an item.
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
        chosen = item.customizationIdentifier.flatMap { Self.choices.strings(for: Self.key($0)) }
    }

    private static var choices: any KeptChoices { AppContext.current.choices }
    private static func key(_ identifier: String) -> String { "UINavigationItem.customization.\(identifier)" }

    /// Documented (UINavigationItem.customizationIdentifier): an item without an identifier cannot be customized.
    var isCustomizable: Bool { item.customizationIdentifier != nil && kinds.contains { $0 != .fixed } }

    var shown: [UIBarButtonItemGroup] { order.map { item.sides.center[$0] } }
    var removed: [UIBarButtonItemGroup] {
        let order = order
        return item.sides.center.indices.filter { !order.contains($0) }.map { item.sides.center[$0] }
    }

    private var order: [Int] { BarArrangement.order(kinds, chosen: chosen) }
    var palette: (shown: [String], available: [String]) { BarArrangement.palette(kinds, chosen: chosen) }
    var isChanged: Bool { chosen != nil }

    func group(_ identifier: String) -> UIBarButtonItemGroup? {
        item.sides.center.first { $0.placement.identifier == identifier }
    }

    func mayRemove(_ identifier: String) -> Bool {
        if case .optional? = group(identifier)?.placement { return true }
        return false
    }

    // MARK: Changes

    func add(_ identifier: String) {
        let shown = palette.shown
        if !shown.contains(identifier) { keep(shown + [identifier]) }
    }

    func remove(_ identifier: String) {
        if mayRemove(identifier) { keep(palette.shown.filter { $0 != identifier }) }
    }

    func move(_ identifier: String, to place: Int) {
        let shown = palette.shown
        let moved = BarArrangement.moved(shown, identifier, to: place)
        if moved != shown { keep(moved) }
    }

    func reset() { keep(nil) }

    private func keep(_ identifiers: [String]?) {
        guard let name = item.customizationIdentifier else { return }
        Self.choices.keep(identifiers, for: Self.key(name))
        item.barGroupChanged()
    }

    /// The element of the overflow menu that opens the panel.
    func menuElement(for bar: UINavigationBar) -> UIMenuElement {
        let item = item
        return UIAction(title: SystemString.customizeToolbar.localized) { [weak bar] _ in
            if let bar { bar.window?.presentCustomization(of: item, below: bar) }
        }
    }
}
