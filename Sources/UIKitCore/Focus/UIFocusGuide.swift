import Foundation

/// An area without a view that passes the focus to other environments. Arrow keys reach a guide from controls that are
/// in no group.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether arrow keys reach the guide. True by default.
    open var isEnabled = true
    /// The environments that are searched for an item when the focus reaches the guide. An empty array, the default,
    /// disables the guide.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        get { environments.compactMap { $0.value } }
        set { environments = newValue.map(WeakEnvironment.init) }
    }
    private var environments: [WeakEnvironment] = []

    private struct WeakEnvironment {
        weak var value: (any UIFocusEnvironment)?
        init(_ value: any UIFocusEnvironment) { self.value = value }
    }
}
