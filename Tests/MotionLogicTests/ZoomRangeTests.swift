import Testing

@testable import MotionLogic

struct ZoomRangeTests {
    private let range = ZoomRange(minimum: 0.5, maximum: 2, gives: true)

    @Test("inside of the ends the fingers' scale shows, beyond them ever less of it")
    func shown() {
        #expect(range.shown(1.5) == 1.5)
        #expect(range.shown(2) == 2)
        #expect(abs(range.shown(16) - 4) < 1e-9)
        #expect(range.shown(3) > 2)
        #expect(range.shown(3) < 3)
        #expect(range.shown(0.1) < 0.5)
        #expect(range.shown(0.1) > 0.1)
    }

    @Test("a pinch that catches what shows goes on from it", arguments: [0.2, 0.5, 1, 2, 5])
    func caught(_ raw: Double) {
        #expect(abs(range.raw(showing: range.shown(raw)) - raw) < 1e-9)
    }

    @Test("ends that do not give hold the scale")
    func holds() {
        let range = ZoomRange(minimum: 1, maximum: 3, gives: false)
        #expect(range.shown(9) == 3)
        #expect(range.shown(0.1) == 1)
        #expect(ZoomRange(minimum: 2, maximum: 1, gives: true).clamped(5) == 2)
    }
}
