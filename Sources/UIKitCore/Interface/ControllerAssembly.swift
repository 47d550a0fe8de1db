import CoreGraphics
import Diagnostics
import Foundation
import InterfaceDocuments
import QuartzCore

/// Controllers of scenes, and the loading of their views.
extension InterfaceAssembly {
    private static let controllerTypes: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    /// Creates the scene's controller with its items and its related controllers. The view is loaded on first use.
    func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = scene?.controller else { return nil }
        if Self.controllerTypes[element.name] == nil {
            log(element.line, "<\(element.name)> has a missing class; a UIViewController is created")
        }
        let base = Self.controllerTypes[element.name] ?? UIViewController.self
        let coder = InterfaceCoder(element, as: base, in: self, values: values(forController: element))
        let type = InterfaceClasses.type(of: element, base, in: source)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            log(element.line, "\(type).init(coder:) returned nil; there is no controller of this scene")
            return nil
        }
        coder.fillIfNeeded(controller)
        setOwner(controller)
        for object in scene?.loose ?? []
        where ["customObject", "barButtonItem", "navigationItem"].contains(object.name) { makeLoose(object) }
        finish(isLast: false, wakesOwner: true)
        return controller
    }

    /// Creates a controller among the objects of a nib. Its view comes from the nib; it has no segues.
    func makeLooseController(_ element: InterfaceElement) -> UIViewController? {
        let scene = InterfaceScene(
            InterfaceElement("scene", children: [InterfaceElement("objects", children: [element])], line: element.line))
        let made = InterfaceAssembly(source, owner: nil, ownerId: element.id, ownerElement: element, scene: scene)
            .makeController(creator: nil)
        if let made { note(made, element.id) }
        return made
    }

    private func values(forController element: InterfaceElement) -> [String: Any] {
        var values: [String: Any] = [:]
        switch element.name {
        case "navigationController":
            if let bar = element.part("navigationBar") {
                values["navigation.bar"] = InterfaceClasses.type(of: bar, UINavigationBar.self, in: source)
            }
            if let bar = element.part("toolbar") {
                values["navigation.toolbar"] = InterfaceClasses.type(of: bar, UIToolbar.self, in: source)
            }
        case "splitViewController":
            values["split.style"] =
                element.flag("allowTripleColumnStyle") == true
                ? 2 : element.flag("allowDoubleColumnStyle") == true ? 1 : 0
        case "pageViewController":
            values["page.transition"] = element.choice("transitionStyle", .named("pageTransition")) ?? 0
            values["page.orientation"] = element.choice("navigationOrientation", .named("pageOrientation")) ?? 0
            values["page.spine"] = element.choice("spineLocation", .named("spine"))
            values["page.spacing"] = element.number("pageSpacing")
        default: break
        }
        return values
    }

    /// Creates an object next to the controller, once.
    private func makeLoose(_ element: InterfaceElement) {
        guard element.id.map({ object($0) == nil }) ?? true else { return }
        make(element).map(keepLoose)
    }

    func fillController(_ controller: UIViewController, _ element: InterfaceElement) {
        controller.originStoryboard = storyboard
        if let storyboard, let scene { controller.sceneOrigin = SceneOrigin(source, storyboard, scene) }
        if let identifier = element.identity.restorationIdentifier { controller.restorationIdentifier = identifier }
        // Set first: an app may load the view in its initializer.
        keeping(controller.interfaceAssembly) { controller.interfaceAssembly = self }
        if let title = localized(element, "title") { controller.title = title }
        if let style = element.choice("modalPresentationStyle", .named("presentationStyle")).flatMap({
            UIModalPresentationStyle(rawValue: $0)
        }) {
            controller.modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", .named("transitionStyle")).flatMap({
            UIModalTransitionStyle(rawValue: $0)
        }) {
            controller.modalTransitionStyle = style
        }
        if let flag = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
        if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
        if let flag = element.flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = flag
        }
        if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = flag
        }
        if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = flag
        }
        if let style = element.choice("interfaceStyle", .named("interfaceStyle")).flatMap({
            UIUserInterfaceStyle(rawValue: $0)
        }) {
            controller.overrideUserInterfaceStyle = style
        }
        if let edges = element.part("edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = UIRectEdge(
                rawValue: UInt(clamping: edges.bits(["top", "left", "bottom", "right"])))
        }
        if let size = element.size("contentSizeForViewInPopover") ?? element.size("preferredContentSize") {
            controller.preferredContentSize = size
        }
        if let item = element.part("navigationItem", "navigationItem") {
            enter(controller.navigationItem, item)
            fill(controller.navigationItem, varied(item, of: nil))
        }
        if let item = element.part("tabBarItem", "tabBarItem") { controller.tabBarItem = tabBarItem(item) }
        let items = element.list("toolbarItems").filter { $0.name == "barButtonItem" }.compactMap(makeBarButton)
        if !items.isEmpty { controller.toolbarItems = items }
        (controller as? any AssembledContainer)?.assemble(element, in: self)
    }

    // MARK: View

    func makeRootView() -> UIView? {
        expectObjects()
        guard let element = scene?.controller?.part("view"), let view = makeView(element) else { return nil }
        if let part = scene?.controller?.part("refreshControl"), let scroll = view as? UIScrollView,
            let control = makeView(part) as? UIRefreshControl
        {
            scroll.refreshControl = control
        }
        return view
    }

    /// Called after the controller's view was created, from the scene or in code.
    func viewIsMade(_ controller: UIViewController) {
        for guide in scene?.controller?.list("layoutGuides") ?? [] where guide.name == "viewControllerLayoutGuide" {
            note(guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide, guide.id)
        }
        for object in scene?.loose ?? [] { makeLoose(object) }
        finish(isLast: true)
    }
}

