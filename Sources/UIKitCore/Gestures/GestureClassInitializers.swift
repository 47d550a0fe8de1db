public import ObjectiveCRuntime

// ObjectClassInitializers.swift explains these initializers.

/// A class whose `init(target:action:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByTarget {}

extension UIGestureRecognizer: InitializableByTarget {
    @_silgen_name("chevron_UIGestureRecognizer_init_target") private convenience init(
        calling target: Any?, _ action: Selector?
    ) {
        self.init(target: target, action: action)
    }
    @_silgen_name("chevron_UIGestureRecognizer_init_target")
    fileprivate static func make(_ target: consuming Any?, _ action: consuming Selector?) -> UIGestureRecognizer
}

extension InitializableByTarget {
    /// Calls `init(target:action:)` of the class on a class value. Stops the program if the class lacks the
    /// initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UIGestureRecognizer_init_target")
    public init(target: Any?, action: Selector?)
    @_silgen_name("chevron_any_UIGestureRecognizer_init_target")
    static func makeByClass(_ target: consuming Any?, _ action: consuming Selector?) -> Self {
        (self as! UIGestureRecognizer.Type).make(target, action) as! Self
    }
}
