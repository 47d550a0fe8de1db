import Diagnostics
import Foundation
import InterfaceDocuments
import QuartzCore

/// Creates the objects of one scene or nib, and connects them.
///
/// A scene is assembled in two steps: first its controller with the items, then the view when the view is loaded.
@MainActor
final class InterfaceAssembly {
    let source: InterfaceSource
    let storyboard: UIStoryboard?
    /// The owner of the nib, or the controller of the scene. The controller retains the assembly.
    private weak var owner: AnyObject?
    private var ownerElement: InterfaceElement?
    private let ownerId: String?
    let scene: InterfaceScene?

    private var objects: [String: AnyObject] = [:]
    /// Objects that are created and not yet connected, in the document's order.
    private var made: [(object: AnyObject, element: InterfaceElement)] = []
    private var awakening: [AnyObject] = []
    /// Connections to objects that do not exist yet. A nil source is the owner.
    private var postponed: [(source: AnyObject?, connection: InterfaceConnection)] = []
    private var constrained: [(view: UIView, constraints: [InterfaceConstraint])] = []
    /// The values that depend on the size classes; nil if no value does.
    private var sizes: SizeClassScene?
    /// The members of classes by name. Each class is read once.
    private var listed: [ObjectIdentifier: [String: InterfaceMember]] = [:]
    /// Scenes that container views embed. They are connected last.
    var embedded: [(segue: InterfaceSegue, container: UIView)] = []
    /// Objects that only the document's object list references.
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

    /// Reserves space for the usual number of objects of a screen.
    func expectObjects() { objects.reserveCapacity(objects.count + 64) }

    var document: InterfaceDocument { source.document }
    var controller: UIViewController? { owner as? UIViewController }

    func setOwner(_ object: AnyObject) { owner = object }

    func log(_ line: Int, _ what: String) { Log.once("\(document.name), line \(line): \(what)") }

    func localized(_ element: InterfaceElement, _ property: String) -> String? {
        source.localized(element.id, property, element.string(property))
    }

    /// Returns the member that the object's class lists under a name. If a class lists a name twice, the later entry is
    /// used, like an override.
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

    /// Whether the object's class lists its members. A member that is missing in a list does not exist.
    func isListing(_ object: AnyObject) -> Bool { !list(of: type(of: object)).isEmpty }

    // MARK: Objects

    func object(_ id: String) -> AnyObject? { id == ownerId ? owner : objects[id] }

    /// The id of an object in the document.
    func id(of object: AnyObject) -> String? { object === owner ? ownerId : objects.first { $0.value === object }?.key }

    /// Registers an object that was not created from an element: a layout guide or an external object.
    func note(_ object: AnyObject, _ id: String?) {
        if let id { objects.merge(CollectionOfOne((id, object))) { first, _ in first } }
    }

    /// Sets the attributes of an object. The object's initializer calls this method.
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

    /// Returns an element with its values for the current size classes. From then on, the values of a view track the
    /// size classes. Chosen: controllers, items and the appearances of a button's states keep their initial values.
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

    /// Registers an object of the document, created by this assembly or elsewhere.
    func enter(_ object: AnyObject, _ element: InterfaceElement) {
        note(object, element.id)
        made.append((object, element))
        awakening.append(object)
    }

    /// Creates an object of an object list, unless it is a controller.
    func make(_ element: InterfaceElement) -> AnyObject? {
        if let view = makeView(element) { return view }
        if let recognizer = makeRecognizer(element) { return recognizer }
        switch element.name {
        case "barButtonItem": return makeBarButton(element)
        case "navigationItem": return makeNavigationItem(element)
        case "customObject": return makeObject(element)
        case _ where element.isController: return makeLooseController(element)
        default:
            log(element.line, "<\(element.name)> is not supported; it is left out")
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

    // MARK: Completion

    /// Activates constraints, makes the possible connections, sets runtime attributes, and calls `awakeFromNib()`.
    /// - Parameter isLast: whether objects that are missing now stay missing.
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
            // The view is connected first: the setter of another outlet may use it.
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

    /// Whether the id is a placeholder for the first responder or the exit. An action to a placeholder is sent to the
    /// responder with the method.
    private func isExternal(_ id: String) -> Bool {
        id == scene?.firstResponder || id == scene?.exit || id == document.placeholders["IBFirstResponder"]
    }
}

extension InterfaceConnection {
    /// Whether the outlet is the view of a nib's owner.
    fileprivate var isView: Bool {
        if case .outlet("view", _, _) = self { return true }
        return false
    }
}
