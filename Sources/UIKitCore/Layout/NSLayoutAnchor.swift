import CoreGraphics
import Diagnostics
public import Foundation

/// An edge, a center or a size of a view or guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide of the anchor.
    public private(set) nonisolated(unsafe) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Returns an inactive constraint that makes the anchors equal.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }
    /// Returns a constraint that places this anchor at or after `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }
    /// Returns a constraint that places this anchor at or before `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }
    /// Returns a constraint that places this anchor `c` points after `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, c)
    }
    /// Returns a constraint that places this anchor at least `c` points after `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, c)
    }
    /// Returns a constraint that places this anchor at most `c` points after `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, c)
    }

    /// Whether the other anchor has the same item and attribute.
    override open func isEqual(_ object: Any?) -> Bool {
        // The anchors of a constraint have another generic class.
        guard let other = object as? any NamedPlace else { return false }
        return self === other || item != nil && item === other.item && attribute == other.attribute
    }
    /// A hash of the attribute only: the view may be released while the anchor is a key.
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
                NSLayoutAnchor.constraint: the view or guide of the \(attribute) anchor was released; retain it while \
                anchors are used
                """
            )
        }
        return item
    }
}

/// An anchor, independent of its generic class.
private protocol NamedPlace: AnyObject {
    nonisolated var item: AnyObject? { get }
    nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: NamedPlace {}

/// The system spacing, which is multiplied by `multiplier`. Chosen: 8 points, the distance in the examples of the Auto
/// Layout Guide.
private let systemSpacing: CGFloat = 8

/// A horizontal anchor.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance to another anchor, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.spanning(
            from: item, attribute, to: otherAnchor.item, otherAnchor.attribute, axis: .horizontal)
    }
    /// Returns a constraint that places this anchor a multiple of the system spacing after `anchor`.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, systemSpacing * multiplier)
    }
    /// Returns a constraint that places this anchor at least a multiple of the system spacing after `anchor`.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
    /// Returns a constraint that places this anchor at most a multiple of the system spacing after `anchor`.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

/// A vertical anchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance to another anchor, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension.spanning(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute, axis: .vertical)
    }
    /// Returns a constraint that places this anchor a multiple of the system spacing below `anchor`.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, systemSpacing * multiplier)
    }
    /// Returns a constraint that places this anchor at least a multiple of the system spacing below `anchor`.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
    /// Returns a constraint that places this anchor at most a multiple of the system spacing below `anchor`.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets the size, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }
    /// Returns a constraint that sets a minimum size, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, c)
    }
    /// Returns a constraint that sets a maximum size, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }
    /// Returns a constraint that makes this size a multiple of the other size.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, times: m)
    }
    /// Returns a constraint that makes this size at least a multiple of the other size.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, times: m)
    }
    /// Returns a constraint that makes this size at most a multiple of the other size.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, times: m)
    }
    /// Returns a constraint that makes this size a multiple of the other size, plus `c` points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, to: anchor, c, times: m)
    }
    /// Returns a constraint that makes this size at least a multiple of the other size, plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, to: anchor, c, times: m)
    }
    /// Returns a constraint that makes this size at most a multiple of the other size, plus `c` points.
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

    /// Returns a guide between two anchors. The size of the guide is the distance of the anchors.
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
