import Foundation

/// The animations that an app adds to the appearance or disappearance of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ controller: UIViewController? = nil) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// - Parameter duration: that of the menu, in seconds.
    func run(for duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) {
            self.runAnimations()
        } completion: { _ in
            self.runCompletions()
        }
    }

    /// The duration in seconds for which a menu without a preview appears.
    static let appearance = 0.25
    /// The duration in seconds for which a menu without a preview disappears.
    static let disappearance = 0.2

    func runAnimations() { animations.forEach { $0() } }
    func runCompletions() { completions.forEach { $0() } }
}
