import CoreGraphics
import Foundation
import InterfaceDocuments

/// Bar appearances of a document: `navigationBarAppearance`, `toolbarAppearance` and `tabBarAppearance`, of a bar or of
/// a page's item.
///
/// Measured: an empty element is the system's appearance. Derived: parts are named like UIKit's properties.
extension InterfaceAssembly {
    func fillLooks(_ bar: UINavigationBar, _ element: InterfaceElement) {
        for part in element.children("navigationBarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = navigationLook(part)
            case "compactAppearance": bar.compactAppearance = navigationLook(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = navigationLook(part)
            case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = navigationLook(part)
            default: logLook(part)
            }
        }
    }

    func fillLooks(_ item: UINavigationItem, _ element: InterfaceElement) {
        for part in element.children("navigationBarAppearance") {
            switch part.key {
            case "standardAppearance": item.standardAppearance = navigationLook(part)
            case "compactAppearance": item.compactAppearance = navigationLook(part)
            case "scrollEdgeAppearance": item.scrollEdgeAppearance = navigationLook(part)
            case "compactScrollEdgeAppearance": item.compactScrollEdgeAppearance = navigationLook(part)
            default: logLook(part)
            }
        }
    }

    func fillLooks(_ bar: UIToolbar, _ element: InterfaceElement) {
        for part in element.children("toolbarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = toolbarLook(part)
            case "compactAppearance": bar.compactAppearance = toolbarLook(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = toolbarLook(part)
            case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = toolbarLook(part)
            default: logLook(part)
            }
        }
    }

