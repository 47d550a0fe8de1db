import Foundation
import InterfaceDocuments
import QuartzCore

/// Makes the objects of one scene or nib, and connects them.
///
/// A scene is assembled twice: its controller and what belongs to its items at once, its view when the view is asked
/// for.
@MainActor
final class InterfaceAssembly {
    let source: InterfaceSource
    let storyboard: UIStoryboard?
    /// The nib's owner, or the scene's controller, which holds the assembly.
    private weak var owner: AnyObject?
    private var ownerElement: InterfaceElement?
    private let ownerId: String?
    let scene: InterfaceScene?

    private var objects: [String: AnyObject] = [:]
    /// What was made and is not connected yet, in the document's order.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []
    private var awakening: [AnyObject] = []
    /// Connections to what is not made yet. A source of nil is the owner.
    private var postponed: [(source: AnyObject?, connection: InterfaceConnection)] = []
    private var constrained: [(view: UIView, constraints: [InterfaceConstraint])] = []
    /// What follows the size classes; nil where they change nothing.
    private var sizes: SizeClassScene?
    /// What classes list of theirs, by name; asked once.
    private var listed: [ObjectIdentifier: [String: InterfaceMember]] = [:]
    /// Scenes that views of this one show, until everything else is connected.
    var embedded: [(segue: InterfaceSegue, container: UIView)] = []
    /// Objects that only the document's list holds.
    private(set) var loose: [AnyObject] = []

    init(
        _ source: InterfaceSource, owner: AnyObject?, ownerId: String?, ownerElement: InterfaceElement?,
        scene: InterfaceScene? = nil,
        storyboard: UIStoryboard? = nil
    ) {
        self.source = source
        self.owner = owner
        self.ownerId = ownerId
        self.ownerElement = ownerElement
        self.scene = scene
        self.storyboard = storyboard
    }

    /// Room for what a screen mostly has, so that the table does not grow step by step.
    func expectObjects() { objects.reserveCapacity(objects.count + 64) }

    var document: InterfaceDocument { source.document }
    var controller: UIViewController? { owner as? UIViewController }

    func setOwner(_ object: AnyObject) { owner = object }

    func log(_ line: Int, _ what: String) { Log.once("\(document.name), line \(line): \(what)") }

    func word(_ element: InterfaceElement, _ property: String) -> String? {
        source.word(element.id, property, element.string(property))
    }

    /// What the app's class of an object lists under a name. A class that lists a name twice means the later one, as an
    /// override does.
    func member(_ name: String, of object: AnyObject) -> InterfaceMember? {
        let type: AnyClass = type(of: object)
        return list(of: type)[name] ?? InterfaceEntries.member(name, of: type)
    }

