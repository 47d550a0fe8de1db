import Decisions
import NavigationLogic
import Synchronization
import Testing

/// The work of deciding grows with the number of tabs, not with its square.
@Suite("Many tabs, as they are decided")
struct TabComparisonTests {
    /// A page that counts its comparisons.
    struct CountedPage: Hashable {
        let number: Int
        static let comparisons = Atomic(0)

        static func == (one: CountedPage, other: CountedPage) -> Bool {
            comparisons.wrappingAdd(1, ordering: .relaxed)
            return one.number == other.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// The number of comparisons per page when `count` tabs are replaced.
    private func comparisons(_ count: Int) -> Int {
        var machine = TabMachine<CountedPage>()
        let (old, new) = ((0..<count).map(CountedPage.init), (count / 2..<count + count / 2).map(CountedPage.init))
        let start = CountedPage.comparisons.load(ordering: .relaxed)
        for list in [old, new, new.reversed()] {
            _ = machine.handle(.replace(list, animated: false))
            _ = machine.handle(.exchange(animated: false))
            _ = machine.handle(.show(list.first, mayMove: false))
            _ = machine.handle(.release)
        }
        return (CountedPage.comparisons.load(ordering: .relaxed) - start) / count
    }

    @Test("A page is compared as often among many tabs as among few")
    func replace() {
        #expect(comparisons(100) < 60)
        #expect(comparisons(2_000) < 60)
    }
}
