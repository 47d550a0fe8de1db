/// The state that a higher folder keeps for each controller, such as the stage of its presentation. It is stored with
/// the first change and released with the controller.
@preconcurrency @MainActor
protocol ControllerPart: StoredPart {}

extension UIViewController {
    /// The controller's part of the given type; a new part, which is not stored, before the first change.
    subscript<Part: ControllerPart>(_ type: Part.Type) -> Part {
        get { parts.known(type)?.part ?? Part() }
        _modify { yield &parts.box(type).part }
    }
}
