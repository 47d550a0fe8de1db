package import Foundation

/// Reasons of exceptions and log lines about requests that are not part of a batch.
package enum ListSentences {
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

    /// Measured (collections/nil-cell): the reason for a cell provider of a diffable data source that returns nil.
    package static func missingCell(_ source: String, _ path: IndexPath, _ item: String) -> String {
        """
        \(source) cell provider returned nil for index path \(path) with item identifier '\(item)', which is not \
        allowed. Return a cell for each item.
        """
    }
}
