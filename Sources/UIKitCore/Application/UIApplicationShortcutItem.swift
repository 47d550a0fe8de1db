public import Foundation

/// An item of the menu of an app's icon.
///
/// The desktop shows the items of `UIApplicationShortcutItems` in the `Info.plist` of an installed app, as actions of
/// its desktop file.
open class UIApplicationShortcutItem: NSObject {
    /// The type that identifies the item.
    open fileprivate(set) var type: String
    /// The text of the item.
    open fileprivate(set) var localizedTitle: String
    /// The second line of the item; nil for none. Desktops do not display it.
    open fileprivate(set) var localizedSubtitle: String?
    /// The image of the item; nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app; nil by default.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content, by which UIKit chooses a scene; see `UIScene.activationConditions`. Nil by
    /// default.
    open fileprivate(set) var targetContentIdentifier: Any?

    /// Creates an item with a type and a text.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
}

/// A ``UIApplicationShortcutItem`` whose values can be changed before it is assigned.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    override open var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    override open var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    override open var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    override open var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    override open var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    override open var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The image of a ``UIApplicationShortcutItem``.
open class UIApplicationShortcutIcon: NSObject {
    /// The name of an image or a symbol.
    let name: String

    /// Creates an icon with an image of the app's catalogs or resources.
    public init(templateImageName: String) { name = templateImageName }
    /// Creates an icon with a symbol.
    public init(systemImageName: String) { name = systemImageName }
}

extension LaunchInformation {
    /// The shortcut items of the `Info.plist`.
    ///
    /// Documented (Information Property List, UIApplicationShortcutItems): type and title are required.
    @MainActor var shortcutItems: [UIApplicationShortcutItem] {
        let items = keys["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return items.compactMap { item in
            guard let type = text(item["UIApplicationShortcutItemType"]),
                let title = text(item["UIApplicationShortcutItemTitle"])
            else { return nil }
            let symbol = text(item["UIApplicationShortcutItemIconSymbolName"])
            let file = text(item["UIApplicationShortcutItemIconFile"])
            let icon =
                symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
                ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: title, localizedSubtitle: text(item["UIApplicationShortcutItemSubtitle"]),
                icon: icon)
        }
    }
}

extension UIApplication {
    /// The item of a type: one of the app's own, or one of the `Info.plist`.
    func shortcutItem(of type: String) -> UIApplicationShortcutItem? {
        ((shortcutItems ?? []) + information.shortcutItems).first { $0.type == type }
    }
}
