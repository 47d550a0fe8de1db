import Diagnostics

/// The number of items for which a bar creates views.
enum BarItemLimit {
    /// Chosen: more than fit on any display, for each side of a bar.
    static let most = 500

    /// Returns the items with views.
    /// - Parameter bar: the name of the bar's class, for the log.
    static func shown<Item>(_ items: [Item], in bar: String) -> [Item] {
        guard items.count > most else { return items }
        Log.once("\(bar): only the first \(most) items get views; give the bar fewer items")
        return Array(items.prefix(most))
    }
}
