/// Encodes a state as bytes.
struct StateWriter {
    var bytes: [UInt8] = []

    mutating func write(fixed number: UInt64, count: Int) {
        for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }

    /// Writes a count as seven bits per byte, the lowest first.
    mutating func write(count: Int) {
        var rest = UInt64(clamping: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ number: Int64) { write(fixed: UInt64(bitPattern: number), count: 8) }
    mutating func write(_ number: Double) { write(fixed: number.bitPattern, count: 8) }

    mutating func write(_ text: String) {
        let utf8 = Array(text.utf8)
        write(count: utf8.count)
        bytes += utf8
    }

    mutating func write<Value>(_ value: Value?, _ write: (inout StateWriter, Value) -> Void) {
        bytes.append(value == nil ? 0 : 1)
        if let value { write(&self, value) }
    }

    mutating func write(_ text: String?) { write(text) { $0.write($1) } }

    mutating func write<Value>(_ values: [Value], _ write: (inout StateWriter, Value) -> Void) {
        self.write(count: values.count)
        for value in values { write(&self, value) }
    }

    mutating func write(_ fields: [String: StateValue]) {
        write(fields.sorted { $0.key < $1.key }) { writer, field in
            writer.write(field.key)
            writer.write(field.value)
        }
    }

    mutating func write(_ value: StateValue) {
        bytes.append(value.kind.rawValue)
        switch value {
        case .null: break
        case .flag(let flag): bytes.append(flag ? 1 : 0)
        case .integer(let number): write(number)
        case .real(let number), .date(let number): write(number)
        case .text(let text), .address(let text), .identifier(let text): write(text)
        case .bytes(let data):
            write(count: data.count)
            bytes += data
        case .path(let numbers), .indexes(let numbers): write(numbers) { $0.write($1) }
        case .list(let values), .set(let values): write(values) { $0.write($1) }
        case .pairs(let pairs):
            write(pairs) { writer, pair in
                writer.write(pair.key)
                writer.write(pair.value)
            }
        case .object(let name, let fields):
            write(name)
            write(fields)
        case .node(let index): write(count: index)
        case .view(let controller, let key):
            write(count: controller)
            write(key)
        }
    }

    mutating func write(_ state: SavedState) {
        write(state.facts.bundleVersion)
        write(state.facts.systemVersion)
        write(state.facts.time)
        write(state.facts.idiom)
        write(state.application)
        write(state.nodes) { $0.write($1) }
        write(state.sessions) { $0.write($1) }
    }

    mutating func write(_ node: SavedNode) {
        bytes.append(node.kind.rawValue)
        write(node.identifier)
        write(node.parent) { $0.write(count: $1) }
        switch node.place {
        case .window(let index): write(place: 0, index)
        case .child(let index): write(place: 1, index)
        case .presented: write(place: 2, 0)
        case .own(let index): write(place: 3, index)
        case .none: write(place: 4, 0)
        }
        write(node.storyboard) { writer, scene in
            writer.write(scene.name)
            writer.write(scene.bundle)
            writer.write(scene.identifier)
            writer.write(scene.element)
        }
        write(node.maker)
        write(node.values)
        write(node.views.sorted { $0.key < $1.key }) { writer, view in
            writer.write(view.key)
            writer.write(view.value)
        }
    }

    private mutating func write(place: UInt8, _ index: Int) {
        bytes.append(place)
        write(count: index)
    }

    mutating func write(_ session: SavedSession) {
        write(session.identifier)
        write(session.role)
        write(session.configuration)
        bytes.append(session.isOpen ? 1 : 0)
        write(session.userInfo) { $0.write($1) }
        write(session.activity) { writer, activity in
            writer.write(activity.type)
            writer.write(activity.title)
            writer.write(activity.userInfo) { $0.write($1) }
            writer.write(activity.required) { $0.write($1) { $0.write($1) } }
            writer.write(activity.target)
            writer.write(activity.page)
            writer.write(activity.identifier)
        }
    }
}

extension StateValue {
    /// The first byte of a value. The byte of a kind never changes.
    enum Kind: UInt8 {
        case null = 0, flag, integer, real, text, bytes, date, address, identifier, path, indexes, list, pairs, set,
            object, node, view
    }

    var kind: Kind {
        switch self {
        case .null: .null
        case .flag: .flag
        case .integer: .integer
        case .real: .real
        case .text: .text
        case .bytes: .bytes
        case .date: .date
        case .address: .address
        case .identifier: .identifier
        case .path: .path
        case .indexes: .indexes
        case .list: .list
        case .pairs: .pairs
        case .set: .set
        case .object: .object
        case .node: .node
        case .view: .view
        }
    }
}
