public import Foundation

/// The menus of one kind: the main menu, or context menus.
///
/// The main menu has the key commands of the app and its windows. It opens with F10, and its key commands work while it
/// is closed. ``UIResponder/buildMenu(with:)`` changes the menus.
@preconcurrency @MainActor
public class UIMenuSystem: NSObject {
    /// The main menu. It is built when a key first needs it.
    public class var main: UIMenuSystem { MenuSystems.main }
    /// The menus of context menus, such as those of selected text. They are built each time they open.
    public class var context: UIMenuSystem { MenuSystems.context }

    /// Requests that the menu is built again before its next use.
    public func setNeedsRebuild() { requests += 1 }
    /// The number of requests to build the menu again.
    private(set) final var requests = 0
    /// Requests that the commands are validated again. Commands are validated each time they are shown or performed, so
    /// that nothing else happens.
    public func setNeedsRevalidate() {}
}

@MainActor
private enum MenuSystems {
    static let main = UIMenuSystem()
    static let context = UIMenuSystem()
}

/// The main menu of an app.
struct MainMenuPart: AppPart {
    private var menu: UIMenu?
    /// The number of requests that the menu answers.
    private var requests = 0
    init() {}

    /// The menu that answers all requests; nil before it is built.
    func menu(of system: UIMenuSystem) -> UIMenu? { requests == system.requests ? menu : nil }

    mutating func set(_ menu: UIMenu, answering requests: Int) { (self.menu, self.requests) = (menu, requests) }
}
