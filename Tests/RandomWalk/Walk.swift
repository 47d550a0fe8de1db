import SeededNumbers
import UIKitTesting

/// A session of an app as a script: its start and a list of acts.
///
/// In the text form, the first line is the place, and each further line is an ``Act``. The same text has the same
/// effect in every run.
package struct Walk: Sendable {
    /// The containers of the navigation controllers.
    package enum Place: String, CaseIterable, Sendable {
        /// One navigation controller fills the window.
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
    /// The acts inside callbacks, if any.
    package var insides: Insides?

    package enum Insides: String, Sendable { case all, withoutPresentations }

    package init(place: Place, rightToLeft: Bool = false, acts: [Act]) {
        (self.place, self.rightToLeft, self.acts) = (place, rightToLeft, acts)
    }

    /// Creates the walk of a seed. Places and directions alternate.
    package init(seed: UInt64, length: Int) {
        var numbers = SeededNumbers(seed: seed)
        place = Place.allCases[Int(seed % UInt64(Place.allCases.count))]
        rightToLeft = (seed / UInt64(Place.allCases.count)) % 2 == 1
        acts = (0..<length).map { _ in Act(from: &numbers) }
    }

    /// Creates the walk of a seed in which the app's own code makes requests in all its callbacks, nested up to
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

    /// - Returns: nil if a line cannot be parsed.
    package init?(script: String) {
        let lines = ScriptLines.of(script)
        let head = lines.first?.split(separator: " ") ?? []
        guard let first = head.first, let place = Place(rawValue: String(first)) else { return nil }
        let acts = lines.dropFirst().map(Act.init)
        guard !acts.contains(nil) else { return nil }
        self.init(place: place, rightToLeft: head.last == "rightToLeft", acts: acts.compactMap { $0 })
        insides = head.dropFirst().first.flatMap { Insides(rawValue: String($0)) }
    }

    // MARK: Walking

    /// A broken condition and the act before it.
    package struct Fault: Sendable, CustomStringConvertible {
        package var step: Int
        package var lines: [String]
        package var description: String { "after act \(step): " + lines.joined(separator: "; ") }
    }

    /// Performs the acts in a new app and checks the conditions after each act.
    /// - Parameters:
    ///   - promise: returns further broken conditions after each act.
    ///   - log: called with each act before it is performed, and with the calls of pages, as comments of the script.
    ///   - times: measures the duration of frames.
    /// - Returns: the first broken condition.
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
            // The conditions at rest are checked only sometimes, because the check ends all running animations.
            if act.verb == .rest, act.what % 3 == 0 {
                let faults = walker.faultsAtRest()
                if !faults.isEmpty { return Fault(step: step, lines: faults) }
            }
        }
        let faults = walker.faultsAtRest() + walker.faultsAtTheEnd()
        return faults.isEmpty ? nil : Fault(step: acts.count, lines: faults)
    }

    /// The shortest walk that also breaks a condition: acts are removed as long as the rest still breaks one.
    @MainActor
    package func shortened(promise: (Walker) -> [String] = { _ in [] }, tries: Int = 400) -> Walk {
        var walk = self
        var search = ShortenedActs(acts, failingAt: run(promise: promise)?.step, tries: tries)
        while let acts = search.candidate() {
            walk.acts = acts
            search.note(acts, fails: walk.run(promise: promise) != nil)
        }
        walk.acts = search.best
        return walk
    }
}
