import MachineTables
import NavigationLogic
import Testing

@Suite("The interruption matrix")
struct InterruptionMatrixTests {
    /// The requests that bring a machine with the pages A, B, C into each phase.
    static let openings: [(name: String, requests: [Request])] = [
        ("offscreen", [.containerDidDisappear]),
        ("appearing", [.containerDidDisappear, .containerWillAppear(animated: true)]),
        ("idle", []),
        ("scheduled push", [.push("D", animated: true)]),
        ("scheduled pop", [.pop(animated: true)]),
        ("scheduled push without animation", [.push("D", animated: false)]),
        ("scheduled stack", [.set(["X", "Y"], animated: true)]),
        ("a scheduled push that is taken back", [.push("D", animated: true), .pop(animated: true)]),
        ("pushing", [.push("D", animated: true)]),
        ("popping", [.pop(animated: true)]),
        ("popping to the root", [.popToRoot(animated: true)]),
        ("replacing", [.set(["X", "Y"], animated: true)]),
        ("pushing, another waits", [.push("D", animated: true), .push("E", animated: true)]),
        ("popping, the popped page waits", [.pop(animated: true), .push("C", animated: true)]),
        ("dragging", [.grab, .drag(fraction: 0.4)]),
        ("dragging a caught push", [.push("D", animated: true), .catchAgain(fraction: 0.5)]),
        ("dragging a caught pop", [.pop(animated: true), .catchAgain(fraction: 0.5)]),
        ("settling, completed", [.grab, .release(fraction: 0.8, velocity: 0)]),
        ("settling, cancelled", [.grab, .release(fraction: 0.2, velocity: 0)]),
        (
            "settling a cancelled push",
            [.push("D", animated: true), .catchAgain(fraction: 0.3), .release(fraction: 0.3, velocity: 0)]
        ),
        ("settling, another waits", [.grab, .release(fraction: 0.2, velocity: 0), .push("D", animated: true)]),
        ("holding a pop to the root", [.popToRoot(animated: true), .hold(fraction: 0.2)]),
        (
            "settling a pop to the root that was taken back",
            [.popToRoot(animated: true), .hold(fraction: 0.2), .releaseAs(.cancelled, fraction: 0.2, velocity: 0)]
        ),
        (
            "settling a new stack that was held",
            [.set(["B", "X"], animated: true), .hold(fraction: 0), .releaseAs(.completed, fraction: 0.2, velocity: 0)]
        ),
        ("overdue", [.push("D", animated: true), .overdue(2)]),
        (
            "overdue after a cancel",
            [
                .push("D", animated: true), .hold(fraction: 0), .releaseAs(.cancelled, fraction: 0, velocity: 0),
                .overdue(2),
            ]
        ),
        ("disappearing", [.containerWillDisappear(animated: true)]),
        ("disappearing with a popped page", [.containerWillDisappear(animated: true), .pop(animated: true)]),
    ]

    /// Creates a stage with the pages A, B, C in the phase of this index. Later requests wait for a layout.
    static func open(_ opening: Int) -> Stage {
        var stage = Stage("A", "B", "C")
        let (name, requests) = openings[opening]
        stage.laysOut = !name.contains("scheduled")
        for request in requests { stage.send(request) }
        stage.laysOut = false
        return stage
    }

    static let requests: [Request] =
        [true, false].flatMap { animated -> [Request] in
            [
                .push("N", animated: animated), .pop(animated: animated), .popTo("A", animated: animated),
                .popToRoot(animated: animated), .set(["A", "B", "C"], animated: animated),
                .set(["N", "A"], animated: animated),
                .set(["A", "N"], animated: animated), .set([], animated: animated), .push("C", animated: animated),
                .containerWillAppear(animated: animated), .containerWillDisappear(animated: animated),
            ]
        } + [
            .grab, .drag(fraction: 0.5), .drag(fraction: .nan), .release(fraction: 0.9, velocity: 0),
            .release(fraction: 0.9, velocity: -3),
            .releaseAs(.completed, fraction: 0.1, velocity: .infinity), .catchAgain(fraction: 0.5),
            .animationEnded(TransitionID(number: 1, animation: 0)), .hold(fraction: 0.3), .hold(fraction: .nan),
            .animatorEnded(2, .completed),
            .animatorEnded(2, .cancelled), .animatorEnded(3, .cancelled), .overdue(2), .containerDidAppear,
            .containerDidDisappear, .layout,
        ]

    /// Requests of each kind, after two others.
    static let thirdRequests = stride(from: 0, to: requests.count, by: 3).map { requests[$0] }

    @Test("The app sees the new stack at once, in every phase", arguments: openings.indices, [true, false])
    func stackAtOnce(opening: Int, animated: Bool) {
        var stage = Self.open(opening)
        stage.send(.set(["P", "Q", "R"], animated: animated), .push("S", animated: animated))
        #expect(stage.machine.stack == ["P", "Q", "R", "S"])
        stage.send(.popTo("Q", animated: animated))
        #expect(stage.machine.stack == ["P", "Q"])
        stage.settle()
        #expect(stage.machine.stack == ["P", "Q"])
        #expect(stage.promises.broken == [])
    }
}
