import CoreGraphics
import Diagnostics
public import Foundation
import NavigationLogic
import QuartzCore

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is presented, and without an arrow.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A popover: content with an arrow that points to its source. In compact width the popover becomes a sheet, unless its
/// delegate returns `.none` for the adaptive style.
///
/// Set a `sourceItem` or a `sourceView`. Without a source the popover is centered without an arrow, and a message is
/// logged once. UIKit would stop the program, but here the user can make the window wide at any time.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    final var popover = PopoverState()

    // Without `@objc` a property cannot be overridden with another type.
    /// Decides about the popover's adaptation, position and dismissal. Nil by default, held weakly.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { parts.delegate as? any UIPopoverPresentationControllerDelegate }
        set { parts.delegate = newValue }
    }

    /// The permitted directions of the arrow; `.any` by default. An empty set is no arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { if permittedArrowDirections != oldValue { stage?.arrangeAnimated() } }
    }
    /// The source view of the arrow. ``sourceRect`` is a part of this view. Nil by default.
    open var sourceView: UIView? {
        didSet { if sourceView !== oldValue { stage?.arrangeAnimated() } }
    }
    /// The part of ``sourceView`` to which the arrow points, in its coordinates; `CGRect.null`, the default, is its
    /// bounds.
    open var sourceRect: CGRect = .null {
        didSet { if sourceRect != oldValue { stage?.arrangeAnimated() } }
    }
    /// The bar button item or view to which the arrow points, also after it has moved. Nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { popover.item ?? popover.barButtonItem ?? sourceView }
        set {
            popover.item = newValue
            stage?.arrangeAnimated()
        }
    }
    /// The bar button item to which the arrow points; nil by default. ``sourceItem`` is its newer name.
    open var barButtonItem: UIBarButtonItem? {
        get { popover.barButtonItem }
        set {
            popover.barButtonItem = newValue
            stage?.arrangeAnimated()
        }
    }
    /// Whether the popover may cover its source if it would not fit otherwise.
    open var canOverlapSourceViewRect = false
    /// The current direction of the arrow.
    open var arrowDirection: UIPopoverArrowDirection {
        popover.arrow.map { UIPopoverArrowDirection(rawValue: $0.rawValue) } ?? .unknown
    }
    /// Views below that receive touches while the popover is open.
    open var passthroughViews: [UIView]?
    /// The color of the background and the arrow, behind the content.
    open var backgroundColor: UIColor? {
        didSet { popover.background?.fill = backgroundColor }
    }
    /// The class of the app's own background, a subclass of ``UIPopoverBackgroundView``; nil by default. Set the
    /// property before the popover is presented. ``backgroundColor`` is then only behind the content.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet {
            guard let popoverBackgroundViewClass, !(popoverBackgroundViewClass is UIPopoverBackgroundView.Type) else {
                return
            }
            misuse(
                """
                UIPopoverPresentationController.popoverBackgroundViewClass: \(popoverBackgroundViewClass) is no \
                subclass of UIPopoverBackgroundView; make it one
                """
            )
        }
    }
    /// The minimum distance to the edges of the window's safe area, in points.
    ///
    /// Documented (UIPopoverPresentationController.popoverLayoutMargins): ten by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { stage?.arrangeAnimated() } }
    }
    /// The sheet that this popover becomes in compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    // MARK: As a presentation

    override open var frameOfPresentedViewInContainerView: CGRect { popoverLayout.frame }
    override var motion: PresentationMotion { .fade }
    override var dimsTint: Bool { true }
    override var isDismissedByTapOutside: Bool { true }
    /// Documented (UIModalPresentationStyle.popover): a sheet in compact width. Chosen: a page sheet, at the bottom
    /// edge; the actions of an alert have their own appearance there.
    override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact else { return .none }
        return presentedViewController.compactPopoverStyle
    }
    override func build(in container: UIView) { buildPopover(in: container) }
    override func arrange(in container: UIView) { arrangePopover(in: container) }
    override func removeParts() { removePopoverParts() }
    override func passesTouches(_ point: CGPoint, in container: UIView) -> Bool { passes(point, in: container) }
    override func prepare() { delegate?.prepareForPopoverPresentation(self) }
    override func mayDismissByUser() -> Bool {
        delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }
    override func dismissedByUser() { delegate?.popoverPresentationControllerDidDismissPopover(self) }
    override func replacement(for style: UIModalPresentationStyle, _ controller: UIViewController)
        -> UIPresentationController?
    {
        guard style == .pageSheet || style == .formSheet || style == .automatic, controller === presentedViewController
        else { return nil }
        adaptiveSheetPresentationController.form = style == .formSheet ? .form : .page
        return adaptiveSheetPresentationController
    }
}

/// The internal state of a popover.
struct PopoverState {
    weak var barButtonItem: UIBarButtonItem?
    var item: (any UIPopoverPresentationControllerSourceItem)?
    var arrow: PopoverLayout.Arrow?
    var background: PopoverBackground?
    /// The last size of the container, for detecting a change of the window.
    var container: CGSize?
}
