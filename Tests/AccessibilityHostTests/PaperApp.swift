import AccessibilityLogic

/// An app without views: a window with a bar, a list, a field, a slider and a table.
@MainActor
final class PaperApp: AccessibleSource {
    struct Paper {
        var facts: AccessibleFacts
        var parent: UInt64
        var frame = AccessibleFrame(x: 0, y: 0, width: 10, height: 10)
        var text: AccessibleText?
        var cell: AccessibleCellRange?
    }

    var objects: [UInt64: Paper] = [:]
    private(set) var requests: [(UInt64, AccessibleRequest)] = []
    var issued: UInt64 = 100

    static let window: UInt64 = 1, bar: UInt64 = 2, back: UInt64 = 3, list: UInt64 = 4, field: UInt64 = 7
    static let slider: UInt64 = 8, table: UInt64 = 9, label: UInt64 = 14

    init() {
        add(1, in: 0, AccessibleFacts(.window, "Inbox"), .init(x: 0, y: 0, width: 300, height: 400))
        add(2, in: 1, AccessibleFacts(.navigationBar), .init(x: 0, y: 0, width: 300, height: 44))
        var back = AccessibleFacts(.button, "Back", .button)
        (back.hint, back.identifier, back.customActions) = ("Goes back", "back", ["More"])
        add(3, in: 2, back, .init(x: 10, y: 4, width: 80, height: 36))
        var list = AccessibleFacts(.list)
        list.allowsMultipleSelection = true
        add(4, in: 1, list, .init(x: 0, y: 44, width: 300, height: 200))
        add(5, in: 4, AccessibleFacts(.row, "Anna", [.button, .selected]), .init(x: 0, y: 44, width: 300, height: 44))
        add(6, in: 4, AccessibleFacts(.row, "Ben", .button), .init(x: 0, y: 88, width: 300, height: 44))
        var field = AccessibleFacts(.textField, "Name")
        field.isEditable = true
        add(7, in: 1, field)
        objects[7]?.text = AccessibleText("One two", selection: 3..<3)
        var slider = AccessibleFacts(.slider, "Volume", .adjustable)
        (slider.number, slider.value) = (.init(0.5, 0, 1, step: 0.1), "50%")
        add(8, in: 1, slider)
        add(9, in: 1, AccessibleFacts(.dataTable))
        for (index, id) in (10...13).enumerated() {
            add(UInt64(clamping: id), in: 9, AccessibleFacts(.tableCell, "Cell \(index)"))
            objects[UInt64(clamping: id)]?.cell = .init(row: index / 2, rowSpan: 1, column: index % 2, columnSpan: 1)
        }
        add(14, in: 1, AccessibleFacts(.plain, "Title", .header))
    }

    private func add(
        _ id: UInt64, in parent: UInt64, _ facts: AccessibleFacts,
        _ frame: AccessibleFrame = .init(x: 0, y: 0, width: 10, height: 10)
    ) {
        objects[id] = Paper(facts: facts, parent: parent, frame: frame)
    }

    let applicationName = "Paper"
    func children(of id: AccessibleID) -> [AccessibleID] {
        objects.filter { $0.value.parent == id.number }.keys.sorted().map { AccessibleID($0) }
    }
    func parent(of id: AccessibleID) -> AccessibleID? { objects[id.number].map { AccessibleID($0.parent) } }
    func facts(of id: AccessibleID) -> AccessibleFacts? {
        id == .application ? AccessibleFacts(.application, "Paper") : objects[id.number]?.facts
    }
    func formerParent(of id: AccessibleID) -> AccessibleID? { id.number == 3 ? AccessibleID(2) : nil }
    func wasIssued(_ id: AccessibleID) -> Bool { id.number <= issued }
    func location(of id: AccessibleID) -> AccessiblePlace? {
        objects[id.number].map { AccessiblePlace($0.frame, window: 1) }
    }
    func text(of id: AccessibleID) -> AccessibleText? { objects[id.number]?.text }
    func line(of id: AccessibleID, at offset: Int) -> Range<Int>? { nil }
    func rect(of id: AccessibleID, _ range: Range<Int>) -> AccessibleFrame? {
        .init(x: Double(range.lowerBound) * 10, y: 0, width: Double(range.count) * 10, height: 20)
    }
    func offset(of id: AccessibleID, at x: Double, _ y: Double) -> Int? { x < 0 ? nil : 1 }
    func tableSize(of id: AccessibleID) -> (rows: Int, columns: Int)? { id.number == 9 ? (2, 2) : nil }
    func tableRange(of id: AccessibleID) -> AccessibleCellRange? { objects[id.number]?.cell }
    func headers(of id: AccessibleID, ofRow: Bool) -> [AccessibleID] { ofRow ? [AccessibleID(10)] : [] }
    func perform(_ request: AccessibleRequest, on id: AccessibleID) { requests.append((id.number, request)) }
}