    private func list(of type: AnyClass) -> [String: InterfaceMember] {
        if let known = listed[ObjectIdentifier(type)] { return known }
        let byName = Dictionary(InterfaceMember.list(of: type).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        listed[ObjectIdentifier(type)] = byName
        return byName
    }

    /// Whether the class of an object lists what it has: what it does not list is not there then.
    func isListing(_ object: AnyObject) -> Bool { !list(of: type(of: object)).isEmpty }

    // MARK: Objects

    func object(_ id: String) -> AnyObject? { id == ownerId ? owner : objects[id] }

    /// The id of an object in the document.
    func id(of object: AnyObject) -> String? { object === owner ? ownerId : objects.first { $0.value === object }?.key }

    /// Known under an id, without being made of the document: guides, objects from outside.
    func note(_ object: AnyObject, _ id: String?) {
        if let id { objects.merge(CollectionOfOne((id, object))) { first, _ in first } }
    }

    /// Sets an object up; called by its class's initializer.
    func fill(_ object: AnyObject, _ element: InterfaceElement) {
        let varied = varied(element, of: object as? UIView)
        if let controller = object as? UIViewController {
            setOwner(controller)
            fillController(controller, varied)
        } else {
            enter(object, element)
            if let view = object as? UIView { fillView(view, varied) } else { fillItem(object, varied) }
        }
    }

    /// An element as the size classes have it now. A view's element tracks them from here on. Chosen: controllers,
    /// items and the appearances of a button's states keep what they were made with.
    func varied(_ element: InterfaceElement, of view: UIView?) -> InterfaceElement {
        guard element.child("variation") != nil else { return element }
        if let view { trackSizeClasses(view, element) }
        let traits = UITraitCollection.current
        return element.varied(width: traits.horizontalSizeClass.rawValue, height: traits.verticalSizeClass.rawValue)
            .element
    }

    private func trackSizeClasses(_ view: UIView, _ element: InterfaceElement) {
        let scene = sizes ?? SizeClassScene(source)
        sizes = scene
        _ = scene.part(of: view, element)
    }

    /// An object of the document, made by this assembly or elsewhere.
    func enter(_ object: AnyObject, _ element: InterfaceElement) {
        note(object, element.id)
        made.append((object, element))
        awakening.append(object)
    }

    /// Makes what a list of objects holds, beside controllers.
    func make(_ element: InterfaceElement) -> AnyObject? {
        if let view = makeView(element) { return view }
        if let recognizer = makeRecognizer(element) { return recognizer }
        switch element.name {
        case "barButtonItem": return makeBarButton(element)
        case "navigationItem": return makeNavigationItem(element)
        case "customObject": return makeObject(element)
        case _ where element.isController: return makeLooseController(element)
        default:
            log(element.line, "<\(element.name)> stands for nothing that is there; it is left out")
            return nil
        }
    }

    private func makeObject(_ element: InterfaceElement) -> AnyObject? {
        let type: AnyClass? = InterfaceClasses.custom(element, in: source)
        guard
            let object = (type as? any InterfaceObject.Type).map({ $0.init() }) ?? type.flatMap(InterfaceEntries.object)
        else {
            log(
                element.line,
                """
                an object of the class \(element["customClass"] ?? "NSObject") cannot be made; let the class \
                conform to InterfaceObject
                """
            )
            return nil
        }
        enter(object, element)
        return object
    }

    func keepLoose(_ object: AnyObject) { loose.append(object) }

    func constrain(_ view: UIView, _ element: InterfaceElement) {
        let all = element.constraints.filter { !$0.isPlaceholder }
        guard !all.isEmpty else { return }
        constrained.append((view, all))
        if all.contains(where: { !$0.variations.isEmpty }) { trackSizeClasses(view, element) }
    }

    // MARK: The end

    /// Activates constraints, connects what can be connected, sets runtime attributes, and wakes objects up.
    /// - Parameter isLast: what is not there now never will be.
    func finish(isLast: Bool, wakesOwner: Bool = false) {
        let hosts = constrained
        constrained = []
        for (view, constraints) in hosts {
            activate(constraints, of: view, sizes?.part(of: view, InterfaceElement("view")))
        }
        let fresh = made
        made = []
        var waiting = postponed
        postponed = []
        if let element = ownerElement {
            // The view comes first: what an app does when an outlet is set may ask for it.
            let (views, others) = (element.connections.filter(\.isView), element.connections.filter { !$0.isView })
            waiting += (views + others).map { (nil, $0) }
            ownerElement = nil
        }
        for (object, element) in fresh { waiting += element.connections.map { (object, $0) } }
        connect(waiting, isLast: isLast)
        for (object, element) in fresh { setRuntimeAttributes(of: object, element) }
        if wakesOwner, let controller, let element = scene?.controller { setRuntimeAttributes(of: controller, element) }
        let sleeping = awakening
        awakening = []
        if wakesOwner, let controller { controller.awakeFromNib() }
        for object in sleeping { (object as? UIResponder)?.awakeFromNib() }
        let inner = embedded
        embedded = []
        guard !inner.isEmpty else { return }
        SceneNesting.update { $0.open() }
        for (segue, container) in inner { embed(segue, in: container) }
        SceneNesting.update { $0.close() }
    }

    private func connect(_ connections: [(source: AnyObject?, connection: InterfaceConnection)], isLast: Bool) {
        var collections: [(source: AnyObject, property: String, items: [AnyObject], appends: Bool, line: Int)] = []
        var places: [ObjectIdentifier: [String: Int]] = [:]
        for (source, connection) in connections {
            guard let from = source ?? owner else { continue }
            switch connection {
            case .outlet(let property, let destination, let line):
                if let object = object(destination) {
                    setOutlet(property, of: from, to: object, line)
                } else if !isLast {
                    postponed.append((source, connection))
                }
            case .collection(let property, let destination, let appends, let line):
                guard let object = object(destination) else {
                    if !isLast { postponed.append((source, connection)) }
                    continue
                }
                if let place = places[ObjectIdentifier(from)]?[property] {
                    collections[place].items.append(object)
                } else {
                    places[ObjectIdentifier(from), default: [:]][property] = collections.count
                    collections.append((from, property, [object], appends, line))
                }
            case .action(let selector, let destination, let event, let line):
                let target = object(destination)
                if target == nil, !isExternal(destination), !isLast {
                    postponed.append((source, connection))
                } else {
                    addAction(selector, of: from, to: target, event, line)
                }
            case .segue(let segue):
                if let anchor = segue.popoverAnchor, object(anchor) == nil, !isLast {
                    postponed.append((source, connection))
                } else {
                    connect(segue, from: from)
                }
            }
        }
        for (source, property, items, appends, line) in collections {
            setCollection(property, of: source, to: items, appends, line)
        }
    }

    /// What stands for the first responder or the exit: actions to it go to the responder that has the method.
    private func isExternal(_ id: String) -> Bool {
        id == scene?.firstResponder || id == scene?.exit || id == document.placeholders["IBFirstResponder"]
    }
}

extension InterfaceConnection {
    /// The outlet by which a nib gives its owner a view.
    fileprivate var isView: Bool {
        if case .outlet("view", _, _) = self { return true }
        return false
    }
}
