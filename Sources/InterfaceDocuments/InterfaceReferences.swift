/// Collects ids and references in one walk through a document.
struct InterfaceReferences {
    let document: String
    private(set) var elements: [String: InterfaceElement] = [:]
    private(set) var faults: [InterfaceFault] = []
    /// Marks of segues by which a controller would contain itself.
    private(set) var circles: Set<String> = []

    /// Attributes that refer to an object of the document, by element. All elements have the first ones.
    private static let everywhere = [
        "destination", "firstItem", "secondItem", "popoverAnchorView", "popoverAnchorBarButtonItem",
    ]
    private static let further: [String: [String]] = [
        "document": ["initialViewController"], "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
        "exclude": ["reference"],
        "include": ["reference"], "tableViewCellContentView": ["tableViewCell"],
    ]
    /// Elements whose id does not identify an object.
    private static let otherIds: Set<String> = ["device", "adaptation", "plugIn", "capability", "deployment"]
    /// Elements that are values of an attribute and whose attributes do not belong to an object.
    private static let otherDestinations: Set<String> = ["simulatedScreenMetrics"]

    init(document: String) { self.document = document }

    mutating func collect(_ root: InterfaceElement) {
        root.walk { element in
            guard let id = element.id, !Self.otherIds.contains(element.name) else { return }
            if let first = elements[id] {
                complain(
                    element.line,
                    "<\(element.name)> has the id \(id) of <\(first.name)> in line \(first.line); the first one is used"
                )
            } else {
                elements[id] = element
            }
        }
        root.walk { element in
            guard !Self.otherDestinations.contains(element.name) else { return }
            for attribute in Self.everywhere + (Self.further[element.name] ?? []) {
                guard let id = element[attribute], elements[id] == nil else { continue }
                complain(
                    element.line,
                    "<\(element.name)> refers to \(id) by \(attribute), and no object has this id; it is left out")
            }
        }
    }

    private mutating func complain(_ line: Int, _ what: String) {
        // Chosen: more faults than anyone reads.
        guard faults.count < 1000 else { return }
        faults.append(InterfaceFault(document: document, line: line, what: what))
    }

    /// Relationships and embedded scenes are instantiated together with their controller. A circle would never end.
    mutating func findCircles(_ scenes: [InterfaceScene], _ places: [String: Int]) {
        let held: [[(segue: InterfaceSegue, place: Int)]] = scenes.map { scene in
            var found: [(InterfaceSegue, Int)] = []
            for part in [scene.controller].compactMap({ $0 }) + scene.loose {
                part.walk { element in
                    guard element.name == "segue", let segue = InterfaceSegue(element), segue.holds,
                        let place = places[segue.destination]
                    else { return }
                    found.append((segue, place))
                }
            }
            return found
        }
        // 0: not visited; 1: on the current path; 2: done.
        var state = [Int](repeating: 0, count: scenes.count)
        for start in scenes.indices where state[start] == 0 {
            var way = [(place: start, next: 0)]
            state[start] = 1
            while let here = way.last {
                guard here.next < held[here.place].count else {
                    state[here.place] = 2
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let (segue, place) = held[here.place][here.next]
                if state[place] == 1 {
                    circles.insert(segue.mark)
                    complain(segue.line, "the scene of \(segue.destination) holds itself by this segue; it is left out")
                } else if state[place] == 0 {
                    state[place] = 1
                    way.append((place, 0))
                }
            }
        }
    }
}
