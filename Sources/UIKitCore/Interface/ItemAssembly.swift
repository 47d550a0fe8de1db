import CoreGraphics
import Foundation
import InterfaceDocuments

/// Bars, their items, and recognizers.
extension InterfaceAssembly {
    func makeBarButton(_ element: InterfaceElement) -> UIBarButtonItem? {
        var values: [String: Any] = [:]
        if let system = element.choice("systemItem", .named("systemItem")).flatMap({
            UIBarButtonItem.SystemItem(rawValue: $0)
        }) {
            values["systemItem"] = system.rawValue
            values["title"] = system.title
            if system == .done { values["style"] = UIBarButtonItem.Style.done.rawValue }
        }
        let coder = InterfaceCoder(element, as: UIBarButtonItem.self, in: self, values: values)
        guard let item = InterfaceClasses.type(of: element, UIBarButtonItem.self, in: source).init(coder: coder) else {
            return nil
        }
        coder.fillIfNeeded(item)
        return item
    }

    func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem? {
        let coder = InterfaceCoder(element, as: UINavigationItem.self, in: self)
        guard let item = InterfaceClasses.type(of: element, UINavigationItem.self, in: source).init(coder: coder) else {
            return nil
        }
        coder.fillIfNeeded(item)
        return item
    }

    func fillItem(_ object: AnyObject, _ element: InterfaceElement) {
        switch object {
        case let item as UIBarButtonItem: fill(item, element)
        case let item as UITabBarItem: fill(item, element)
        case let item as UINavigationItem: fill(item, element)
        case let layout as UICollectionViewFlowLayout: fill(layout, element)
        default: break
        }
    }

    private func fillCommon(_ item: UIBarItem, _ element: InterfaceElement) {
        if let title = localized(element, "title") { item.title = title }
        if let image = uiImage(InterfaceImage(element, "image")) { item.image = image }
        if let image = uiImage(InterfaceImage(element, "landscapeImage")) { item.landscapeImagePhone = image }
        if let flag = element.flag("enabled") { item.isEnabled = flag }
        if let tag = element.integer("tag") { item.tag = tag }
        if let insets = uiInsets(element.insets("imageInsets")) { item.imageInsets = insets }
        guard let part = element.part("accessibilityConfiguration") else { return }
        if let text = part["label"] { item.accessibilityLabel = text }
        if let text = part["hint"] { item.accessibilityHint = text }
        if let text = part["identifier"] { item.accessibilityIdentifier = text }
    }

    private func fill(_ item: UIBarButtonItem, _ element: InterfaceElement) {
        fillCommon(item, element)
        if let style = element.choice("style", .named("itemStyle")).flatMap({ UIBarButtonItem.Style(rawValue: $0) }) {
            item.style = style
        }
        if let width = element.number("width") { item.width = CGFloat(width) }
        if let color = uiColor(element.color("tintColor")) { item.tintColor = color }
        if let flag = element.flag("selected") { item.isSelected = flag }
        if let flag = element.flag("hidden") { item.isHidden = flag }
        if let view = element.part("customView").flatMap(makeView) { item.customView = view }
    }

    func fill(_ item: UITabBarItem, _ element: InterfaceElement) {
        fillCommon(item, element)
        if let image = uiImage(InterfaceImage(element, "selectedImage")) { item.selectedImage = image }
        if let badge = element["badgeValue"] { item.badgeValue = badge }
        fillAppearances(item, element)
    }

    func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
        if let title = localized(element, "title") { item.title = title }
        if let prompt = localized(element, "prompt") { item.prompt = prompt }
        if let title = localized(element, "backButtonTitle") { item.backButtonTitle = title }
        if let mode = element.choice("largeTitleDisplayMode", .named("largeTitle")).flatMap({
            UINavigationItem.LargeTitleDisplayMode(rawValue: $0)
        }) {
            item.largeTitleDisplayMode = mode
        }
        if let mode = element.choice("backButtonDisplayMode", .named("backButton")).flatMap({
            UINavigationItem.BackButtonDisplayMode(rawValue: $0)
        }) {
            item.backButtonDisplayMode = mode
        }
        if let flag = element.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
        if let flag = element.flag("hidesBackButton") { item.hidesBackButton = flag }
        func items(_ key: String, _ list: String) -> [UIBarButtonItem] {
            ([element.part(key)].compactMap { $0 } + element.list(list)).filter { $0.name == "barButtonItem" }
                .compactMap(makeBarButton)
        }
        let left = items("leftBarButtonItem", "leftBarButtonItems"),
            right = items("rightBarButtonItem", "rightBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let back = element.part("backBarButtonItem").flatMap(makeBarButton) { item.backBarButtonItem = back }
        if let view = element.part("titleView").flatMap(makeView) { item.titleView = view }
        fillAppearances(item, element)
    }

    func tabBarItem(_ element: InterfaceElement) -> UITabBarItem {
        let system = element.choice("systemItem", .named("tabSystemItem")).flatMap {
            UITabBarItem.SystemItem(rawValue: $0)
        }
        let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
        enter(item, element)
        fill(item, varied(element, of: nil))
        return item
    }

    // MARK: Bars

