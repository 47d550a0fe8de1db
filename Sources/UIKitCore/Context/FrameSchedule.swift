import FrameTime
import HostInterface
import QuartzCore

/// Work that is due at a time of the frame clock: long presses, delays, and UIKit's own timers.
///
/// Due work runs in the order of time. Work with equal times runs in the order in which it was scheduled.
@MainActor
struct FrameSchedule {
    private var entries: [Entry] = []
    private var made = 0

    private struct Entry {
        let id: Int
        let due: FrameInstant
        let body: () -> Void
    }

    var earliest: FrameInstant? { entries.first?.due }

    mutating func add(at due: FrameInstant, _ body: @escaping () -> Void) -> Int {
        made += 1
        let index = entries.firstIndex { $0.due > due } ?? entries.count
        entries.insert(Entry(id: made, due: due, body: body), at: index)
        return made
    }

    mutating func cancel(_ id: Int) {
        entries.removeAll { $0.id == id }
    }

    /// The number of scheduled items so far. A turn runs only items up to this number, so that work that schedules more
    /// work cannot block the turn.
    var newest: Int { made }

    mutating func removeDue(at now: FrameInstant, upTo newest: Int) -> (() -> Void)? {
        guard let index = entries.firstIndex(where: { $0.due > now || $0.id <= newest }), entries[index].due <= now
        else { return nil }
        return entries.remove(at: index).body
    }
}

extension AppContext {
    /// Runs `body` in the first turn at least `seconds` from now. The returned handle cancels the work.
    @discardableResult
    package func after(_ seconds: Double, _ body: @escaping () -> Void) -> ScheduledWork {
        let id = schedule.add(at: now + max(0, seconds), body)
        host?.wake(at: schedule.earliest)
        return ScheduledWork(context: self, id: id)
    }

    func runDueWork() {
        let now = now
        let newest = schedule.newest
        while let body = schedule.removeDue(at: now, upTo: newest) { body() }
        host?.wake(at: schedule.earliest)
    }
}

/// A handle of work that has not run yet.
@MainActor
package final class ScheduledWork {
    private weak var context: AppContext?
    private let id: Int

    init(context: AppContext, id: Int) {
        self.context = context
        self.id = id
    }

    package func cancel() {
        guard let context else { return }
        keeping(context.schedule) { context.schedule.cancel(id) }
    }
}
