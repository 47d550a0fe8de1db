import Diagnostics
public import Foundation
public import FoundationAdditions
import QuartzCore

extension UIScene {
    /// Options for the activation of a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// - Coverage: inert (the desktop decides where a window opens)
        open var requestingScene: UIScene? {
            didSet {
                if requestingScene != nil {
                    Log.once(
                        """
                        UIScene.ActivationRequestOptions.requestingScene has no effect: the desktop decides where \
                        a window opens
                        """
                    )
                }
            }
        }
    }
}

/// A request for ``UIApplication/activateSceneSession(for:errorHandler:)`` to open a window or bring it to the front.
public struct UISceneSessionActivationRequest {
    /// The role of the session, if the request has a session.
    public let role: UISceneSession.Role
    /// The session; nil opens a new window.
    public let session: UISceneSession?
    /// The activity. A connected scene passes it to its delegate with `scene(_:continue:)`; otherwise it is among the
    /// `userActivities` of the connection options.
    public var userActivity: NSUserActivity?
    /// The options for the activation; nil for the default.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new window.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the window of a session.
    @preconcurrency @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

/// Options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Options for closing a window.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation with which a window closes. Desktops have one animation.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// - Coverage: inert (the desktop decides how a window closes)
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The reason why a request about a scene was refused.
public struct UISceneError: Error, Hashable, Sendable {
    /// The reason why a request was not performed.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100, geometryRequestDenied
    }
    /// The reason why the request was not performed.
    public let code: Code
}

extension AppContext: WindowOpening {
    /// Chosen, as UIKit requires for drags: the type of the activity is among the `NSUserActivityTypes` of the
    /// `Info.plist`.
    func canOpenWindow(for activity: NSUserActivity) -> Bool {
        let information = UIApplication.shared.information
        let types = information.keys["NSUserActivityTypes"] as? [String]
        return information.supportsMultipleScenes && types?.contains(activity.activityType) == true
    }

    func openWindow(for activity: NSUserActivity) { UIApplication.shared.activate(nil, activity, nil) }
}

extension UIApplication: ApplicationInScenes {
    var orderedWindows: [UIWindow] { context.windowsBackToFront }
    var connectedSessions: [UISceneSession] { scenes.map(\.session) }
    /// The connected scenes, in the order of their connection.
    package var scenes: [UIWindowScene] {
        get { orderedScenes.compactMap { $0 as? UIWindowScene } }
        set { orderedScenes = newValue }
    }

    func activate(_ request: UISceneSessionActivationRequest, _ refuse: ((any Error) -> Void)?) {
        guard request.role == .windowApplication else {
            Log.once("UIApplication.activateSceneSession: windows have the role windowApplication here; none is opened")
            return answer(.requestDenied, refuse)
        }
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: refuse)
    }

    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?, _ refuse: ((any Error) -> Void)?) {
        guard !context.desktop.isEnding else { return answer(.requestDenied, refuse) }
        if continueSession(session, activity) { return }
        guard supportsMultipleScenes else {
            Log.once(
                """
                UIApplication.requestSceneSessionActivation: a second window needs \
                UIApplicationSupportsMultipleScenes in the scene manifest of the Info.plist; none is opened
                """
            )
            return answer(.multipleScenesNotSupported, refuse)
        }
        // Deferred to the next turn, because the request may come from a callback of another scene.
        later { [weak self] in self?.open(session, activity, refuse) }
    }

    /// - Returns: whether the session has a scene.
    private func continueSession(_ session: UISceneSession?, _ activity: NSUserActivity?) -> Bool {
        guard let session, let scene = scenes.first(where: { $0.session === session }) else { return false }
        context.raise(scene)
        if let activity { scene.delegate?.scene(scene, continue: activity) }
        return true
    }

    private func open(_ session: UISceneSession?, _ activity: NSUserActivity?, _ refuse: ((any Error) -> Void)?) {
        guard !context.desktop.isEnding else { refuse?(UISceneError(code: .requestDenied)); return }
        if continueSession(session, activity) { return }
        if let session {
            guard let index = context.formerSessions.firstIndex(where: { $0 === session }) else {
                refuse?(UISceneError(code: .requestDenied)); return
            }
            keeping(context.formerSessions) { _ = context.formerSessions.remove(at: index) }
        }
        if context.connect(session ?? UISceneSession(role: .windowApplication), for: activity) == nil {
            refuse?(UISceneError(code: .requestDenied))
        }
    }

    func destroy(_ session: UISceneSession, _ refuse: ((any Error) -> Void)?) {
        guard !context.desktop.isEnding, openSessions.contains(session) else { return answer(.requestDenied, refuse) }
        if discard(session) { return }
        // Deferred to the next turn, because the request may come from inside the scene.
        later { [weak self] in
            guard let self, !context.desktop.isEnding else { refuse?(UISceneError(code: .requestDenied)); return }
            // The scene may have been closed in the meantime.
            if discard(session) { return }
            guard let scene = scenes.first(where: { $0.session === session }) else {
                refuse?(UISceneError(code: .requestDenied)); return
            }
            guard context.windows.contains(where: { $0.windowScene !== scene && $0.windowScene != nil }) else {
                return context.close(discarding: scene)
            }
            context.disconnect(scene, discarding: true)
            notifyDiscarded(session)
        }
    }

    /// Discards a session without a window.
    /// - Returns: whether the session had no window.
    private func discard(_ session: UISceneSession) -> Bool {
        guard let index = context.formerSessions.firstIndex(where: { $0 === session }) else { return false }
        keeping(context.formerSessions) { _ = context.formerSessions.remove(at: index) }
        notifyDiscarded(session)
        return true
    }

    private func notifyDiscarded(_ session: UISceneSession) {
        delegate?.application(self, didDiscardSceneSessions: [session])
        // During launch, the saved state is still being read.
        if !scenes.isEmpty { context.keepState() }
    }

    private func later(_ work: @escaping () -> Void) {
        context.after(0, work)
        context.environment.requestFrame()
    }

    private func answer(_ code: UISceneError.Code, _ refuse: ((any Error) -> Void)?) {
        guard let refuse else { return }
        later { refuse(UISceneError(code: code)) }
    }
}
