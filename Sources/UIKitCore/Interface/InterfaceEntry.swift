import Diagnostics
import Foundation

/// An entry that `chevron` appends to a source file for Xcode if a class cannot list its outlets and actions. The
/// library finds an entry by name: `InterfaceClass_` with the name of a class, or `InterfaceMember_` with the names of
/// a class and a member.
///
/// Beyond UIKit. Sources for Linux list ``InterfaceMember``s and need no entries.
@preconcurrency @MainActor
public protocol InterfaceEntry: AnyObject {
    /// The class with this name in documents. The class is private or nested, or has another name in Objective-C.
    static var type: AnyClass? { get }
    /// The members that documents connect or set.
    static var members: [InterfaceMember] { get }
    /// A new object of the class, if documents create objects of the class.
    static var object: AnyObject? { get }
}

extension InterfaceEntry {
    /// Returns nil, by default.
    public static var type: AnyClass? { nil }
    /// Returns an empty list, by default.
    public static var members: [InterfaceMember] { [] }
    /// Returns nil, by default.
    public static var object: AnyObject? { nil }
}

/// Finds entries by name.
@MainActor
enum InterfaceEntries {
    private static var known: [String: (any InterfaceEntry.Type)?] = [:]
    /// The modules of all classes in the documents so far.
    private(set) static var modules: [String] = []

    static func note(module: String) {
        guard !modules.contains(module) else { return }
        modules.append(module)
        // The new module may contain entries that were missing before.
        known = known.filter { $0.value != nil }
    }

    private static func entry(_ name: String) -> (any InterfaceEntry.Type)? {
        if let answer = known[name] { return answer }
        let answer = InterfaceClasses.named(name) as? any InterfaceEntry.Type
        known[name] = .some(answer)
        return answer
    }

    /// - Parameter name: `Outer.Inner` for a nested class.
    static func forClass(_ name: String, in module: String) -> (any InterfaceEntry.Type)? {
        entry("\(module).InterfaceClass_\(flat(name))")
    }

    /// Returns a member of the entries of an object's classes; the nearest class has precedence.
    static func member(_ name: String, of type: AnyClass) -> InterfaceMember? {
        let member = name.replacingOccurrences(of: ":", with: "_")
        var step: AnyClass? = type
        while let current = step {
            let (own, path) = names(of: current)
            if let found = forClass(path, in: own)?.members.last(where: { $0.name == name }) { return found }
            for module in [own] + (modules + InterfaceClasses.appModules).filter({ $0 != own }) {
                if let found = entry("\(module).InterfaceMember_\(flat(path))_\(member)")?.members.first {
                    return found
                }
            }
            step = _getSuperclass(current)
        }
        return nil
    }

    /// Creates an object of a class.
    static func object(of type: AnyClass) -> AnyObject? {
        let (module, path) = names(of: type)
        return forClass(path, in: module)?.object
    }

    private static func flat(_ name: String) -> String { name.replacingOccurrences(of: ".", with: "_") }

    /// The module of a class, and the class's name with the enclosing types.
    private static func names(of type: AnyClass) -> (module: String, path: String) {
        // `Module.(unknown context at $1f).Outer.Inner<T>`
        let full = qualifiedName(of: type).prefix { $0 != "<" }.split(separator: ".").filter {
            !$0.contains("(") && !$0.contains(")")
        }
        return (full.first.map(String.init) ?? "", full.dropFirst().joined(separator: "."))
    }
}
