import CoreGraphics
public import Foundation

/// One edge, center or size of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide that the anchor belongs to.
    public private(set) nonisolated(unsafe) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Both places are the same. The constraint is not active.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }
    /// This place is at the other, or further on.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }
    /// This place is at the other, or before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }
    /// This place is some points further on than the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, c)
    }
    /// This place is at least some points further on than the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, c)
    }
    /// This place is at most some points further on than the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, c)
    }

    /// Whether the other anchor is the same place of the same view or guide.
    override open func isEqual(_ object: Any?) -> Bool {
        // The anchors that a constraint names are of another generic class.
        guard let other = object as? any NamedPlace else { return false }
        return self === other || item != nil && item === other.item && attribute == other.attribute
    }
    /// By the place: the view may end while the anchor is a key.
    override open var hash: Int { attribute.rawValue }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat = 0,
        times multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: living(item), attribute: attribute, relatedBy: relation, toItem: other.living(other.item),
            attribute: other.attribute,
            multiplier: multiplier, constant: constant)
    }

    func living(_ item: AnyObject?) -> AnyObject {
        guard let item else {
            misuse(
                """
                NSLayoutAnchor.constraint: the view or guide of the \(attribute) anchor is gone; keep it while \
                anchors are used
                """
            )
        }
        return item
    }
}

/// An edge, center or size of something, whatever the generic class of the anchor.
private protocol NamedPlace: AnyObject {
    nonisolated var item: AnyObject? { get }
    nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: NamedPlace {}

/// Documented: the system spacing is 8 points. It is multiplied by `multiplier`.
private let systemSpacing: CGFloat = 8

/// A place from left to right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance between the two anchors as a size.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.spanning(
            from: item, attribute, to: otherAnchor.item, otherAnchor.attribute, axis: .horizontal)
    }
    /// This place is a multiple of the system's spacing after the other.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, systemSpacing * multiplier)
    }
    /// This place is at least a multiple of the system's spacing after the other.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
    /// This place is at most a multiple of the system's spacing after the other.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another place, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.spanning(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute, axis: .vertical)
    }
    /// This place is a multiple of the system's spacing below the other.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, systemSpacing * multiplier)
    }
    /// This place is at least a multiple of the system's spacing below the other.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
    /// This place is at most a multiple of the system's spacing below the other.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The size is a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }
    /// The size is at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, c)
    }
    /// The size is at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }
    /// The size is a multiple of the other.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, times: m)
    }
    /// The size is at least a multiple of the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, times: m)
    }
    /// The size is at most a multiple of the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, times: m)
    }
    /// The size is a multiple of the other, and some points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, c, times: m)
    }
    /// The size is at least a multiple of the other, and some points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, c, times: m)
    }
    /// The size is at most a multiple of the other, and some points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, c, times: m)
    }

    private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: living(item), attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1,
            constant: constant)
    }

    /// A guide between two anchors, whose size is their distance.
    static func spanning(
        from first: AnyObject?, _ firstAttribute: NSLayoutConstraint.Attribute, to second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, axis: NSLayoutConstraint.Axis
    ) -> NSLayoutDimension {
        guard let first, let second, let view = UIView.commonAncestor(first, second) else {
            misuse("anchorWithOffset(to:): the anchors' views have no common ancestor; add them to one tree first")
        }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let isHorizontal = axis == .horizontal
        NSLayoutConstraint(
            item: guide, attribute: isHorizontal ? .leading : .top, relatedBy: .equal, toItem: first,
            attribute: firstAttribute,
            multiplier: 1, constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: guide, attribute: isHorizontal ? .trailing : .bottom, relatedBy: .equal, toItem: second,
            attribute: secondAttribute,
            multiplier: 1, constant: 0
        ).isActive = true
        return isHorizontal ? guide.widthAnchor : guide.heightAnchor
    }
}
