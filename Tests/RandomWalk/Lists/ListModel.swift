import SeededNumbers

/// The data of a walked list: sections and items with unique names, and the selection as a slow model keeps it.
struct ListModel {
    struct Section: Equatable {
        var name: Int
        var items: [Int]
    }

    var sections: [Section] = []
    /// The selected items in the order of their selection.
    var selected: [Int] = []
    private var named = 0

    init() {}

    mutating func newName() -> Int {
        named += 1
        return named
    }

    func item(_ section: Int, _ item: Int) -> Int? {
        guard sections.indices.contains(section), sections[section].items.indices.contains(item) else { return nil }
        return sections[section].items[item]
    }
    var counts: [Int] { sections.map(\.items.count) }

    /// The place of each item.
    var places: [Int: ListPlace] {
        var places: [Int: ListPlace] = [:]
        for (section, part) in sections.enumerated() {
            for (item, name) in part.items.enumerated() { places[name] = ListPlace(section: section, item: item) }
        }
        return places
    }

    mutating func refill(_ numbers: inout SeededNumbers, sections count: Int, items: Int) {
        sections = (0..<count).map { _ in
            let name = newName()
            let length = Int.random(in: 0...items, using: &numbers)
            return Section(name: name, items: (0..<length).map { _ in newName() })
        }
        selected = []
    }
}

struct ListPlace: Hashable {
    var section: Int
    var item: Int
}

/// The calls of one batch, correct for the change of the data.
struct ListCalls {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var reloadedSections: [Int] = []
    var deleted: [ListPlace] = []
    var inserted: [ListPlace] = []
    var moved: [(from: ListPlace, to: ListPlace)] = []
    var reloaded: [ListPlace] = []
    var reconfigured: [ListPlace] = []
}

extension ListModel {
    /// Changes the data at random.
    mutating func change(_ numbers: inout SeededNumbers) -> ListCalls {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
        var calls = ListCalls()
        let old = sections, oldPlaces = places
        var gone: Set<Int> = [], touched: Set<Int> = []
        var new = old
        // Sections.
        if !new.isEmpty, number(0..<6) == 0 {
            let section = number(0..<new.count)
            calls.deletedSections.append(section)
            gone.formUnion(new[section].items)
            touched.insert(new[section].name)
            new.remove(at: section)
        }
        if new.count > 1, number(0..<8) == 0 {
            let from = number(0..<new.count), section = new.remove(at: from)
            let to = number(0..<(new.count + 1))
            new.insert(section, at: to)
            touched.insert(section.name)
            // The target is known after the insertions.
        }
        var fresh: Set<Int> = []
        if new.count < 5, number(0..<6) == 0 {
            let name = newName(), items = (0..<number(0..<8)).map { _ in newName() }
            new.insert(Section(name: name, items: items), at: number(0..<(new.count + 1)))
            fresh.insert(name)
        }
        for (index, section) in new.enumerated() where fresh.contains(section.name) {
            calls.insertedSections.append(index)
        }
        for (from, section) in old.enumerated() where touched.contains(section.name) {
            if let to = new.firstIndex(where: { $0.name == section.name }) { calls.movedSections.append((from, to)) }
        }
        if number(0..<8) == 0, let section = old.indices.randomElement(using: &numbers),
            !touched.contains(old[section].name)
        {
            calls.reloadedSections.append(section)
            touched.insert(old[section].name)
            gone.formUnion(old[section].items)
            selected.removeAll { old[section].items.contains($0) }
        }
        touched.formUnion(fresh)
        // Items of sections that stay.
        var movers: [Int] = []
        for index in new.indices where !touched.contains(new[index].name) {
            for name in new[index].items {
                switch number(0..<24) {
                case 0...2:
                    gone.insert(name)
                    if let place = oldPlaces[name] { calls.deleted.append(place) }
                case 3: movers.append(name)
                case 4: if let place = oldPlaces[name] { calls.reloaded.append(place) }
                case 5: if let place = oldPlaces[name] { calls.reconfigured.append(place) }
                default: break
                }
            }
            let moving = Set(movers)
            new[index].items.removeAll { gone.contains($0) || moving.contains($0) }
        }
        let targets = new.indices.filter { !touched.contains(new[$0].name) }
        var inserted: [Int] = []
        for _ in 0..<(targets.isEmpty ? 0 : number(0..<5)) {
            let section = targets[number(0..<targets.count)], name = newName()
            new[section].items.insert(name, at: number(0..<(new[section].items.count + 1)))
            inserted.append(name)
        }
        for name in movers where !targets.isEmpty {
            let section = targets[number(0..<targets.count)]
            new[section].items.insert(name, at: number(0..<(new[section].items.count + 1)))
        }
        sections = new
        let newPlaces = places
        calls.inserted = inserted.compactMap { newPlaces[$0] }.shuffled(using: &numbers)
        calls.deleted.shuffle(using: &numbers)
        for name in movers {
            if let from = oldPlaces[name], let to = newPlaces[name] { calls.moved.append((from, to)) }
        }
        selected.removeAll { newPlaces[$0] == nil }
        return calls
    }
}
