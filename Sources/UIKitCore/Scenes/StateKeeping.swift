import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import StateRestoration

/// When an interface is kept, and when it comes back.
extension AppContext {
    // MARK: Launch

    /// What was kept at the last launch, if it is to be tried.
    func loadState() -> SavedState? {
        guard let store = restoration.store else { return nil }
        let (wish, wasOnTrial) = (store.wish, store.isOnTrial)
        switch StateTrial(wish == "0" ? nil : store.read(), isOnTrial: wasOnTrial, wish: wish) {
        case .fresh: return nil
        case .putAside(let why):
            store.putAside(why)
            return nil
        case .restore(let state):
            restoration.isOnTrial = true
            return state
        }
    }

    /// The app shows its first picture: what it was restored from did no harm.
    func cameUp() {
        restoration.isOnTrial = false
        restoration.store?.confirm()
    }

    /// Between the delegate's two calls of launching. Documented: the delegate is asked; controllers are made; they
    /// decode, the outer ones first; the delegate decodes; all are told that it is done.
    func revive(_ state: SavedState, _ delegate: any UIApplicationDelegate) {
        guard !state.nodes.isEmpty || !state.application.isEmpty else { return }
        let application = UIApplication.shared
        let revival = StateRevival(state, restoration)
        let coder = revival.applicationDecoder
        guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
        keeping(restoration.revival) { restoration.revival = revival }
        revival.make(roots: keptWindows(delegate).map(\.rootViewController)) { path, coder in
            delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        }
        revival.decode()
        showRoots(of: revival, delegate)
        delegate.application(application, didDecodeRestorableStateWith: coder)
        if restoration.extensions == 0 { finishReviving() }
    }

    /// After the delegate's launching: what was presented needs a window that shows.
    func presentRevived(_ delegate: any UIApplicationDelegate) {
        guard let revival = restoration.revival else { return }
        showRoots(of: revival, delegate)
        for (presenter, controller) in revival.presentations
        where presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil {
            guard controller.parent == nil, controller.presentation.presenting == nil, controller !== presenter else {
                continue
            }
            presenter.present(controller, animated: false)
        }
        revival.letGo()
        if restoration.extensions == 0 { keeping(restoration.revival) { restoration.revival = nil } }
    }

    /// Chosen: a root that was made again goes into its window where that has none by then. In UIKit it is the app that
    /// puts it there.
    private func showRoots(of revival: StateRevival, _ delegate: any UIApplicationDelegate) {
        for (index, window) in keptWindows(delegate).enumerated() where window.rootViewController == nil {
            if let root = revival.root(ofWindow: index) { window.rootViewController = root }
        }
    }

    func finishReviving() {
        guard let revival = restoration.revival else { return }
        for object in revival.restored { object.applicationFinishedRestoringState() }
        if revival.hasWaitingObjects { keeping(restoration.waiting) { restoration.waiting = revival } }
    }

    /// The windows whose roots are kept: the delegate's own first.
    private func keptWindows(_ delegate: any UIApplicationDelegate) -> [UIWindow] {
        let own = delegate.window
        return [own].compactMap { $0 } + windowsBackToFront.filter { $0 !== own }
    }

    // MARK: Keeping

    /// Writes the interface as it is now to where it outlives the process: with scenes what their delegates say, else
    /// the controllers.
    /// - Parameter gone: a scene that is closed for good.
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
            state.sessions += restoration.sessions.map { $0.saved(isOpen: false) }
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
    /// The keys under which the coder of restoring has what UIKit knows: the `UIStoryboard` of a controller, the app's
    /// `CFBundleVersion` and the system's version as strings, the `UIUserInterfaceIdiom` as a number, and the `Date` of
    /// keeping.
    public class var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }
    /// The key of the app's version: a string.
    public class var stateRestorationBundleVersionKey: String { "UIApplicationStateRestorationBundleVersionKey" }
    /// The key of the kind of device: a number.
    public class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }
    /// The key of the time of keeping: a `Date`.
    public class var stateRestorationTimestampKey: String { "UIApplicationStateRestorationTimestampKey" }
    /// The key of the system's version: a string.
    public class var stateRestorationSystemVersionKey: String { "UIApplicationStateRestorationSystemVersionKey" }

    func register(_ object: any UIStateRestoring, _ identifier: String) {
        let restoration = context.restoration
        restoration.registered.removeAll { $0.object == nil || $0.object === object }
        restoration.registered.append(.init(object: object, identifier: identifier))
        guard let waiting = restoration.waiting, let base = object as? NSObject else { return }
        waiting.objectCame(base, identifier)
        if !waiting.hasWaitingObjects { keeping(restoration.waiting) { restoration.waiting = nil } }
    }

    func endExtension() {
        let app = context
        guard app.restoration.extensions > 0 else {
            return Log.once("UIApplication.completeStateRestoration: there was no extendStateRestoration before it")
        }
        app.restoration.extensions -= 1
        guard app.restoration.extensions == 0, app.restoration.revival != nil else { return }
        app.finishReviving()
        keeping(app.restoration.revival) { app.restoration.revival = nil }
    }
}
