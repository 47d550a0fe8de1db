/// The restoration of an app's state that is in progress.
@MainActor
struct AppRevival: AppPart {
    /// The restoration in progress, until the app reports its end.
    var current: StateRevival?
    /// State of objects that were not registered yet.
    var waiting: StateRevival?
}

extension AppContext {
    var revival: AppRevival {
        get { self[AppRevival.self] }
        _modify { yield &self[AppRevival.self] }
    }
}
