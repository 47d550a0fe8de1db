public import Foundation
import QuartzCore

extension UIScene {
    /// How a scene is to be activated.
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

/// What ``UIApplication/activateSceneSession(for:errorHandler:)`` is to bring to the front or to open.
public struct UISceneSessionActivationRequest {
    /// That of the session, where the request has one.
    public let role: UISceneSession.Role
    /// Nil lets the app open a new window.
    public let session: UISceneSession?
    /// Of a connected scene handed to its delegate with `scene(_:continue:)`, else among the `userActivities` of the
    /// connection's options.
    public var userActivity: NSUserActivity?
    /// How the scene becomes active; nil for as usual.
    public var options: UIScene.ActivationRequestOptions?

    /// A request for a new window.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// A request for the window of a session.
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

/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a window is to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// With which motion a window goes; desktops have one.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// - Coverage: inert (how a window goes is the desktop's matter)
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a request about a scene was refused.
public struct UISceneError: Error, Hashable, Sendable {
    /// Why a request was not carried out.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100, geometryRequestDenied
    }
    /// Why the request was not carried out.
    public let code: Code
}

extension UIApplication {
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
        if goOn(session, activity) { return }
        guard supportsMultipleScenes else {
            Log.once(
                """
                UIApplication.requestSceneSessionActivation: a second window needs \
                UIApplicationSupportsMultipleScenes in the scene manifest of the Info.plist; none is opened
                """
            )
            return answer(.multipleScenesNotSupported, refuse)
        }
        // In a turn of its own: the request may come from inside another scene's callback.
        later { [weak self] in self?.open(session, activity, refuse) }
    }

    /// - Returns: whether the session has a scene.
    private func goOn(_ session: UISceneSession?, _ activity: NSUserActivity?) -> Bool {
        guard let session, let scene = scenes.first(where: { $0.session === session }) else { return false }
        context.raise(scene)
        if let activity { scene.delegate?.scene(scene, continue: activity) }
        return true
    }

    private func open(_ session: UISceneSession?, _ activity: NSUserActivity?, _ refuse: ((any Error) -> Void)?) {
        guard !context.desktop.isEnding else { refuse?(UISceneError(code: .requestDenied)); return }
        if goOn(session, activity) { return }
        let restoration = context.restoration
        if let session {
            guard let index = restoration.sessions.firstIndex(where: { $0 === session }) else {
                refuse?(UISceneError(code: .requestDenied)); return
            }
            keeping(restoration.sessions) { _ = restoration.sessions.remove(at: index) }
        }
        if context.connect(session ?? UISceneSession(role: .windowApplication), for: activity) == nil {
            refuse?(UISceneError(code: .requestDenied))
        }
    }

    func destroy(_ session: UISceneSession, _ refuse: ((any Error) -> Void)?) {
        guard !context.desktop.isEnding, openSessions.contains(session) else { return answer(.requestDenied, refuse) }
        if discard(session) { return }
        // In a turn of its own: the request may come from inside the scene.
        later { [weak self] in
            guard let self, !context.desktop.isEnding else { refuse?(UISceneError(code: .requestDenied)); return }
            // It may have been closed since.
            if discard(session) { return }
            guard let scene = scenes.first(where: { $0.session === session }) else {
                refuse?(UISceneError(code: .requestDenied)); return
            }
            guard context.windows.contains(where: { $0.windowScene !== scene && $0.windowScene != nil }) else {
                return context.close(discarding: scene)
            }
            context.disconnect(scene, discarding: true)
            tellDiscarded(session)
        }
    }

    /// Forgets a session without a window.
    /// - Returns: whether it was one.
    private func discard(_ session: UISceneSession) -> Bool {
        let restoration = context.restoration
        guard let index = restoration.sessions.firstIndex(where: { $0 === session }) else { return false }
        keeping(restoration.sessions) { _ = restoration.sessions.remove(at: index) }
        tellDiscarded(session)
        return true
    }

    private func tellDiscarded(_ session: UISceneSession) {
        delegate?.application(self, didDiscardSceneSessions: [session])
        // While the app launches, what is kept is still being read.
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
