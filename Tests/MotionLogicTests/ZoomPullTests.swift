import MotionLogic
import Testing

struct ZoomPullTests {
    private func pull(_ start: ZoomPull.Start, _ x: Double, _ y: Double, forward: Double = 1) -> ZoomPull {
        ZoomPull(start, x: x, y: y, width: 400, height: 800, forward: forward)
    }

    @Test("a screen follows the finger everywhere, and becomes smaller along its way out alone")
    func follows() {
        #expect(pull(.content, 30, 160).fraction == 0.5)
        #expect(pull(.content, 30, 160).x == 30)
        #expect(pull(.content, 30, 160).y == 160)
        #expect(pull(.content, 0, -50).scale == 1)
        #expect(pull(.content, 0, 2000).scale == ZoomPull.leastScale)
        #expect(pull(.leadingEdge, 80, 300).fraction == 0.5)
        #expect(pull(.leadingEdge, -80, 0, forward: -1).fraction == 0.5)
        #expect(pull(.leadingEdge, 80, 0, forward: -1).fraction == 0)
    }

    @Test("speed counts towards the way out")
    func speed() {
        #expect(ZoomPull.speed(.content, x: 900, y: 320, width: 400, height: 800, forward: 1) == 1)
        #expect(ZoomPull.speed(.leadingEdge, x: -160, y: 0, width: 400, height: 800, forward: -1) == 1)
    }
}
