import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// An act in every callback of a presentation, in every style. The program Walk goes through all of them
/// (`Walk --presentations`).
@MainActor
@Suite struct PresentationMatrixTests {
    /// Of each act in each callback, some of the styles; with a prime step every style comes to every callback.
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
