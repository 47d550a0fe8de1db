import Diagnostics
import Foundation
import ObjectiveCRuntime

/// The implementation of the functions that find and change methods.
enum ExchangedMethods {
    /// - Parameter key: the name, with the prefix `+` for a class method.
    static func method(_ selector: Selector, _ key: String, _ type: AnyClass?, isOfClass: Bool) -> MethodSlot? {
        guard let type else { return nil }
        KnownMethods.load
        let key = MethodTable.name(for: key)
        if let found = MethodTable.slot(key, for: type) {
            return found.owner != type && isOfLibrary(type) && found.isExchangeable
                ? MethodTable.ownSlot(key, of: type) : found
        }
        // Objective-C finds class methods in the metaclass, which here is the class itself.
        if !isOfClass, let found = MethodTable.slot("+" + key, for: type) { return found }
        guard exists(selector, key, type, isOfClass: isOfClass) else {
            Log.once(
                "class_getInstanceMethod: no method \(key) of \(type) is known here; override the method in a subclass")
            return nil
        }
        return MethodTable.ownSlot(key, of: type, isExchangeable: false)
    }

    static func exists(_ selector: Selector, _ key: String, _ type: AnyClass, isOfClass: Bool) -> Bool {
        KnownMethods.load
        return MethodTable.slot(MethodTable.name(for: key), for: type) != nil
            || SelectorMessages.has(selector.name, ofClass: isOfClass, in: type)
    }

    private static let library = qualifiedName(of: UIView.self).prefix { $0 != "." }

    private static func isOfLibrary(_ type: AnyClass) -> Bool {
        qualifiedName(of: type).prefix { $0 != "." } == library
    }

    // MARK: Pointers

    static func slot(_ method: Method) -> MethodSlot? {
        let slot = MethodTable.object(MethodSlot.self, behind: method)
        if slot == nil {
            Log.once(
                "ignored a Method that class_getInstanceMethod did not return; pass a value that it returned")
        }
        return slot
    }

    static func implementation(_ imp: IMP) -> MethodImplementation? {
        let implementation = MethodTable.object(MethodImplementation.self, behind: imp)
        if implementation == nil {
            Log.once(
                "ignored an IMP that method_getImplementation did not return; pass a value that it returned")
        }
        return implementation
    }

    // MARK: Changes

    /// Returns whether a method is exchangeable. Logs a method that is not.
    static func mayChange(_ slot: MethodSlot, _ call: String) -> Bool {
        if slot.isExchangeable { return true }
        Log.once(
            """
            \(call): the method \(slot.title) cannot be exchanged here and keeps its implementation; override the \
            method in a subclass
            """
        )
        return false
    }

    /// - Returns: false if the class already has its own method with this name.
    static func add(_ implementation: MethodImplementation, _ selector: Selector, _ type: AnyClass) -> Bool {
        KnownMethods.load
        let name = MethodTable.name(for: selector.name)
        let nearest = MethodTable.slot(name, for: type)
        if let nearest, nearest.owner == type { return false }
        if nearest?.isExchangeable != true {
            Log.once(
                """
                class_addMethod: \(type).\(name) is added, but only perform(_:) calls it: no superclass has an \
                exchangeable method of this name; override the method in a subclass
                """
            )
        }
        MethodTable.set([(MethodTable.ownSlot(name, of: type), implementation)])
        return true
    }
}
