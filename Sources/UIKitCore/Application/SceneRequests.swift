public import Foundation
import QuartzCore

extension UIScene {
    /// How a scene is to be activated.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// - Coverage: inert (scenes have one window each, on one desktop)
        open var requestingScene: UIScene?
    }
}

/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// - Coverage: inert (how a window goes is the desktop's matter)
    open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a request about a scene was refused.
public struct UISceneError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100, geometryRequestDenied }
    public let code: Code
}

extension UIApplication {
    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?, _ refuse: ((any Error) -> Void)?) {
        guard let scene = session?.scene as? UIWindowScene, scenes.contains(where: { $0 === scene }) else {
            Log.once("UIApplication.requestSceneSessionActivation: an app has one window on the desktop; no other is opened")
            return answer(.multipleScenesNotSupported, refuse)
        }
        scene.keyWindow?.bringToFront()
        if let activity { scene.delegate?.scene(scene, continue: activity) }
    }

    func destroy(_ session: UISceneSession, _ refuse: ((any Error) -> Void)?) {
        let restoration = context.restoration
        if let index = restoration.sessions.firstIndex(where: { $0 === session }) {
            keeping(restoration.sessions) { _ = restoration.sessions.remove(at: index) }
            delegate?.application(self, didDiscardSceneSessions: [session])
            return
        }
        guard let scene = scenes.first(where: { $0.session === session }) else { return answer(.requestDenied, refuse) }
        // In a turn of its own: the request may come from inside the scene.
        context.after(0) { [weak self] in
            guard let self, scenes.contains(where: { $0 === scene }) else { return }
            context.close(discarding: scene)
        }
    }

    private func answer(_ code: UISceneError.Code, _ refuse: ((any Error) -> Void)?) {
        guard let refuse else { return }
        context.after(0) { refuse(UISceneError(code: code)) }
    }
}
