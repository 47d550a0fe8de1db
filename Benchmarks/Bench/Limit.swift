import Foundation

/// The maximum cost of a piece of work, relative to other work in the same run. `Bench check` fails if a limit is
/// exceeded by more than a fifth.
@MainActor
struct Limit {
    let name: String
    let most: Double
    /// The maximum number of measurements: one if the first measurement would influence the second.
    let attempts: Int
    let measure: () -> Double

    init(_ name: String, most: Double, attempts: Int = 5, _ measure: @escaping () -> Double) {
        (self.name, self.most, self.attempts, self.measure) = (name, most, attempts, measure)
    }

    /// The ratios of two times on the same machine at the same time, so that they are valid on slow and fast machines.
    static var all: [Limit] {
        [
            // First, because later measurements reuse memory that earlier ones have freed.
            Limit("KiB of a covered screen", most: 60, attempts: 1) { Double(Stacks.covered()) },
            Limit("memory after 4,000 mixed cycles / after 2,000 of them", most: 1.05, attempts: 1) {
                Memory.report(cycles: 4_000)
            },
            Limit("frame of a slide at scale 1 / two plain copies of the picture", most: 3) { Bench.slide(1) },
            Limit("frame of a slide at scale 2 / two plain copies of the picture", most: 3) { Bench.slide(2) },
            Limit("push and pop, both drawn / two plain copies of the picture", most: 25) {
                besideCopies { Bench.cycles(depth: 10, scale: 1, beside: $0) }
            },
            Limit("push and pop in a stack of 10,000 / in a stack of 10", most: 1.2) {
                Bench.cycles(depth: 10_000, scale: 1) / Bench.cycles(depth: 10, scale: 1)
            },
            Limit("layout of a bar / two plain copies of the picture", most: 1) {
                besideCopies { Bars.layout(beside: $0) }
            },
            Limit("frame of a large title that goes away / the same scroll without it", most: 2) { Bars.collapse() },
            Limit("blur of a bar / two plain copies of the picture", most: 4) {
                besideCopies { Bars.blur(beside: $0) }
            },
            Limit("10,000 screens set / ten times 1,000 screens set", most: 1.5) {
                Stacks.set() / (10 * Stacks.set(count: 1_000))
            },
            Limit("scene of 200 views from a storyboard / in code", most: 2) { Documents.sceneRatio() },
            Limit("grid of 100,000 cells opened / of 30 cells", most: 1.5) { Lists.opening() },
            Limit("frame of a grid that scrolls / of a table that scrolls", most: 1.5) { Lists.scrolling() },
            Limit("1,000 changes among 10,000 items / all items reloaded", most: 4) { Lists.change() },
            Limit("frame of a table of 1,000,000 rows that scrolls / two plain copies of the picture", most: 2.5) {
                besideCopies(scale: 2) { Rows.scrolling(beside: $0) }
            },
            Limit("jump in that table / two plain copies of the picture", most: 8) {
                besideCopies(scale: 2) { Rows.jumps(beside: $0) }
            },
            Limit("new table screen / two plain copies of the picture", most: 7) {
                besideCopies(scale: 2) { Rows.screens(beside: $0) }
            },
            Limit("first layout of 200 labels / two plain copies of the picture", most: 45) {
                besideCopies { Layouts.labels(beside: $0).first }
            },
            Limit("layout after a changed constant / two plain copies of the picture", most: 5) {
                besideCopies { Layouts.labels(beside: $0).change }
            },
            Limit("layout of 50 stack views / two plain copies of the picture", most: 80) {
                besideCopies { Layouts.stacks(beside: $0) }
            },
            Limit("key in a text of 100,000 lines / two plain copies of the picture", most: 20) {
                besideCopies(scale: 2) { Texts.key(in: Texts.lines, beside: $0) }
            },
            Limit("percent that a screen reader adds to a push and a pop in motion", most: 5) {
                Readers.pushInOwnProgram()
            },
            Limit("time to the first picture / of an empty program", most: 1.9) { Startup.ratios()?.time ?? .infinity },
            Limit("memory at the first picture / of an empty program", most: 1.75) {
                Startup.ratios()?.memory ?? .infinity
            },
        ]
    }

    /// - Returns: the time of the work, divided by the time of two plain copies of a window in the same run.
    private static func besideCopies(scale: CGFloat = 1, _ work: (Copier) -> Double) -> Double {
        let copier = Copier(scale: scale)
        return work(copier) / copier.median
    }

    /// Measures each limit until it is met, a few times at most. Limits that were exceeded by more than a fifth are
    /// measured again after all others for some seconds, because another program may have used the machine or the
    /// shared cache. Exits with status 1 if a limit is never met within a fifth.
    static func check() {
        var missed = all
        for round in 1...rounds {
            missed = missed.filter { limit in
                guard round == 1 || limit.attempts > 1 else { return true }
                return limit.missesByFifth()
            }
        }
        guard !missed.isEmpty else { return }
        print("missed by more than a fifth:\n\(missed.map(\.name).joined(separator: "\n"))")
        exit(1)
    }

    private static let rounds = 40

    private func missesByFifth() -> Bool {
        var best = Double.infinity
        for _ in 0..<attempts where best > most { best = min(best, measure()) }
        print(String(format: "check: %@: %.2f (limit %.1f)", name, best, most))
        return best > most * 1.2
    }
}
