/// The input of a display, in order, while screen readers decide about a key.
///
/// ```
/// key ─ a reader listens ─► ask ─ not used ─► delivered
///                            ├── used by the reader ─► dropped, with its text
///                            └── no answer in time ──► delivered; further keys do not wait until the answer
/// ```
/// Input after a key that waits is delivered after the key.
package struct KeyQueue<Sample> {
    package enum Effect {
        case deliver([Sample])
        /// Ask the readers about a key, and call ``answered(_:isUsed:)``, or ``timeIsUp(_:)`` after ``patience``.
        case ask(KeyStroke, Int)
        /// Notify the readers of a key, without a question.
        case notify(KeyStroke)
    }

    private struct Entry {
        var stroke: KeyStroke?
        var samples: [Sample]
    }

    private enum State {
        case idle
        /// The first entry waits for the answer to a question.
        case waiting(Int)
        /// The readers have not answered a question in time.
        case overdue(Int)
    }

    /// The seconds in which readers answer. Documented (at-spi2-core, atk-adaptor): GTK waits half a second.
    package static var patience: Double { 0.5 }

    private var entries: [Entry] = []
    /// The index of the first entry.
    private var first = 0
    private var state = State.idle
    private var questions = 0
    /// The keys whose presses the app received, and the keys whose presses a reader used, by their codes.
    private var delivered: Set<UInt32> = []
    private var used: Set<UInt32> = []

    package init() {}

    package var isEmpty: Bool { first == entries.count }

    // MARK: Input

    /// Adds input that belongs to no key.
    package mutating func add(_ samples: [Sample]) { entries.append(Entry(stroke: nil, samples: samples)) }

    /// Adds a key. A key that only readers know has no samples.
    package mutating func add(_ stroke: KeyStroke, _ samples: [Sample]) {
        entries.append(Entry(stroke: stroke, samples: samples))
    }

    /// Adds typed text. Text directly after a press is the text of the key.
    package mutating func add(text: String, _ sample: Sample) {
        guard let last = entries.indices.last, last >= first, entries[last].stroke?.isDown == true, !isAsked(last)
        else {
            return add([sample])
        }
        entries[last].stroke?.type(text)
        entries[last].samples.append(sample)
    }

    private func isAsked(_ index: Int) -> Bool {
        if case .waiting = state { return index == first }
        return false
    }

    // MARK: Decisions

    /// Delivers input up to a key that waits.
    /// - Parameter isHeard: whether a reader listens to keys.
    package mutating func advance(isHeard: Bool) -> [Effect] {
        var effects: [Effect] = []
        if !isHeard {
            if case .waiting = state { effects.append(.deliver(removeFirst(isUsed: false))) }
            state = .idle
        }
        while !isEmpty {
            if case .waiting = state { break }
            guard let stroke = entries[first].stroke, isHeard else {
                effects.append(.deliver(removeFirst(isUsed: false)))
                continue
            }
            if case .overdue = state {
                effects += [.notify(stroke), .deliver(removeFirst(isUsed: false))]
            } else {
                questions += 1
                state = .waiting(questions)
                effects.append(.ask(stroke, questions))
            }
        }
        return effects
    }

    /// - Parameter isUsed: whether a reader used the key, so that the app does not get the key.
    package mutating func answered(_ question: Int, isUsed: Bool) -> [Effect] {
        switch state {
        case .waiting(question):
            state = .idle
            return [.deliver(removeFirst(isUsed: isUsed))] + advance(isHeard: true)
        case .overdue(question): state = .idle
        case .idle, .waiting, .overdue: break
        }
        return []
    }

    /// The readers have not answered in time.
    package mutating func timeIsUp(_ question: Int) -> [Effect] {
        guard case .waiting(question) = state else { return [] }
        state = .overdue(question)
        return [.deliver(removeFirst(isUsed: false))] + advance(isHeard: true)
    }

    /// Removes the first entry, and returns the samples that the app gets. The app gets the release of a key if it got
    /// the press.
    private mutating func removeFirst(isUsed: Bool) -> [Sample] {
        let entry = entries[first]
        first += 1
        if isEmpty { (entries, first) = ([], 0) }
        guard let stroke = entry.stroke else { return entry.samples }
        if stroke.isDown {
            if isUsed {
                used.insert(stroke.code)
            } else {
                used.remove(stroke.code)
                delivered.insert(stroke.code)
            }
            return isUsed ? [] : entry.samples
        }
        if delivered.remove(stroke.code) != nil {
            used.remove(stroke.code)
            return entry.samples
        }
        return used.remove(stroke.code) != nil || isUsed ? [] : entry.samples
    }
}

extension KeyQueue.Effect: Equatable where Sample: Equatable {}
