/// A container whose transitions start with the next layout.
@preconcurrency @MainActor
protocol ScheduledStack: UIViewController {
    /// Starts the scheduled transition, if any.
    func startScheduled()
}

/// Stacks whose transition starts with the next layout, in the order of the requests.
@MainActor
struct ScheduledTransitions: AppPart {
    struct Entry { weak var stack: (any ScheduledStack)? }
    var entries: [Entry] = []
}

extension AppContext {
    /// Starts the transitions that the app's code of this turn has requested, in the order of the requests.
    package func startScheduledTransitions() {
        let waiting = self[ScheduledTransitions.self].entries
        guard !waiting.isEmpty else { return }
        self[ScheduledTransitions.self].entries = []
        // Transitions that callbacks request wait for the next layout.
        for entry in waiting { entry.stack?.startScheduled() }
    }
}