    func fillLooks(_ bar: UITabBar, _ element: InterfaceElement) {
        for part in element.children("tabBarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = tabBarAppearance(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = tabBarAppearance(part)
            default: logLook(part)
            }
        }
    }

    func fillLooks(_ item: UITabBarItem, _ element: InterfaceElement) {
        for part in element.children("tabBarAppearance") {
            switch part.key {
            case "standardAppearance": item.standardAppearance = tabBarAppearance(part)
            case "scrollEdgeAppearance": item.scrollEdgeAppearance = tabBarAppearance(part)
            default: logLook(part)
            }
        }
    }

    private func logLook(_ part: InterfaceElement) {
        log(part.line, "there is no appearance \(part.key ?? "without a key") here; it is left out")
    }

    // MARK: Kinds

    private func navigationLook(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        fill(look, element)
        if let attributes = textAttributes(element.part("titleTextAttributes")) {
            look.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.part("largeTitleTextAttributes")) {
            look.largeTitleTextAttributes = attributes
        }
        if let offset = offset(element, "titlePositionAdjustment") { look.titlePositionAdjustment = offset }
        if let image = uiImage(InterfaceImage(element, "backIndicatorImage")) {
            look.setBackIndicatorImage(
                image,
                transitionMaskImage: uiImage(InterfaceImage(element, "backIndicatorTransitionMaskImage")) ?? image)
        }
        fill(look.buttonAppearance, element.part("buttonAppearance"))
        fill(look.doneButtonAppearance, element.part("doneButtonAppearance"))
        fill(look.backButtonAppearance, element.part("backButtonAppearance"))
        return look
    }

    private func toolbarLook(_ element: InterfaceElement) -> UIToolbarAppearance {
        let look = UIToolbarAppearance()
        fill(look, element)
        fill(look.buttonAppearance, element.part("buttonAppearance"))
        fill(look.doneButtonAppearance, element.part("doneButtonAppearance"))
        return look
    }

    private func tabBarAppearance(_ element: InterfaceElement) -> UITabBarAppearance {
        let look = UITabBarAppearance()
        fill(look, element)
        if let color = uiColor(element.color("selectionIndicatorTintColor")) {
            look.selectionIndicatorTintColor = color
        }
        if let image = uiImage(InterfaceImage(element, "selectionIndicatorImage")) {
            look.selectionIndicatorImage = image
        }
        if let width = element.number("stackedItemWidth") { look.stackedItemWidth = CGFloat(width) }
        if let spacing = element.number("stackedItemSpacing") { look.stackedItemSpacing = CGFloat(spacing) }
        fill(look.stackedLayoutAppearance, element.part("stackedLayoutAppearance") ?? element.part("stackedAppearance"))
        fill(look.inlineLayoutAppearance, element.part("inlineLayoutAppearance") ?? element.part("inlineAppearance"))
        fill(
            look.compactInlineLayoutAppearance,
            element.part("compactInlineLayoutAppearance") ?? element.part("compactInlineAppearance"))
        return look
    }

    // MARK: Parts

    private func fill(_ look: UIBarAppearance, _ element: InterfaceElement) {
        switch element["backgroundEffect"] {
        case nil: if element.isNil("backgroundEffect") { look.backgroundEffect = nil }
        case "none"?: look.backgroundEffect = nil
        case let word?:
            if let style = InterfaceEnumeration.named("blur")[word].flatMap({ UIBlurEffect.Style(rawValue: $0) }) {
                look.backgroundEffect = UIBlurEffect(style: style)
            }
        }
        if let style = element.part("backgroundEffect", "blurEffect")?.choice("style", .named("blur")).flatMap({
            UIBlurEffect.Style(rawValue: $0)
        }) {
            look.backgroundEffect = UIBlurEffect(style: style)
        }
        if let color = uiColor(element.color("backgroundColor")) { look.backgroundColor = color }
        if let image = uiImage(InterfaceImage(element, "backgroundImage")) { look.backgroundImage = image }
        if let mode = element.choice("backgroundImageContentMode", .named("contentMode")).flatMap({
            UIView.ContentMode(rawValue: $0)
        }) {
            look.backgroundImageContentMode = mode
        }
        if element.isNil("shadowColor") {
            look.shadowColor = nil
        } else if let color = uiColor(element.color("shadowColor")) {
            look.shadowColor = color
        }
        if let image = uiImage(InterfaceImage(element, "shadowImage")) { look.shadowImage = image }
    }

    private func fill(_ look: UIBarButtonItemAppearance, _ element: InterfaceElement?) {
        guard let element else { return }
        for (state, key) in [
            (look.normal, "normal"), (look.highlighted, "highlighted"), (look.disabled, "disabled"),
            (look.focused, "focused"),
        ] {
            guard let part = element.part(key) else { continue }
            if let attributes = textAttributes(part.part("titleTextAttributes")) {
                state.titleTextAttributes = attributes
            }
            if let offset = offset(part, "titlePositionAdjustment") { state.titlePositionAdjustment = offset }
            if let image = uiImage(InterfaceImage(part, "backgroundImage")) { state.backgroundImage = image }
        }
    }

    private func fill(_ look: UITabBarItemAppearance, _ element: InterfaceElement?) {
        guard let element else { return }
        for (state, key) in [
            (look.normal, "normal"), (look.selected, "selected"), (look.disabled, "disabled"),
            (look.focused, "focused"),
        ] {
            guard let part = element.part(key) else { continue }
            if let attributes = textAttributes(part.part("titleTextAttributes")) {
                state.titleTextAttributes = attributes
            }
            if let offset = offset(part, "titlePositionAdjustment") { state.titlePositionAdjustment = offset }
            if let color = uiColor(part.color("iconColor")) { state.iconColor = color }
            if let color = uiColor(part.color("badgeBackgroundColor")) { state.badgeBackgroundColor = color }
        }
    }

    private func offset(_ element: InterfaceElement, _ key: String) -> UIOffset? {
        guard let part = element.part(key) else { return nil }
        return UIOffset(
            horizontal: CGFloat(part.number("horizontal") ?? 0), vertical: CGFloat(part.number("vertical") ?? 0))
    }

    func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
        guard let element else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = uiColor(element.color("textColor"))
        attributes[.font] = uiFont(element.font())
        return attributes.isEmpty ? nil : attributes
    }
}
