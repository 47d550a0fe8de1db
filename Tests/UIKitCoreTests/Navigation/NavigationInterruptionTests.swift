import RandomWalk
import Testing

/// Every request in every phase, animated or not, in both text directions: at rest the state is consistent. The program
/// Walk tests all of them (`Walk --interruptions`).
@MainActor
struct NavigationInterruptionTests {
    /// Some of the cases. The step is prime, and no number of kinds is a multiple of it, so the sample has each pair of
    /// kinds that the matrix has.
    nonisolated static let sample = stride(from: 0, to: InterruptionCase.all.count, by: 7).map {
        InterruptionCase.all[$0]
    }

    @Test(
        "at rest stack, screen, bar and callbacks agree, and nothing is left over",
        arguments: InterruptionCase.Phase.allCases)
    func matrix(phase: InterruptionCase.Phase) {
        for example in Self.sample where example.phase == phase {
            for fault in InterruptionRun(example).faults() { Issue.record("\(fault)") }
        }
    }

    @Test("the sample has each request in each phase and in each container")
    func coverage() {
        let phases = Set(Self.sample.map { "\($0.request) \($0.phase)" })
        let places = Set(Self.sample.map { "\($0.request) \($0.place)" })
        #expect(phases == Set(InterruptionCase.all.map { "\($0.request) \($0.phase)" }))
        #expect(places == Set(InterruptionCase.all.map { "\($0.request) \($0.place)" }))
    }
}
