import CoreGraphics
import Diagnostics
public import Foundation

/// A linear relation of two items: `first.attribute relation multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side of the equation.
    public private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side of the equation; nil for a constant.
    public private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item; `notAnAttribute` without a second item.
    public let secondAttribute: Attribute
    /// The relation of the two sides.
    public let relation: Relation
    /// The multiplier of the second attribute.
    public let multiplier: CGFloat
    /// An identifier for log lines.
    open var identifier: String?
    /// The view that retains the constraint while it is active: the nearest common ancestor of the items.
    weak var holder: UIView?
    /// Whether the constraint was created with a second item, even if the item was released.
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
                "NSLayoutConstraint: multiplier \(multiplier), constant \(c) are not both finite; 1 and 0 are used")
        }
    }

    /// Creates a constraint without items. It can be stored and compared, but not activated.
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
    /// The constant in points. It may change while the constraint is active. In an animation block, a change is
    /// animated by a call of `layoutIfNeeded()`.
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

    /// The priority of the constraint. The default is `.required`.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { holder?.constraintStructureChanged() } }
    }

    /// Whether the constraint is active. The items of an active constraint must have a common ancestor.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints. The items of each constraint must have a common ancestor.
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.activate() } }
    /// Deactivates constraints. They can be activated again.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { deactivateAll(constraints) }

    /// The anchor of the first item and attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
    /// The anchor of the second item and attribute; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecondItem ? NSLayoutAnchor(secondItem, secondAttribute) : nil
    }

    /// The constraint's name in log lines.
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
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        misuse("NSLayoutConstraint: \(type(of: value)) cannot be constrained; pass a UIView or a UILayoutGuide")
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

    /// Stops the program if the attributes have different axes, or if one is a position and the other a size. UIKit
    /// raises this exception when a layout uses the constraint, not when the constraint is created.
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
