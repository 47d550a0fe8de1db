public import Foundation

// ObjectClassInitializers.swift explains these initializers.

/// A class whose `init(nibName:bundle:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByNib {}

extension UIViewController: InitializableByNib {
    @_silgen_name("chevron_UIViewController_init_nib") private convenience init(
        calling nibNameOrNil: String?, _ nibBundleOrNil: Bundle?
    ) {
        self.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    @_silgen_name("chevron_UIViewController_init_nib")
    fileprivate static func make(_ nibNameOrNil: consuming String?, _ nibBundleOrNil: consuming Bundle?)
        -> UIViewController
}

extension InitializableByNib {
    /// Calls `init(nibName:bundle:)` of the class on a class value. Stops the program if the class lacks the
    /// initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UIViewController_init_nib")
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    @_silgen_name("chevron_any_UIViewController_init_nib")
    static func makeByClass(_ nibNameOrNil: consuming String?, _ nibBundleOrNil: consuming Bundle?) -> Self {
        (self as! UIViewController.Type).make(nibNameOrNil, nibBundleOrNil) as! Self
    }
}
