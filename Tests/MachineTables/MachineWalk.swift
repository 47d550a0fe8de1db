import SeededNumbers

/// All sequences of requests from one state of a machine.
package struct MachineWalk: Sendable {
    package struct Result: Sendable {
        /// The first sequences after which a promise is broken.
        package let failures: [String]
        package let sequences: Int
    }

    /// The name of the machine's ledger.
    package let ledger: String
    /// The file with the ledger and its promises.
    package let file: String
    /// The state at the beginning.
    package let start: String
    package let length: Int
    /// The walk has at least this number of sequences.
    package let minimum: Int
    private let walk: @Sendable () -> Result
    /// Makes one sequence, and returns the promises that were broken.
    fileprivate let sample: @Sendable (inout SeededNumbers, Promises.Fault?, DecisionExamples) -> [String]

    /// - Parameters:
    ///   - start: a name of the state, and the state.
    ///   - acts: the requests at a depth, which begins with 0.
    package init<L: Ledger>(
        _ start: String, length: Int, minimum: Int, file: StaticString = #filePath,
        from state: @escaping @Sendable () -> L, acts: @escaping @Sendable (Int) -> [L.Act]
    ) {
        (ledger, self.start, self.length, self.minimum, self.file) = ("\(L.self)", start, length, minimum, "\(file)")
        walk = {
            var walk = ExhaustiveWalk<L, L.Act>(
                requests: acts, make: { $1.make($0) },
                complaints: { ledger in
                    var ledger = ledger
                    ledger.rest()
                    return ledger.promises.broken
                })
            walk.walk(from: state(), length: length)
            return Result(failures: walk.failures, sequences: walk.sequences)
        }
        sample = { numbers, fault, examples in
            examples.restart()
            var ledger = state()
            (ledger.promises.fault, ledger.promises.examples) = (fault, examples)
            for depth in 0..<Int.random(in: 1...(length + 2), using: &numbers) {
                if let act = acts(depth).randomElement(using: &numbers) { ledger.make(act) }
            }
            ledger.rest()
            return ledger.promises.broken
        }
    }

    /// Makes every sequence.
    package func run() -> Result { walk() }
}

extension Collection where Element == MachineWalk {
    /// Makes sampled sequences of these walks, each with a fault in some decisions, until every promise was broken or a
    /// limit is reached.
    /// - Returns: the promises that no fault broke, and those that were broken without a fault.
    package func unbroken(of promises: Set<String>, limit: Int) -> (byFaults: Set<String>, withoutFault: Set<String>) {
        var (numbers, examples) = (SeededNumbers(seed: 1), DecisionExamples())
        var (unbroken, withoutFault) = (promises, Set<String>())
        for _ in 0..<400 {
            withoutFault.formUnion(randomElement(using: &numbers)?.sample(&numbers, nil, examples) ?? [])
        }
        for _ in 0..<limit where !unbroken.isEmpty {
            guard let fault = examples.fault(using: &numbers) else { continue }
            for _ in 0..<8 {
                unbroken.subtract(randomElement(using: &numbers)?.sample(&numbers, fault, examples) ?? [])
            }
        }
        return (unbroken, withoutFault)
    }
}
