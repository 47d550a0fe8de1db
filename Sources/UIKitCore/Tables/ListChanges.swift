import Diagnostics
import Foundation
import ListLogic

/// The changes of a table or collection view that are recorded, until they are displayed together.
struct ListChanges {
    /// The name of the class, for messages.
    let view: String
    var batch = BatchUpdate()
    /// The number of calls that began to record and did not end yet.
    var depth = 1

    init(_ view: String) { self.view = view }

    /// Mutated in place: a copy for each of many changes would take quadratic time.
    mutating func change(_ edit: (inout ListChanges) -> Void) { edit(&self) }

    mutating func insertItems(_ paths: [IndexPath], _ call: String) { batch.insertedItems += items(paths, call) }
    mutating func deleteItems(_ paths: [IndexPath], _ call: String) { batch.deletedItems += items(paths, call) }
    mutating func reloadItems(_ paths: [IndexPath], _ call: String) { batch.reloadedItems += items(paths, call) }
    mutating func reconfigureItems(_ paths: [IndexPath], _ call: String) {
        batch.reconfiguredItems += items(paths, call)
    }
    mutating func moveItem(_ from: IndexPath, _ to: IndexPath, _ call: String) {
        let items = items([from, to], call)
        batch.movedItems.append(.init(from: items[0], to: items[1]))
    }
    mutating func insertSections(_ sections: IndexSet) { batch.insertedSections += sections.rangeView }
    mutating func deleteSections(_ sections: IndexSet) { batch.deletedSections += sections.rangeView }
    mutating func reloadSections(_ sections: IndexSet) { batch.reloadedSections += sections.rangeView }
    mutating func moveSection(_ from: Int, _ to: Int) { batch.movedSections.append(.init(from: from, to: to)) }

    private func items(_ paths: [IndexPath], _ call: String) -> [ListIndexPath] {
        paths.map { path in
            guard let item = ListIndexPath(path) else {
                misuse(
                    """
                    \(view).\(call)(at: \(path)): the index path has \(path.count) numbers; pass a section and an item
                    """
                )
            }
            return item
        }
    }

    /// The places before and after the changes. A batch that contradicts itself or the data source is a programming
    /// error, as in UIKit.
    func plan(before: [Int], after: [Int], _ terms: ListTerms) -> BatchUpdatePlan {
        do {
            return try batch.plan(before: before, after: after, terms: terms)
        } catch {
            misuse(
                """
                \(view).performBatchUpdates: \(error.message(terms: terms)) Change the data together with the \
                \(terms.element)s.
                """
            )
        }
    }
}
