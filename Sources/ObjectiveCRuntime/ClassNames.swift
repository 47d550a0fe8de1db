import Diagnostics
import Foundation
import Synchronization

// Functions about classes, under the names of Objective-C's runtime.

/// Returns the class of an object. For a class, returns the class itself, since classes have no metaclass here. Returns
/// nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    return obj as? AnyClass ?? type(of: obj as AnyObject)
}

/// Returns the superclass, or nil for a class without a superclass.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the name of a class with its module, as in `MyApp.Page`, or the plain name of a class of UIKit. Returns
/// "nil" for nil. The string is never released.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.text(of: cls.map(ClassNames.name) ?? "nil")
}

/// Returns the name of an object's class with its module.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Does nothing: an object of Swift keeps its class.
/// - Coverage: inert (an object keeps its class)
/// - Returns: the class of the object, unchanged.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    let type: AnyClass? = object_getClass(obj)
    Log.once(
        """
        object_setClass: \(type.map { "\($0)" } ?? "nil") does not become \(cls), because an object keeps its \
        class on Linux; make an object of the subclass
        """
    )
    return type
}

/// Returns whether two classes are the same class. On iOS classes are objects, and Swift's own function compares them.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Returns whether two classes are different classes.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }

/// Finds classes by name, and answers questions that Objective-C asks of every class. `chevron` writes this type in
/// place of `NSClassFromString`, which on Linux finds a class of UIKit only with the module's name.
public enum ObjectiveCClass {
    /// Whether a class is another class or a subclass of the other class. `chevron` writes this function in place of
    /// `aClass.isSubclass(of: other)`, because a value of `AnyClass` has no members on Linux.
    public static func isSubclass(_ aClass: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: aClass) { class_getSuperclass($0) }.contains { $0 == other }
    }

    /// Returns an object in the form in which `perform` returns it.
    public static func unretained(_ object: AnyObject) -> Unmanaged<AnyObject>! { .passUnretained(object) }

    /// Returns the class of a name: `MyApp.Page` for a class of Swift, `UIView` for a class of UIKit, `NSObject` for a
    /// class of Foundation, `XCTestCase` in a test. Returns nil if no class has the name.
    public static func named(_ aClassName: String) -> AnyClass? {
        let points = aClassName.count { $0 == "." }
        // Foundation writes log lines for other names.
        if points == 1 { return NSClassFromString(aClassName) }
        guard points == 0, !aClassName.isEmpty, aClassName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        for module in ClassNames.library.sorted() + ["Foundation", "XCTest"] {
            if let type: AnyClass = NSClassFromString("\(module).\(aClassName)") { return type }
        }
        return nil
    }
}

/// Names of classes as C strings that are never released.
package enum ClassNames {
    private struct Texts: @unchecked Sendable { var all: [String: UnsafePointer<CChar>] = [:] }
    private static let texts = Mutex(Texts())

    /// The modules whose classes have plain names in Objective-C. The prebuilt library of the command line tool has
    /// inner modules under names with a prefix.
    package static let library: Set<Substring> = {
        let module = String(reflecting: ClassNames.self).prefix { $0 != "." }
        let inner = "ObjectiveCRuntime"
        return ["UIKitCore", "QuartzCore", module, module.dropLast(inner.count) + "FoundationAdditions"]
    }()

    /// The Objective-C name of a class.
    static func name(_ type: AnyClass) -> String {
        let name = NSStringFromClass(type)
        guard let dot = name.firstIndex(of: "."), library.contains(name[..<dot]) else { return name }
        return String(name[name.index(after: dot)...])
    }

    package static func text(of name: String) -> UnsafePointer<CChar> {
        nonisolated(unsafe) let text = texts.withLock { texts in
            if let known = texts.all[name] { return known }
            let made = UnsafePointer(strdup(name)!)
            texts.all[name] = made
            return made
        }
        return text
    }
}
