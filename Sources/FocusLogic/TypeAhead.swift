/// The letters that the user types to reach a row of a list.
package struct TypeAhead: Sendable {
    /// The beginning of a row's title to search for.
    package struct Search: Hashable, Sendable {
        package var beginning: String
        /// Whether the current row may be the answer: more letters of one word were typed.
        package var mayStay: Bool
    }

    private var typed = ""
    /// The time of the last letter, in seconds.
    private var last = -Double.infinity

    package init() {}

    /// Adds typed letters.
    ///
    /// Chosen: a pause of one second begins another word, as in GTK's lists; Qt's pause is 0.4 seconds. The same letter
    /// typed repeatedly moves between the rows that begin with it.
    package mutating func type(_ text: String, at seconds: Double) -> Search {
        typed = seconds - last <= 1 ? typed + text : text
        last = seconds
        if let first = typed.first, typed.allSatisfy({ $0 == first }) {
            return Search(beginning: String(first), mayStay: false)
        }
        return Search(beginning: typed, mayStay: true)
    }
}
