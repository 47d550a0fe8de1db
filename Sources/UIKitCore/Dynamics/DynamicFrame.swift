import CoreGraphics
import Foundation
import MotionLogic

/// The bodies of an animator during the preparation of a frame by its behaviors.
@MainActor
final class DynamicFrame {
    private let numbers: [ObjectIdentifier: Int]
    /// The rectangle that a collision behavior may have as a boundary; nil without one.
    let reference: CGRect?
    /// The animator's running time, in seconds.
    let time: Double
    var world: RigidWorld

    init(_ world: RigidWorld, _ numbers: [ObjectIdentifier: Int], _ reference: CGRect?, time: Double) {
        (self.world, self.numbers, self.reference, self.time) = (world, numbers, reference, time)
        self.world.accelerations = [:]
        self.world.torques = [:]
        self.world.joints = []
        self.world.groups = []
    }

    func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

    func body(of item: any UIDynamicItem) -> RigidBody? { number(of: item).flatMap { world.bodies[$0] } }

    func change(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) {
        guard let number = number(of: item), world.bodies[number] != nil else { return }
        change(&world.bodies[number]!)
    }

    func accelerate(_ item: any UIDynamicItem, _ acceleration: RigidBody.Vector) {
        if let number = number(of: item) { world.accelerations[number, default: .zero] += acceleration }
    }
}

extension RigidBody {
    @MainActor init(_ item: any UIDynamicItem) {
        let turn = item.transform
        self.init(
            center: Vector(item.center), angle: Double(atan2(turn.b, turn.a)),
            size: Vector(Double(item.bounds.width), Double(item.bounds.height)))
        switch item.collisionBoundsType {
        case .rectangle: outline = .rectangle
        case .ellipse: outline = .ellipse
        case .path:
            let points = item.collisionBoundingPath.cgPath.lines.flatMap { [Vector($0.0), Vector($0.1)] }
            outline = ConvexHull.corners(of: points).map { .polygon($0) } ?? .rectangle
        }
        // Chosen: defaults without a behavior, like wood.
        (elasticity, friction) = (0.2, 0.2)
    }
}

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x.isFinite ? Double(point.x) : 0, point.y.isFinite ? Double(point.y) : 0) }
    init(_ vector: CGVector) {
        self.init(vector.dx.isFinite ? Double(vector.dx) : 0, vector.dy.isFinite ? Double(vector.dy) : 0)
    }
    init(_ offset: UIOffset) {
        self.init(
            offset.horizontal.isFinite ? Double(offset.horizontal) : 0,
            offset.vertical.isFinite ? Double(offset.vertical) : 0)
    }
    var point: CGPoint { CGPoint(x: x, y: y) }
}
