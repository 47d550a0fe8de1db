/// Makes every sequence of requests from a state and judges every state on the way.
///
/// Most requests change nothing in most states. A state that was reached before with at least as many requests to go is
/// not walked again, because its sequences are known. So the walk judges every sequence and performs few of them.
package struct ExhaustiveWalk<State: Hashable, Request> {
    /// The requests at a depth, which begins with 0. At each depth there is the same number.
    private let requests: (Int) -> [Request]
    private let make: (Request, inout State) -> Void
    private let complaints: (State) -> [String]
    /// The number of requests that were still to be made from a known state.
    private var known: [State: Int] = [:]
    /// The sequences with a complaint; the first few only.
    package private(set) var failures: [String] = []
    /// The number of judged sequences, those of shorter lengths included.
    package private(set) var sequences = 0
    /// The number of requests that were made.
    package private(set) var made = 0

    /// - Parameter complaints: of a copy of the state, which may be changed.
    package init(
        requests: @escaping (Int) -> [Request], make: @escaping (Request, inout State) -> Void,
        complaints: @escaping (State) -> [String]
    ) {
        (self.requests, self.make, self.complaints) = (requests, make, complaints)
    }

    /// Makes every sequence of `length` requests.
    package mutating func walk(from state: State, length: Int) {
        var way: [Request] = []
        walk(state, length, &way)
    }

    private mutating func walk(_ state: State, _ length: Int, _ way: inout [Request]) {
        let before = known[state]
        if let before, before >= length {
            sequences += count(from: way.count, length)
            return
        }
        known[state] = length
        sequences += 1
        if before == nil {
            let found = complaints(state)
            if !found.isEmpty, failures.count < 5 { failures.append("\(found) after \(way)") }
        }
        guard length > 0 else { return }
        for request in requests(way.count) {
            var next = state
            make(request, &next)
            made += 1
            way.append(request)
            walk(next, length - 1, &way)
            way.removeLast()
        }
    }

    /// The number of sequences of up to `length` requests.
    private func count(from depth: Int, _ length: Int) -> Int {
        var (total, level) = (1, 1)
        for index in 0..<length {
            level *= requests(depth + index).count
            total += level
        }
        return total
    }
}
