public import Foundation

/// A data source with identifiers for its elements, so that the selection and the scroll position are restored even if
/// elements were inserted or deleted in the meantime.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// Returns an identifier for an element that stays the same when elements are inserted and deleted; nil saves the
    /// index path.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the current index path of an element; nil for an element that no longer exists.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
