import Foundation

/// The work of a focus environment, done by a higher folder.
@MainActor
protocol FocusWork: AnyObject {
    /// The environment that contains this environment.
    var environmentAbove: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment.
    var ownFocusContainer: (any UIFocusItemContainer)? { get }
    func requestFocusUpdate()
    func performFocusUpdate()
}

/// The work of a view that can get the focus.
@MainActor
protocol FocusItemWork: FocusWork {
    var hasFocus: Bool { get }
    var standardFocusEffect: UIFocusEffect? { get }
    func subviewsToFocus(in rect: CGRect) -> [any UIFocusItem]
    func focusEffectChanged()
}
