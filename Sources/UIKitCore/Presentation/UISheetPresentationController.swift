import CoreGraphics
public import Foundation
import NavigationLogic

/// A sheet: a page that stands above the screen and is pulled down to go, at one of several heights; a smaller window in the middle of
/// a wide one. What `.pageSheet`, `.formSheet` and `.automatic` present with.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final var sheet = SheetState()
    final var form = SheetLayout.Form.page

    // Without `@objc` a property cannot be overridden with another type.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { parts.delegate as? any UISheetPresentationControllerDelegate }
        set { parts.delegate = newValue }
    }

    /// Where a sheet in a wide window would point at; kept for the app. - Coverage: inert (sheets stand in the middle)
    open var sourceView: UIView?
    /// Documented: all the way up, unless set. Heights at which the sheet rests, from the lowest; an empty list counts as unset.
    open var detents: [Detent] = [.large()] {
        didSet { sheetChanged() }
    }
    /// Where the sheet rests; nil is the lowest. Set it inside `animateChanges` to move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            sheetChanged()
        }
    }
    /// Up to this height what is below stays bright and takes touches; nil dims at every height.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { sheetChanged() }
    }
    /// Whether a scroll view that stands at its top makes the sheet higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false {
        didSet { sheetChanged() }
    }
    /// In a low window: grows out of the lower edge instead of covering everything.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetChanged() }
    }
    /// Whether `preferredContentSize` decides the width of a sheet at the lower edge.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetChanged() }
    }
    /// In a wide window, a page sheet's size instead of a form's.
    open var prefersPageSizing = true {
        didSet { sheetChanged() }
    }
    /// Points; nil is ten.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheetChanged() }
    }
    /// Moves the sheet to what `changes` set.
    open func animateChanges(_ changes: () -> Void) { moveToChanges(changes) }
    /// The heights of detents of your own changed: they are asked again.
    open func invalidateDetents() { sheetChanged() }

    // MARK: As a presentation

    override open var frameOfPresentedViewInContainerView: CGRect { sheetLayout.frame(height: shownHeight) }
    override var isSheet: Bool { sheetLayout.shape != .full }
    override var dimsTint: Bool { isDimmed }
    /// Documented: what is behind an undimmed sheet can be used.
    override var hidesWhatIsBehind: Bool { isDimmed }
    override var leavesByTapOutside: Bool { true }
    override func build(in container: UIView) { buildSheet(in: container) }
    override func arrange(in container: UIView) { arrangeSheet(in: container) }
    override func takeApart() { takeSheetApart() }
    override func letsThrough(_ point: CGPoint, in container: UIView) -> Bool { !isDimmed }
}

/// What a sheet has that its class does not show.
struct SheetState {
    var selected: UISheetPresentationController.Detent.Identifier?
    /// While a finger pulls: the height that shows.
    var pulled: CGFloat?
    var grabber: UIView?
    var drag: SheetDrag?
    /// Changes are gathered in `animateChanges`.
    var gathers = false
}
