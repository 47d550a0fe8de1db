import CoreGraphics
import Foundation
import NumberConversion

/// The state of an emitter between two changes of its properties. Particles keep the properties of their creation.
struct EmissionPeriod: Sendable {
    /// The properties of the layer.
    struct Form: Sendable {
        var position = CGPoint.zero
        var size = CGSize.zero
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        /// The factors for the properties of all cells.
        var birthRate = 1.0
        var lifetime = 1.0
        var velocity = 1.0
        var scale = 1.0
        var spin = 1.0
        var seed: UInt32 = 0
    }

    /// In the layer's time, in seconds.
    var start: Double
    /// Nil for the current period.
    var end: Double?
    var number: UInt64
    var form: Form
    var cells: [ParticleCell]
    /// For each cell, the fraction of the next particle at the start.
    var pending: [Double]

    func rate(_ cell: ParticleCell) -> Double { cell.birthRate * form.birthRate }

    /// The fractions of the next particles at the end of the period.
    func pending(at time: Double) -> [Double] {
        zip(cells, pending).map { cell, first in
            let seconds = max(min(time, cell.begin + cell.duration) - max(start, cell.begin), 0)
            let count = first + seconds * rate(cell)
            return count.isFinite ? count - count.rounded(.down) : 0
        }
    }

    /// Whether particles exist or will exist after a time.
    func isActive(at time: Double) -> Bool {
        let last = end ?? .infinity
        return cells.contains { cell in
            rate(cell) > 0 && min(last, cell.begin + cell.duration) + cell.longestLife * form.lifetime >= time
        }
    }
}

/// The history of an emitter. The particles at a time are computed from the history alone, so the same history has the
/// same particles at each time, whether frames are skipped or not.
struct ParticleEmission: Sendable {
    private var periods: [EmissionPeriod] = []
    private var count: UInt64 = 0
    private var earliest = 0.0

    /// Chosen: a second of changes with each frame of ten displays; the oldest periods end first.
    private static let mostPeriods = 600

    /// Begins a period. Replaces the current period if it has no duration, or if it was never displayed.
    mutating func change(to form: EmissionPeriod.Form, _ cells: [ParticleCell], at time: Double, wasSeen: Bool) {
        var (start, pending) = (earliest, [Double]())
        if let last = periods.last {
            if !wasSeen || last.start >= time {
                (start, pending) = (last.start, last.pending)
                periods.removeLast()
            } else {
                (start, pending) = (time, last.pending(at: time))
                periods[periods.count - 1].end = time
            }
        }
        periods.removeAll { !$0.isActive(at: time) }
        if periods.count >= Self.mostPeriods { periods.removeFirst(periods.count - Self.mostPeriods + 1) }
        if pending.count != cells.count { pending = [Double](repeating: 0, count: cells.count) }
        count += 1
        periods.append(
            EmissionPeriod(start: start, end: nil, number: count, form: form, cells: cells, pending: pending))
    }

    /// Removes all particles. Later ones are created after this time.
    mutating func removeAll(at time: Double) { (periods, earliest) = ([], time) }

    func isActive(at time: Double) -> Bool { periods.contains { $0.isActive(at: time) } }

    /// The particles at a time, from the earliest period to the current one.
    func particles(at time: Double) -> [Particle] {
        guard time.isFinite else { return [] }
        var field = ParticleField(time: time)
        // The newest particles are found first, because the number of particles is limited.
        for period in periods.reversed() { field.add(period) }
        return field.particles.reversed()
    }
}
