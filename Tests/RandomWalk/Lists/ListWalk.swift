import SeededNumbers

/// A session of an app that shows a list, as a list of acts. The same seed has the same effect in every run.
package struct ListWalk: Sendable {
    /// The kinds of lists.
    package enum Kind: String, CaseIterable, Sendable {
        case plainTable, groupedTable, fixedTable, estimatedTable, diffableTable
        case flow, measuredFlow, list, diffableList

        var isTable: Bool {
            [.plainTable, .groupedTable, .fixedTable, .estimatedTable, .diffableTable].contains(self)
        }
        var isDiffable: Bool { self == .diffableTable || self == .diffableList }
    }

    package var kind: Kind
    package var acts: [ListAct]
    /// Selects the first data.
    var seed: UInt64

    /// The walk of a seed. The kinds alternate; every second round of kinds acts inside callbacks.
    package init(seed: UInt64, length: Int) {
        let kinds = Kind.allCases
        self.seed = seed
        kind = kinds[Int(seed % UInt64(kinds.count))]
        let isReentrant = seed / UInt64(kinds.count) % 2 == 1
        var numbers = SeededNumbers(seed: seed ^ 0x1157)
        acts = (0..<length).map { _ in ListAct(from: &numbers, isReentrant: isReentrant) }
    }

    /// Reads a script. Lines that begin with # are comments.
    /// - Returns: nil if a line cannot be parsed.
    package init?(script: String) {
        let lines = ScriptLines.of(script)
        let head = lines.first?.split(separator: " ") ?? []
        guard head.count == 2, let kind = Kind(rawValue: String(head[0])), let seed = UInt64(head[1]) else {
            return nil
        }
        let acts = lines.dropFirst().map(ListAct.init)
        guard !acts.contains(nil) else { return nil }
        (self.kind, self.seed, self.acts) = (kind, seed, acts.compactMap { $0 })
    }

    package var script: String { (["\(kind.rawValue) \(seed)"] + acts.map(\.description)).joined(separator: "\n") }

    /// Performs the acts in a new app, and checks the promises after each act.
    /// - Parameter log: called with each act before it is performed.
    /// - Returns: the first broken promise.
    @MainActor
    package func run(log: ((String) -> Void)? = nil) async -> Walk.Fault? {
        let walker = ListWalker(kind, seed: seed)
        walker.log = log
        for (step, act) in acts.enumerated() {
            log?(act.description)
            await walker.perform(act)
            let faults = walker.faults(isAtRest: act.verb == .rest && act.callback == nil)
            if !faults.isEmpty { return Walk.Fault(step: step, lines: faults) }
        }
        let faults = walker.faultsAtTheEnd()
        return faults.isEmpty ? nil : Walk.Fault(step: acts.count, lines: faults)
    }

    /// A short walk that also breaks a promise: acts are removed as long as the rest still breaks one.
    @MainActor
    package func shortened(tries: Int = 200) async -> ListWalk {
        var walk = self
        var search = ShortenedActs(acts, failingAt: await run()?.step, tries: tries)
        while let acts = search.candidate() {
            walk.acts = acts
            search.note(acts, fails: await walk.run() != nil)
        }
        walk.acts = search.best
        return walk
    }
}
