import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// A request in every callback of a presentation, in every style. The program Walk tests all of them (`Walk
/// --presentations`).
@MainActor
struct PresentationMatrixTests {
    /// For each request and callback, some of the styles. The prime step covers every pair of style and callback.
    nonisolated static let sample = stride(from: 0, to: PresentationCase.all.count, by: 13).map {
        PresentationCase.all[$0]
    }

    @Test(
        "whatever is done in a callback of a presentation: at rest views, coordinators, calls and memory agree",
        arguments: PresentationCase.Act.allCases)
    func matrix(act: PresentationCase.Act) {
        for example in Self.sample where example.act == act {
            for fault in PresentationRun(example).faults() { Issue.record("\(fault)") }
        }
    }
}
