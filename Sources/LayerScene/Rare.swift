/// An optional that takes one word where it is nil, for what few of thousands of nodes, layers and views have.
///
/// Inlined into the rooms that use it: each of them makes thousands, and generic code of another room would look its types up each time.
@propertyWrapper
package struct Rare<Value: Sendable>: Sendable {
    @usableFromInline
    package indirect enum Kept: Sendable {
        case nothing
        case something(Value)
    }

    @usableFromInline package var kept: Kept

    @inlinable
    package init(wrappedValue: Value?) {
        if let wrappedValue { kept = .something(wrappedValue) } else { kept = .nothing }
    }

    @inlinable package var wrappedValue: Value? {
        get { if case .something(let value) = kept { value } else { nil } }
        set { self = Rare(wrappedValue: newValue) }
    }
}

extension Rare: Equatable where Value: Equatable {
    @inlinable
    package static func == (a: Rare, b: Rare) -> Bool { a.wrappedValue == b.wrappedValue }
}

extension Rare: Hashable where Value: Hashable {
    @inlinable
    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