    func fill(_ bar: UINavigationBar, _ element: InterfaceElement) {
        if let flag = element.flag("largeTitles") { bar.prefersLargeTitles = flag }
        if let style = element.choice("barStyle", .named("barStyle")).flatMap({ UIBarStyle(rawValue: $0) }) {
            bar.barStyle = style
        }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = uiColor(element.color("barTintColor")) { bar.barTintColor = color }
        if let color = uiColor(element.color("tintColor")) { bar.tintColor = color }
        if let attributes = textAttributes(element.part("titleTextAttributes")) { bar.titleTextAttributes = attributes }
        if let attributes = textAttributes(element.part("largeTitleTextAttributes")) {
            bar.largeTitleTextAttributes = attributes
        }
        if let image = uiImage(InterfaceImage(element, "backIndicatorImage")) { bar.backIndicatorImage = image }
        if let image = uiImage(InterfaceImage(element, "backIndicatorTransitionMask")) {
            bar.backIndicatorTransitionMaskImage = image
        }
        if let image = uiImage(InterfaceImage(element, "shadowImage")) { bar.shadowImage = image }
        fillAppearances(bar, element)
        let items = element.list("items").filter { $0.name == "navigationItem" }.compactMap(makeNavigationItem)
        if !items.isEmpty { bar.items = items }
    }

    func fill(_ bar: UIToolbar, _ element: InterfaceElement) {
        if let style = element.choice("barStyle", .named("barStyle")).flatMap({ UIBarStyle(rawValue: $0) }) {
            bar.barStyle = style
        }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = uiColor(element.color("barTintColor")) { bar.barTintColor = color }
        fillAppearances(bar, element)
        let items = element.list("items").filter { $0.name == "barButtonItem" }.compactMap(makeBarButton)
        if !items.isEmpty { bar.items = items }
    }

    func fill(_ bar: UITabBar, _ element: InterfaceElement) {
        if let style = element.choice("barStyle", .named("barStyle")).flatMap({ UIBarStyle(rawValue: $0) }) {
            bar.barStyle = style
        }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = uiColor(element.color("barTintColor")) { bar.barTintColor = color }
        if let color = uiColor(element.color("tintColor") ?? element.color("selectedImageTintColor")) {
            bar.tintColor = color
        }
        if let image = uiImage(InterfaceImage(element, "backgroundImage")) { bar.backgroundImage = image }
        if let image = uiImage(InterfaceImage(element, "shadowImage")) { bar.shadowImage = image }
        if let image = uiImage(InterfaceImage(element, "selectionIndicatorImage")) {
            bar.selectionIndicatorImage = image
        }
        if let value = element.choice("itemPositioning", .named("itemPositioning")).flatMap({
            UITabBar.ItemPositioning(rawValue: $0)
        }) {
            bar.itemPositioning = value
        }
        if let width = element.number("itemWidth") { bar.itemWidth = CGFloat(max(0, width)) }
        if let spacing = element.number("itemSpacing") { bar.itemSpacing = CGFloat(max(0, spacing)) }
        fillAppearances(bar, element)
        let items = element.list("items").filter { $0.name == "tabBarItem" }.map(tabBarItem)
        if !items.isEmpty { bar.items = items }
    }

    func fill(_ bar: UISearchBar, _ element: InterfaceElement) {
        if let text = localized(element, "placeholder") { bar.placeholder = text }
        if let text = localized(element, "text") { bar.text = text }
        if let text = localized(element, "prompt") { bar.prompt = text }
        if let style = element.choice("searchBarStyle", .named("searchStyle")).flatMap({
            UISearchBar.Style(rawValue: UInt(clamping: $0))
        }) {
            bar.searchBarStyle = style
        }
        if let style = element.choice("barStyle", .named("barStyle")).flatMap({ UIBarStyle(rawValue: $0) }) {
            bar.barStyle = style
        }
        if let flag = element.flag("showsCancelButton") { bar.showsCancelButton = flag }
        if let flag = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = flag }
        if let flag = element.flag("showsScopeBar") { bar.showsScopeBar = flag }
        if let flag = element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = flag }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let image = uiImage(InterfaceImage(element, "backgroundImage")) { bar.backgroundImage = image }
        if let color = uiColor(element.color("barTintColor")) { bar.barTintColor = color }
        let scopes = element.list("scopeButtonTitles").compactMap(\.ownString)
        if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
        if let traits = element.textTraits { fill(bar.searchTextField, traits) }
    }

    // MARK: Recognizers

    func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        let recognizer: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = max(1, count) }
            if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = max(1, count) }
            recognizer = tap
        case "pongPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = max(0, duration) }
            if let movement = element.number("allowableMovement") {
                press.allowableMovement = CGFloat(max(0, movement))
            }
            recognizer = press
        case "panGestureRecognizer":
            let pan = UIPanGestureRecognizer()
            if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max(1, count) }
            if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = max(1, count) }
            recognizer = pan
        case "screenEdgePanGestureRecognizer":
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = UIRectEdge(
                rawValue: UInt(clamping: element.child("rectEdge")?.bits(["top", "left", "bottom", "right"]) ?? 0))
            recognizer = pan
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            if let direction = element.choice("direction", .named("swipeDirection")) {
                swipe.direction = .init(rawValue: UInt(clamping: direction))
            }
            if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = max(1, count) }
            recognizer = swipe
        case "pinchGestureRecognizer":
            recognizer = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer":
            recognizer = UIRotationGestureRecognizer()
        default: return nil
        }
        if element["customClass"] != nil {
            log(element.line, "recognizers cannot have a class of the app; a \(type(of: recognizer)) is created")
        }
        if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
        if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
        if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
        if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
        enter(recognizer, element)
        return recognizer
    }
}
