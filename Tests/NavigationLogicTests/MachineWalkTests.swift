import Foundation
import MachineTables
import Testing

/// Every machine makes all sequences of its requests, and keeps the promises of its ledger.
@Suite("All machines") struct MachineWalkTests {
    static let walks =
        Stage.walks + PresentationLedger.walks + OverlayLedger.walks + SearchLedger.walks + ColumnLedger.walks
        + TabLedger.walks + BarHidingLedger.walks + TabMinimizingLedger.walks + TabCustomizationLedger.walks
        + PageTurnLedger.walks + RowSwipeLedger.walks + DragLedger.walks + OutsideDropLedger.walks + TouchLedger.walks
        + FocusLedger.walks

    @Test("All sequences of requests keep every promise", arguments: walks.indices)
    func promises(index: Int) {
        let walk = Self.walks[index]
        let result = walk.run()
        #expect(result.failures == [], "\(walk.ledger), \(walk.start)")
        #expect(result.sequences > walk.minimum, "\(walk.ledger), \(walk.start)")
    }

    /// The walks of one ledger.
    struct Machine: Sendable, CustomTestStringConvertible {
        let ledger: String
        let walks: [MachineWalk]
        var testDescription: String { ledger }
    }

    static let machines = Dictionary(grouping: walks, by: \.ledger)
        .map { Machine(ledger: $0.key, walks: $0.value) }.sorted { $0.ledger < $1.ledger }

    /// Promises about values that one step makes. No fault changes a step itself.
    static let insideSteps: Set<String> = [
        "a page is on the stack once", "a transition leads to another page",
        "only an animated transition has an animator",
    ]

    @Test("Faults in the decisions of a machine break each promise", arguments: machines)
    func faults(machine: Machine) throws {
        let file = try #require(machine.walks.first?.file)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let promises = Set(text.matches(of: /\.keep\(\s*"([^"]+)"/).map { String($0.output.1) })
        #expect(promises.count > 1)
        let unbroken = machine.walks.unbroken(of: promises.subtracting(Self.insideSteps), limit: 20_000)
        #expect(unbroken.byFaults.sorted() == [])
        #expect(unbroken.withoutFault == [])
    }
}
