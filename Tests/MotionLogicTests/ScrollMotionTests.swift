import MotionLogic
import Testing

@Suite("Scroll physics")
struct ScrollMotionTests {
    @Test("a free scroll lands where it was measured to land", arguments: [2000.0, -2000, 300, 12])
    func landing(velocity: Double) {
        let scroll = ScrollDeceleration(start: 100, velocity: velocity)
        let sign = velocity > 0 ? 1.0 : -1
        #expect(abs(scroll.landing - (100 + (velocity - sign * 10) * 0.499)) < 1e-6)
        #expect(abs(scroll.position(at: scroll.duration) - scroll.landing) < 1e-6)
        #expect(abs(scroll.position(at: 60) - scroll.landing) < 1e-6)
        #expect(abs(abs(scroll.velocity(at: scroll.duration)) - 10) < 1e-6)
    }

    @Test("a scroll slower than the stop speed does not move")
    func slow() {
        let scroll = ScrollDeceleration(start: 5, velocity: 9)
        #expect((scroll.duration, scroll.landing, scroll.position(at: 1)) == (0, 5, 5))
    }

    @Test("the moment of reaching a place and the velocity for a landing are the inverse of the motion")
    func inverse() throws {
        let scroll = ScrollDeceleration(start: 0, velocity: 1500, rate: ScrollDeceleration.fastRate)
        let t = try #require(scroll.time(reaching: 60))
        #expect(abs(scroll.position(at: t) - 60) < 1e-9)
        #expect(scroll.time(reaching: 1e6) == nil)
        #expect(scroll.time(reaching: -1) == nil)
        let v = ScrollDeceleration.velocity(from: 10, to: -400)
        #expect(abs(ScrollDeceleration(start: 10, velocity: v).landing + 400) < 1e-9)
    }

    @Test("a rubber band gives way less and less, and can be taken up again")
    func rubber() {
        #expect(RubberBand.shown(pull: 0, extent: 800) == 0)
        #expect(abs(RubberBand.shown(pull: 800, extent: 800) - 800 * (1 - 1 / 1.55)) < 1e-9)
        #expect(RubberBand.shown(pull: -50, extent: 800) == -RubberBand.shown(pull: 50, extent: 800))
        #expect(RubberBand.shown(pull: 1e9, extent: 800) < 800)
        #expect(abs(RubberBand.pull(shown: RubberBand.shown(pull: 123, extent: 800), extent: 800) - 123) < 1e-9)
        #expect(RubberBand.shown(pull: 10, extent: 0) == 0)
    }

    @Test(
        "a bounce keeps its start, agrees with its velocity, and ends within a tenth of a point",
        arguments: [
            BounceBack(displacement: 120, velocity: 0), BounceBack(displacement: -120, velocity: 30),
            BounceBack(displacement: 0, velocity: 1800), BounceBack(displacement: 60, velocity: -3000),
        ])
    func bounce(_ bounce: BounceBack) {
        #expect(bounce.displacement(at: 0) == bounce.displacement)
        #expect(abs(bounce.displacement(at: 1e-9) - bounce.displacement) < 1e-4)
        for step in 1...30 {
            let t = Double(step) / 30, h = 1e-6
            let slope = (bounce.displacement(at: t + h) - bounce.displacement(at: t - h)) / (2 * h)
            #expect(abs(slope - bounce.velocity(at: t)) < 1e-2)
        }
        for step in 0..<100 { #expect(abs(bounce.displacement(at: bounce.duration + Double(step) / 60)) <= 0.1 + 1e-9) }
    }

    @Test("a pull released at rest returns without passing the end")
    func rest() {
        let bounce = BounceBack(displacement: 100, velocity: 0)
        var last = 100.0
        for step in 1...60 {
            let now = bounce.displacement(at: Double(step) / 60)
            #expect(now > 0)
            #expect(now < last)
            last = now
        }
    }
}
