import Diagnostics
import Foundation
import FoundationAdditions
import HostInterface
import QuartzCore

/// Connects scenes when their windows open on the desktop, and disconnects them when the windows close.
extension AppContext {
    /// Connects the sessions that had windows when the app was left; without such sessions, one new window.
    /// - Parameter first: the options of the first scene.
    /// - Returns: whether the app has a scene.
    func connectScenes(of sessions: [UISceneSession], first: UIScene.ConnectionOptions) -> Bool {
        let application = UIApplication.shared
        for session in application.supportsMultipleScenes ? sessions[...] : sessions.prefix(1) {
            // App code may have discarded a session in the meantime.
            guard let index = formerSessions.firstIndex(where: { $0 === session }) else { continue }
            keeping(formerSessions) { _ = formerSessions.remove(at: index) }
            let options = application.scenes.isEmpty ? first : UIScene.ConnectionOptions()
            guard connect(session, isLaunch: true, options: options) != nil else { return false }
        }
        return !application.scenes.isEmpty
            || connect(UISceneSession(role: .windowApplication), isLaunch: true, options: first) != nil
    }

    /// Creates the scene of a session from its configuration, and brings the scene to the front.
    ///
    /// Documented (UISceneDelegate.sceneWillEnterForeground(_:)): `sceneDidBecomeActive` is called after
    /// `sceneWillEnterForeground`. Derived: `application(_:configurationForConnecting:options:)` and
    /// `scene(_:willConnectTo:options:)` are called before both, in this order.
    /// - Returns: nil if the configuration has neither a delegate class nor a storyboard: the app has no scenes.
    func connect(
        _ session: UISceneSession, for activity: NSUserActivity? = nil, isLaunch: Bool = false,
        options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
    ) -> UIWindowScene? {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return nil }
        if let activity { options.userActivities = [activity] }
        session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
        let wanted: AnyClass? = session.configuration.delegateClass
        let type = wanted as? any UISceneDelegate.Type
        if let wanted, type == nil {
            Log.once(
                """
                the scene configuration's delegateClass \(wanted) is no UISceneDelegate; make it one, or the \
                scene has no delegate
                """
            )
        }
        guard type != nil || session.configuration.hasStoryboard else { return nil }
        let scene = UIWindowScene(session: session)
        scene.title = ProcessInfo.processInfo.processName
        session.scene = scene
        application.scenes.append(scene)
        let sceneDelegate = type?.init()
        scene.delegate = sceneDelegate
        let window = session.configuration.makeWindow(in: scene, for: sceneDelegate)
        sceneDelegate?.scene(scene, willConnectTo: session, options: options)
        scene.post(UIScene.willConnectNotification)
        // The delegate may have created another window, and shows that window itself.
        if let window, (sceneDelegate as? any UIWindowSceneDelegate).map({ $0.window === window }) ?? true {
            window.makeKeyAndVisible()
        }
        scene.notifiedGeometry = scene.effectiveGeometry
        if let activity = session.stateRestorationActivity {
            sceneDelegate?.scene(scene, restoreInteractionStateWith: activity)
        }
        enterForeground(scene)
        activate(scene, notifiesApplication: !isLaunch)
        return scene
    }

    /// Called when the user closes a desktop window or, with nil, when the whole app ends.
    func closeRequested(in id: WindowID?) {
        guard let id else { return close() }
        let own = windows(in: id)
        // A window that was closed before is not closed again.
        guard !own.isEmpty || windows.isEmpty else { return }
        let isLast = !windows.contains { window in window.hostWindow != nil && !own.contains { $0 === window } }
        guard !isLast else { return close() }
        guard let scene = scene(in: id) else { return own.forEach { $0.hide() } }
        disconnect(scene)
        keepState()
        choices.save()
    }

    /// Disconnects a scene while the app continues to run: inactive, in the background, disconnected. The session is
    /// kept, with the scene's activity, unless it is discarded.
    func disconnect(_ scene: UIWindowScene, discarding: Bool = false) {
        let application = UIApplication.shared
        endEditing(in: scene.windows)
        deactivate(scene)
        enterBackground(scene)
        let session = discarding ? scene.session : scene.updatedSession()
        guard let index = application.scenes.firstIndex(where: { $0 === scene }) else { return }
        keeping(application.scenes) { _ = application.scenes.remove(at: index) }
        if !discarding { formerSessions.append(session) }
        leave(scene)
        session.scene = nil
        // Includes windows without a scene in the same desktop window.
        let ids = Set(scene.windows.compactMap { $0.hostWindow?.id })
        for window in windows
        where window.windowScene === scene || window.hostWindow.map({ ids.contains($0.id) }) ?? false { window.hide() }
        scene.releaseWindows()
        discardOldest()
    }

    /// Text that is edited or composed reaches the app before the app saves: delegates get the end of editing. Chosen:
    /// as windows of a Mac do.
    private func endEditing(in windows: [UIWindow]) { for window in windows { _ = window.endEditing(true) } }

    private func leave(_ scene: UIWindowScene) {
        scene.delegate?.sceneDidDisconnect(scene)
        scene.activationState = .unattached
        scene.post(UIScene.didDisconnectNotification)
    }

    /// Chosen: 20 sessions without a window are kept. The user has no list for removing sessions, and the file must not
    /// grow without limit.
    private func discardOldest() {
        let surplus = formerSessions.count - 20
        guard surplus > 0 else { return }
        let gone = Array(formerSessions.prefix(surplus))
        formerSessions.removeFirst(surplus)
        let application = UIApplication.shared
        application.delegate?.application(application, didDiscardSceneSessions: Set(gone))
    }

    /// Ends the app with all of its windows.
    /// - Parameter gone: the last scene if it is discarded; its state is not saved.
    func close(discarding gone: UIWindowScene? = nil) {
        // A second request to close is ignored.
        guard !desktop.isEnding else { return }
        desktop.isEnding = true
        let application = UIApplication.shared
        endEditing(in: windows)
        let scenes = application.scenes
        if scenes.isEmpty {
            deactivateApplication()
            enterBackgroundWithoutScenes()
        }
        for scene in scenes { deactivate(scene) }
        for scene in scenes { enterBackground(scene) }
        keepState(without: gone)
        choices.save()
        for scene in scenes { leave(scene) }
        keeping(application.scenes) { application.scenes = [] }
        if let gone { application.delegate?.application(application, didDiscardSceneSessions: [gone.session]) }
        application.delegate?.applicationWillTerminate(application)
        application.post(UIApplication.willTerminateNotification)
        choices.save()
        host?.stop()
    }
}

extension UIWindowScene {
    /// Called after the scene's last callback: a reference to the scene keeps no window alive, and the scene cannot
    /// show a window again.
    fileprivate func releaseWindows() {
        let (former, formerDelegate) = (windows, delegate)
        windows = []
        delegate = nil
        for window in former { window.windowScene = nil }
        withExtendedLifetime(formerDelegate) {}
    }
}
