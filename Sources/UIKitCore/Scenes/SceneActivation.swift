import Foundation
import HostInterface

/// The activation states of scenes, which follow the focus and the minimized windows of the desktop.
///
/// The scene whose window has the focus is active; a visible scene without focus is inactive; a minimized scene is in
/// the background. The app is active while any of its scenes is active. An app without scenes gets the same calls
/// through its delegate.
extension AppContext {
    /// - Parameter staysInApp: whether another window of the app gets the focus.
    func focusChanged(_ isFocused: Bool, in id: WindowID?, staysInApp: Bool) {
        isFocused ? focusGained(to: id) : focusLost(from: id, staysInApp)
    }

    private func focusGained(to id: WindowID?) {
        if let id, windows(in: id).isEmpty { return }
        desktop.focused = id
        let key = keyTarget(in: id)
        if keyHasResigned {
            keyHasResigned = false
            if let key { setKey(key) }
            keyWindow?.notifyKey(true)
        } else if let key, keyWindow !== key, id != nil {
            makeKey(key)
        }
        // The desktop has one focus; a scene that has just connected may be active without it.
        let scene = scene(in: id)
        if let scene {
            for other in UIApplication.shared.scenes where other !== scene { deactivate(other, staysInApp: true) }
        }
        activate(in: id)
    }

    private func focusLost(from id: WindowID?, _ staysInApp: Bool) {
        // A compositor with wlroots takes the keyboard for a drag that it carries, and the drag must go on.
        if drag?.isDragging != true { for window in windows(in: id) { window.higher.cancelTouches() } }
        if desktop.focused == id { desktop.focused = nil }
        // A desktop may report the loss twice, and may report it for the first time when the key window is already
        // known.
        var isNews = false
        let isOfKey = id == nil || keyWindow?.hostWindow.map { $0.id == id } ?? true
        if !keyHasResigned, isOfKey {
            keyHasResigned = true
            isNews = true
            keyWindow?.notifyKey(false)
        }
        isNews = deactivate(in: id, staysInApp: staysInApp) || isNews
        // The user may end the app from outside next, without time for saving.
        guard isNews, !staysInApp else { return }
        keepState()
        choices.save()
    }

    func visibilityChanged(_ isVisible: Bool, in id: WindowID?) {
        guard let id else { return }
        guard isVisible else {
            guard !windows(in: id).isEmpty, desktop.hidden.insert(id).inserted else { return }
            for window in windows(in: id) { window.higher.cancelTouches() }
            _ = deactivate(in: id, staysInApp: false)
            enterBackground(in: id)
            keepState()
            return choices.save()
        }
        guard desktop.hidden.remove(id) != nil else { return }
        enterForeground(in: id)
        if desktop.focused == id { activate(in: id) }
    }

    // MARK: Steps

    private func activate(in id: WindowID?) {
        let application = UIApplication.shared
        if let scene = scene(in: id) { return activate(scene) }
        guard application.scenes.isEmpty, desktop.isInactive else { return }
        desktop.isInactive = false
        application.applicationState = .active
        application.delegate?.applicationDidBecomeActive(application)
        application.post(UIApplication.didBecomeActiveNotification)
    }

    /// Performs the last step of entering the foreground.
    func activate(_ scene: UIWindowScene, notifiesApplication: Bool = true) {
        guard scene.activationState == .foregroundInactive else { return }
        let application = UIApplication.shared
        let wasActive = application.applicationState == .active
        application.applicationState = .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        scene.post(UIScene.didActivateNotification)
        if !wasActive, notifiesApplication { application.post(UIApplication.didBecomeActiveNotification) }
    }

    /// - Returns: whether a delegate was notified.
    private func deactivate(in id: WindowID?, staysInApp: Bool) -> Bool {
        if let scene = scene(in: id) { return deactivate(scene, staysInApp: staysInApp) }
        return UIApplication.shared.scenes.isEmpty && deactivateApplication()
    }

    /// Performs the first step of leaving the foreground.
    @discardableResult
    func deactivate(_ scene: UIWindowScene, staysInApp: Bool = false) -> Bool {
        guard scene.activationState == .foregroundActive else { return false }
        let application = UIApplication.shared
        scene.delegate?.sceneWillResignActive(scene)
        scene.post(UIScene.willDeactivateNotification)
        scene.activationState = .foregroundInactive
        guard !staysInApp, application.applicationState == .active,
            !application.scenes.contains(where: { $0.activationState == .foregroundActive })
        else { return true }
        application.applicationState = .inactive
        application.post(UIApplication.willResignActiveNotification)
        return true
    }

    /// Deactivates an app without scenes.
    @discardableResult
    func deactivateApplication() -> Bool {
        guard !desktop.isInactive else { return false }
        let application = UIApplication.shared
        desktop.isInactive = true
        application.delegate?.applicationWillResignActive(application)
        application.applicationState = .inactive
        application.post(UIApplication.willResignActiveNotification)
        return true
    }

    private func enterBackground(in id: WindowID) {
        if let scene = scene(in: id) { return enterBackground(scene) }
        let open = Set(windows.compactMap { $0.hostWindow?.id })
        if UIApplication.shared.scenes.isEmpty, open.isSubset(of: desktop.hidden) { enterBackgroundWithoutScenes() }
    }

    func enterBackground(_ scene: UIWindowScene) {
        guard scene.activationState == .foregroundInactive else { return }
        let application = UIApplication.shared
        scene.activationState = .background
        let isLast = application.scenes.allSatisfy { $0.activationState == .background }
        if isLast { application.applicationState = .background }
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.post(UIScene.didEnterBackgroundNotification)
        if isLast { application.post(UIApplication.didEnterBackgroundNotification) }
    }

    func enterBackgroundWithoutScenes() {
        let application = UIApplication.shared
        guard application.applicationState != .background else { return }
        application.applicationState = .background
        application.delegate?.applicationDidEnterBackground(application)
        application.post(UIApplication.didEnterBackgroundNotification)
    }

    private func enterForeground(in id: WindowID) {
        let application = UIApplication.shared
        if let scene = scene(in: id) { return enterForeground(scene) }
        guard application.scenes.isEmpty, application.applicationState == .background else { return }
        application.applicationState = .inactive
        application.delegate?.applicationWillEnterForeground(application)
        application.post(UIApplication.willEnterForegroundNotification)
    }

    /// Called when a scene leaves the background and when it connects.
    func enterForeground(_ scene: UIWindowScene) {
        guard scene.activationState == .background || scene.activationState == .unattached else { return }
        let application = UIApplication.shared
        let isFirst = !application.scenes.contains {
            $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
        }
        if application.applicationState == .background { application.applicationState = .inactive }
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.post(UIScene.willEnterForegroundNotification)
        if isFirst { application.post(UIApplication.willEnterForegroundNotification) }
        scene.activationState = .foregroundInactive
    }
}
