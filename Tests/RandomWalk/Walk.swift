import SeededNumbers
import UIKitTesting

/// What an app goes through, as a script: where it starts and one act after the other.
///
/// As text, its first line names the place, each further line is an ``Act``; the same text does the same things in
/// every run.
package struct Walk: Sendable {
    /// Where the navigation controllers stand.
    package enum Place: String, CaseIterable, Sendable {
        /// One fills the window.
        case plain
        /// One in each of four tabs.
        case tabs
        /// One in each column of a split view.
        case split, triple
        /// One presented as a sheet over a plain page.
        case sheet
    }

    package var place: Place
    package var rightToLeft: Bool
    package var acts: [Act]
    /// Whether acts happen inside callbacks, and which.
    package var insides: Insides?

    package enum Insides: String, Sendable { case all, withoutPresentations }

    package init(place: Place, rightToLeft: Bool = false, acts: [Act]) {
        (self.place, self.rightToLeft, self.acts) = (place, rightToLeft, acts)
    }

    /// The walk of a seed: places and directions take turns.
    package init(seed: UInt64, length: Int) {
        var numbers = SeededNumbers(seed: seed)
        place = Place.allCases[Int(seed % UInt64(Place.allCases.count))]
        rightToLeft = (seed / UInt64(Place.allCases.count)) % 2 == 1
        acts = (0..<length).map { _ in Act(from: &numbers) }
    }

    /// The walk of a seed in which the app's own code makes requests in all its callbacks, nested up to
    /// ``Reentry/deepest``.
    package init(seed: UInt64, length: Int, insides: Insides) {
        self.init(seed: seed, length: 0)
        self.insides = insides
        var numbers = SeededNumbers(seed: seed ^ 0x5eed)
        while acts.count < length {
            for _ in 0..<Int.random(in: 0...6, using: &numbers) { acts.append(Act(inside: &numbers)) }
            acts.append(Act(outside: &numbers))
        }
    }

    package var script: String {
        ([place.rawValue + (insides.map { " " + $0.rawValue } ?? "") + (rightToLeft ? " rightToLeft" : "")]
            + acts.map(\.description)).joined(separator: "\n")
    }

    /// - Returns: nil where a line is not understood.
    package init?(script: String) {
        let lines = script.split(separator: "\n").map {
            $0.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        }.filter {
            !$0.isEmpty
        }
        let head = lines.first?.split(separator: " ") ?? []
        guard let first = head.first, let place = Place(rawValue: String(first)) else { return nil }
        let acts = lines.dropFirst().map(Act.init)
        guard !acts.contains(nil) else { return nil }
        self.init(place: place, rightToLeft: head.last == "rightToLeft", acts: acts.compactMap { $0 })
        insides = head.dropFirst().first.flatMap { Insides(rawValue: String($0)) }
    }

    // MARK: Walking

    /// A promise that was broken, and behind which act.
    package struct Fault: Sendable, CustomStringConvertible {
        package var step: Int
        package var lines: [String]
        package var description: String { "after act \(step): " + lines.joined(separator: "; ") }
    }

    /// Performs the acts on a new app, and looks at it after each.
    /// - Parameters:
    ///   - promise: what else must hold after each act, told the walker; the lines it returns are faults.
    ///   - log: told each act before it is performed, and the calls that screens got, as comments of the script.
    ///   - times: told how long frames take.
    /// - Returns: the first broken promise.
    @MainActor
    package func run(
        promise: (Walker) -> [String] = { _ in [] }, log: ((String) -> Void)? = nil, times: FrameTimes? = nil
    ) -> Fault? {
        let walker = Walker(place, rightToLeft: rightToLeft, times: times, insides: insides, log: log)
        let recorder = log == nil ? nil : walker.app.recordCalls()
        defer { recorder?.take().forEach { log?("# \($0)") } }
        times?.begin()
        for (step, act) in acts.enumerated() {
            times?.step = step
            recorder?.take().forEach { log?("# \($0)") }
            log?(act.description)
            walker.perform(act)
            let faults = walker.takeFaults() + walker.faultsInMotion() + promise(walker)
            if !faults.isEmpty { return Fault(step: step, lines: faults) }
            // Rest is looked at now and then: it takes the app out of all that runs.
            if act.verb == .rest, act.what % 3 == 0 {
                let faults = walker.faultsAtRest()
                if !faults.isEmpty { return Fault(step: step, lines: faults) }
            }
        }
        let faults = walker.faultsAtRest() + walker.faultsAtTheEnd()
        return faults.isEmpty ? nil : Fault(step: acts.count, lines: faults)
    }

    /// The shortest walk found that breaks a promise too: parts are left out as long as what remains still does.
    @MainActor
    package func shortened(promise: (Walker) -> [String] = { _ in [] }, tries: Int = 400) -> Walk {
        var best = self
        if let fault = run(promise: promise) { best.acts = Array(acts.prefix(fault.step + 1)) }
        var part = max(best.acts.count / 2, 1)
        var left = tries
        while left > 0 {
            var start = 0
            var isShorter = false
            while start < best.acts.count, left > 0 {
                var candidate = best
                candidate.acts.removeSubrange(start..<min(start + part, best.acts.count))
                left -= 1
                if candidate.run(promise: promise) != nil {
                    best = candidate
                    isShorter = true
                } else {
                    start += part
                }
            }
            if part == 1, !isShorter { break }
            part = max(part / 2, 1)
        }
        return best
    }
}
