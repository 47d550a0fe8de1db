/// Reads a state from arbitrary bytes. The result is a state or a fault, in time and memory proportional to the number
/// of bytes.
struct StateReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    /// The nesting depth of the current value.
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    var isAtEnd: Bool { place == bytes.endIndex }
    private var left: Int { bytes.endIndex - place }
    private static let end = StateFault("breaks off")
    private static let unknown = StateFault("has something in it that no program wrote")

    mutating func byte() throws(StateFault) -> UInt8 {
        guard left > 0 else { throw Self.end }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func fixed(_ count: Int) throws(StateFault) -> UInt64 {
        guard left >= count else { throw Self.end }
        var number: UInt64 = 0
        for index in 0..<count { number |= UInt64(clamping: bytes[place + index]) << (8 * index) }
        place += count
        return number
    }

    /// Reads a count.
    mutating func count() throws(StateFault) -> Int {
        var number: UInt64 = 0
        for shift in stride(from: 0, through: 49, by: 7) {
            let byte = try byte()
            number |= UInt64(clamping: byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int(truncatingIfNeeded: number) }
        }
        throw Self.unknown
    }

    mutating func integer() throws(StateFault) -> Int64 { Int64(bitPattern: try fixed(8)) }
    mutating func real() throws(StateFault) -> Double { Double(bitPattern: try fixed(8)) }

    mutating func data() throws(StateFault) -> ArraySlice<UInt8> {
        let length = try count()
        guard length <= left else { throw Self.end }
        defer { place += length }
        return bytes[place..<place + length]
    }

    mutating func text() throws(StateFault) -> String { String(decoding: try data(), as: UTF8.self) }

    mutating func maybe<Value>(_ read: (inout StateReader) throws(StateFault) -> Value) throws(StateFault) -> Value? {
        switch try byte() {
        case 0: return nil
        case 1: return try read(&self)
        default: throw Self.unknown
        }
    }

    /// Each member takes at least one byte, so no count allocates more memory than the file has bytes.
    mutating func list<Value>(_ read: (inout StateReader) throws(StateFault) -> Value) throws(StateFault) -> [Value] {
        let number = try count()
        guard number <= left else { throw Self.end }
        var values: [Value] = []
        for _ in 0..<number { values.append(try read(&self)) }
        return values
    }

    mutating func fields() throws(StateFault) -> [String: StateValue] {
        let pairs = try list { reader throws(StateFault) in (try reader.text(), try reader.value()) }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    mutating func value() throws(StateFault) -> StateValue {
        guard depth < StateValue.deepest else {
            throw StateFault("has values deeper in each other than anything that is written")
        }
        depth += 1
        defer { depth -= 1 }
        guard let kind = StateValue.Kind(rawValue: try byte()) else { throw Self.unknown }
        switch kind {
        case .null: return .null
        case .flag: return .flag(try byte() != 0)
        case .integer: return .integer(try integer())
        case .real: return .real(try real())
        case .text: return .text(try text())
        case .bytes: return .bytes(Array(try data()))
        case .date: return .date(try real())
        case .address: return .address(try text())
        case .identifier: return .identifier(try text())
        case .path: return .path(try list { reader throws(StateFault) in try reader.integer() })
        case .indexes: return .indexes(try list { reader throws(StateFault) in try reader.integer() })
        case .list: return .list(try list { reader throws(StateFault) in try reader.value() })
        case .set: return .set(try list { reader throws(StateFault) in try reader.value() })
        case .pairs:
            return .pairs(
                try list { reader throws(StateFault) in StateValue.Pair(try reader.value(), try reader.value()) })
        case .object: return .object(name: try text(), fields: try fields())
        case .node: return .node(try count())
        case .view: return .view(controller: try count(), key: try text())
        }
    }

    mutating func state() throws(StateFault) -> SavedState {
        var state = SavedState()
        state.facts.bundleVersion = try text()
        state.facts.systemVersion = try text()
        state.facts.time = try real()
        state.facts.idiom = try integer()
        state.application = try fields()
        state.nodes = try list { reader throws(StateFault) in try reader.node() }
        state.sessions = try list { reader throws(StateFault) in try reader.session() }
        return state
    }

    private mutating func node() throws(StateFault) -> SavedNode {
        guard let kind = SavedNode.Kind(rawValue: try byte()) else { throw Self.unknown }
        var node = SavedNode(
            kind: kind, identifier: try text(), parent: try maybe { reader throws(StateFault) in try reader.count() },
            place: try savedPlace())
        node.storyboard = try maybe { reader throws(StateFault) in
            SavedStoryboard(
                name: try reader.text(), bundle: try reader.text(), identifier: try reader.optionalText(),
                element: try reader.optionalText())
        }
        node.maker = try optionalText()
        node.values = try fields()
        let views = try list { reader throws(StateFault) in (try reader.text(), try reader.fields()) }
        node.views = Dictionary(views, uniquingKeysWith: { $1 })
        return node
    }

    private mutating func savedPlace() throws(StateFault) -> SavedPlace {
        let kind = try byte(), index = try count()
        switch kind {
        case 0: return .window(index)
        case 1: return .child(index)
        case 2: return .presented
        case 3: return .own(index)
        case 4: return .none
        default: throw Self.unknown
        }
    }

    private mutating func optionalText() throws(StateFault) -> String? {
        try maybe { reader throws(StateFault) in try reader.text() }
    }

    private mutating func session() throws(StateFault) -> SavedSession {
        var session = SavedSession(identifier: try text(), role: try text(), configuration: try optionalText())
        session.isOpen = try byte() != 0
        session.userInfo = try maybe { reader throws(StateFault) in try reader.value() }
        session.activity = try maybe { reader throws(StateFault) in
            var activity = SavedActivity(type: try reader.text())
            activity.title = try reader.optionalText()
            activity.userInfo = try reader.maybe { reader throws(StateFault) in try reader.value() }
            activity.required = try reader.maybe { reader throws(StateFault) in
                try reader.list { reader throws(StateFault) in try reader.text() }
            }
            activity.target = try reader.optionalText()
            activity.page = try reader.optionalText()
            activity.identifier = try reader.optionalText()
            return activity
        }
        return session
    }
}
