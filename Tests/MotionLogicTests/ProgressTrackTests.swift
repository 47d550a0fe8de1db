import MotionLogic
import Testing

@Suite("A number along progress whose ends change")
struct ProgressTrackTests {
    private func values(_ track: ProgressTrack) -> [Double] {
        [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5].map { track.value(at: $0) }
    }

    @Test("it is straight between its ends and held outside them")
    func straight() {
        #expect(values(ProgressTrack(from: 44, to: 84)) == [44, 44, 54, 64, 74, 84, 84])
    }

    @Test("a new end is reached from where the number is, and the way back stays")
    func newEnd() {
        var track = ProgressTrack(from: 44, to: 44)
        track.setEnd(74, at: 0.5)
        #expect(values(track) == [44, 44, 44, 44, 59, 74, 74])
        track.setEnd(44, at: 0.75)
        #expect(values(track) == [44, 44, 44, 44, 59, 44, 44])
    }

    @Test("a new start is returned to, and the way on stays")
    func newStart() {
        var track = ProgressTrack(from: 44, to: 84)
        track.setStart(74, at: 0.5)
        #expect(values(track) == [74, 74, 69, 64, 74, 84, 84])
    }

    @Test("changes at any moment and in any order never jump in between", arguments: [0.0, 0.001, 0.3, 0.999, 1.0])
    func noJump(at: Double) {
        var track = ProgressTrack(from: 0, to: 10)
        for (index, progress) in [at, 0.5, at, 0.2].enumerated() {
            let before = track.value(at: progress)
            if index % 2 == 0 {
                track.setEnd(Double(index) * 7, at: progress)
            } else {
                track.setStart(Double(index) * 5, at: progress)
            }
            if progress > 0, progress < 1 { #expect(abs(track.value(at: progress) - before) < 1e-9) }
            #expect(track.value(at: 0) == track.start)
            #expect(track.value(at: 1) == track.end)
        }
    }
}
