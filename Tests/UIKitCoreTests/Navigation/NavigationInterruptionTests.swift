import RandomWalk
import Testing

/// Every request in every phase, animated or not, in both text directions: at rest the state is consistent. These tests
/// perform each pair of kinds. The program Walk performs all cases (`Walk --interruptions`).
@MainActor
struct NavigationInterruptionTests {
    @Test(
        "at rest stack, screen, bar and callbacks agree, and nothing is left over",
        arguments: InterruptionCase.Phase.allCases)
    func matrix(phase: InterruptionCase.Phase) {
        for example in InterruptionCase.pairs where example.phase == phase {
            for fault in InterruptionRun(example).faults() { Issue.record("\(fault)") }
        }
    }

    @Test("the tested cases have each request in each phase and in each container")
    func coverage() {
        let phases = Set(InterruptionCase.pairs.map { "\($0.request) \($0.phase)" })
        let places = Set(InterruptionCase.pairs.map { "\($0.request) \($0.place)" })
        #expect(phases == Set(InterruptionCase.all.map { "\($0.request) \($0.phase)" }))
        #expect(places == Set(InterruptionCase.all.map { "\($0.request) \($0.place)" }))
        #expect(InterruptionCase.pairs.count < InterruptionCase.all.count / 20)
    }
}
