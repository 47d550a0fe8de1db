/// The degrees of freedom of a joint's two ends.
package enum JointKind: Hashable, Sendable {
    /// A rod or a spring keeps the distance of the ends.
    case distance
    /// The distance of the ends is at most the length.
    case limit
    /// The ends coincide. The body rotates within a range of radians, against a torque.
    case pin(RigidWorld.Range, restAngle: Double, torque: Double)
    /// The ends coincide, and the body does not rotate.
    case weld(restAngle: Double)
    /// The body moves along an axis within a range of points and does not rotate. The axis rotates with the other body.
    case slide(axis: RigidBody.Vector, RigidWorld.Range, restAngle: Double)
}

extension RigidWorld {
    /// A range of numbers. The bounds may be infinite.
    package struct Range: Hashable, Sendable {
        package var least, most: Double
        package init(_ least: Double, _ most: Double) { (self.least, self.most) = (least, most) }
        /// The signed distance of a number from the range; 0 inside the range.
        func excess(_ number: Double) -> Double { number < least ? number - least : number > most ? number - most : 0 }
    }

    /// Keeps the ends of a joint at one point, or on one line.
    mutating func holdPlace(_ joint: Joint, _ dt: Double) {
        switch joint.kind {
        case .distance, .limit: break
        case .pin(let range, let rest, let torque):
            rub(joint, torque, dt)
            holdAngle(joint, rest, range, dt)
            for axis in [Vector(1, 0), Vector(0, 1)] { holdOffset(joint, axis, Range(0, 0), dt) }
        case .weld(let rest):
            holdAngle(joint, rest, Range(0, 0), dt)
            for axis in [Vector(1, 0), Vector(0, 1)] { holdOffset(joint, axis, Range(0, 0), dt) }
        case .slide(let axis, let range, let rest):
            holdAngle(joint, rest, Range(0, 0), dt)
            let turn = joint.other.flatMap { bodies[$0]?.angle } ?? 0
            let (c, s) = (Turn.cosine(turn), Turn.sine(turn))
            let along = Vector(axis.x * c - axis.y * s, axis.x * s + axis.y * c).unit
            guard along != .zero else { return }
            holdOffset(joint, Vector(-along.y, along.x), Range(0, 0), dt)
            holdOffset(joint, along, range, dt)
        }
    }

    /// Keeps the body's end within a range along an axis from the other end.
    private mutating func holdOffset(_ joint: Joint, _ axis: Vector, _ range: Range, _ dt: Double) {
        guard let (start, end) = ends(joint), let body = bodies[joint.body] else { return }
        let other = joint.other.flatMap { bodies[$0] }
        let isFixed = range.least == range.most
        let excess = range.excess((start - end).dot(axis))
        guard isFixed || excess != 0 else { return }
        let speed = (body.velocity(at: start) - (other?.velocity(at: end) ?? .zero)).dot(axis)
        let weight = body.inverseWeight(at: start, axis) + (other?.inverseWeight(at: end, axis) ?? 0)
        guard weight > 0 else { return }
        let strength = -(speed + excess * 0.2 / dt) / weight
        // At the end of the range, the body may move back.
        guard isFixed || strength * excess < 0 else { return }
        bodies[joint.body]?.push(axis * strength, at: start)
        if let other = joint.other { bodies[other]?.push(axis * -strength, at: end) }
    }

    private mutating func holdAngle(_ joint: Joint, _ rest: Double, _ range: Range, _ dt: Double) {
        guard let body = bodies[joint.body] else { return }
        let other = joint.other.flatMap { bodies[$0] }
        let isFixed = range.least == range.most
        let excess = range.excess(body.angle - (other?.angle ?? 0) - rest)
        let weight = body.inverseInertia + (other?.inverseInertia ?? 0)
        guard isFixed || excess != 0, weight > 0 else { return }
        let strength = -(body.spin - (other?.spin ?? 0) + excess * 0.2 / dt) / weight
        guard isFixed || strength * excess < 0 else { return }
        spin(joint, strength)
    }

    /// Resists rotation with at most this torque.
    private mutating func rub(_ joint: Joint, _ torque: Double, _ dt: Double) {
        guard torque > 0, let body = bodies[joint.body] else { return }
        let other = joint.other.flatMap { bodies[$0] }
        let weight = body.inverseInertia + (other?.inverseInertia ?? 0)
        guard weight > 0 else { return }
        let wanted = -(body.spin - (other?.spin ?? 0)) / weight
        // The part of one iteration of a step.
        let most = torque * dt / Double(Self.rounds)
        spin(joint, min(max(wanted, -most), most))
    }

    private mutating func spin(_ joint: Joint, _ strength: Double) {
        guard let body = bodies[joint.body] else { return }
        bodies[joint.body]?.spin += strength * body.inverseInertia
        if let id = joint.other, let other = bodies[id] { bodies[id]?.spin -= strength * other.inverseInertia }
    }
}
