/// The windows of an app.
@MainActor
struct AppWindows: AppPart {
    var shown: [UIWindow] = []
    weak var key: UIWindow?
}

extension AppContext {
    /// The visible windows, in the order in which the user or the app brought them to the front.
    var windows: [UIWindow] {
        get { self[AppWindows.self].shown }
        _modify { yield &self[AppWindows.self].shown }
    }

    /// The window that receives keys and text.
    var keyWindow: UIWindow? {
        get { self[AppWindows.self].key }
        set { self[AppWindows.self].key = newValue }
    }
}
