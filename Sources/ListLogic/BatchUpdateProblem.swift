/// A batch of updates that contradicts itself or the counts of the data source. UIKit raises an exception.
package enum BatchUpdateProblem: Error, Hashable, Sendable {
    /// The numbers of a section whose count is wrong.
    package struct Counts: Hashable, Sendable {
        /// The index of the section after the batch.
        package var section: Int
        /// The number of items before the batch.
        package var before: Int
        /// The number of items after the batch, from the data source.
        package var after: Int
        /// The number of insertions and reloads.
        package var inserted: Int
        /// The number of deletions and reloads.
        package var deleted: Int
        /// The number of moves into the section.
        package var movedIn: Int
        /// The number of moves out of the section.
        package var movedOut: Int
    }

    case invalidPath(ListIndexPath)
    /// A section and the number of sections before the batch.
    case deletedSection(Int, Int)
    case deletedAndReloadedSection(Int)
    case deletedAndMovedSection(Int)
    /// A section and the number of sections after the batch.
    case insertedSection(Int, Int)
    case insertedAndMovedSection(Int)
    /// A source and the number of sections before the batch.
    case movedSection(Int, Int)
    /// A source, a target, and the number of sections after the batch.
    case movedSectionTarget(Int, Int, Int)
    /// A source and its two targets.
    case sectionMovedTwice(Int, Int, Int)
    /// Two sources and their target.
    case sectionsMovedTogether(Int, Int, Int)
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

    /// An item and the number of items of its section before the batch.
    case deletedItem(ListIndexPath, Int, ListTerms)
    /// An item and the number of sections before the batch.
    case deletedItemSection(ListIndexPath, Int, ListTerms)
    case deletedAndReloaded(ListIndexPath)
    case deletedAndMoved(ListIndexPath)
    /// An item and the number of items of its section after the batch.
    case insertedItem(ListIndexPath, Int, ListTerms)
    /// An item and the number of sections after the batch.
    case insertedItemSection(ListIndexPath, Int, ListTerms)
    case insertedAndMoved(ListIndexPath)
    /// A source, the number of items of its section (nil without the section), and the number of sections.
    case movedItem(ListIndexPath, Int?, Int, ListTerms)
    /// A source, a target, the number of items of the target's section, and the number of sections.
    case movedItemTarget(ListIndexPath, ListIndexPath, Int?, Int, ListTerms)
    case movedIntoInsertedSection(Int)
    /// A source and its two targets.
    case movedTwice(ListIndexPath, ListIndexPath, ListIndexPath)
    /// Two sources and their target.
    case movedTogether(ListIndexPath, ListIndexPath, ListIndexPath, ListTerms)
    case itemCount(Counts, ListTerms)

    /// The reason of UIKit's exception.
    ///
    /// - Parameter terms: the names in sentences about sections.
    package func message(terms: ListTerms = .collectionView) -> String {
        sectionMessage(terms) ?? itemMessage
    }

    private func sectionMessage(_ terms: ListTerms) -> String? {
        switch self {
        // Derived: the sentence for an item without its section (tables/update-sentences).
        case .deletedSection(let section, let count):
            "attempt to delete section \(section), but there are only \(count) sections before the update"
        // Derived: the sentence for items (collections/update-sentences).
        case .deletedAndReloadedSection(let section): "attempt to delete and reload the same section (\(section))"
        // Measured (collections/update-sentences): also for a reload and a move of one section.
        case .deletedAndMovedSection(let section):
            "attempt to perform a delete and a move from the same section (\(section))"
        // Derived: the sentence for an item without its section (collections/cloned-sentences).
        case .insertedSection(let section, let count):
            "attempt to insert section \(section) but there are only \(count) sections after the update"
        // Measured (collections/update-sentences).
        case .insertedAndMovedSection(let section):
            "attempt to perform an insert and a move to the same section (\(section))"
        // Derived: the sentences for items (collections/update-sentences).
        case .movedSection(let section, let count):
            """
            attempt to move section \(section) that does not exist - there are only \(count) sections before the \
            update
            """
        case .movedSectionTarget(let section, let target, let count):
            """
            attempt to move section \(section) to section \(target) that does not exist - there are only \(count) \
            sections after the update
            """
        // Chosen: no sentence is known.
        case .sectionMovedTwice(let section, let target, let other):
            "attempt to move section \(section) to both section \(target) and section \(other)"
        // Derived: the sentence for items (collections/update-sentences).
        case .sectionsMovedTogether(let section, let other, let target):
            "attempt to move both section \(section) and section \(other) to section \(target)"
        // Measured (collections/section-count-sentence): two spaces after the first full stop.
        case .sectionCount(let before, let after, let inserted, let deleted):
            """
            Invalid update: invalid number of sections.  The number of sections contained in the \(terms.view) after \
            the update (\(after)) must be equal to the number of sections contained in the \(terms.view) before the \
            update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
            \(deleted) deleted).
            """
        default: nil
        }
    }

    private var itemMessage: String {
        switch self {
        // Measured (collections/update-sentences).
        case .invalidPath(let path): "Attempted to perform update with invalid index path: \(path.text)"
        // Measured (collections/update-sentences).
        case .deletedItem(let path, let count, let terms):
            """
            attempt to delete \(terms.element) \(path.item) from section \(path.section) which only contains \(count) \
            \(terms.element)s before the update
            """
        // Derived: the sentence for a section.
        case .deletedItemSection(let path, let count, let terms):
            """
            attempt to delete \(terms.element) \(path.item) from section \(path.section), but there are only \(count) \
            sections before the update
            """
        // Measured (collections/update-sentences).
        case .deletedAndReloaded(let path): "attempt to delete and reload the same index path (\(path.text))"
        // Measured (collections/update-sentences): also for a reload and a move of one row.
        case .deletedAndMoved(let path):
            "attempt to perform a delete and a move from the same index path (\(path.text))"
        // Folklore (collections/cloned-sentences).
        case .insertedItem(let path, let count, let terms):
            """
            attempt to insert \(terms.element) \(path.item) into section \(path.section), but there are only \(count) \
            \(terms.element)s in section \(path.section) after the update
            """
        // Derived: the sentence for a section.
        case .insertedItemSection(let path, let count, let terms):
            """
            attempt to insert \(terms.element) \(path.item) into section \(path.section), but there are only \(count) \
            sections after the update
            """
        // Measured (collections/update-sentences).
        case .insertedAndMoved(let path):
            "attempt to perform an insert and a move to the same index path (\(path.text))"
        // Measured (collections/update-sentences).
        case .movedItem(let path, let count, let sections, let terms):
            """
            attempt to move index path (\(path.text)) that does not exist - there are only \
            \(Self.available(count, sections, in: path.section, terms)) before the update
            """
        // Derived: the sentence for a source.
        case .movedItemTarget(let path, let target, let count, let sections, let terms):
            """
            attempt to move index path (\(path.text)) to index path (\(target.text)) that does not exist - there are \
            only \(Self.available(count, sections, in: target.section, terms)) after the update
            """
        // Measured (tables/update-sentences).
        case .movedIntoInsertedSection(let section): "cannot move a row into a newly inserted section (\(section))"
        // Chosen: no sentence is known.
        case .movedTwice(let path, let target, let other):
            "attempt to move index path (\(path.text)) to both index path (\(target.text)) and (\(other.text))"
        // Measured (collections/update-sentences): the sentence of tables.
        case .movedTogether(let path, let other, let target, let terms):
            "attempt to move both \(terms.element) at index path \(path.text) and \(other.text) to \(target.text)"
        // Measured (collections/item-count-sentence): two spaces after the first full stop.
        case .itemCount(let counts, let terms):
            """
            Invalid update: invalid number of \(terms.element)s in section \(counts.section).  The number of \
            \(terms.element)s contained in an existing section after the update (\(counts.after)) must be equal to the \
            number of \(terms.element)s contained in that section before the update (\(counts.before)), plus or minus \
            the number of \(terms.element)s inserted or deleted from that section (\(counts.inserted) inserted, \
            \(counts.deleted) deleted) and plus or minus the number of \(terms.element)s moved into or out of that \
            section (\(counts.movedIn) moved in, \(counts.movedOut) moved out).
            """
        default: ""
        }
    }

    private static func available(_ count: Int?, _ sections: Int, in section: Int, _ terms: ListTerms) -> String {
        count.map { "\($0) \(terms.element)s in section \(section)" } ?? "\(sections) sections"
    }
}

extension ListIndexPath {
    /// Chosen: the description of UIKit's index paths, without the address of the object.
    var text: String { "{length = 2, path = \(section) - \(item)}" }
}