extension UIViewController: InterfaceWork {
    func interfaceView() -> UIView? {
        if let assembly = interfaceAssembly { return assembly.makeRootView() }
        guard let nib = ownNib() else { return nil }
        let objects = nib.instantiate(withOwner: self)
        let held = objects.map { $0 as AnyObject }.filter { $0 !== loading.view }
        keeping(looseObjects) { looseObjects = held }
        if loading.view == nil {
            Log.once(
                """
                \(type(of: self)): \(nib.name).xib connects no view to the outlet view of its owner; an empty one \
                is used
                """
            )
        }
        return loading.view
    }

    func connectInterface() {
        guard let assembly = interfaceAssembly, loading.view != nil else { return }
        keeping(interfaceAssembly) { interfaceAssembly = nil }
        assembly.viewIsMade(self)
        let held = assembly.loose
        keeping(looseObjects) { looseObjects = held }
    }

    /// The nib with the given name, or else a nib with the class's name.
    ///
    /// Documented (UIViewController.nibName): `PageViewController` loads `PageView` if it exists, or else the nib with
    /// its own name.
    private func ownNib() -> UINib? {
        if let name = loading.nibName {
            switch findNib(name) {
            case .found(let source): return UINib(source)
            case .none(let why):
                Log.once(
                    "\(type(of: self))(nibName: \"\(name)\"): \(why); override loadView() to make the view in code")
                return nil
            }
        }
        let full = qualifiedName(of: type(of: self))
        guard !full.hasPrefix("UIKitCore."), storyboard == nil else { return nil }
        // A description of the class would be the same text, but takes a thousand times as long the first time.
        let own = String(full[(full.lastIndex(of: ".").map(full.index(after:)) ?? full.startIndex)...])
        let app = appContext
        guard !app[ReadInterfaces.self].classesWithoutNib.contains(full) else { return nil }
        let names = own.hasSuffix("ViewController") ? [String(own.dropLast("Controller".count)), own] : [own]
        for name in names {
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
            if case .found(let source) = findNib(name) { return UINib(source) }
        }
        app[ReadInterfaces.self].classesWithoutNib.insert(full)
        return nil
    }

    /// Searches the specified bundle. Without a bundle, searches the main bundle, then the bundle of the class's
    /// module.
    private func findNib(_ name: String) -> InterfaceSource.Lookup {
        let found = InterfaceSource.find(name, "xib", in: loading.nibBundle ?? .main)
        guard case .none = found, loading.nibBundle == nil, let own = ModuleBundle.of(type(of: self)),
            case .found(let source) = InterfaceSource.find(name, "xib", in: own)
        else { return found }
        return .found(source)
    }
}
