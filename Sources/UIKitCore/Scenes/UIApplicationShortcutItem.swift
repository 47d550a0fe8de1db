public import Foundation

/// An entry of the menu that iOS shows for an app's icon. Kept; no desktop's menu shows it.
open class UIApplicationShortcutItem: NSObject {
    /// Names what the item does.
    open fileprivate(set) var type: String
    /// The text of the item.
    open fileprivate(set) var localizedTitle: String
    /// The second line of the item; nil for none.
    open fileprivate(set) var localizedSubtitle: String?
    /// The image of the item; nil for none.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Values for the app's own use; nil without any.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// An item with a type and a text.
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

/// The picture of a ``UIApplicationShortcutItem``.
open class UIApplicationShortcutIcon: NSObject {
    /// The name of a picture or a symbol.
    let name: String

    /// An image of the app's catalogs or resources.
    public init(templateImageName: String) { name = templateImageName }
    /// A symbol.
    public init(systemImageName: String) { name = systemImageName }
}
