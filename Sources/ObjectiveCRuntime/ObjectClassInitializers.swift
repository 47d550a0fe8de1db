public import Foundation

// Swift calls only `required` initializers on a class value, as in `type.init(frame:)` or `View()` of a generic `View`.
// Apps override UIKit's initializers without `required`, so UIKit's classes cannot require these initializers. The
// protocols below declare initializers of the same form, which Swift chooses only if the class's own initializer cannot
// be called. The body is a static method with the same symbol. The static method has the class value, and calls a
// convenience initializer of the class, which calls the initializer that the subclass overrides. A class without the
// initializer stops the program with Swift's message, as in UIKit.

/// A class whose `init()` can be called on a class value.
public protocol InitializableByClass {}

extension NSObject: InitializableByClass {
    @_silgen_name("chevron_NSObject_init") private convenience init(calling: Void) { self.init() }
    @_silgen_name("chevron_NSObject_init") fileprivate static func makeObject() -> NSObject
}

extension InitializableByClass where Self: NSObject {
    /// Calls `init()` of the class, as in `type.init()`. Stops the program if the class lacks the initializer.
    ///
    /// The parameter is never passed. With it the name differs from that of `NSObject`'s own `init()`: the compiler
    /// writes the members of `Codable` for a subclass only if the superclass has one initializer of this name.
    @_disfavoredOverload @_silgen_name("chevron_any_object_init") public init(_: Void = ())
    @_silgen_name("chevron_any_object_init") static func makeObjectByClass() -> Self {
        (self as NSObject.Type).makeObject() as! Self
    }

    /// Creates an object of the class, like `init()`. The command line tool calls the method for protocols that require
    /// `init()` and to which `NSObject` conforms.
    public static func instanceByClass() -> Self { makeObjectByClass() }
}
