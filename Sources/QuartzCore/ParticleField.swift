import CoreGraphics
import Foundation
import NumberConversion

/// A visible particle.
struct Particle: Sendable {
    let cell: ParticleCell
    let birth: Double
    let position: CGPoint
    let scale: CGFloat
    /// In radians.
    let rotation: CGFloat
    let color: CGColor
}

/// Finds the particles at one time.
struct ParticleField {
    let time: Double
    /// From the newest to the oldest of each cell.
    private(set) var particles: [Particle] = []

    /// Chosen: 2,000 particles of one layer, the newest ones. Ten times as many candidates are examined, because
    /// particles may end early, and ended particles may have emitted others.
    static let mostParticles = 2_000
    private var candidates = 20_000

    init(time: Double) { self.time = time }

    mutating func add(_ period: EmissionPeriod) {
        for index in period.cells.indices.reversed() {
            let cell = period.cells[index]
            let from = max(period.start, cell.begin)
            let source = Source(
                form: period.form, from: from, to: min(period.end ?? .infinity, cell.begin + cell.duration),
                rate: period.rate(cell), pending: period.pending[index],
                // Several cells share the limit.
                most: max(Self.mostParticles / max(period.cells.count, 1), 1),
                seed: ParticleNumbers.mix(UInt64(clamping: period.form.seed), period.number, UInt64(clamping: index)))
            add(cell, source) { numbers, _ in period.form.randomPoint(&numbers) }
        }
    }

    /// The creation of the particles of one cell.
    private struct Source {
        let form: EmissionPeriod.Form
        let from: Double
        let to: Double
        let rate: Double
        let pending: Double
        let most: Int
        let seed: UInt64
    }

    private mutating func add(
        _ cell: ParticleCell, _ source: Source, _ place: (inout ParticleNumbers, _ birth: Double) -> CGPoint
    ) {
        let (form, rate) = (source.form, source.rate)
        let longest = cell.longestLife * form.lifetime
        let end = min(time, source.to)
        guard rate > 0, end > source.from, longest > 0 else { return }
        // A particle is created whenever the number of pending particles reaches a whole number.
        let last = ((end - source.from) * rate + source.pending).rounded(.down) - 1
        let first = max(((time - longest - source.from) * rate + source.pending).rounded(.up) - 1, 0)
        guard last.isFinite, last >= first, last < 1e15 else { return }
        let newest = Int(saturating: last)
        let oldest = max(Int(saturating: first), newest - source.most + 1)
        var index = newest
        while index >= oldest, particles.count < Self.mostParticles, candidates > 0 {
            defer { index -= 1 }
            candidates -= 1
            let birth = source.from + (Double(index) + 1 - source.pending) / rate
            let age = time - birth
            guard age >= 0 else { continue }
            var numbers = ParticleNumbers(ParticleNumbers.mix(source.seed, UInt64(clamping: index), 1))
            let flight = ParticleFlight(cell, form, start: place(&numbers, birth), &numbers)
            // Later children are in front of their particle.
            for child in cell.children.indices.reversed() {
                emit(cell.children[child], child, from: flight, birth: birth, source, UInt64(clamping: index))
            }
            if age < flight.lifetime, let particle = flight.particle(age: age, birth: birth) {
                particles.append(particle)
            }
        }
    }

    /// Adds the particles that a moving particle has emitted.
    private mutating func emit(
        _ cell: ParticleCell, _ index: Int, from flight: ParticleFlight, birth: Double, _ source: Source,
        _ parent: UInt64
    ) {
        let inner = Source(
            form: source.form, from: birth + max(cell.begin, 0),
            to: birth + min(flight.lifetime, cell.begin + cell.duration), rate: cell.birthRate, pending: 0,
            most: Self.mostParticles, seed: ParticleNumbers.mix(source.seed, parent, UInt64(clamping: index) + 2))
        add(cell, inner) { _, time in flight.position(at: time - birth) }
    }
}

