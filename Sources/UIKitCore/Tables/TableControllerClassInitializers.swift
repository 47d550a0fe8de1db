// ObjectClassInitializers.swift explains these initializers.

/// A class whose `init(style:)` can be called on a class value.
@preconcurrency @MainActor
public protocol InitializableByTableStyle {}

extension UITableViewController: InitializableByTableStyle {
    @_silgen_name("chevron_UITableViewController_init_style") private convenience init(calling style: UITableView.Style)
    {
        self.init(style: style)
    }
    @_silgen_name("chevron_UITableViewController_init_style")
    fileprivate static func make(_ style: UITableView.Style) -> UITableViewController
}

extension InitializableByTableStyle {
    /// Calls `init(style:)` of the class on a class value. Stops the program if the class lacks the initializer.
    @_disfavoredOverload @_silgen_name("chevron_any_UITableViewController_init_style")
    public init(style: UITableView.Style)
    @_silgen_name("chevron_any_UITableViewController_init_style")
    static func makeByClass(_ style: UITableView.Style) -> Self {
        (self as! UITableViewController.Type).make(style) as! Self
    }
}
