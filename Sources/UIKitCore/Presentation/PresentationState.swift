import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// What a controller presents, and who presents it.
struct PresentationState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    /// The stage of the presented controller, while it is on screen.
    var stage: PresentationStage?
}

extension UIViewController {
    /// The controller that holds presentations of this one: the outermost of its family.
    private var presentationHost: UIViewController {
        var host = self
        while let parent = host.parent { host = parent }
        return host
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let host = presentationHost
        guard controller !== self, controller.parent == nil else {
            misuse("\(type(of: self)).present: \(controller) is this controller or a child of another; present one that stands alone")
        }
        guard host.presentation.presented == nil else {
            // Documented: UIKit says so and leaves things as they are.
            Log.once("present: \(type(of: host)) presents \(host.presentation.presented.map { "\(type(of: $0))" } ?? "something") already; dismiss it first, or present from it")
            return
        }
        guard controller.presentation.presenting == nil else {
            misuse("\(type(of: self)).present: \(controller) is presented already; dismiss it first")
        }
        guard let window = host.viewIfLoaded?.window else {
            Log.once("present: the view of \(type(of: self)) is not in a window; present when it has appeared")
            return
        }
        host.presentation.presented = controller
        controller.presentation.presenting = host
        controller.appearance.reason = .presented
        let stage = PresentationStage(controller, over: host, in: window)
        controller.presentation.stage = stage
        stage.present(animated: animated, completion)
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        // A search that is active on a screen is what the screen presents.
        if let inPlace = sequence(first: self, next: { $0.parent }).lazy.compactMap({ $0.presentsInPlace ? $0 : $0.presentation.presented })
            .first(where: { $0.presentsInPlace }), presentationHost.presentation.presented == nil {
            return inPlace.leavePlace(animated: animated, completion: completion)
        }
        let host = presentationHost
        guard let presented = host.presentation.presented else {
            // Documented: asked of the presented controller itself, the one that presents it is meant.
            guard let presenting = host.presentation.presenting else { completion?(); return }
            return presenting.startDismissing(animated: animated, completion: completion)
        }
        // What the presented one presents goes with it, at once and unseen.
        if presented.presentation.presented != nil { presented.startDismissing(animated: false, completion: nil) }
        presented.appearance.reason = .dismissed
        guard let stage = presented.presentation.stage else { completion?(); return }
        stage.dismiss(animated: animated, completion)
    }
}
