import Foundation
import Synchronization

/// The body of a method, independent of the name that calls the body. It is never released.
package final class MethodImplementation: Sendable {
    /// Nil for a class that inherits the method: the superclass's current implementation runs.
    private let message: SelectorMessage?
    private let owner: AnyClass
    private let name: String

    package init(_ message: SelectorMessage?, _ owner: AnyClass, _ name: String) {
        (self.message, self.owner, self.name) = (message, owner, name)
    }

    /// The declaring class and the name, for messages.
    package var title: String { "\(owner).\(name)" }
    package var isInherited: Bool { message == nil }

    package func run(_ target: Any, _ arguments: [Any?]) -> SelectorMessage.Outcome {
        if let message { return message.call(target, arguments) }
        guard let next = MethodTable.inherited(name, by: owner) else { return .unknown }
        return next.run(target, arguments)
    }
}

/// A method of one class: the implementation that a call of the name runs. It is never released.
package final class MethodSlot: @unchecked Sendable {
    package let owner: AnyClass
    /// Objective-C's name, with the prefix `+` for a class method.
    package let name: String
    /// Whether the method's body consults the table. False for a method that was added to a class by name: the
    /// superclass's body consults the table.
    package let asks: Bool
    package let original: MethodImplementation
    /// Accessed inside the table's lock.
    fileprivate(set) var implementation: MethodImplementation
    /// Whether an exchange can replace the implementation. False for a method without a known body.
    package let isExchangeable: Bool

    fileprivate init(
        _ owner: AnyClass, _ name: String, _ implementation: MethodImplementation, asks: Bool,
        isExchangeable: Bool = true
    ) {
        (self.owner, self.name, self.asks, self.isExchangeable) = (owner, name, asks, isExchangeable)
        (original, self.implementation) = (implementation, implementation)
    }

    /// The class and the name, for messages.
    package var title: String { "\(owner).\(name)" }
}

