import CoreGraphics
import Diagnostics
public import Foundation
import ListLogic
import QuartzCore

/// A view that a collection view creates and uses again: a header, a footer, a decoration view, or a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier for reuse; nil for a view that was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The attributes that the view shows.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// The kind of a supplementary view or decoration view; nil for a cell.
    var reuseKind: String?
    /// The number of the registration with which the view was created.
    var registration = 0
    /// The number of times that the view was taken from the pool.
    var uses = 0
    /// The collection view that created the view.
    weak var owner: UICollectionView?
    /// The proposed size of the last measurement of the view, and the preferred size.
    var fitted: (asked: CGSize, preferred: CGSize)?
    /// Whether the content changed since the view was measured.
    var needsMeasurement = false {
        didSet { if needsMeasurement, !oldValue, !isBeingMeasured { owner?.setNeedsLayout() } }
    }
    /// Whether the collection view asks the view for its size. A change of the content in the meantime is no change.
    var isBeingMeasured = false
    /// Whether the view is displayed in a collection view, after its delegate was notified.
    var isDisplayed = false

    /// Creates a view. A collection view creates the views of a registered class with this initializer.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.string("reusable.identifier") ?? CellReuse.identifierBeingMade
        super.init(coder: coder)
        coder.fill(self, as: UICollectionReusableView.self)
    }

    /// Called before the view is used again. Does nothing by default. Overrides call super.
    open func prepareForReuse() {}

    /// Called with attributes before the view is displayed with them. The collection view has set the frame already.
    ///
    /// Documented (UICollectionReusableView.apply): called only for attributes that differ from the last ones. Does
    /// nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout changes from one to another. Does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout changed. Does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes with the size that the view prefers. Called before the view is displayed, if its layout
    /// has sizes that it only estimates. By default the size of the constraints; the size stays along axes without
    /// constraints.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { fittingAttributes(layoutAttributes, of: self) }

    /// The position of the view in a list; nil outside of lists. Overridden by list cells.
    func listPlaceChanged(to place: ListItemPlace?) {}

    /// Documented (UICollectionView.selfSizingInvalidation): the call requests another size of a displayed view.
    override open func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if !isBeingMeasured { needsMeasurement = true }
    }

    /// Documented (UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints): changed constraints in the
    /// content request another size of a displayed view.
    override func constraintsInsideChanged() {
        super.constraintsInsideChanged()
        guard isDisplayed, !isBeingMeasured, owner?.selfSizingInvalidation == .enabledIncludingConstraints else {
            return
        }
        needsMeasurement = true
    }

    func fittingAttributes(_ original: UICollectionViewLayoutAttributes, of view: UIView)
        -> UICollectionViewLayoutAttributes
    {
        guard original.fixedAxes != .both, let copy = original.copy() as? UICollectionViewLayoutAttributes else {
            return original
        }
        let size = original.size
        let keepsWidth = original.fixedAxes.contains(.horizontal)
        let keepsHeight = original.fixedAxes.contains(.vertical)
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: keepsWidth ? size.width : 0, height: keepsHeight ? size.height : 0),
            withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
        let scale = max(traitCollection.displayScale, 1)
        func preferred(_ fitted: CGFloat, _ estimate: CGFloat, _ keeps: Bool) -> CGFloat {
            // Measured (collections/self-sizing-items): a cell that cannot compute its size keeps the estimate.
            guard !keeps, fitted.isFinite, fitted > 0 else { return estimate }
            return (fitted * scale - 0.001).rounded(.up) / scale
        }
        copy.size = CGSize(
            width: preferred(fitted.width, size.width, keepsWidth),
            height: preferred(fitted.height, size.height, keepsHeight))
        return copy
    }

    /// Sets the frame and the other values, and calls ``apply(_:)`` if the attributes changed.
    /// - Parameter origin: the position of the superview's origin in the content of the collection view.
    func show(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        guard attributes.values.isUsable else {
            return Log.once("UICollectionViewLayoutAttributes: \(attributes) has a number that is not finite; ignored")
        }
        guard shownAttributes?.isEqual(attributes) != true else {
            // An app's own apply(_:) may add to the values.
            if restore(attributes, origin) { apply(attributes) }
            return
        }
        shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        listPlaceChanged(to: attributes.listPlace)
        _ = restore(attributes, origin)
        apply(attributes)
    }

    /// Sets the values that the app or an animation may have changed since.
    /// - Returns: whether a value was another one.
    private func restore(_ attributes: UICollectionViewLayoutAttributes, _ origin: CGPoint) -> Bool {
        var values = attributes.values
        values.rect = values.rect.offsetBy(dx: -origin.x, dy: -origin.y)
        let middle = CGPoint(x: values.rect.midX, y: values.rect.midY), zPosition = CGFloat(values.zIndex)
        let isTurned = !CATransform3DEqualToTransform(layer.transform, values.transform)
        // An anchor point of the app's moves the frame, but not the center.
        let hasFrame = CATransform3DIsIdentity(values.transform) && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        let isMoved = center != middle || bounds.size != values.rect.size
        guard isTurned || isMoved || alpha != values.alpha || layer.zPosition != zPosition else { return false }
        if isTurned { layer.transform = values.transform }
        if isMoved, hasFrame {
            if frame != values.rect { frame = values.rect }
        } else if isMoved {
            if bounds.size != values.rect.size { bounds.size = values.rect.size }
            if center != middle { center = middle }
        }
        if alpha != values.alpha { alpha = values.alpha }
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
        return true
    }
}

extension UICollectionReusableView: ReusableView {
    var reuseKey: ReuseKey? {
        owner == nil ? nil : reuseIdentifier.map { ReuseKey(kind: reuseKind, identifier: $0) }
    }
}
