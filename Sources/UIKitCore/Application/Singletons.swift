/// Objects of which an app has one, made when they are first asked for.
@MainActor
struct Singletons: AppPart {
    var application: UIApplication?
    var screen: UIScreen?
    var device: UIDevice?
    var pasteboard: UIPasteboard?
    /// Pasteboards of the app, by their names.
    var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    var pasteboardsMade = 0
    /// The host has it as its client only for as long as the app has it.
    var frameLoop: FrameLoop?
    /// The color that the app's catalog has for its tint; nil until it is first asked for.
    var accentColor: UIColor?
}

extension AppContext {
    var singletons: Singletons {
        get { self[Singletons.self] }
        _modify { yield &self[Singletons.self] }
    }

    /// What views are tinted in where none around them says otherwise.
    var accentColor: UIColor {
        if let known = singletons.accentColor { return known }
        let color = UIApplication.shared.information.accentColor ?? .systemBlue
        singletons.accentColor = color
        return color
    }
}
