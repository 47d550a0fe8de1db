/// Work that was decided in this turn and is carried out when the app's code of the turn has run.
@MainActor
protocol TurnEndWork: AnyObject {
    func start()
}

/// Queues whose presentations begin or end when the app's code of this turn has run, in the order of the calls.
@MainActor
struct DecidedPresentations: AppPart {
    struct Entry { weak var queue: (any TurnEndWork)? }
    var queues: [Entry] = []
}

extension AppContext {
    /// The app's code of this turn has run: the presentations and dismissals that it asked for are carried out.
    package func startPresentations() {
        let decided = self[DecidedPresentations.self].queues
        guard !decided.isEmpty else { return }
        self[DecidedPresentations.self].queues = []
        for entry in decided { entry.queue?.start() }
    }
}
