/// The objects of an app, which a host with a screen reader reads. Each answer is read from the app's live objects.
@MainActor
package protocol AccessibleSource: AnyObject {
    /// The name of the app.
    var applicationName: String { get }
    /// The objects inside an object, in reading order; empty for an object that is gone.
    func children(of id: AccessibleID) -> [AccessibleID]
    /// Nil for the application, and for an object that is gone.
    func parent(of id: AccessibleID) -> AccessibleID?
    /// The object that contained an object that went away a moment ago; nil for other objects.
    func formerParent(of id: AccessibleID) -> AccessibleID?
    /// Nil for an object that is gone.
    func facts(of id: AccessibleID) -> AccessibleFacts?
    /// Whether the object existed.
    func wasIssued(_ id: AccessibleID) -> Bool
    /// The frame in points of the window, and the window; nil for an object without one.
    func location(of id: AccessibleID) -> AccessiblePlace?
    /// The text of a field, a label or a heading.
    func text(of id: AccessibleID) -> AccessibleText?
    /// The line of the layout at an offset, both in UTF-16 units; nil for a text without lines.
    func line(of id: AccessibleID, at offset: Int) -> Range<Int>?
    /// The rectangle of a part of a text in points of the window, by a range of UTF-16 units.
    func rect(of id: AccessibleID, _ range: Range<Int>) -> AccessibleFrame?
    /// The offset in UTF-16 units at a point of the window.
    func offset(of id: AccessibleID, at x: Double, _ y: Double) -> Int?
    /// The rows and columns of a table of data; nil for other objects.
    func tableSize(of id: AccessibleID) -> (rows: Int, columns: Int)?
    /// The rows and columns of a cell of such a table.
    func tableRange(of id: AccessibleID) -> AccessibleCellRange?
    /// The cells that are headers of a cell's row or column.
    func headers(of id: AccessibleID, ofRow: Bool) -> [AccessibleID]
    /// Performs what a screen reader requested. The host has replied before.
    func perform(_ request: AccessibleRequest, on id: AccessibleID)
}

/// A request of a screen reader. Offsets are in UTF-16 units.
package enum AccessibleRequest: Hashable, Sendable {
    case act(AccessibleAction)
    case focus
    case scrollIntoView
    case setNumber(Double)
    case select(Range<Int>)
    case replace(Range<Int>, String)
    case replaceAll(String)
    case copy(Range<Int>)
    case cut(Range<Int>)
    case paste(Int)
    /// Selects the row or tab as a tap does, or deselects it.
    case setSelected(Bool)
}

/// A rectangle in points.
package struct AccessibleFrame: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package static let zero = AccessibleFrame(x: 0, y: 0, width: 0, height: 0)

    package func contains(_ px: Double, _ py: Double) -> Bool {
        px >= x && py >= y && px < x + width && py < y + height
    }
}

/// A frame in a window.
package struct AccessiblePlace: Hashable, Sendable {
    package var frame: AccessibleFrame
    /// The host's number of the window.
    package var window: UInt32

    package init(_ frame: AccessibleFrame, window: UInt32) { (self.frame, self.window) = (frame, window) }
}

/// The rows and columns of a cell in a table of data, from 0.
package struct AccessibleCellRange: Hashable, Sendable {
    package var row: Int
    package var rowSpan: Int
    package var column: Int
    package var columnSpan: Int

    package init(row: Int, rowSpan: Int, column: Int, columnSpan: Int) {
        (self.row, self.rowSpan, self.column, self.columnSpan) = (row, rowSpan, column, columnSpan)
    }
}

/// The connection of a host to the screen readers of the desktop.
@MainActor
package protocol ReaderConnection: AnyObject {
    /// The app that is read; a weak reference. Set once, when the app starts.
    var source: (any AccessibleSource)? { get set }
    /// Whether any program listens to events.
    var isHeard: Bool { get }
    /// Whether a screen reader is running.
    var hasReader: Bool { get }
    /// Called after ``isHeard`` or ``hasReader`` may have changed.
    var changed: (() -> Void)? { get set }
    /// Sends events in their order. Without a listener nothing is sent.
    func send(_ events: [AccessibleEvent])
}
