import MotionLogic
import Testing

@Suite("Springs")
struct SpringTests {
    @Test(
        "push progress per frame is what was counted on devices",
        arguments: [
            (2, 0.125, 0.178), (4, 0.344, 0.450), (6, 0.545, 0.666), (8, 0.699, 0.808), (10, 0.807, 0.893),
            (12, 0.879, 0.942), (15, 0.942, 0.978), (18, 0.973, 0.992), (21, 0.988, 0.997), (30, 0.999, 1.0),
        ])
    func progressTable(frame: Int, navigation: Double, modal: Double) {
        let t = Double(frame) / 60
        #expect(abs(Spring.navigation.displacement(at: t) - navigation) < 0.00051)
        #expect(abs(Spring.modal.displacement(at: t) - modal) < 0.00051)
    }

    @Test("a timed spring is exactly done at its duration")
    func timed() {
        #expect(TimedSpring.navigation.progress(at: 0) == 0)
        #expect(TimedSpring.navigation.progress(at: 0.5) == 1)
        #expect(TimedSpring.navigation.progress(at: 0.4999) < 1)
        #expect(TimedSpring.modal.progress(at: 0.4) == 1)
    }

    @Test(
        "every regime obeys the equation of motion",
        arguments: [
            Spring(mass: 1, stiffness: 100, damping: 0), Spring(mass: 1, stiffness: 100, damping: 10),
            Spring(mass: 2, stiffness: 300, damping: 5, initialVelocity: -3),
            Spring(mass: 3, stiffness: 1000, damping: 500),
            Spring(mass: 1, stiffness: 100, damping: 20),
            Spring(mass: 1, stiffness: 100, damping: 20.0001, initialVelocity: 4),
            Spring(mass: 1, stiffness: 100, damping: 19.9999, initialVelocity: 4), .navigation, .modal,
        ])
    func equation(_ spring: Spring) {
        #expect(spring.displacement(at: 0) == 0)
        #expect(spring.velocity(at: 0) == spring.initialVelocity)
        let h = 1e-5
        for step in 1...40 {
            let t = Double(step) / 40
            let x = spring.displacement(at: t), v = spring.velocity(at: t)
            let slope = (spring.displacement(at: t + h) - spring.displacement(at: t - h)) / (2 * h)
            let bend = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
            #expect(abs(slope - v) < 1e-5 * max(1, abs(v)))
            let force = spring.stiffness * (1 - x) - spring.damping * v
            #expect(abs(spring.mass * bend - force) < 1e-3 * max(1, abs(force)))
        }
    }

    @Test("regimes meet without a seam at critical damping")
    func seam() {
        for t in [0.001, 0.01, 0.1, 0.5, 1] {
            let values = [19.999999, 20, 20.000001].map {
                Spring(mass: 1, stiffness: 100, damping: $0).displacement(at: t)
            }
            #expect(abs(values[0] - values[1]) < 1e-7)
            #expect(abs(values[2] - values[1]) < 1e-7)
        }
    }

    @Test(
        "after the settling duration the spring stays within a thousandth of its goal",
        arguments: [
            Spring(mass: 1, stiffness: 100, damping: 10),
            Spring(mass: 1, stiffness: 100, damping: 2, initialVelocity: 20),
            Spring(mass: 3, stiffness: 1000, damping: 500), .navigation, .modal,
        ])
    func settling(_ spring: Spring) {
        let end = spring.settlingDuration
        for step in 0..<200 { #expect(abs(spring.displacement(at: end + Double(step) / 100) - 1) <= 0.001 + 1e-12) }
        #expect(Spring(mass: 1, stiffness: 1, damping: 0).settlingDuration == .infinity)
    }

    @Test("senseless parameters give finite numbers")
    func senseless() {
        let spring = Spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity)
        #expect(spring.displacement(at: 1).isFinite)
    }

    @Test("a released swipe goes on with the finger's speed and ends exactly at its goal, inside the screen")
    func settle() {
        let cancel = SettleMotion(from: 0.6, to: 1, velocity: -2)
        #expect(cancel.value(at: 0) == 0.6)
        #expect(abs((cancel.value(at: 0.001) - 0.6) / 0.001 + 2) < 0.2)
        #expect(cancel.value(at: cancel.duration) == 1)
        let thrown = SettleMotion(from: 0.5, to: 0, velocity: -60)
        for step in 0...60 { #expect((0...1).contains(thrown.value(at: Double(step) / 100))) }
        #expect(SettleMotion(from: 1, to: 1, velocity: 3).duration == 0)
    }

    @Test(
        "A spring arrives sooner the shorter its way and the quicker its start",
        arguments: [
            (0.001, 0.0, 0.5), (0.01, 0.0, 0.364), (0.001, 10.0, 0.465), (0.001, 40.0, 0.046), (0.5, 0.0, 0.092),
            (2, 0.0, 0.0),
        ] as [(Double, Double, Double)])
    func arrival(tolerance: Double, velocity: Double, seconds: Double) {
        let spring = Spring.navigation.with(initialVelocity: velocity)
        #expect(abs(spring.arrival(within: tolerance, limit: 0.5) - seconds) < 0.002)
    }
}
