import CoreGraphics
public import Foundation
import MotionLogic

/// The methods that are called when items touch each other or a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Called when two items end to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary. The identifier is nil for the reference bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item ends to touch a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing, by default.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing, by default.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing, by default.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing, by default.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// A behavior that lets items bounce off each other and off boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemList {
    /// The objects with which items collide.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    /// The objects with which items collide. The default is everything.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// The delegate of collisions. A weak reference; nil by default.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the reference view's bounds are a boundary; for the animator of a collection view layout, the content of
    /// the layout. The default is false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            insets = newValue ? insets ?? .zero : nil
            changed()
        }
    }
    private var insets: UIEdgeInsets?
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    /// Makes the reference view's bounds a boundary, with insets in points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        changed()
    }
    /// Adds a path as a boundary. A boundary with the same identifier is replaced. Curves are approximated by lines.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        changed()
    }
    /// Adds a line as a boundary. A boundary with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// Returns the path of a boundary, or nil.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { same($0.identifier, identifier) }?.path
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { same($0.identifier, identifier) }
        changed()
    }
    /// The identifiers of all boundaries, or nil.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    /// Removes all boundaries except the reference bounds.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? String, let b = b as? String { return a == b }
        return (a as? NSObject)?.isEqual(b) ?? ((a as? AnyHashable) == (b as? AnyHashable) && a is AnyHashable)
    }

    // MARK: Steps

    /// The collision group of this behavior in the last step.
    private var group: Int?

    override func prepare(_ frame: DynamicFrame) {
        var group = RigidWorld.Group()
        group.bodies = items.compactMap { frame.number(of: $0) }
        group.meetsBodies = collisionMode.contains(.items)
        if collisionMode.contains(.boundaries) {
            if let insets, let bounds = frame.reference { group.walls += Self.walls(of: bounds.inset(by: insets)) }
            for (number, boundary) in boundaries.enumerated() {
                for (from, to) in boundary.path.cgPath.lines {
                    group.walls.append(.init(from: SIMD2(from), to: SIMD2(to), boundary: number))
                }
            }
        }
        self.group = frame.world.groups.count
        frame.world.groups.append(group)
    }

    private static func walls(of rect: CGRect) -> [RigidWorld.Wall] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let middle = SIMD2<Double>(CGPoint(x: rect.midX, y: rect.midY))
        return corners.indices.map {
            .init(from: SIMD2(corners[$0]), to: SIMD2(corners[($0 + 1) % 4]), inside: middle, boundary: -1)
        }
    }

    /// Calls the delegate for contacts that began or ended with a step.
    func report(_ before: [RigidWorld.Contact], _ now: [RigidWorld.Contact], _ item: (Int) -> (any UIDynamicItem)?) {
        guard let group, let delegate = collisionDelegate else { return }
        let (former, present) = (contacts(before, of: group), contacts(now, of: group))
        let (knownBefore, knownNow) = (Set(former.map(\.pair)), Set(present.map(\.pair)))
        for contact in present where !knownBefore.contains(contact.pair) {
            guard let first = item(contact.body) else { continue }
            if let other = contact.other {
                if let second = item(other) {
                    delegate.collisionBehavior(self, beganContactFor: first, with: second, at: contact.point.point)
                }
            } else {
                delegate.collisionBehavior(
                    self, beganContactFor: first, withBoundaryIdentifier: identifier(contact), at: contact.point.point)
            }
        }
        for contact in former where !knownNow.contains(contact.pair) {
            guard let first = item(contact.body) else { continue }
            if let other = contact.other {
                if let second = item(other) { delegate.collisionBehavior(self, endedContactFor: first, with: second) }
            } else {
                delegate.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: identifier(contact))
            }
        }
    }

    /// Returns one contact for each pair, in order.
    private func contacts(_ contacts: [RigidWorld.Contact], of group: Int) -> [RigidWorld.Contact] {
        var met: Set<RigidWorld.Contact.Pair> = []
        return contacts.filter { $0.group == group && met.insert($0.pair).inserted }
    }

    private func identifier(_ contact: RigidWorld.Contact) -> (any NSCopying)? {
        contact.boundary.flatMap { boundaries.indices.contains($0) ? boundaries[$0].identifier : nil }
    }
}
