import Foundation
import ObjectiveCRuntime
import SystemStrings

extension UIResponder {
    /// The standard commands that this responder or a responder up the chain performs now, as elements of a menu.
    ///
    /// Documented (UIResponder.buildMenu(with:)): the responders from this one up the chain may change the menu.
    var standardEditElements: [UIMenuElement] {
        let commands = StandardEditTitles.all.compactMap { selector, title -> UICommand? in
            let command = UICommand(title: title.localized, action: selector)
            return target(forAction: selector, withSender: command) == nil ? nil : command
        }
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
        let tree = MenuTree(.context, root: UIMenu(identifier: .root, children: [standard]))
        for responder in Array(sequence(first: self, next: \.next)) { responder.buildMenu(with: tree) }
        return tree.root?.children.flatMap { element in
            (element as? UIMenu).flatMap { $0.identifier == .standardEdit ? $0.children : nil } ?? [element]
        } ?? []
    }
}

/// The standard commands that menus offer, in the order of menus.
@MainActor
enum StandardEditTitles {
    static let all: [(selector: Selector, title: SystemString)] = {
        let titles: [(String, SystemString)] = [
            ("cut:", .cut), ("copy:", .copy), ("paste:", .paste), ("delete:", .delete), ("selectAll:", .selectAll),
        ]
        // These selectors contain the methods. A name alone would find no method before the first key.
        return titles.compactMap { name, title in
            StandardEditAction.all.first { $0.selector.name == name }.map { ($0.selector, title) }
        }
    }()
}