/// The motion of one particle.
struct ParticleFlight {
    let cell: ParticleCell
    let lifetime: Double
    private let start: CGPoint
    private let velocity: CGVector
    private let scale: Double
    private let scaleSpeed: Double
    private let spin: Double
    private let color: [Double]

    init(_ cell: ParticleCell, _ form: EmissionPeriod.Form, start: CGPoint, _ numbers: inout ParticleNumbers) {
        self.cell = cell
        self.start = start
        lifetime = numbers.value(of: cell.lifetime) * form.lifetime
        let angle = numbers.value(of: cell.longitude)
        let speed = numbers.value(of: cell.velocity) * form.velocity
        velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        scale = numbers.value(of: cell.scale) * form.scale
        scaleSpeed = cell.scale.speed * form.scale
        spin = numbers.value(of: cell.spin) * form.spin
        color = cell.color.map { numbers.value(of: $0) }
    }

    func position(at age: Double) -> CGPoint {
        let square = CGFloat(age * age / 2)
        return CGPoint(
            x: start.x + velocity.dx * CGFloat(age) + cell.acceleration.dx * square,
            y: start.y + velocity.dy * CGFloat(age) + cell.acceleration.dy * square)
    }

    /// Nil for a particle that cannot be seen.
    func particle(age: Double, birth: Double) -> Particle? {
        let place = position(at: age)
        let (size, turn) = (scale + scaleSpeed * age, spin * age)
        let parts = zip(color, cell.color).map { min(max($0 + $1.speed * age, 0), 1) }
        // Chosen: farther away than any screen.
        guard abs(place.x) < 100_000, abs(place.y) < 100_000, abs(size) > 1e-6, abs(size) < 10_000, turn.isFinite,
            parts[3] > 0, cell.image != nil
        else { return nil }
        return Particle(
            cell: cell, birth: birth, position: place, scale: CGFloat(size), rotation: CGFloat(turn),
            color: CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }
}

extension EmissionPeriod.Form {
    /// A random place in the shape.
    func randomPoint(_ numbers: inout ParticleNumbers) -> CGPoint {
        let (first, second) = (numbers.next(), numbers.next())
        func inside(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: position.x + size.width * CGFloat(x - 0.5), y: position.y + size.height * CGFloat(y - 0.5))
        }
        let isEdge = mode == .outline || mode == .points
        switch shape {
        case .line: return inside(mode == .points ? first.rounded() : first, 0.5)
        case .rectangle, .cuboid:
            guard isEdge else { return inside(first, second) }
            if mode == .points { return inside(first.rounded(), second.rounded()) }
            // A place on the four sides, each as often as its length requires.
            let (width, height) = (abs(Double(size.width)), abs(Double(size.height)))
            let way = first * 2 * (width + height)
            guard way > 0, way.isFinite else { return inside(first, second) }
            if way < 2 * width { return inside(way / (2 * width), second.rounded()) }
            return inside(second.rounded(), (way - 2 * width) / (2 * height))
        case .circle, .sphere:
            // The square root distributes the places evenly over the area.
            let radius = Double(size.width) * (isEdge ? 1 : second.squareRoot())
            let angle = first * 2 * .pi
            return CGPoint(x: position.x + CGFloat(cos(angle) * radius), y: position.y + CGFloat(sin(angle) * radius))
        default: return position
        }
    }
}

/// Random numbers of one particle. The same seed gives the same numbers.
struct ParticleNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// Derived: the finalizer of the generator SplitMix64.
    private static func scrambled(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    static func mix(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
        scrambled(scrambled(scrambled(a &+ 0x9E37_79B9_7F4A_7C15) &+ b) &+ c)
    }

    /// A number in `0 ..< 1`.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Double(Self.scrambled(state) >> 11) * 0x1p-53
    }

    mutating func value(of span: ParticleCell.Span) -> Double { span.value + span.range * (next() - 0.5) }
}
