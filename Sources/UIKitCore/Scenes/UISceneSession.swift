public import Foundation
public import FoundationAdditions
import QuartzCore
import StateRestoration

/// The persistent record of a scene. A session outlives the scene and the process.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The role of the session's scenes.
    public let role: Role
    /// The scene while it is connected; otherwise nil.
    public internal(set) weak var scene: UIScene?
    /// The configuration with which the scene was created.
    public internal(set) var configuration: UISceneConfiguration
    /// An identifier that is the same at every launch until the window is discarded.
    public let persistentIdentifier: String
    /// The last activity of the scene: the result of the delegate's `stateRestorationActivity(for:)`. Available before
    /// the scene connects.
    public var stateRestorationActivity: NSUserActivity? { didSet { keeping(oldValue) {} } }
    /// Property list values that are saved with the session.
    public var userInfo: [String: Any]? { didSet { keeping(oldValue) {} } }

    init(role: Role, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.persistentIdentifier = persistentIdentifier
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// Creates a session from its saved state.
    convenience init(_ saved: SavedSession) {
        self.init(role: Role(rawValue: saved.role), persistentIdentifier: saved.identifier)
        userInfo = saved.userInfo.flatMap { CodedValues.object($0) { _ in nil } } as? [String: Any]
        stateRestorationActivity = saved.activity.map { NSUserActivity($0) }
    }
}

extension UISceneSession {
    /// The role of a session's scenes.
    public typealias Role = UISceneSessionRole
}

/// The role of a scene. The only role on Linux is the app's own window.
public struct UISceneSessionRole: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = UISceneSessionRole(rawValue: "windowApplication")
}

extension UIWindowScene {
    /// Updates the session with the current activity from the scene's delegate.
    func updatedSession() -> UISceneSession {
        updateActivities()
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
        return session
    }

    /// Calls the scene, its delegate and the controllers of its windows to update their changed activities.
    private func updateActivities() {
        var responders: [UIResponder] = [self]
        var waiting = windows.compactMap(\.rootViewController)
        while let controller = waiting.popLast() {
            responders.append(controller)
            waiting += controller.children + [controller.presentation.presented].compactMap { $0 }
        }
        var due = responders.compactMap { responder in responder.userActivity.map { (responder, $0) } }.filter(
            \.1.needsSave)
        if let activity = userActivity, activity.needsSave, let delegate = delegate as? UIResponder {
            due.append((delegate, activity))
        }
        for (responder, activity) in due { responder.updateUserActivityState(activity) }
        for (_, activity) in due where activity.needsSave {
            activity.needsSave = false
            activity.delegate?.userActivityWillSave(activity)
        }
    }
}

extension UISceneSession {
    func saved(isOpen: Bool) -> SavedSession {
        var saved = SavedSession(
            identifier: persistentIdentifier, role: role.rawValue, configuration: configuration.name)
        saved.isOpen = isOpen
        saved.userInfo = userInfo.flatMap { CodedValues.propertyList($0) }
        saved.activity = stateRestorationActivity.map { $0.saved() }
        return saved
    }
}
