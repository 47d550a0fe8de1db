public import Foundation

// Swift calls only `required` initializers on a class value, as in `type.init(frame:)` or `View()` of a generic `View`.
// Apps override UIKit's initializers without `required`, so that UIKit's classes cannot declare them so. The protocols
// below have initializers of the same form, which Swift chooses only where a class's own one cannot be called. A static
// method of the same symbol is the body: it has the class value, and a convenience initializer of the class calls the
// initializer that the subclass overrides. A class without that initializer stops the program, with Swift's message, as
// in UIKit.

/// A class of which `init()` can be called on a class value.
public protocol InitializableByClass {}

extension NSObject: InitializableByClass {
    @_silgen_name("chevron_NSObject_init") private convenience init(calling: Void) { self.init() }
    @_silgen_name("chevron_NSObject_init") fileprivate static func makeObject() -> NSObject
}

extension InitializableByClass where Self: NSObject {
    /// Calls `init()` of the class, as in `type.init()`. Stops the program if the class does not have the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_object_init") public init()
    @_silgen_name("chevron_any_object_init") static func makeObjectByClass() -> Self {
        (self as NSObject.Type).makeObject() as! Self
    }

    /// Makes an object of the class, as `init()` does. The command line tool uses the method for protocols that require
    /// `init()` and that `NSObject` conforms to.
    public static func instanceByClass() -> Self { makeObjectByClass() }
}
