import Foundation
import Synchronization

/// A method that forgot its types: which objects have it, and how it is called.
struct SelectorMessage: @unchecked Sendable {
    enum Outcome {
        /// What the method returned; `()` where it returns nothing.
        case answered(Any)
        case wrongTarget
        case wrongArgument(Int, wanted: String)
        /// Nothing is known by this name.
        case unknown
    }

    private let owner: ObjectIdentifier
    /// The class whose objects have the method; nil for a protocol.
    let ownerClass: AnyClass?
    /// Whether it is a method of the class itself.
    let isOfClass: Bool
    private let fitting: (Any) -> Bool
    private let calling: (Any, [Any?]) -> Outcome
    /// Arguments that the name asks for.
    private let count: Int

    init<Target>(
        _ type: Target.Type, _ name: String, ofClass: AnyClass? = nil, _ body: @escaping (Target, [Any?]) -> Outcome
    ) {
        owner = ObjectIdentifier(type)
        ownerClass = ofClass ?? (type as? AnyClass)
        isOfClass = ofClass != nil
        // A method may take more than its name says, where the name is an app's own.
        count = max(4, name.count { $0 == ":" })
        fitting = { $0 is Target }
        calling = { target, arguments in
            guard let target = target as? Target else { return .wrongTarget }
            return body(target, arguments)
        }
    }

    func isOfSameType(as other: SelectorMessage) -> Bool { owner == other.owner }
    func fits(_ target: Any) -> Bool { fitting(target) }

    func call(_ target: Any, _ arguments: [Any?]) -> Outcome {
        calling(target, arguments + Array(repeating: nil, count: max(0, count - arguments.count)))
    }
}

/// The methods that selectors brought, by their names.
enum SelectorMessages {
    private static let known = Mutex<[String: [SelectorMessage]]>([:])

    /// One for each name and type: the number of both is the program's.
    static func register(_ message: SelectorMessage, for name: String) {
        known.withLock { known in
            guard known[name]?.contains(where: { $0.isOfSameType(as: message) }) != true else { return }
            known[name, default: []].append(message)
        }
    }

    /// Whether a selector brought a method of this name that the objects of a class have, or the class itself.
    static func has(_ name: String, ofClass: Bool, in type: AnyClass) -> Bool {
        let candidates = known.withLock { $0[name] ?? [] }
        return candidates.contains {
            $0.isOfClass == ofClass && $0.ownerClass.map { MethodTable.lineage(of: type, includes: $0) } ?? false
        }
    }

    /// The newest that fits: a subclass's method is brought by its own name, and finds its way by overriding.
    static func find(_ name: String, for target: Any) -> SelectorMessage? {
        let candidates = known.withLock { $0[name] ?? [] }
        return candidates.last { $0.fits(target) }
    }
}

extension Selector {
    /// What this selector calls on an object.
    func message(for target: Any) -> SelectorMessage? {
        if let own, own.fits(target) { return own }
        return SelectorMessages.find(name, for: target)
    }

    /// Calls the method on an object if there is one that fits.
    func call(_ target: Any, _ arguments: [Any?]) -> SelectorMessage.Outcome {
        guard let message = message(for: target) else { return own == nil ? .unknown : .wrongTarget }
        return message.call(target, arguments)
    }

    /// Whether the method belongs to an object's class.
    func fits(_ object: AnyObject) -> Bool {
        message(for: object) != nil
            || (object as? any RequirementImplementer).map { type(of: $0).implementedRequirements.contains(name) }
                ?? false
    }
}
