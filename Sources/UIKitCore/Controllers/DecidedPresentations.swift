/// Work that was requested in this turn and is carried out after the app's code of the turn.
@preconcurrency @MainActor
protocol TurnEndWork: AnyObject {
    func start()
}

/// The queues whose presentations begin or end after the app's code of this turn, in the order of the calls.
@MainActor
struct DecidedPresentations: AppPart {
    struct Entry { weak var queue: (any TurnEndWork)? }
    var queues: [Entry] = []
}

extension AppContext {
    /// Called after the app's code of this turn: carries out the requested presentations and dismissals.
    package func startPresentations() {
        let decided = self[DecidedPresentations.self].queues
        guard !decided.isEmpty else { return }
        self[DecidedPresentations.self].queues = []
        for entry in decided { entry.queue?.start() }
    }
}
