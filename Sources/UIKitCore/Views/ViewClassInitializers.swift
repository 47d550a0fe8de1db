import CoreGraphics
public import Foundation

// Swift calls only `required` initializers on a class value, as in `type.init(frame:)` or `View()` of a generic `View`. Apps override UIKit's
// initializers without `required`, so that UIKit's classes cannot declare them so. The protocols below have initializers of the same form, which
// Swift chooses only where a class's own one cannot be called. A static method of the same symbol is the body: it has the class value, and a
// convenience initializer of the class calls the initializer that the subclass overrides. A class without that initializer stops the program,
// with Swift's message, as in UIKit.

/// A class of which `init()` can be called on a class value.
public protocol InitializableByClass {}

extension UIResponder: InitializableByClass {
    @_silgen_name("chevron_UIResponder_init") private convenience init(calling: Void) { self.init() }
    @_silgen_name("chevron_UIResponder_init") nonisolated fileprivate static func make() -> UIResponder
}

extension InitializableByClass where Self: UIResponder {
    /// Calls `init()` of the class, as in `type.init()`. Stops the program if the class does not have the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_responder_init") public init()
    @_silgen_name("chevron_any_responder_init") static func makeByClass() -> Self { (self as UIResponder.Type).make() as! Self }
}

/// A class of which `init(frame:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByFrame {}

extension UIView: InitializableByFrame {
    @_silgen_name("chevron_UIView_init_frame") private convenience init(calling frame: CGRect) { self.init(frame: frame) }
    @_silgen_name("chevron_UIView_init_frame") fileprivate static func make(_ frame: CGRect) -> UIView
}

extension InitializableByFrame {
    /// Calls `init(frame:)` of the class, as in `type.init(frame: .zero)`. Stops the program if the class does not have the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_view_init_frame") public init(frame: CGRect)
    @_silgen_name("chevron_any_view_init_frame") static func makeByClass(_ frame: CGRect) -> Self {
        (self as! UIView.Type).make(frame) as! Self
    }
}
