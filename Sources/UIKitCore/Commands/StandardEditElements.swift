import Foundation
import ObjectiveCRuntime
import SystemStrings

extension UIResponder {
    /// The standard commands that this responder or a responder up the chain performs now, as elements of a menu.
    var standardEditElements: [UIMenuElement] {
        let titles: [(String, SystemString)] = [
            ("cut:", .cut), ("copy:", .copy), ("paste:", .paste), ("delete:", .delete), ("selectAll:", .selectAll),
        ]
        return titles.compactMap { name, title in
            guard let action = StandardEditAction.all.first(where: { $0.selector.name == name }) else { return nil }
            let command = UICommand(title: title.localized, action: action.selector)
            return target(forAction: action.selector, withSender: command) == nil ? nil : command
        }
    }
}
