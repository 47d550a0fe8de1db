import MotionLogic
import Testing

struct DifferenceFadeTests {
    @Test(
        "what is left of a difference at a progress",
        arguments: [
            (DifferenceFade.over, 0.0, 1.0), (.over, 0.25, 0.75), (.over, 1, 0), (.over, -1, 1), (.over, 2, 0),
            (.around(0.5), 0, 0), (.around(0.5), 0.25, 0.5), (.around(0.5), 0.5, 1), (.around(0.5), 0.75, 0.5),
            (.around(0.5), 1, 0),
            (.around(0), 0, 1), (.around(0), 0.5, 0.5), (.around(0), 1, 0), (.around(1), 1, 0), (.around(1), 0.5, 0.5),
            (.backFrom(0.5), 0, 0), (.backFrom(0.5), 0.25, 0.5), (.backFrom(0.5), 0.5, 1), (.backFrom(0.5), 1, 1),
            (.backFrom(0), 0.5, 0),
        ])
    func left(fade: DifferenceFade, progress: Double, left: Double) {
        #expect(fade.left(at: progress) == left)
    }
}
