package import Foundation

/// Reasons of exceptions and log lines about requests that are not part of a batch.
package enum ListSentences {
    /// Measured (collections/global-index): the reason for an item outside of the list, counted over all sections.
    package static func globalIndex(_ index: Int, count: Int, _ terms: ListTerms) -> String {
        """
        request for index path for global index \(index) when there are only \(count) \(terms.element)s in the \
        \(terms.view)
        """
    }

    /// Folklore (collections/cloned-sentences): the reason for the count of a section that does not exist.
    package static func countOfMissingSection(_ section: Int, sections: Int, _ terms: ListTerms) -> String {
        """
        request for number of \(terms.element)s in section \(section) when there are only \(sections) sections in the \
        \(terms.view)
        """
    }

    /// Measured (collections/unregistered-view): the reason for a view whose reuse identifier is not registered.
    package static func unregisteredView(kind: String, identifier: String) -> String {
        """
        could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """
    }

    /// Measured (tables/unregistered-cell): the reason for a cell of a table whose reuse identifier is not registered.
    package static func unregisteredCell(identifier: String) -> String {
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """
    }

    /// Measured (collections/reload-log): the log line for wrong counts after which the view reloads all data.
    ///
    /// - Parameter view: the description of the collection view.
    package static func reload(after problem: BatchUpdateProblem, view: String, update: String) -> String {
        """
        \(problem.message()) - will perform reloadData. UICollectionView instance: \(view); currentUpdate: [\(update)]
        """
    }

    /// Measured (collections/nil-cell): the reason for a cell provider of a diffable data source that returns nil.
    package static func missingCell(_ source: String, _ path: IndexPath, _ item: String) -> String {
        """
        \(source) cell provider returned nil for index path \(path) with item identifier '\(item)', which is not \
        allowed. Return a cell for each item.
        """
    }
}
