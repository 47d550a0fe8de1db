import CoreGraphics
public import Foundation
import NavigationLogic

/// A sheet: a page above the screen that rests at one of several heights and that the user dismisses with a pull; in a
/// wide window a smaller panel in the center. The styles `.pageSheet`, `.formSheet` and `.automatic` use this
/// controller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final var sheet = SheetState()
    final var form = SheetLayout.Form.page

    // Without `@objc` a property cannot be overridden with another type.
    /// Decides about adaptation and about dismissal by the user, and is notified of changed detents. Nil by default,
    /// held weakly.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { parts.delegate as? any UISheetPresentationControllerDelegate }
        set { parts.delegate = newValue }
    }

    /// The source to which a sheet in a wide window would point; stored only. - Coverage: inert (sheets are centered)
    open var sourceView: UIView?
    /// The heights at which the sheet rests, in ascending order. `[.large()]` by default; an empty list uses the
    /// default.
    /// Documented (UISheetPresentationController.detents): fully expanded by default.
    open var detents: [Detent] = [.large()] {
        didSet { sheetChanged() }
    }
    /// The detent at which the sheet rests; nil, the default, is the lowest. Set the property inside
    /// ``animateChanges(_:)`` to animate the change.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { sheet.selected }
        set {
            sheet.selected = newValue
            sheetChanged()
        }
    }
    /// The largest detent at which the views below are not dimmed and receive touches; nil, the default, dims at every
    /// height.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { sheetChanged() }
    }
    /// Whether a pull in a scroll view at its top expands the sheet before the content scrolls. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether there is a grabber at the top of the sheet. False by default.
    open var prefersGrabberVisible = false {
        didSet { sheetChanged() }
    }
    /// Whether the sheet is attached to the bottom edge in a window of compact height, instead of covering the whole
    /// window. False by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetChanged() }
    }
    /// Whether `preferredContentSize` determines the width of a sheet at the bottom edge. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetChanged() }
    }
    /// Whether a sheet in a wide window has the size of a page sheet instead of a form sheet. True by default.
    open var prefersPageSizing = true {
        didSet { sheetChanged() }
    }
    /// The corner radius in points; nil, the default, is ten.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheetChanged() }
    }
    /// Animates the changes of the sheet that `changes` makes.
    open func animateChanges(_ changes: () -> Void) { moveToChanges(changes) }
    /// Resolves the heights of custom detents again.
    open func invalidateDetents() { sheetChanged() }

    // MARK: As a presentation

    override open var frameOfPresentedViewInContainerView: CGRect { sheetLayout.frame(height: shownHeight) }
    override var isSheet: Bool { sheetLayout.shape != .full }
    override var dimsTint: Bool { isDimmed }
    /// Documented (UISheetPresentationController.largestUndimmedDetentIdentifier): the views behind an undimmed sheet
    /// respond to the user.
    override var hidesWhatIsBehind: Bool { isDimmed }
    override var isDismissedByTapOutside: Bool { true }
    override func build(in container: UIView) { buildSheet(in: container) }
    override func arrange(in container: UIView) { arrangeSheet(in: container) }
    override func removeParts() { removeSheetParts() }
    override func passesTouches(_ point: CGPoint, in container: UIView) -> Bool { !isDimmed }
}

/// The internal state of a sheet.
struct SheetState {
    var selected: UISheetPresentationController.Detent.Identifier?
    /// The height during a drag.
    var pulled: CGFloat?
    var grabber: UIView?
    var drag: SheetDrag?
    /// Whether changes are collected in `animateChanges`.
    var gathers = false
}

/// The delegate of a sheet, which is also notified of its detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user moved the sheet to another detent. Not called for detents that the app selects.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing by default.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
