import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// The sides at which a popover's arrow may be, named by where the arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The popover is below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of what it belongs to.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Every side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is presented, and where it has no arrow.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A popover: content in a bubble whose arrow points at what it belongs to. In a narrow window it becomes a sheet,
/// unless its delegate answers `.none` for the adaptive style.
///
/// Give it a `sourceItem`, or a `sourceView`. Without either it is in the middle without an arrow and logs so once: the
/// user may make the window wide at any time, where UIKit would stop.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    final var popover = PopoverState()

    // Without `@objc` a property cannot be overridden with another type.
    /// Decides about the popover's adaptation, position and dismissal. Nil by default, held weakly.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { parts.delegate as? any UIPopoverPresentationControllerDelegate }
        set { parts.delegate = newValue }
    }

    /// The directions in which the arrow may point; `.any` by default. An empty set is no arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { if permittedArrowDirections != oldValue { stage?.arrangeAnimated() } }
    }
    /// The view that the arrow points at; with ``sourceRect``, a part of it. Nil by default.
    open var sourceView: UIView? {
        didSet { if sourceView !== oldValue { stage?.arrangeAnimated() } }
    }
    /// The part of ``sourceView`` that the arrow points at, in its points; `CGRect.null`, the default, is all of it.
    open var sourceRect: CGRect = .null {
        didSet { if sourceRect != oldValue { stage?.arrangeAnimated() } }
    }
    /// The bar button item or view that the arrow points at, where it moves too. Nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { popover.item ?? popover.barButtonItem ?? sourceView }
        set {
            popover.item = newValue
            stage?.arrangeAnimated()
        }
    }
    /// The bar button item that the arrow points at; nil by default. ``sourceItem`` is its newer name.
    open var barButtonItem: UIBarButtonItem? {
        get { popover.barButtonItem }
        set {
            popover.barButtonItem = newValue
            stage?.arrangeAnimated()
        }
    }
    /// Whether the popover may cover what it belongs to where it would not fit otherwise.
    open var canOverlapSourceViewRect = false
    /// Where the arrow points now.
    open var arrowDirection: UIPopoverArrowDirection {
        popover.arrow.map { UIPopoverArrowDirection(rawValue: $0.rawValue) } ?? .unknown
    }
    /// Views below that take touches while the popover is open.
    open var passthroughViews: [UIView]?
    /// Of the bubble and its arrow, behind the content.
    open var backgroundColor: UIColor? {
        didSet { popover.bubble?.fill = backgroundColor }
    }
    /// The class of a background of the app's own, a subclass of ``UIPopoverBackgroundView``; nil by default. Set it
    /// before the popover is presented. ``backgroundColor`` is then behind the content alone.
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
    /// Points that stay free along the window's edges, beyond what the display covers. Documented: ten unless set.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { stage?.arrangeAnimated() } }
    }
    /// The sheet that this popover becomes in a narrow window.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        popover.hasSheet = true
        return sheet
    }()

    // MARK: As a presentation

    override open var frameOfPresentedViewInContainerView: CGRect { popoverLayout.frame }
    override var motion: PresentationMotion { .fade }
    override var dimsTint: Bool { true }
    override var leavesByTapOutside: Bool { true }
    /// Documented: a page from the lower edge; an alert's actions have an appearance of their own there.
    override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact else { return .none }
        return presentedViewController is UIAlertController ? .overFullScreen : .pageSheet
    }
    override func build(in container: UIView) { buildPopover(in: container) }
    override func arrange(in container: UIView) { arrangePopover(in: container) }
    override func removeParts() { removePopoverParts() }
    override func letsThrough(_ point: CGPoint, in container: UIView) -> Bool { passes(point, in: container) }
    /// The presentation begins; the delegate may still change the popover.
    func prepare() { delegate?.prepareForPopoverPresentation(self) }
    func sheet(for style: UIModalPresentationStyle, _ controller: UIViewController) -> UISheetPresentationController? {
        guard style == .pageSheet || style == .formSheet || style == .automatic, controller === presentedViewController
        else { return nil }
        adaptiveSheetPresentationController.form = style == .formSheet ? .form : .page
        return adaptiveSheetPresentationController
    }
}

/// What a popover has that its class does not show.
struct PopoverState {
    weak var barButtonItem: UIBarButtonItem?
    var item: (any UIPopoverPresentationControllerSourceItem)?
    var arrow: PopoverLayout.Arrow?
    var bubble: PopoverBubble?
    var hasSheet = false
    /// Its last source rectangle, by which a change of the window is noticed.
    var container: CGSize?
}
