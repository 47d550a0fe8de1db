/// Objects that exist once per app. They are created on first use.
@MainActor
struct Singletons: AppPart {
    var application: UIApplication?
    var device: UIDevice?
    /// The tint color of the app's catalog; nil until its first use.
    var accentColor: UIColor?
}

extension AppContext: AppWork {
    var singletons: Singletons {
        get { self[Singletons.self] }
        _modify { yield &self[Singletons.self] }
    }

    /// The tint color of views without an inherited tint color.
    var accentColor: UIColor {
        if let known = singletons.accentColor { return known }
        let color = UIApplication.shared.information.accentColor ?? .systemBlue
        singletons.accentColor = color
        return color
    }
}