/// The methods of classes whose implementations an app can exchange.
///
/// An exchangeable method consults the table at its start. For each class and name, the table stores the implementation
/// that runs: the method's own body or the body of another method. An exchange swaps two entries. A replacement that
/// calls its own name then runs the original body.
package enum MethodTable {
    fileprivate struct Content: @unchecked Sendable {
        var slots: [String: [ObjectIdentifier: MethodSlot]] = [:]
        /// The methods with a mark, by their mark.
        var marked: [Int: (name: String, owner: AnyClass)] = [:]
        /// Objective-C's names of methods that have another name in `#selector` here.
        var aliases: [String: String] = [:]
        /// The objects of the pointers that an app holds.
        var pointers: [OpaquePointer: AnyObject] = [:]
    }

    private static let content = Mutex(Content())
    private static let changed = Atomic<Bool>(false)
    private static let exchanged = Atomic<UInt64>(0)

    /// Whether any implementation was ever exchanged.
    package static var hasChanged: Bool { changed.load(ordering: .relaxed) }

    /// One bit for each mark whose method has another implementation in any class. A method is marked by a number below
    /// 64, so that a call without exchanges costs one load of an integer.
    package static var exchangedMarks: UInt64 { exchanged.load(ordering: .relaxed) }

    package static func lineage(of type: AnyClass, includes ancestor: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == ancestor }
    }

    // MARK: Methods

    /// Registers a method with an exchangeable body. Ignores later registrations of the same name and class.
    package static func register(_ name: String, of owner: AnyClass, _ message: SelectorMessage, mark: Int? = nil) {
        content.withLock { content in
            let id = ObjectIdentifier(owner)
            if let mark { content.marked[mark] = (name, owner) }
            guard content.slots[name]?[id]?.asks != true else { return }
            content.slots[name, default: [:]][id] = MethodSlot(
                owner, name, MethodImplementation(message, owner, name), asks: true)
        }
    }

    package static func addAlias(_ alias: String, of name: String) { content.withLock { $0.aliases[alias] = name } }

    /// Returns the table's name of a method.
    package static func name(for name: String) -> String { content.withLock { $0.aliases[name] ?? name } }

    package static func marked(_ mark: Int) -> (name: String, owner: AnyClass)? {
        content.withLock { $0.marked[mark] }
    }

    /// Returns the method of a class, or of the nearest superclass that has the method.
    package static func slot(_ name: String, for type: AnyClass) -> MethodSlot? {
        content.withLock { $0.nearest(name, type) }
    }

    /// Returns the method of the class itself, and creates an entry if necessary.
    /// - Parameter isExchangeable: false for a method whose body the table does not have.
    package static func ownSlot(_ name: String, of type: AnyClass, isExchangeable: Bool = true) -> MethodSlot {
        content.withLock { content in
            let id = ObjectIdentifier(type)
            if let found = content.slots[name]?[id] { return found }
            let made = MethodSlot(
                type, name, MethodImplementation(nil, type, name), asks: false, isExchangeable: isExchangeable)
            content.slots[name, default: [:]][id] = made
            return made
        }
    }

    // MARK: Implementations

    /// Changes several implementations in one step.
    package static func set(_ changes: [(slot: MethodSlot, implementation: MethodImplementation)]) {
        content.withLock { content in
            for (slot, implementation) in changes { slot.implementation = implementation }
            var marks: UInt64 = 0
            for (mark, method) in content.marked
            where content.slots[method.name]?.values.contains(where: { $0.implementation !== $0.original }) == true {
                marks |= (1 as UInt64) << mark
            }
            exchanged.store(marks, ordering: .releasing)
            changed.store(true, ordering: .releasing)
        }
    }

    package static func exchange(_ first: MethodSlot, _ second: MethodSlot) {
        let (one, other) = content.withLock { _ in (first.implementation, second.implementation) }
        set([(first, other), (second, one)])
    }

    package static func implementation(of slot: MethodSlot) -> MethodImplementation {
        content.withLock { _ in slot.implementation }
    }

    /// Returns the current implementation of a method and the method's own body, or nil if the own body runs.
    ///
    /// A class between the object's class and the declaring class may have its own implementation. If the method of
    /// that class consults the table, that method already ran and called this method by `super`.
    package static func implementation(
        of name: String, declaredIn owner: AnyClass, for type: AnyClass
    ) -> (MethodImplementation, own: MethodImplementation)? {
        content.withLock { content in
            guard let slots = content.slots[name], let declared = slots[ObjectIdentifier(owner)] else { return nil }
            var found: MethodSlot?
            var current: AnyClass? = type
            while let next = current, next != owner {
                if let slot = slots[ObjectIdentifier(next)] {
                    if slot.asks {
                        found = nil
                    } else if found == nil, slot.implementation !== slot.original {
                        found = slot
                    }
                }
                current = _getSuperclass(next)
            }
            let implementation = (found ?? declared).implementation
            return implementation === declared.original ? nil : (implementation, declared.original)
        }
    }

    /// Returns the inherited implementation, for a class without an own method.
    package static func inherited(_ name: String, by type: AnyClass) -> MethodImplementation? {
        content.withLock { content in _getSuperclass(type).flatMap { content.nearest(name, $0) }?.implementation }
    }

    // MARK: Pointers

    package static func pointer(to object: AnyObject & Sendable) -> OpaquePointer {
        nonisolated(unsafe) let pointer = OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
        content.withLock { $0.pointers[pointer] = object }
        return pointer
    }

    package static func object<Object: AnyObject & Sendable>(_ type: Object.Type, behind pointer: OpaquePointer)
        -> Object?
    {
        content.withLock { $0 }.pointers[pointer] as? Object
    }
}

extension MethodTable.Content {
    fileprivate func nearest(_ name: String, _ type: AnyClass) -> MethodSlot? {
        guard let slots = slots[name] else { return nil }
        return sequence(first: type, next: { _getSuperclass($0) }).lazy.compactMap { slots[ObjectIdentifier($0)] }.first
    }
}
