import CoreGraphics
public import Foundation
import ObjectiveCRuntime

extension UIBarItem: @MainActor NSCoding {}
extension UIBarButtonItemGroup: @MainActor NSCoding {}
extension UINavigationItem: @MainActor NSCoding {}

/// Archiving of items. Chosen: Chevron's own keys. Closures, targets and views cannot be archived and are omitted.
extension UIBarItem {
    func encodeBarItem(_ coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(isEnabled, forKey: "enabled")
        coder.encode(tag, forKey: "tag")
        coder.encode(accessibilityIdentifier, forKey: "identifier")
        coder.encode(image, as: "image")
        coder.encode(landscapeImagePhone, as: "landscapeImage")
        coder.encode(largeContentSizeImage, as: "largeImage")
        coder.encode(imageInsets, as: "imageInsets")
        coder.encode(landscapeImagePhoneInsets, as: "landscapeInsets")
        coder.encode(largeContentSizeImageInsets, as: "largeInsets")
    }

    func decode(_ coder: NSCoder) {
        title = coder.string("title")
        isEnabled = coder.bool("enabled", default: true)
        tag = coder.integer("tag")
        accessibilityIdentifier = coder.string("identifier")
        image = coder.image("image")
        landscapeImagePhone = coder.image("landscapeImage")
        largeContentSizeImage = coder.image("largeImage")
        imageInsets = coder.insets("imageInsets")
        landscapeImagePhoneInsets = coder.insets("landscapeInsets")
        largeContentSizeImageInsets = coder.insets("largeInsets")
    }
}

extension UIBarButtonItem {
    func encodeButton(_ coder: NSCoder) {
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "systemItem") }
        coder.encode(style.rawValue, forKey: "style")
        coder.encode(Double(width), forKey: "width")
        coder.encode(possibleTitles.map { $0.sorted() as NSArray }, forKey: "possibleTitles")
        coder.encode(isSelected, forKey: "selected")
        coder.encode(isHidden, forKey: "hidden")
        coder.encode(changesSelectionAsPrimaryAction, forKey: "changesSelection")
        coder.encode(preferredMenuElementOrder.rawValue, forKey: "menuOrder")
        coder.encode(identifier, forKey: "itemIdentifier")
        coder.encode(hidesSharedBackground, forKey: "hidesBackground")
        coder.encode(sharesBackground, forKey: "sharesBackground")
        coder.encode(action?.name, forKey: "action")
        coder.encode(tintColor, as: "tint")
    }

    static func systemItem(in coder: NSCoder) -> SystemItem? {
        coder.containsValue(forKey: "systemItem") ? SystemItem(rawValue: coder.integer("systemItem")) : nil
    }

    func decodeButton(_ coder: NSCoder) {
        style = Style(rawValue: coder.integer("style")) ?? .plain
        width = CGFloat(coder.double("width"))
        possibleTitles = (coder.object("possibleTitles") as? [String]).map(Set.init)
        isSelected = coder.bool("selected", default: false)
        isHidden = coder.bool("hidden", default: false)
        changesSelectionAsPrimaryAction = coder.bool("changesSelection", default: false)
        preferredMenuElementOrder =
            UIContextMenuConfiguration.ElementOrder(rawValue: coder.integer("menuOrder")) ?? .automatic
        identifier = coder.string("itemIdentifier")
        hidesSharedBackground = coder.bool("hidesBackground", default: false)
        sharesBackground = coder.bool("sharesBackground", default: true)
        action = coder.string("action").map { Selector($0) }
        tintColor = coder.color("tint")
    }
}

extension UITabBarItem {
    func encodeTab(_ coder: NSCoder) {
        coder.encode(ownSelectedImage, as: "selectedImage")
        coder.encode(badgeValue, forKey: "badge")
        coder.encode(badgeColor, as: "badgeColor")
        coder.encode(
            numbers: [titlePositionAdjustment.horizontal, titlePositionAdjustment.vertical], as: "titleOffset")
        coder.encode(standardAppearance, forKey: "standardLook")
        coder.encode(scrollEdgeAppearance, forKey: "edgeLook")
    }

    func decodeTab(_ coder: NSCoder) {
        selectedImage = coder.image("selectedImage")
        badgeValue = coder.string("badge")
        if let color = coder.color("badgeColor") { badgeColor = color }
        if let offset = coder.numbers("titleOffset", count: 2), offset != [0, 0] {
            titlePositionAdjustment = UIOffset(horizontal: offset[0], vertical: offset[1])
        }
        standardAppearance = coder.object("standardLook", as: UITabBarAppearance.self)
        scrollEdgeAppearance = coder.object("edgeLook", as: UITabBarAppearance.self)
    }
}

extension UIBarButtonItemGroup {
    func encodeGroup(_ coder: NSCoder) {
        coder.encode(barButtonItems as NSArray, forKey: "items")
        coder.encode(representativeItem, forKey: "representative")
        coder.encode(alwaysAvailable, forKey: "alwaysAvailable")
        coder.encode(isHidden, forKey: "hidden")
        coder.encode(placement.identifier, forKey: "customization")
        switch placement {
        case .fixed: coder.encode(0, forKey: "placement")
        case .movable: coder.encode(1, forKey: "placement")
        case .optional(_, let isDefault): coder.encode(isDefault ? 2 : 3, forKey: "placement")
        }
    }

