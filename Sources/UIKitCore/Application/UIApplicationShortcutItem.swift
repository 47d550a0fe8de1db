public import Foundation

/// An item of the menu of an app's icon on iOS. The items are stored; desktops do not display them.
open class UIApplicationShortcutItem: NSObject {
    /// The type that identifies the item.
    open fileprivate(set) var type: String
    /// The text of the item.
    open fileprivate(set) var localizedTitle: String
    /// The second line of the item; nil for none.
    open fileprivate(set) var localizedSubtitle: String?
    /// The image of the item; nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app; nil by default.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

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

/// The image of a ``UIApplicationShortcutItem``.
open class UIApplicationShortcutIcon: NSObject {
    /// The name of an image or a symbol.
    let name: String

    /// Creates an icon with an image of the app's catalogs or resources.
    public init(templateImageName: String) { name = templateImageName }
    /// Creates an icon with a symbol.
    public init(systemImageName: String) { name = systemImageName }
}
