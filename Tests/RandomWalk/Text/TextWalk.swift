import SeededNumbers

/// A session of a user and an app that edit a text, as a list of acts. The same seed has the same effect in every run.
package struct TextWalk: Sendable {
    package enum Kind: String, CaseIterable, Sendable { case view, richView, storageView, field }

    package var kind: Kind
    package var acts: [TextAct]

    /// The walk of a seed. The kinds alternate; every second round of kinds acts inside callbacks.
    package init(seed: UInt64, length: Int) {
        let kinds = Kind.allCases
        kind = kinds[Int(seed % UInt64(kinds.count))]
        let isReentrant = seed / UInt64(kinds.count) % 2 == 1
        var numbers = SeededNumbers(seed: seed ^ 0x7e87)
        acts = (0..<length).map { _ in TextAct(from: &numbers, isReentrant: isReentrant) }
    }

    /// Reads a script. Lines that begin with # are comments.
    /// - Returns: nil if a line cannot be parsed.
    package init?(script: String) {
        let lines = ScriptLines.of(script)
        guard let kind = lines.first.flatMap(Kind.init) else { return nil }
        let acts = lines.dropFirst().map(TextAct.init)
        guard acts.allSatisfy({ $0 != nil }) else { return nil }
        (self.kind, self.acts) = (kind, acts.compactMap { $0 })
    }

    package var script: String { ([kind.rawValue] + acts.map(\.description)).joined(separator: "\n") }

    /// Performs the acts in a new app, and compares the text with a plain string after each act.
    /// - Parameter log: called with each act before it is performed.
    /// - Returns: the first fault.
    @MainActor
    package func run(log: ((String) -> Void)? = nil) -> Walk.Fault? {
        let walker = TextWalker(kind)
        for (step, act) in acts.enumerated() {
            log?(act.description)
            walker.perform(act)
            if !walker.faults.isEmpty { return Walk.Fault(step: step, lines: walker.faults) }
        }
        walker.checkHistory()
        return walker.faults.isEmpty ? nil : Walk.Fault(step: acts.count, lines: walker.faults)
    }

    /// A short walk that also has a fault: acts are removed as long as the rest still has one.
    @MainActor
    package func shortened(tries: Int = 300) -> TextWalk {
        var walk = self
        var search = ShortenedActs(acts, failingAt: run()?.step, tries: tries)
        while let acts = search.candidate() {
            walk.acts = acts
            search.note(acts, fails: walk.run() != nil)
        }
        walk.acts = search.best
        return walk
    }
}
