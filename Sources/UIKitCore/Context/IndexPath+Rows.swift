public import Foundation

extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// A path of two numbers.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first number; 0 in an empty path. Setting it keeps the row.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(indexes: [newValue, row]) }
    }
    /// The second number; 0 in a shorter path. Setting it keeps the section.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
    /// The row, as collections call it.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
