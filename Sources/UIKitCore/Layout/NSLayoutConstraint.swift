import CoreGraphics
public import Foundation

/// A rule between two items: `first.attribute relation multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left of the equation.
    public private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right of the equation; nil for a constant.
    public private(set) weak var secondItem: AnyObject?
    /// What is constrained of the first item.
    public let firstAttribute: Attribute
    /// What the second item gives; `notAnAttribute` without one.
    public let secondAttribute: Attribute
    /// How the first attribute is to the rest.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// A name for log lines.
    open var identifier: String?
    /// The view that keeps the constraint while it is active: the nearest one that holds both items.
    weak var holder: UIView?
    /// Whether a second item was named, even if it is gone by now.
    let hasSecondItem: Bool

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view, a layout guide, or nil for a fixed width or height.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = Self.item(view1), second = view2.map(Self.item)
        Self.check(attr1, hasSecond: second != nil)
        firstItem = first
        firstAttribute = attr1
        self.relation = relation
        secondItem = second
        secondAttribute = second == nil ? .notAnAttribute : attr2
        hasSecondItem = second != nil
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = c.isFinite ? c : 0
        super.init()
        if !multiplier.isFinite || !c.isFinite {
            Log.once(
                "NSLayoutConstraint: multiplier \(multiplier), constant \(c) are not both finite; 1 and 0 stand in")
        }
    }

    /// A constraint that names no items and says nothing. It can be kept, and compared, but not become active.
    public override init() {
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        hasSecondItem = false
        storedConstant = 0
        super.init()
    }

    private var storedConstant: CGFloat
    /// Points. May change while the constraint is active; inside an animation block, together with `layoutIfNeeded()`,
    /// the change moves.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                return Log.once(
                    "NSLayoutConstraint \(name): constant = \(newValue) is not finite; \(storedConstant) is kept")
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?.constraintValueChanged()
        }
    }

    /// How much the constraint matters against others. `.required` by default.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { holder?.constraintStructureChanged() } }
    }

    /// Whether layout follows the constraint. Both items must be in one tree of views when it becomes active.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Active and not set aside as impossible.
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.activate() } }
    /// Takes constraints out of the layout. They can be activated again.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { deactivateAll(constraints) }

    /// The anchor that the first item and attribute make.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
    /// The anchor that the second item and attribute make; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecondItem ? NSLayoutAnchor(secondItem, secondAttribute) : nil
    }

    /// What log lines call the constraint.
    var name: String {
        if let identifier { return "'\(identifier)'" }
        func part(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(item.map { String(describing: type(of: $0)) } ?? "(gone)").\(attribute)"
        }
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        let right =
            hasSecondItem
            ? (multiplier == 1 ? "" : "\(multiplier) × ") + part(secondItem, secondAttribute)
                + (constant == 0 ? "" : " + \(constant)")
            : "\(constant)"
        return "(\(part(firstItem, firstAttribute)) \(sign) \(right))"
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { "NSLayoutConstraint\(name)" } }

    private static func item(_ value: Any) -> AnyObject {
        let object = value as AnyObject
        guard object is UIView || object is UILayoutGuide else {
            misuse("NSLayoutConstraint: \(type(of: value)) cannot be constrained; pass a UIView or a UILayoutGuide")
        }
        return object
    }

    private static func check(_ first: Attribute, hasSecond: Bool) {
        guard first.kind != nil else {
            misuse(
                "NSLayoutConstraint: the first attribute is notAnAttribute; name the edge, center or size to constrain")
        }
        guard hasSecond else {
            guard first.kind == .size else {
                misuse("NSLayoutConstraint: \(first) needs a second item; only width and height can be constants")
            }
            return
        }
    }

    /// Stops where the attributes are of two axes, or a place and a size. UIKit raises this exception when a layout
    /// uses the constraint, not when the constraint is made.
    func checkPair() {
        guard firstAttribute.kind != secondAttribute.kind else { return }
        misuse(
            """
            NSLayoutConstraint: \(firstAttribute) and \(secondAttribute) cannot be compared; use attributes of \
            one axis, or two sizes
            """
        )
    }
}
