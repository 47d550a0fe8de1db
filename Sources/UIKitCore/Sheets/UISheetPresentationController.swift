import CoreGraphics
public import Foundation
import NavigationLogic

/// A sheet: a page over the screen that the user pulls down to dismiss, at one of several heights; a smaller window in
/// the middle of a wide one. The styles `.pageSheet`, `.formSheet` and `.automatic` present with it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final var sheet = SheetState()
    final var form = SheetLayout.Form.page

    // Without `@objc` a property cannot be overridden with another type.
    /// Decides about adaptation and about dismissal by the user, and gets the call of changed detents. Nil by default,
    /// held weakly.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { parts.delegate as? any UISheetPresentationControllerDelegate }
        set { parts.delegate = newValue }
    }

    /// Where a sheet in a wide window would point at; kept for the app. - Coverage: inert (sheets are in the middle)
    open var sourceView: UIView?
    /// The heights at which the sheet rests, from the lowest. `[.large()]` by default; an empty list counts as unset.
    /// Documented: all the way up, unless set.
    open var detents: [Detent] = [.large()] {
        didSet { sheetChanged() }
    }
    /// The detent at which the sheet rests; nil, the default, is the lowest. Set it inside ``animateChanges(_:)`` to
    /// move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            sheetChanged()
        }
    }
    /// Up to this detent what is below is not dimmed and gets touches; nil, the default, dims at every height.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { sheetChanged() }
    }
    /// Whether a pull in a scroll view at its top makes the sheet higher before it scrolls. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether there is a grabber at the top of the sheet. False by default.
    open var prefersGrabberVisible = false {
        didSet { sheetChanged() }
    }
    /// Whether the sheet is attached to the lower edge in a window of compact height, and does not cover all of it.
    /// False by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetChanged() }
    }
    /// Whether `preferredContentSize` decides the width of a sheet at the lower edge. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetChanged() }
    }
    /// Whether a sheet in a wide window has a page sheet's size and not a form sheet's. True by default.
    open var prefersPageSizing = true {
        didSet { sheetChanged() }
    }
    /// The corner radius in points; nil, the default, is ten.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheetChanged() }
    }
    /// Animates the sheet to what `changes` sets.
    open func animateChanges(_ changes: () -> Void) { moveToChanges(changes) }
    /// The heights of detents of your own have changed: they are resolved again.
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
    override func removeParts() { removeSheetParts() }
    override func letsThrough(_ point: CGPoint, in container: UIView) -> Bool { !isDimmed }
}

/// What a sheet has that its class does not show.
struct SheetState {
    var selected: UISheetPresentationController.Detent.Identifier?
    /// The height during a drag.
    var pulled: CGFloat?
    var grabber: UIView?
    var drag: SheetDrag?
    /// Changes are gathered in `animateChanges`.
    var gathers = false
}

/// The delegate of a sheet, which also gets the calls of its detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user moved the sheet to another detent. Not called for detents that the app selects.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Default: nothing is done.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
