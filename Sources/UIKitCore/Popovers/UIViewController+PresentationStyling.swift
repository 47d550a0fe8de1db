import NavigationLogic

extension UIViewController: PresentationStyling {
    func makePresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let made: UIPresentationController
        switch style {
        case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .automatic, .none:
            let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
            sheet.form = style == .formSheet ? .form : .page
            made = sheet
        default:
            made = coveringPresentation ?? CoveringPresentation(presentedViewController: self, presenting: nil)
        }
        made.parts.madeFor = style
        return made
    }
}
