import Foundation

// The part of Objective-C's runtime that exchanges implementations of methods. Methods of UIKit are those of
// `KnownMethods`; `chevron` prepares methods of an app for it. All functions may be called on any thread.

/// A method of a class, opaque to the app. Lives as long as the program.
public typealias Method = OpaquePointer
/// An implementation of a method, opaque to the app. Lives as long as the program. It is no address of a function and
/// cannot be cast to one.
public typealias IMP = OpaquePointer

/// The method that the objects of a class have under a name, its own or that of the nearest superclass with one.
///
/// Chosen: a method of UIKit that cannot be exchanged here is returned too, so that callers go on; its exchange has no
/// effect and is named in the log. A class of UIKit has a method of its own wherever its superclass has one, because
/// UIKit's classes override most of them on iOS.
/// - Returns: nil where no method of the name is known, which is named in the log once.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ExchangedMethods.method(name, name.name, cls, isOfClass: false).map(MethodTable.pointer(to:))
}

/// The method of a class itself, as ``class_getInstanceMethod(_:_:)`` returns that of its objects.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ExchangedMethods.method(name, "+" + name.name, cls, isOfClass: true).map(MethodTable.pointer(to:))
}

/// Lets two methods change implementations: a call of one runs the body of the other.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    guard let first = ExchangedMethods.slot(m1), let second = ExchangedMethods.slot(m2) else { return }
    guard ExchangedMethods.mayChange(first, "method_exchangeImplementations"),
        ExchangedMethods.mayChange(second, "method_exchangeImplementations")
    else { return }
    MethodTable.exchange(first, second)
}

/// Adds a method to a class that has none of this name itself.
///
/// It is called where the superclass's method is called. A method of which no superclass has one is called by
/// `perform(_:)` alone, which is named in the log.
/// - Parameter types: ignored; Swift's types count.
/// - Returns: false where the class has such a method itself; nothing is changed then.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls, let implementation = ExchangedMethods.implementation(imp) else { return false }
    return ExchangedMethods.add(implementation, name, cls)
}

/// Replaces the implementation of a class's own method, or adds the method.
/// - Returns: the former implementation; nil where the class had no such method itself.
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

/// The implementation that a call of a method runs now.
public func method_getImplementation(_ m: Method) -> IMP {
    guard let slot = ExchangedMethods.slot(m) else { return m }
    return MethodTable.pointer(to: MethodTable.implementation(of: slot))
}

/// Sets the implementation that a call of a method runs.
/// - Returns: the former implementation.
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

/// The implementation that a call of a method on an object of a class runs; nil where no method of the name is known.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// The same text for every method: Swift's types count, and ``class_addMethod(_:_:_:_:)`` ignores the text.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { ClassNames.text(of: "v@:") }

/// The name of a method.
public func method_getName(_ m: Method) -> Selector {
    let name = ExchangedMethods.slot(m)?.name ?? ""
    return Selector(name.hasPrefix("+") ? String(name.dropFirst()) : name)
}

/// Whether the objects of a class have a method of this name, as far as selectors brought it.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ExchangedMethods.exists(sel, sel.name, $0, isOfClass: false) } ?? false
}
