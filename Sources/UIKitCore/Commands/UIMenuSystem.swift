import Diagnostics
public import Foundation

/// The menus of one kind: the main menu, or context menus.
///
/// The main menu has the key commands of the app and its windows. It opens with F10, and its key commands work while it
/// is closed. ``UIResponder/buildMenu(with:)`` changes the menus.
@preconcurrency @MainActor
public class UIMenuSystem: NSObject {
    /// The main menu. It is built when a key first needs it.
    public class var main: UIMenuSystem { MenuSystems.main }
    /// The menus of context menus, such as the menu of selected text. UIKit builds a menu each time the menu opens.
    public class var context: UIMenuSystem { MenuSystems.context }

    /// Requests that the menu is built again before its next use.
    public func setNeedsRebuild() { requests += 1 }
    /// The number of requests to build the menu again.
    private(set) final var requests = 0
    /// - Coverage: inert (UIKit validates a command each time the command is shown or performed)
    public func setNeedsRevalidate() {
        Log.once("UIMenuSystem.setNeedsRevalidate has no effect: commands are validated each time they are used")
    }
}

@MainActor
private enum MenuSystems {
    static let main = UIMenuSystem()
    static let context = UIMenuSystem()
}

/// The main menu of an app.
struct MainMenuPart: AppPart {
    private var kept: (menu: UIMenu, keyCommands: [UIKeyCommand])?
    /// The number of requests that the menu answers.
    private var requests = 0
    init() {}

    /// The menu that answers all requests, and its key commands in order; nil before the menu is built.
    func current(of system: UIMenuSystem) -> (menu: UIMenu, keyCommands: [UIKeyCommand])? {
        requests == system.requests ? kept : nil
    }

    mutating func keep(_ menu: UIMenu, answering requests: Int) {
        (kept, self.requests) = ((menu, menu.keyCommands), requests)
    }
}

extension UIMenu {
    /// The key commands of the menu and of the menus in it, in order.
    var keyCommands: [UIKeyCommand] {
        var found: [UIKeyCommand] = [], waiting: [UIMenuElement] = [self]
        while let element = waiting.popLast() {
            if let command = element as? UIKeyCommand { found.append(command) }
            if let menu = element as? UIMenu { waiting += menu.children.reversed() }
        }
        return found
    }
}
