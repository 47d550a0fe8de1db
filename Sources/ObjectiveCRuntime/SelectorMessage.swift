import Foundation
import Synchronization

/// A method without static types: the class that declares the method, and a closure that calls the method.
package struct SelectorMessage: @unchecked Sendable {
    package enum Outcome {
        /// The result of the method; `()` for a method without a result.
        case answered(Any)
        case wrongTarget
        case wrongArgument(Int, wanted: String)
        /// No method has this name.
        case unknown
    }

    private let owner: ObjectIdentifier
    /// The class whose objects have the method; nil for a protocol.
    package let ownerClass: AnyClass?
    /// Whether the method is a class method.
    package let isOfClass: Bool
    private let fitting: (Any) -> Bool
    private let calling: (Any, [Any?]) -> Outcome
    /// The number of arguments in the name.
    private let count: Int

    package init<Target>(
        _ type: Target.Type, _ name: String, ofClass: AnyClass? = nil, _ body: @escaping (Target, [Any?]) -> Outcome
    ) {
        owner = ObjectIdentifier(type)
        ownerClass = ofClass ?? (type as? AnyClass)
        isOfClass = ofClass != nil
        // A method may have more arguments than its name shows, since apps choose names freely.
        count = max(4, name.count { $0 == ":" })
        fitting = { $0 is Target }
        calling = { target, arguments in
            guard let target = target as? Target else { return .wrongTarget }
            return body(target, arguments)
        }
    }

    package func isOfSameType(as other: SelectorMessage) -> Bool { owner == other.owner }
    package func fits(_ target: Any) -> Bool { fitting(target) }

    package func call(_ target: Any, _ arguments: [Any?]) -> Outcome {
        calling(target, arguments + Array(repeating: nil, count: max(0, count - arguments.count)))
    }
}

/// The methods of all selectors, by name.
package enum SelectorMessages {
    private static let known = Mutex<[String: [SelectorMessage]]>([:])

    /// Stores one method for each name and type, so that the program's code bounds the number of entries.
    package static func register(_ message: SelectorMessage, for name: String) {
        known.withLock { known in
            guard known[name]?.contains(where: { $0.isOfSameType(as: message) }) != true else { return }
            known[name, default: []].append(message)
        }
    }

    /// Whether a selector of this name contains a method of the class.
    package static func has(_ name: String, ofClass: Bool, in type: AnyClass) -> Bool {
        candidates(name).contains {
            $0.isOfClass == ofClass && $0.ownerClass.map { MethodTable.lineage(of: type, includes: $0) } ?? false
        }
    }

    /// Returns the newest method that fits. Swift's overriding finds the method of a subclass.
    package static func find(_ name: String, for target: Any) -> SelectorMessage? {
        candidates(name).last { $0.fits(target) }
    }

    /// The methods of a name. Debuggers and packages for tests ask for some texts with an underscore before the name.
    private static func candidates(_ name: String) -> [SelectorMessage] {
        known.withLock { $0[name] ?? (name.hasPrefix("_") ? $0[String(name.dropFirst())] : nil) ?? [] }
    }
}

extension Selector {
    /// Returns the method that this selector calls on an object.
    package func message(for target: Any) -> SelectorMessage? {
        if let own, own.fits(target) { return own }
        return SelectorMessages.find(name, for: target)
    }

    /// Calls the method on an object, if a fitting method exists.
    package func call(_ target: Any, _ arguments: [Any?]) -> SelectorMessage.Outcome {
        guard let message = message(for: target) else { return own == nil ? .unknown : .wrongTarget }
        return message.call(target, arguments)
    }

    /// Whether the object's class has the method.
    package func fits(_ object: AnyObject) -> Bool {
        message(for: object) != nil
            || (object as? any RequirementImplementer).map { type(of: $0).implementedRequirements.contains(name) }
                ?? false
    }
}
