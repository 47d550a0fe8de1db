public import Foundation

extension IndexPath {
    /// Creates the index path of a row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the index path of an item of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index; 0 in an empty path. Setting the section preserves the row.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, row]) }
    }
    /// The second index; 0 in a shorter path. Setting the row preserves the section.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
    /// The second index, under the name that collection views use.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
