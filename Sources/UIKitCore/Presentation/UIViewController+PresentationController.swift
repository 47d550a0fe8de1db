import Foundation
import NavigationLogic

/// The choice of UIKit's presentation controller, which a folder above all of them makes.
@preconcurrency @MainActor
protocol PresentationStyling: AnyObject {
    /// Creates UIKit's presentation controller for a style.
    func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController
}

/// The presentation controller for a controller's style.
extension UIViewController {
    /// The controller, for the choice of its presentation controller.
    var styledWork: any PresentationStyling { self }

    var nearestPresentation: UIPresentationController? {
        if let stage = presentationStage { return stage.source }
        if let parent { return parent.presentationController }
        if let own = ownPresentation { return own }
        // The delegate that creates the presentation controller is called when the presentation begins.
        guard modalPresentationStyle != .custom else { return nil }
        let made = makePresentation(for: nil, asked: self)
        ownPresentation = made
        return made
    }

    func presentationStyleChanged() {
        guard presentationStage == nil else { return }
        let former = ownPresentation
        ownPresentation = nil
        withExtendedLifetime(former) {}
    }

    func makePresentation(for host: UIViewController?, asked: UIViewController) -> UIPresentationController {
        let style = ownPresentationStyle
        if style == .custom,
            let made = transitioningDelegate?.presentationController(
                forPresented: self, presenting: host, source: asked)
        {
            made.parts.madeFor = .custom
            return made
        }
        return styledWork.makePresentation(style)
    }
}
