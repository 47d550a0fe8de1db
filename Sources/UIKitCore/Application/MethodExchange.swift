import Foundation
public import ObjectiveCRuntime

// The functions of Objective-C's runtime that exchange method implementations. `KnownMethods` lists the exchangeable
// methods of UIKit. `chevron` prepares the methods of an app. All functions may be called on any thread.

/// A method of a class, opaque to the app. It is never released.
public typealias Method = OpaquePointer
/// An implementation of a method, opaque to the app. It is never released. It is not a function pointer and cannot be
/// cast to a function.
public typealias IMP = OpaquePointer

/// Returns the instance method of a class with a name: the class's own method, or the method of the nearest superclass.
///
/// Chosen: a method of UIKit that is not exchangeable here is returned as well, so that the caller continues.
/// Exchanging such a method has no effect and is logged. A class of UIKit has its own method if its superclass has the
/// method, since UIKit's classes override most methods on iOS.
/// - Returns: nil for an unknown method, which is logged once.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ExchangedMethods.method(name, name.name, cls, isOfClass: false).map(MethodTable.pointer(to:))
}

/// Returns the class method of a class, like ``class_getInstanceMethod(_:_:)`` for instance methods.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ExchangedMethods.method(name, "+" + name.name, cls, isOfClass: true).map(MethodTable.pointer(to:))
}

/// Exchanges the implementations of two methods: a call of one method runs the body of the other method.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    guard let first = ExchangedMethods.slot(m1), let second = ExchangedMethods.slot(m2) else { return }
    guard ExchangedMethods.mayChange(first, "method_exchangeImplementations"),
        ExchangedMethods.mayChange(second, "method_exchangeImplementations")
    else { return }
    MethodTable.exchange(first, second)
}

/// Adds a method to a class without an own method of this name.
///
/// A call of the superclass's method runs the added method. If no superclass has the method, only `perform(_:)` can
/// call it, which is logged.
/// - Parameter types: ignored; Swift's types apply.
/// - Returns: false if the class already has its own method. In this case nothing changes.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls, let implementation = ExchangedMethods.implementation(imp) else { return false }
    return ExchangedMethods.add(implementation, name, cls)
}

/// Replaces the implementation of a class's own method, or adds the method.
/// - Returns: the previous implementation, or nil if the class had no own method.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
    guard let cls, let implementation = ExchangedMethods.implementation(imp) else { return nil }
    if ExchangedMethods.add(implementation, name, cls) { return nil }
    guard let slot = MethodTable.slot(MethodTable.name(for: name.name), for: cls),
        ExchangedMethods.mayChange(slot, "class_replaceMethod")
    else { return nil }
    let former = MethodTable.implementation(of: slot)
    MethodTable.set([(slot, implementation)])
    return MethodTable.pointer(to: former)
}

/// Returns the current implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP {
    guard let slot = ExchangedMethods.slot(m) else { return m }
    return MethodTable.pointer(to: MethodTable.implementation(of: slot))
}

/// Sets the implementation of a method.
/// - Returns: the previous implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    guard let slot = ExchangedMethods.slot(m) else { return m }
    let former = MethodTable.implementation(of: slot)
    if let implementation = ExchangedMethods.implementation(imp),
        ExchangedMethods.mayChange(slot, "method_setImplementation")
    {
        MethodTable.set([(slot, implementation)])
    }
    return MethodTable.pointer(to: former)
}

/// Returns the implementation that a call on an object of a class runs. Returns nil for an unknown method.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Returns the same text for every method: Swift's types apply, and ``class_addMethod(_:_:_:_:)`` ignores the text.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { ClassNames.text(of: "v@:") }

/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector {
    let name = ExchangedMethods.slot(m)?.name ?? ""
    return Selector(name.hasPrefix("+") ? String(name.dropFirst()) : name)
}

/// Returns whether the objects of a class have a method with this name. Only methods that selectors contain are known.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ExchangedMethods.exists(sel, sel.name, $0, isOfClass: false) } ?? false
}
