/// A simulation of bodies, boundaries and joints in equal time steps. The same input gives the same numbers on all
/// machines of a kind.
///
/// Contacts are solved by impulses in a fixed number of iterations per step. Overlapping bodies are separated
/// afterwards.
package struct RigidWorld: Sendable {
    package typealias Vector = RigidBody.Vector
    package typealias ID = Int

    /// A line that bodies do not cross.
    package struct Wall: Hashable, Sendable {
        package var from, to: Vector
        /// A point on the side on which bodies are kept, however far they have moved; nil keeps bodies on their current
        /// side.
        package var inside: Vector?
        /// The number of the boundary. All walls of a boundary have the same number.
        package var boundary: Int
        package init(from: Vector, to: Vector, inside: Vector? = nil, boundary: Int) {
            (self.from, self.to, self.inside, self.boundary) = (from, to, inside, boundary)
        }
    }

    /// Connects a body to another body or to a point.
    package struct Joint: Hashable, Sendable {
        package var body: ID
        /// The attachment point relative to the body's center, before rotation.
        package var offset = Vector.zero
        package var other: ID?
        package var otherOffset = Vector.zero
        /// The attachment point of a joint without a second body.
        package var anchor = Vector.zero
        package var length = 0.0
        /// The frequency in oscillations per second. 0 is a rigid rod.
        package var frequency = 0.0
        /// The damping: 0 oscillates forever, 1 does not oscillate.
        package var damping = 0.0
        /// Whether the joint also rotates the body back to the angle 0.
        package var straightens = false
        package var kind = JointKind.distance
        package init(body: ID) { self.body = body }
    }

    /// Bodies that collide with each other and with walls.
    package struct Group: Hashable, Sendable {
        package var bodies: [ID] = []
        package var meetsBodies = true
        package var walls: [Wall] = []
        package init() {}
    }

    /// A contact of two bodies, or of a body and a wall.
    package struct Contact: Hashable, Sendable {
        package var body: ID
        package var other: ID?
        package var boundary: Int?
        package var group: Int
        package var point: Vector

        /// The two bodies of a contact, independent of the contact point.
        package struct Pair: Hashable, Sendable {
            let body: ID
            let other: ID?
            let boundary: Int?
        }
        package var pair: Pair { Pair(body: body, other: other, boundary: boundary) }
    }

    package var bodies: [ID: RigidBody] = [:]
    /// The acceleration of each body, in points or radians per second squared.
    package var accelerations: [ID: Vector] = [:]
    package var torques: [ID: Double] = [:]
    package var joints: [Joint] = []
    package var groups: [Group] = []
    /// The contacts of the last step.
    package private(set) var contacts: [Contact] = []

    package init() {}

    /// Chosen: 240 steps per second.
    package static let step = 1.0 / 240
    static let rounds = 8

    package mutating func advance() {
        let dt = Self.step
        for id in order {
            guard var body = bodies[id], !body.isAnchored else { continue }
            body.velocity += (accelerations[id] ?? .zero) * dt
            body.spin += (torques[id] ?? 0) * dt
            body.velocity *= max(0, 1 - body.resistance * dt)
            body.spin = body.turns ? body.spin * max(0, 1 - body.spinResistance * dt) : 0
            bodies[id] = body
        }
        for joint in joints where joint.frequency > 0 && joint.kind == .distance { pull(joint, dt) }
        var hits = findHits()
        for index in hits.indices { hits[index].bounce = bounce(hits[index]) }
        for _ in 0..<Self.rounds {
            for joint in joints where joint.frequency <= 0 || joint.kind != .distance { hold(joint, dt) }
            for index in hits.indices { solve(&hits[index]) }
        }
        for id in order {
            guard var body = bodies[id], !body.isAnchored else { continue }
            body.center += body.velocity * dt
            body.angle += body.spin * dt
            if body.center.isFinite, body.velocity.isFinite, body.angle.isFinite { bodies[id] = body }
        }
        for hit in hits { separate(hit) }
        contacts = hits.map(\.contact)
    }

    /// Whether no movement is visible. Chosen: less than three points per second.
    package var isAtRest: Bool {
        bodies.values.allSatisfy { $0.isAnchored || $0.velocity.length < 3 && abs($0.spin) < 0.03 }
    }

    private var order: [ID] { bodies.keys.sorted() }

    // MARK: Joints

    func ends(_ joint: Joint) -> (Vector, Vector)? {
        guard let body = bodies[joint.body] else { return nil }
        let start = body.point(joint.offset)
        guard let other = joint.other else { return (start, joint.anchor) }
        return bodies[other].map { (start, $0.point(joint.otherOffset)) }
    }

    /// Applies the force of a spring during one step.
    private mutating func pull(_ joint: Joint, _ dt: Double) {
        guard let (start, end) = ends(joint), var body = bodies[joint.body] else { return }
        let vector = end - start
        let along = vector.unit
        let omega = 2 * Double.pi * joint.frequency
        let mass = body.mass
        let speed = (joint.other.flatMap { bodies[$0]?.velocity(at: end) } ?? .zero) - body.velocity(at: start)
        // A joint of length 0 also resists sideways movement.
        let resisted = joint.length > 0 ? along * speed.dot(along) : speed
        let impulse =
            ((vector - along * joint.length) * (omega * omega) + resisted * (2 * joint.damping * omega)) * (mass * dt)
        if joint.straightens {
            body.spin += (-body.angle * omega * omega - 2 * joint.damping * omega * body.spin) * dt
            body.velocity += impulse * body.inverseMass
        } else {
            body.push(impulse, at: start)
        }
        bodies[joint.body] = body
        if let other = joint.other { bodies[other]?.push(-impulse, at: end) }
    }

    /// Keeps the length of a rod.
    private mutating func hold(_ joint: Joint, _ dt: Double) {
        guard joint.kind == .distance || joint.kind == .limit else { return holdPlace(joint, dt) }
        guard let (start, end) = ends(joint), let body = bodies[joint.body] else { return }
        let vector = end - start
        let distance = vector.length
        let other = joint.other.flatMap { bodies[$0] }
        let speed = (other?.velocity(at: end) ?? .zero) - body.velocity(at: start)
        // A joint of length 0 constrains both axes, one after the other.
        let axes = joint.length > 1e-6 || distance > 1e-6 ? [vector.unit] : [Vector(1, 0), Vector(0, 1)]
        for axis in axes where axis != .zero {
            let weight = body.inverseWeight(at: start, axis) + (other?.inverseWeight(at: end, axis) ?? 0)
            guard weight > 0 else { continue }
            let error = joint.length > 1e-6 || distance > 1e-6 ? distance - joint.length : 0
            let strength = (speed.dot(axis) + error * 0.2 / dt) / weight
            // A rope can only pull.
            if joint.kind == .limit, error < 0 || strength < 0 { continue }
            let impulse = axis * strength
            bodies[joint.body]?.push(impulse, at: start)
            if let other = joint.other { bodies[other]?.push(-impulse, at: end) }
        }
    }

    // MARK: Contacts

    private struct Hit {
        var contact: Contact
        /// From the other body to the body.
        var normal: Vector
        var depth: Double
        var bounce = 0.0
        var pushed = 0.0
        var rubbed = 0.0
    }

    private func findHits() -> [Hit] {
        var hits: [Hit] = []
        for (number, group) in groups.enumerated() {
            let members = group.bodies.compactMap { id in bodies[id].map { (id: id, body: $0, box: Box($0)) } }
            for member in members where !member.body.isAnchored {
                for wall in group.walls { hits += wallHits(member.id, member.body, wall, number) }
            }
            guard group.meetsBodies else { continue }
            // Sorts bodies from left to right, so that only neighbors are compared.
            let row = members.sorted { ($0.box.least.x, $0.id) < ($1.box.least.x, $1.id) }
            for (place, first) in row.enumerated() {
                for second in row[(place + 1)...] {
                    if second.box.least.x > first.box.most.x { break }
                    guard first.box.meets(second.box), !first.body.isAnchored || !second.body.isAnchored else {
                        continue
                    }
                    hits += pairHits(first.id, first.body, second.id, second.body, number)
                }
            }
        }
        return hits
    }

    private func wallHits(_ id: ID, _ body: RigidBody, _ wall: Wall, _ group: Int) -> [Hit] {
        let along = (wall.to - wall.from).unit
        guard along != .zero else { return [] }
        var normal = Vector(-along.y, along.x)
        let side = (wall.inside ?? body.center) - wall.from
        if side.dot(normal) < 0 { normal = -normal }
        let length = (wall.to - wall.from).length
        let reach = body.size.length
        let deepest = body.corners.map { (corner: $0, depth: -($0 - wall.from).dot(normal)) }.filter { $0.depth > 0 }
            .filter { hit in
                guard wall.inside == nil else { return true }
                let place = (hit.corner - wall.from).dot(along)
                return place >= -1e-9 && place <= length + 1e-9 && hit.depth < reach
            }
            .sorted { ($0.depth, $0.corner.x, $0.corner.y) > ($1.depth, $1.corner.x, $1.corner.y) }.prefix(2)
        return deepest.map {
            Hit(
                contact: Contact(body: id, other: nil, boundary: wall.boundary, group: group, point: $0.corner),
                normal: normal, depth: $0.depth)
        }
    }

    private func pairHits(_ first: ID, _ a: RigidBody, _ second: ID, _ b: RigidBody, _ group: Int) -> [Hit] {
        let (ours, theirs) = (a.corners, b.corners)
        guard let (axis, depth) = Overlap.least(ours, theirs) else { return [] }
        let normal = (a.center - b.center).dot(axis) < 0 ? -axis : axis
        let inside = ours.filter { Overlap.contains(theirs, $0) } + theirs.filter { Overlap.contains(ours, $0) }
        // Edges may cross without a corner inside the other body.
        let points = inside.isEmpty ? [(a.center + b.center) / 2] : Array(inside.prefix(2))
        return points.map {
            Hit(
                contact: Contact(body: first, other: second, boundary: nil, group: group, point: $0), normal: normal,
                depth: depth)
        }
    }

    private func closing(_ hit: Hit) -> Vector {
        let body = bodies[hit.contact.body]?.velocity(at: hit.contact.point) ?? .zero
        return body - (hit.contact.other.flatMap { bodies[$0]?.velocity(at: hit.contact.point) } ?? .zero)
    }

    /// The velocity after the collision. Chosen: slow contacts do not bounce, so that bodies come to rest.
    private func bounce(_ hit: Hit) -> Double {
        let speed = closing(hit).dot(hit.normal)
        let elasticity = max(
            bodies[hit.contact.body]?.elasticity ?? 0, hit.contact.other.flatMap { bodies[$0]?.elasticity } ?? 0)
        return speed < -20 ? -speed * min(elasticity, 1) : 0
    }

    private mutating func solve(_ hit: inout Hit) {
        guard let body = bodies[hit.contact.body] else { return }
        let other = hit.contact.other.flatMap { bodies[$0] }
        let point = hit.contact.point
        let weight = body.inverseWeight(at: point, hit.normal) + (other?.inverseWeight(at: point, hit.normal) ?? 0)
        guard weight > 0 else { return }
        let wanted = hit.pushed + (hit.bounce - closing(hit).dot(hit.normal)) / weight
        let pushed = max(0, wanted)
        apply(hit.normal * (pushed - hit.pushed), hit)
        hit.pushed = pushed
        let side = Vector(-hit.normal.y, hit.normal.x)
        let sideways = body.inverseWeight(at: point, side) + (other?.inverseWeight(at: point, side) ?? 0)
        let friction = other.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
        guard sideways > 0, friction > 0 else { return }
        let rubbed = min(
            max(hit.rubbed - closing(hit).dot(side) / sideways, -friction * hit.pushed), friction * hit.pushed)
        apply(side * (rubbed - hit.rubbed), hit)
        hit.rubbed = rubbed
    }

    private mutating func apply(_ impulse: Vector, _ hit: Hit) {
        bodies[hit.contact.body]?.push(impulse, at: hit.contact.point)
        if let other = hit.contact.other { bodies[other]?.push(-impulse, at: hit.contact.point) }
    }

    private mutating func separate(_ hit: Hit) {
        let weights = (
            bodies[hit.contact.body]?.inverseMass ?? 0, hit.contact.other.flatMap { bodies[$0]?.inverseMass } ?? 0
        )
        guard weights.0 + weights.1 > 0 else { return }
        // Walls correct overlaps quickly; bodies separate over several steps. Chosen: an overlap of a tenth of a point
        // may remain.
        let share = hit.contact.other == nil ? 0.8 : 0.4
        let vector = hit.normal * (max(0, hit.depth - 0.1) * share / (weights.0 + weights.1))
        bodies[hit.contact.body]?.center += vector * weights.0
        if let other = hit.contact.other { bodies[other]?.center -= vector * weights.1 }
    }
}

extension RigidBody {
    /// A point of the body after rotation.
    func point(_ offset: Vector) -> Vector {
        let (c, s) = (Turn.cosine(angle), Turn.sine(angle))
        return center + Vector(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
    }

    func inverseWeight(at point: Vector, _ axis: Vector) -> Double {
        let arm = (point - center).cross(axis)
        return inverseMass + arm * arm * inverseInertia
    }
}

extension RigidBody {
    /// Applies an impulse at a point relative to the center, before rotation.
    package mutating func push(_ impulse: Vector, from offset: Vector) { push(impulse, at: point(offset)) }
}
