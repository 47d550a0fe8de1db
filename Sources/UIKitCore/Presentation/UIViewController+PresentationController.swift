import Foundation
import NavigationLogic

/// The presentation controller for a controller's style.
extension UIViewController {
    /// The presentation controller of this controller or of an ancestor, created for the style on first use.
    var nearestPresentation: UIPresentationController? {
        if let stage = presentation.stage { return stage.source }
        if let parent { return parent.presentationController }
        if let own = presentation.own { return own }
        // The delegate that creates the presentation controller is called when the presentation begins.
        guard modalPresentationStyle != .custom else { return nil }
        let made = makePresentation(for: nil, asked: self)
        presentation.own = made
        return made
    }

    func presentationStyleChanged() {
        guard presentation.stage == nil else { return }
        let former = presentation.own
        presentation.own = nil
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
        return makePresentation(style)
    }

    func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let made: UIPresentationController
        switch style {
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .automatic, .none:
            let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
            sheet.form = style == .formSheet ? .form : .page
            made = sheet
        default:
            made =
                self is UIAlertController
                ? AlertPresentation(presentedViewController: self, presenting: nil)
                : CoveringPresentation(presentedViewController: self, presenting: nil)
        }
        made.parts.madeFor = style
        return made
    }
}
