/// The work of the focus of a controller, done by a higher folder.
@MainActor
protocol ControllerFocusWork: FocusWork {
    var firstEnvironments: [any UIFocusEnvironment] { get }
}

extension UIViewController {
    /// The controller, as the members of the focus call it.
    final var focusWork: any ControllerFocusWork { self }
}
