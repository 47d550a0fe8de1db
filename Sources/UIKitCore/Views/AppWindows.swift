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

    /// The visible windows from back to front: by level, and at the same level by the order in which they were brought
    /// to the front.
    var windowsBackToFront: [UIWindow] {
        guard windows.contains(where: { $0.windowLevel != .normal }) else { return windows }
        return windows.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    /// The window that receives keys and text.
    var keyWindow: UIWindow? {
        get { self[AppWindows.self].key }
        set { self[AppWindows.self].key = newValue }
    }
}
