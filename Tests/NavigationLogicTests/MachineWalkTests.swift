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

    /// Promises about values and about the order of requests. No fault of a step or an effect breaks them; a changed
    /// rule of the machine does.
    static let beyondFaults: Set<String> = [
        "a call has no further calls", "a toolbar without items stays", "only a call changes the bar",
        "a displayed focus is not removed", "a focus that has moved is not lost",
        "the drag asks again only before the drop", "another page than the current page comes in",
        "the page that comes in arrives", "a screen that waits for its presentation is hidden",
        "a full swipe performs the first action of a row that shows it", "a row moves by at most its width",
        "a row opens by some distance", "a row that an animation moves is not laid out",
        "a page is on the stack once", "a page that moves in was requested", "a transition leads to another page",
        "only an animated transition has an animator", "no effect and no motion is left at rest",
    ]

    /// The ledgers whose promises are broken by faults. The walks of the others are too many.
    static let faulty = [
        "BarHidingLedger", "ColumnLedger", "DragLedger", "FocusLedger", "OutsideDropLedger", "PageTurnLedger",
        "PresentationLedger", "RowSwipeLedger",
    ]

    @Test(
        "Faults in the decisions of a machine break each promise",
        arguments: machines.filter { faulty.contains($0.ledger) })
    func faults(machine: Machine) throws {
        let file = try #require(machine.walks.first?.file)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        var unbroken = Set(text.matches(of: /\.keep\(\s*"([^"]+)"/).map { String($0.output.1) })
        #expect(unbroken.count > 1)
        unbroken.subtract(Self.beyondFaults)
        for length in [1, 2] {
            for walk in machine.walks where !unbroken.isEmpty {
                for fault in walk.faults() where !unbroken.isEmpty {
                    unbroken.subtract(walk.run(length: length, fault).broken)
                }
            }
        }
        #expect(unbroken.sorted() == [])
    }
}
