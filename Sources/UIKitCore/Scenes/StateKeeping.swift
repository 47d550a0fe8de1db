import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import QuartzCore
import StateRestoration

/// Saves and restores the state of the interface.
extension AppContext {
    // MARK: Launch

    /// The state that was saved by the last launch, if it can be restored.
    func loadState() -> SavedState? {
        guard let store = restoration.store else { return nil }
        let (setting, wasOnTrial) = (store.setting, store.isOnTrial)
        switch StateTrial(setting == "0" ? nil : store.read(), isOnTrial: wasOnTrial, setting: setting) {
        case .fresh: return nil
        case .putAside(let why):
            store.putAside(why)
            return nil
        case .restore(let state):
            restoration.isOnTrial = true
            return state
        }
    }

    /// Called when the app displays its first frame: the restored state caused no crash.
    func confirmLaunch() {
        restoration.isOnTrial = false
        restoration.store?.confirm()
    }

    /// Restores the state between the delegate's two launch calls.
    ///
    /// Documented (About the UI restoration process): the delegate is called; controllers are created; controllers
    /// decode; the delegate decodes. Chosen: parents decode first; all objects are notified of the end after the
    /// delegate.
    func revive(_ state: SavedState, _ delegate: any UIApplicationDelegate) {
        guard !state.nodes.isEmpty || !state.application.isEmpty else { return }
        let application = UIApplication.shared
        let revival = StateRevival(state, restoration)
        let coder = revival.applicationDecoder
        guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
        keeping(self.revival.current) { self.revival.current = revival }
        revival.make(roots: keptWindows(delegate).map(\.rootViewController)) { path, coder in
            delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        }
        revival.decode()
        showRoots(of: revival, delegate)
        delegate.application(application, didDecodeRestorableStateWith: coder)
        if restoration.extensions == 0 { finishReviving() }
    }

    /// Called after the delegate has finished launching, because presentations need a visible window.
    func presentRevived(_ delegate: any UIApplicationDelegate) {
        guard let revival = self.revival.current else { return }
        showRoots(of: revival, delegate)
        for (presenter, controller) in revival.presentations
        where presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil {
            guard controller.parent == nil, controller.presentation.presenting == nil, controller !== presenter else {
                continue
            }
            presenter.present(controller, animated: false)
        }
        revival.releaseObjects()
        if restoration.extensions == 0 { keeping(self.revival.current) { self.revival.current = nil } }
    }

    /// Chosen: a restored root is set in its window if the window has no root by then. In UIKit the app sets the root.
    private func showRoots(of revival: StateRevival, _ delegate: any UIApplicationDelegate) {
        for (index, window) in keptWindows(delegate).enumerated() where window.rootViewController == nil {
            if let root = revival.root(ofWindow: index) { window.rootViewController = root }
        }
    }

    func finishReviving() {
        guard let revival = self.revival.current else { return }
        for object in revival.restored { object.applicationFinishedRestoringState() }
        if revival.hasWaitingObjects { keeping(self.revival.waiting) { self.revival.waiting = revival } }
    }

    /// The windows whose roots are saved, the delegate's own window first.
    private func keptWindows(_ delegate: any UIApplicationDelegate) -> [UIWindow] {
        let own = delegate.window
        return [own].compactMap { $0 } + windowsBackToFront.filter { $0 !== own }
    }

    // MARK: Keeping

    /// Saves the current state of the interface to a file: with scenes the activities from their delegates, otherwise
    /// the controllers.
    /// - Parameter gone: a scene that is discarded.
    func keepState(without gone: UIWindowScene? = nil) {
        guard let store = restoration.store, let delegate = UIApplication.shared.delegate else { return }
        let application = UIApplication.shared
        var state = SavedState()
        if application.scenes.isEmpty {
            let preservation = StatePreservation(restoration)
            preservation.keep(roots: keptWindows(delegate).map(\.rootViewController))
            var isWanted = false
            preservation.encodeApplication { coder in
                isWanted = delegate.application(application, shouldSaveSecureApplicationState: coder)
                if isWanted { delegate.application(application, willEncodeRestorableStateWith: coder) }
            }
            guard isWanted else { return store.write(nil) }
            preservation.encodeAll()
            state = preservation.state
        } else {
            state.sessions = application.scenes.filter { $0 !== gone }.map { $0.updatedSession().saved(isOpen: true) }
            state.sessions += formerSessions.map { $0.saved(isOpen: false) }
            if state.sessions.isEmpty { return store.write(nil) }
        }
        state.facts.bundleVersion = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
        state.facts.systemVersion = ProcessInfo.processInfo.operatingSystemVersionString
        state.facts.time = SharedServices.calendarSeconds ?? 0
        state.facts.idiom = Int64(clamping: UIDevice.current.userInterfaceIdiom.rawValue)
        store.write(StateFile.bytes(of: state))
    }
}

extension UIApplication {
    /// The keys of UIKit's own values in the restoration coder: the `UIStoryboard` of a controller, the app's
    /// `CFBundleVersion` and the system's version as strings, the `UIUserInterfaceIdiom` as a number, and the `Date` of
    /// saving.
    public class var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }
    /// The key of the app's version: a string.
    public class var stateRestorationBundleVersionKey: String { "UIApplicationStateRestorationBundleVersionKey" }
    /// The key of the kind of device: a number.
    public class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }
    /// The key of the time of saving: a `Date`.
    public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestampKey" }
    /// The key of the system's version: a string.
    public class var stateRestorationSystemVersionKey: String { "UIApplicationStateRestorationSystemVersionKey" }

    func register(_ object: any UIStateRestoring, _ identifier: String) {
        let restoration = context.restoration
        restoration.registered.removeAll { $0.object == nil || $0.object === object }
        restoration.registered.append(.init(object: object, identifier: identifier))
        guard let waiting = context.revival.waiting, let base = object as? NSObject else { return }
        waiting.registerObject(base, identifier)
        if !waiting.hasWaitingObjects { keeping(context.revival.waiting) { context.revival.waiting = nil } }
    }

    func endExtension() {
        let app = context
        guard app.restoration.extensions > 0 else {
            return Log.once("UIApplication.completeStateRestoration: there was no extendStateRestoration before it")
        }
        app.restoration.extensions -= 1
        guard app.restoration.extensions == 0, app.revival.current != nil else { return }
        app.finishReviving()
        keeping(app.revival.current) { app.revival.current = nil }
    }
}
