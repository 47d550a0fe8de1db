/// An optional that takes one word where it is nil, for what few of thousands of nodes, layers and views have.
@propertyWrapper
package struct Rare<Value: Sendable>: Sendable {
    private indirect enum Kept: Sendable {
        case nothing
        case something(Value)
    }

    private var kept: Kept

    package init(wrappedValue: Value?) {
        kept = wrappedValue.map { .something($0) } ?? .nothing
    }

    package var wrappedValue: Value? {
        get { if case .something(let value) = kept { value } else { nil } }
        set { self = Rare(wrappedValue: newValue) }
    }
}

extension Rare: Equatable where Value: Equatable {
    package static func == (a: Rare, b: Rare) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension Rare: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
