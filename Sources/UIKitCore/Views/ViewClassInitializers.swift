import CoreGraphics
public import Foundation

// `ObjectClassInitializers.swift` explains how these initializers work.

/// A class whose `init(frame:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByFrame {}

extension UIView: InitializableByFrame {
    @_silgen_name("chevron_UIView_init_frame") private convenience init(calling frame: CGRect) {
        self.init(frame: frame)
    }
    @_silgen_name("chevron_UIView_init_frame") fileprivate static func make(_ frame: CGRect) -> UIView
}

extension InitializableByFrame {
    /// Calls `init(frame:)` of the class, as in `type.init(frame: .zero)`. Stops the program if the class does not have
    /// the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_view_init_frame") public init(frame: CGRect)
    @_silgen_name("chevron_any_view_init_frame") static func makeByClass(_ frame: CGRect) -> Self {
        (self as! UIView.Type).make(frame) as! Self
    }
}
