import ListLogic
import Testing

struct BatchUpdateProblemTests {
    private func problem(
        _ before: [Int], _ after: [Int], _ terms: ListTerms = .collectionView, _ change: (inout BatchUpdate) -> Void
    ) -> String? {
        var update = BatchUpdate()
        change(&update)
        do throws(BatchUpdateProblem) {
            _ = try update.plan(before: before, after: after, terms: terms)
            return nil
        } catch { return error.message(terms: terms) }
    }

    private func path(_ section: Int, _ item: Int) -> ListIndexPath { ListIndexPath(section: section, item: item) }

    @Test("wrong counts have the sentences of UIKit")
    func counts() {
        #expect(
            problem([3, 2], [3, 4]) {
                $0.insertedItems = [path(1, 0), path(1, 1)]
                $0.deletedItems = [path(1, 0)]
                $0.movedItems = [BatchUpdate.Move(from: path(0, 0), to: path(1, 2))]
            } == """
                Invalid update: invalid number of items in section 0.  The number of items contained in an existing \
                section after the update (3) must be equal to the number of items contained in that section before \
                the update (3), plus or minus the number of items inserted or deleted from that section (0 inserted, 0 \
                deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 1 moved \
                out).
                """)
        #expect(
            problem([2], [2], .tableView) {
                $0.insertedItems = [path(0, 0)]
                $0.reloadedItems = [path(0, 1)]
            } == """
                Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing \
                section after the update (2) must be equal to the number of rows contained in that section before \
                the update (2), plus or minus the number of rows inserted or deleted from that section (2 inserted, 1 \
                deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved \
                out).
                """)
        let many = [Int](repeating: 0, count: 18)
        #expect(
            problem(many, []) { _ in } == """
                Invalid update: invalid number of sections.  The number of sections contained in the collection view \
                after the update (0) must be equal to the number of sections contained in the collection view before \
                the update (18), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
                """)
        #expect(
            problem([1], [1], .tableView) { $0.insertedSections = [0..<1] } == """
                Invalid update: invalid number of sections.  The number of sections contained in the table view \
                after the update (1) must be equal to the number of sections contained in the table view before \
                the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                """)
        #expect(problem([1], [4]) { $0.reloadedSections = [0..<1] } == nil)
    }

    @Test("places outside the list have the sentences of UIKit")
    func places() {
        #expect(
            problem([1], [0]) { $0.deletedItems = [path(0, 1)] }
                == "attempt to delete item 1 from section 0 which only contains 1 items before the update")
        #expect(
            problem([20], [20], .tableView) { $0.reloadedItems = [path(0, 20)] }
                == "attempt to delete row 20 from section 0 which only contains 20 rows before the update")
        #expect(
            problem([1], [0]) { $0.deletedItems = [path(1, 0)] }
                == "attempt to delete item 0 from section 1, but there are only 1 sections before the update")
        #expect(
            problem([1, 0], [1, 0]) { $0.insertedItems = [path(1, 2)] }
                == "attempt to insert item 2 into section 1, but there are only 0 items in section 1 after the update")
        #expect(
            problem([1], [1], .tableView) { $0.insertedItems = [path(1, 0)] }
                == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
        #expect(
            problem([1], [1]) { $0.deletedItems = [path(0, -1)] }
                == "Attempted to perform update with invalid index path: {length = 2, path = 0 - -1}")
        #expect(
            problem([1], []) { $0.deletedSections = [0..<2] }
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(
            problem([1], [1]) { $0.insertedSections = [1..<2] }
                == "attempt to insert section 1 but there are only 1 sections after the update")
        #expect(
            problem([1, 1, 0], [1, 1, 0], .tableView) {
                $0.movedItems = [BatchUpdate.Move(from: path(2, 0), to: path(0, 0))]
            } == """
                attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 rows in \
                section 2 before the update
                """)
        #expect(
            problem([5], [5]) { $0.movedItems = [BatchUpdate.Move(from: path(0, 4), to: path(0, 5))] } == """
                attempt to move index path ({length = 2, path = 0 - 4}) to index path ({length = 2, path = 0 - 5}) \
                that does not exist - there are only 5 items in section 0 after the update
                """)
        #expect(
            problem([5], [5]) { $0.movedItems = [BatchUpdate.Move(from: path(1, 4), to: path(0, 4))] } == """
                attempt to move index path ({length = 2, path = 1 - 4}) that does not exist - there are only 1 \
                sections before the update
                """)
        #expect(
            problem([5], [5]) { $0.movedSections = [BatchUpdate.Move(from: 0, to: 1)] }
                == "attempt to move section 0 to section 1 that does not exist - there are only 1 sections after the "
                + "update"
        )
        #expect(
            problem([5], [5]) { $0.movedSections = [BatchUpdate.Move(from: 1, to: 0)] }
                == "attempt to move section 1 that does not exist - there are only 1 sections before the update")
    }

    @Test("contradictions have the sentences of UIKit")
    func contradictions() {
        let (first, second) = (path(0, 0), path(0, 1))
        #expect(
            problem([2], [1]) {
                $0.deletedItems = [first]
                $0.reloadedItems = [first]
            } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
        for isReload in [false, true] {
            #expect(
                problem([2], [2]) {
                    if isReload { $0.reloadedItems = [second] } else { $0.deletedItems = [second] }
                    $0.movedItems = [BatchUpdate.Move(from: second, to: first)]
                }
                    == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
        }
        #expect(
            problem([2], [3]) {
                $0.insertedItems = [first]
                $0.movedItems = [BatchUpdate.Move(from: second, to: first)]
            } == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})")
        #expect(
            problem([2], [2], .tableView) {
                $0.movedItems = [BatchUpdate.Move(from: first, to: second), BatchUpdate.Move(from: second, to: second)]
            } == """
                attempt to move both row at index path {length = 2, path = 0 - 0} and {length = 2, path = 0 - 1} to \
                {length = 2, path = 0 - 1}
                """)
        #expect(
            problem([2], [2]) {
                $0.movedItems = [BatchUpdate.Move(from: first, to: second), BatchUpdate.Move(from: first, to: first)]
            } == """
                attempt to move index path ({length = 2, path = 0 - 0}) to both index path ({length = 2, path = 0 - \
                1}) and ({length = 2, path = 0 - 0})
                """)
        #expect(
            problem([0, 0, 0, 0], [0, 0, 0, 0, 0]) {
                $0.insertedSections = [4..<5]
                $0.movedSections = [BatchUpdate.Move(from: 0, to: 4)]
            } == "attempt to perform an insert and a move to the same section (4)")
        for isReload in [false, true] {
            #expect(
                problem([0, 0], [0]) {
                    if isReload { $0.reloadedSections = [1..<2] } else { $0.deletedSections = [1..<2] }
                    $0.movedSections = [BatchUpdate.Move(from: 1, to: 0)]
                } == "attempt to perform a delete and a move from the same section (1)")
        }
        #expect(
            problem([0, 0], [0]) {
                $0.reloadedSections = [0..<2]
                $0.deletedSections = [1..<2]
            } == "attempt to delete and reload the same section (1)")
        #expect(
            problem([0, 0], [0, 0]) {
                $0.movedSections = [BatchUpdate.Move(from: 0, to: 1), BatchUpdate.Move(from: 1, to: 1)]
            } == "attempt to move both section 0 and section 1 to section 1")
        #expect(
            problem([0, 0], [0, 0]) {
                $0.movedSections = [BatchUpdate.Move(from: 0, to: 1), BatchUpdate.Move(from: 0, to: 0)]
            } == "attempt to move section 0 to both section 1 and section 0")
    }

    @Test("a row does not move into an inserted section of a table, and an item of a collection view does")
    func insertedSection() {
        let change = { (update: inout BatchUpdate) in
            update.insertedSections = [1..<2]
            update.movedItems = [BatchUpdate.Move(from: path(0, 0), to: path(1, 0))]
        }
        #expect(problem([2], [1, 1], .tableView, change) == "cannot move a row into a newly inserted section (1)")
        #expect(problem([2], [1, 1], .collectionView, change) == nil)
    }

    @Test("a section that stays and an item that leaves it are one batch")
    func sectionMove() {
        #expect(
            problem([1, 0], [0, 1]) {
                $0.movedSections = [BatchUpdate.Move(from: 0, to: 0)]
                $0.movedItems = [BatchUpdate.Move(from: path(0, 0), to: path(1, 0))]
            } == nil)
    }
}
