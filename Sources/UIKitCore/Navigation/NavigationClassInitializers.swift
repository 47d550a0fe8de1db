// `ObjectClassInitializers.swift` explains how these initializers work.

/// A class whose `init(rootViewController:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByRoot {}

extension UINavigationController: InitializableByRoot {
    @_silgen_name("chevron_UINavigationController_init_root") private convenience init(
        calling rootViewController: UIViewController
    ) {
        self.init(rootViewController: rootViewController)
    }
    @_silgen_name("chevron_UINavigationController_init_root")
    fileprivate static func make(_ rootViewController: consuming UIViewController) -> UINavigationController
}

extension InitializableByRoot {
    /// Calls `init(rootViewController:)` of the class on a class value. Stops the program if the class does not have
    /// the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UINavigationController_init_root")
    public init(rootViewController: UIViewController)
    @_silgen_name("chevron_any_UINavigationController_init_root")
    static func makeByClass(_ rootViewController: consuming UIViewController) -> Self {
        (self as! UINavigationController.Type).make(rootViewController) as! Self
    }
}

/// A class whose `init(navigationBarClass:toolbarClass:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByBarClasses {}

extension UINavigationController: InitializableByBarClasses {
    @_silgen_name("chevron_UINavigationController_init_bars") private convenience init(
        calling navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?
    ) {
        self.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    @_silgen_name("chevron_UINavigationController_init_bars")
    fileprivate static func make(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) -> UINavigationController
}

extension InitializableByBarClasses {
    /// Calls `init(navigationBarClass:toolbarClass:)` of the class on a class value. Stops the program if the class
    /// does not have the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UINavigationController_init_bars")
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    @_silgen_name("chevron_any_UINavigationController_init_bars")
    static func makeByClass(_ navigationBarClass: AnyClass?, _ toolbarClass: AnyClass?) -> Self {
        (self as! UINavigationController.Type).make(navigationBarClass, toolbarClass) as! Self
    }
}
