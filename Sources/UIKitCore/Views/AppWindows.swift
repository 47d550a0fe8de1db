/// The windows of an app.
@MainActor
struct AppWindows: AppPart {
    var shown: [UIWindow] = []
    weak var key: UIWindow?
}

extension AppContext {
    /// Windows that are shown, in the order in which they came forward.
    var windows: [UIWindow] {
        get { self[AppWindows.self].shown }
        _modify { yield &self[AppWindows.self].shown }
    }

    /// The window that gets what is typed.
    var keyWindow: UIWindow? {
        get { self[AppWindows.self].key }
        set { self[AppWindows.self].key = newValue }
    }
}