    static func placement(in coder: NSCoder) -> Placement {
        guard let identifier = coder.string("customization") else { return .fixed }
        switch coder.integer("placement") {
        case 1: return .movable(identifier)
        case 2: return .optional(identifier, isDefault: true)
        case 3: return .optional(identifier, isDefault: false)
        default: return .fixed
        }
    }
}

extension UINavigationItem {
    func encodeItem(_ coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(prompt, forKey: "prompt")
        coder.encode(subtitle, forKey: "subtitle")
        coder.encode(largeTitle, forKey: "largeTitle")
        coder.encode(largeSubtitle, forKey: "largeSubtitle")
        coder.encode(largeTitleDisplayMode.rawValue, forKey: "largeTitleMode")
        coder.encode(backBarButtonItem, forKey: "backItem")
        coder.encode(backButtonTitle, forKey: "backTitle")
        coder.encode(backButtonDisplayMode.rawValue, forKey: "backMode")
        coder.encode(hidesBackButton, forKey: "hidesBack")
        coder.encode(leftItemsSupplementBackButton, forKey: "supplements")
        coder.encode(leftBarButtonItems.map { $0 as NSArray }, forKey: "left")
        coder.encode(rightBarButtonItems.map { $0 as NSArray }, forKey: "right")
        coder.encode(leadingItemGroups as NSArray, forKey: "leading")
        coder.encode(centerItemGroups as NSArray, forKey: "center")
        coder.encode(trailingItemGroups as NSArray, forKey: "trailing")
        coder.encode(pinnedTrailingGroup, forKey: "pinned")
        coder.encode(style.rawValue, forKey: "style")
        coder.encode(customizationIdentifier, forKey: "customization")
        coder.encode(standardAppearance, forKey: "standardLook")
        coder.encode(compactAppearance, forKey: "compactLook")
        coder.encode(scrollEdgeAppearance, forKey: "edgeLook")
        coder.encode(compactScrollEdgeAppearance, forKey: "compactEdgeLook")
    }

    func decodeItem(_ coder: NSCoder) {
        func groups(_ key: String) -> [UIBarButtonItemGroup] { coder.object(key) as? [UIBarButtonItemGroup] ?? [] }
        prompt = coder.string("prompt")
        subtitle = coder.string("subtitle")
        largeTitle = coder.string("largeTitle")
        largeSubtitle = coder.string("largeSubtitle")
        largeTitleDisplayMode = LargeTitleDisplayMode(rawValue: coder.integer("largeTitleMode")) ?? .automatic
        backBarButtonItem = coder.object("backItem") as? UIBarButtonItem
        backButtonTitle = coder.string("backTitle")
        backButtonDisplayMode = BackButtonDisplayMode(rawValue: coder.integer("backMode")) ?? .default
        hidesBackButton = coder.bool("hidesBack", default: false)
        leftItemsSupplementBackButton = coder.bool("supplements", default: false)
        leadingItemGroups = groups("leading")
        centerItemGroups = groups("center")
        trailingItemGroups = groups("trailing")
        pinnedTrailingGroup = coder.object("pinned") as? UIBarButtonItemGroup
        if let left = coder.object("left") as? [UIBarButtonItem] { leftBarButtonItems = left }
        if let right = coder.object("right") as? [UIBarButtonItem] { rightBarButtonItems = right }
        style = ItemStyle(rawValue: coder.integer("style")) ?? .navigator
        customizationIdentifier = coder.string("customization")
        standardAppearance = coder.object("standardLook", as: UINavigationBarAppearance.self)
        compactAppearance = coder.object("compactLook", as: UINavigationBarAppearance.self)
        scrollEdgeAppearance = coder.object("edgeLook", as: UINavigationBarAppearance.self)
        compactScrollEdgeAppearance = coder.object("compactEdgeLook", as: UINavigationBarAppearance.self)
    }
}

@MainActor
extension NSCoder {
    /// Encodes a symbol by name. Encodes another image, and a symbol of an asset catalog, as a PNG file.
    func encode(_ image: UIImage?, as key: String) {
        guard let image else { return }
        encode(image.renderingMode.rawValue, forKey: key + ".mode")
        if let symbol = image.picture.symbol, symbol.own == nil {
            encode(symbol.name, forKey: key + ".symbol")
        } else if let data = image.pngData() {
            encode(data as NSData, forKey: key + ".png")
            encode(Double(image.isSymbolImage ? SharedServices.screenScale : image.scale), forKey: key + ".scale")
        }
    }

    func image(_ key: String) -> UIImage? {
        let made: UIImage? =
            if let symbol = string(key + ".symbol") {
                UIImage(systemName: symbol)
            } else if let data = object(key + ".png") as? Data {
                UIImage(data: data, scale: CGFloat(double(key + ".scale")))
            } else {
                nil
            }
        return made?.withRenderingMode(UIImage.RenderingMode(rawValue: integer(key + ".mode")) ?? .automatic)
    }
}
