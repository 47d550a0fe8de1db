/// The clipboard of the desktop.
@MainActor
package protocol HostClipboard: AnyObject {
    /// The data on the clipboard; nil for an empty one.
    var content: (any OfferedData)? { get }
    /// Grows when this or another program replaced the data. The sample ``InputSample/clipboardChanged`` follows a
    /// change by another program.
    var changes: Int { get }
    /// Replaces the data; nil empties the clipboard.
    func offer(_ data: DataSupply?)
    /// The text that was selected last in any program. The middle mouse button inserts the text. Nil on a display
    /// without such a selection.
    var primarySelection: String? { get set }
}

extension HostClipboard {
    /// The text of the data. Setting the property replaces all data; nil and an empty text remove it.
    package var text: String? {
        get { content?.text }
        set { offer(newValue.flatMap { $0.isEmpty ? nil : DataSupply(text: $0) }) }
    }

    /// Whether the data has a text. Requests no data from another program.
    package var hasText: Bool { content?.hasText == true }
}
