import MotionLogic
import Testing

@Suite struct ZoomHandTests {
    private func hand(_ start: ZoomHand.Start, _ x: Double, _ y: Double, forward: Double = 1) -> ZoomHand {
        ZoomHand(start, x: x, y: y, width: 400, height: 800, forward: forward)
    }

    @Test("a screen follows the finger everywhere, and becomes smaller along its way out alone")
    func follows() {
        #expect(hand(.content, 30, 160).fraction == 0.5)
        #expect(hand(.content, 30, 160).x == 30 && hand(.content, 30, 160).y == 160)
        #expect(hand(.content, 0, -50).scale == 1)
        #expect(hand(.content, 0, 2000).scale == ZoomHand.leastScale)
        #expect(hand(.leadingEdge, 80, 300).fraction == 0.5)
        #expect(hand(.leadingEdge, -80, 0, forward: -1).fraction == 0.5)
        #expect(hand(.leadingEdge, 80, 0, forward: -1).fraction == 0)
    }

    @Test("speed counts towards the way out")
    func speed() {
        #expect(ZoomHand.speed(.content, x: 900, y: 320, width: 400, height: 800, forward: 1) == 1)
        #expect(ZoomHand.speed(.leadingEdge, x: -160, y: 0, width: 400, height: 800, forward: -1) == 1)
    }
}
