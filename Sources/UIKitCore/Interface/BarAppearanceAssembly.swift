import CoreGraphics
import Foundation
import InterfaceDocuments

/// Bar appearances of a document: `navigationBarAppearance`, `toolbarAppearance` and `tabBarAppearance`, of a bar or of
/// a page's item.
///
/// Measured (interface-builder/empty-appearance): an empty element is the system's appearance. Derived: parts are named
/// like UIKit's properties.
extension InterfaceAssembly {
    func fillAppearances(_ bar: UINavigationBar, _ element: InterfaceElement) {
        for part in element.children("navigationBarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = navigationAppearance(part)
            case "compactAppearance": bar.compactAppearance = navigationAppearance(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = navigationAppearance(part)
            case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = navigationAppearance(part)
            default: logAppearance(part)
            }
        }
    }

    func fillAppearances(_ item: UINavigationItem, _ element: InterfaceElement) {
        for part in element.children("navigationBarAppearance") {
            switch part.key {
            case "standardAppearance": item.standardAppearance = navigationAppearance(part)
            case "compactAppearance": item.compactAppearance = navigationAppearance(part)
            case "scrollEdgeAppearance": item.scrollEdgeAppearance = navigationAppearance(part)
            case "compactScrollEdgeAppearance": item.compactScrollEdgeAppearance = navigationAppearance(part)
            default: logAppearance(part)
            }
        }
    }

    func fillAppearances(_ bar: UIToolbar, _ element: InterfaceElement) {
        for part in element.children("toolbarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = toolbarAppearance(part)
            case "compactAppearance": bar.compactAppearance = toolbarAppearance(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = toolbarAppearance(part)
            case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = toolbarAppearance(part)
            default: logAppearance(part)
            }
        }
    }

    func fillAppearances(_ bar: UITabBar, _ element: InterfaceElement) {
        for part in element.children("tabBarAppearance") {
            switch part.key {
            case "standardAppearance": bar.standardAppearance = tabBarAppearance(part)
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = tabBarAppearance(part)
            default: logAppearance(part)
            }
        }
    }

    func fillAppearances(_ item: UITabBarItem, _ element: InterfaceElement) {
        for part in element.children("tabBarAppearance") {
            switch part.key {
            case "standardAppearance": item.standardAppearance = tabBarAppearance(part)
            case "scrollEdgeAppearance": item.scrollEdgeAppearance = tabBarAppearance(part)
            default: logAppearance(part)
            }
        }
    }

    private func logAppearance(_ part: InterfaceElement) {
        log(part.line, "there is no appearance \(part.key ?? "without a key") here; it is left out")
    }

    // MARK: Kinds

    private func navigationAppearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        fill(appearance, element)
        if let attributes = textAttributes(element.part("titleTextAttributes")) {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(element.part("largeTitleTextAttributes")) {
            appearance.largeTitleTextAttributes = attributes
        }
        if let offset = offset(element, "titlePositionAdjustment") { appearance.titlePositionAdjustment = offset }
        if let image = uiImage(InterfaceImage(element, "backIndicatorImage")) {
            appearance.setBackIndicatorImage(
                image,
                transitionMaskImage: uiImage(InterfaceImage(element, "backIndicatorTransitionMaskImage")) ?? image)
        }
        fill(appearance.buttonAppearance, element.part("buttonAppearance"))
        fill(appearance.doneButtonAppearance, element.part("doneButtonAppearance"))
        fill(appearance.backButtonAppearance, element.part("backButtonAppearance"))
        return appearance
    }

    private func toolbarAppearance(_ element: InterfaceElement) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        fill(appearance, element)
        fill(appearance.buttonAppearance, element.part("buttonAppearance"))
        fill(appearance.doneButtonAppearance, element.part("doneButtonAppearance"))
        return appearance
    }

    private func tabBarAppearance(_ element: InterfaceElement) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        fill(appearance, element)
        if let color = uiColor(element.color("selectionIndicatorTintColor")) {
            appearance.selectionIndicatorTintColor = color
        }
        if let image = uiImage(InterfaceImage(element, "selectionIndicatorImage")) {
            appearance.selectionIndicatorImage = image
        }
        if let width = element.number("stackedItemWidth") { appearance.stackedItemWidth = CGFloat(width) }
        if let spacing = element.number("stackedItemSpacing") { appearance.stackedItemSpacing = CGFloat(spacing) }
        fill(
            appearance.stackedLayoutAppearance,
            element.part("stackedLayoutAppearance") ?? element.part("stackedAppearance"))
        fill(
            appearance.inlineLayoutAppearance,
            element.part("inlineLayoutAppearance") ?? element.part("inlineAppearance"))
        fill(
            appearance.compactInlineLayoutAppearance,
            element.part("compactInlineLayoutAppearance") ?? element.part("compactInlineAppearance"))
        return appearance
    }

    // MARK: Parts

    private func fill(_ appearance: UIBarAppearance, _ element: InterfaceElement) {
        switch element["backgroundEffect"] {
        case nil: if element.isNil("backgroundEffect") { appearance.backgroundEffect = nil }
        case "none"?: appearance.backgroundEffect = nil
        case let name?:
            if let style = InterfaceEnumeration.named("blur")[name].flatMap({ UIBlurEffect.Style(rawValue: $0) }) {
                appearance.backgroundEffect = UIBlurEffect(style: style)
            }
        }
        if let style = element.part("backgroundEffect", "blurEffect")?.choice("style", .named("blur")).flatMap({
            UIBlurEffect.Style(rawValue: $0)
        }) {
            appearance.backgroundEffect = UIBlurEffect(style: style)
        }
        if let color = uiColor(element.color("backgroundColor")) { appearance.backgroundColor = color }
        if let image = uiImage(InterfaceImage(element, "backgroundImage")) { appearance.backgroundImage = image }
        if let mode = element.choice("backgroundImageContentMode", .named("contentMode")).flatMap({
            UIView.ContentMode(rawValue: $0)
        }) {
            appearance.backgroundImageContentMode = mode
        }
        if element.isNil("shadowColor") {
            appearance.shadowColor = nil
        } else if let color = uiColor(element.color("shadowColor")) {
            appearance.shadowColor = color
        }
        if let image = uiImage(InterfaceImage(element, "shadowImage")) { appearance.shadowImage = image }
    }

    private func fill(_ appearance: UIBarButtonItemAppearance, _ element: InterfaceElement?) {
        guard let element else { return }
        for (state, key) in [
            (appearance.normal, "normal"), (appearance.highlighted, "highlighted"), (appearance.disabled, "disabled"),
            (appearance.focused, "focused"),
        ] {
            guard let part = element.part(key) else { continue }
            if let attributes = textAttributes(part.part("titleTextAttributes")) {
                state.titleTextAttributes = attributes
            }
            if let offset = offset(part, "titlePositionAdjustment") { state.titlePositionAdjustment = offset }
            if let image = uiImage(InterfaceImage(part, "backgroundImage")) { state.backgroundImage = image }
        }
    }

    private func fill(_ appearance: UITabBarItemAppearance, _ element: InterfaceElement?) {
        guard let element else { return }
        for (state, key) in [
            (appearance.normal, "normal"), (appearance.selected, "selected"), (appearance.disabled, "disabled"),
            (appearance.focused, "focused"),
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
