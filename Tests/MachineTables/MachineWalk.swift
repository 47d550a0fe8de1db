/// All sequences of requests from one state of a machine.
package struct MachineWalk: Sendable {
    package struct Result: Sendable {
        /// The first sequences after which a promise is broken.
        package let failures: [String]
        package let sequences: Int
        /// The promises that were broken.
        package let broken: Set<String>
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
    private let walk: @Sendable (_ length: Int, Promises.Fault?, DecisionNames?) -> Result

    /// - Parameters:
    ///   - start: a name of the state, and the state.
    ///   - acts: the requests at a depth, which begins with 0.
    package init<L: Ledger>(
        _ start: String, length: Int, minimum: Int, file: StaticString = #filePath,
        from state: @escaping @Sendable () -> L, acts: @escaping @Sendable (Int) -> [L.Act]
    ) {
        (ledger, self.start, self.length, self.minimum, self.file) = ("\(L.self)", start, length, minimum, "\(file)")
        walk = { length, fault, names in
            var broken: Set<String> = []
            var walk = ExhaustiveWalk<L, L.Act>(
                requests: acts, make: { $1.make($0) },
                complaints: { ledger in
                    var ledger = ledger
                    ledger.rest()
                    broken.formUnion(ledger.promises.broken)
                    return ledger.promises.broken
                })
            var state = state()
            (state.promises.fault, state.promises.names) = (fault, names)
            walk.walk(from: state, length: length)
            return Result(failures: walk.failures, sequences: walk.sequences, broken: broken)
        }
    }

    /// Makes every sequence.
    package func run() -> Result { walk(length, nil, nil) }

    /// The faults of the steps and effects of shorter sequences.
    package func faults() -> [Promises.Fault] {
        let names = DecisionNames()
        _ = walk(2, nil, names)
        return names.faults
    }

    /// Makes every sequence of a length, with a fault in the machine's decisions.
    package func run(length: Int, _ fault: Promises.Fault) -> Result { walk(length, fault, nil) }
}
