public import Foundation

/// A data source that knows its elements by names of their own, so that what is selected and in sight comes back also
/// where other elements were added or taken away meanwhile.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// A name for an element that stays the same when others come and go; nil keeps it by its place.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Where the element of a name is now; nil where it is no more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
