import Foundation
import QuartzCore
import Synchronization

// Questions about classes, under the names of Objective-C's runtime.

/// The class of an object; of a class, the class itself, which holds the methods of both here. Nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    return obj as? AnyClass ?? type(of: obj as AnyObject)
}

/// The superclass; nil for a class without one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The name of a class with its module, as in `MyApp.Page`, and the plain name of a class of UIKit; "nil" for nil. The
/// text lives as long as the program.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.text(of: cls.map(ClassNames.name) ?? "nil")
}

/// The name of an object's class with its module.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Changes nothing: an object of Swift keeps its class.
/// - Coverage: inert (an object keeps its class)
/// - Returns: the class that the object has and keeps.
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

/// Classes by their names. `chevron` writes this in the place of `NSClassFromString`, which knows a class of UIKit by
/// its module alone on Linux.
public enum ObjectiveCClass {
    /// The class of a name: `MyApp.Page` for a class of Swift, `UIView` for one of UIKit, `NSObject` for one of
    /// Foundation, `XCTestCase` in a test. Nil without one.
    public static func named(_ aClassName: String) -> AnyClass? {
        let points = aClassName.count { $0 == "." }
        // Foundation writes lines of its own for other names.
        if points == 1 { return NSClassFromString(aClassName) }
        guard points == 0, !aClassName.isEmpty, aClassName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        for module in ClassNames.library.sorted() + ["Foundation", "XCTest"] {
            if let type: AnyClass = NSClassFromString("\(module).\(aClassName)") { return type }
        }
        return nil
    }
}

/// Names of classes, and texts of C that live as long as the program.
enum ClassNames {
    private struct Texts: @unchecked Sendable { var all: [String: UnsafePointer<CChar>] = [:] }
    private static let texts = Mutex(Texts())

    fileprivate static let library: Set<Substring> = Set(
        [String(reflecting: ClassNames.self), String(reflecting: CALayer.self)].map { $0.prefix { $0 != "." } })

    /// Objective-C's name of a class.
    static func name(_ type: AnyClass) -> String {
        let name = NSStringFromClass(type)
        guard let dot = name.firstIndex(of: "."), library.contains(name[..<dot]) else { return name }
        return String(name[name.index(after: dot)...])
    }

    static func text(of name: String) -> UnsafePointer<CChar> {
        nonisolated(unsafe) let text = texts.withLock { texts in
            if let known = texts.all[name] { return known }
            let made = UnsafePointer(strdup(name)!)
            texts.all[name] = made
            return made
        }
        return text
    }
}
