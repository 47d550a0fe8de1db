import MachineTables
import Testing

@Suite("The tables of the machines")
struct MachineTableTests {
    @Test("Requests reach every row and every column", arguments: MachineTables.all.indices)
    func coverage(index: Int) {
        #expect(MachineTables.all[index].differences == [], "\(MachineTables.all[index].title)")
    }

    @Test("A stack changes by one step in each cell of a change, and in no other cell")
    func changes() {
        let steps: Set = ["store", "change", "schedule", "reschedule", "queue"]
        #expect(MachineTables.stack.steps.isSuperset(of: steps))
        for line in MachineTables.stack.lines.dropFirst(2) {
            let cells = line.split(separator: "|").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
            let names = line.split(separator: "|")[2].split(separator: ",").flatMap { $0.split(separator: " ") }
            let changes = names.filter { steps.contains(String($0)) }.count
            let isChange = cells[1] == "animatedChange" || cells[1] == "unanimatedChange"
            #expect(changes == (isChange ? 1 : 0), "\(line)")
        }
    }
}
