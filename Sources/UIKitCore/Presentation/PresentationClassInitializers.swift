// `ObjectClassInitializers.swift` explains how these initializers work.

/// A class whose `init(presentedViewController:presenting:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByPresentation {}

extension UIPresentationController: InitializableByPresentation {
    @_silgen_name("chevron_UIPresentationController_init_presented") private convenience init(
        calling presentedViewController: UIViewController, _ presentingViewController: UIViewController?
    ) {
        self.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }
    @_silgen_name("chevron_UIPresentationController_init_presented")
    fileprivate static func make(
        _ presentedViewController: consuming UIViewController, _ presentingViewController: consuming UIViewController?
    )
        -> UIPresentationController
}

extension InitializableByPresentation {
    /// Calls `init(presentedViewController:presenting:)` of the class on a class value. Stops the program if the class
    /// does not have the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UIPresentationController_init_presented")
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    @_silgen_name("chevron_any_UIPresentationController_init_presented")
    static func makeByClass(
        _ presentedViewController: consuming UIViewController, _ presentingViewController: consuming UIViewController?
    ) -> Self {
        (self as! UIPresentationController.Type).make(presentedViewController, presentingViewController) as! Self
    }
}
