import Foundation
import FrameTime
package import HostInterface
import ObjectiveCRuntime
package import QuartzCore
import SystemStrings

/// The state that one running app shares: its host, the environment of its layers, and the parts of the folders
/// (``AppPart``).
///
/// `ArchitectureDocumentTests` lists the state of the whole process, each group with its reason. A process runs one
/// app. A test creates several contexts and makes each current while the test drives it. A context that a task made
/// current stays the task's context while the task is suspended.
@MainActor
package final class AppContext {
    package static var current: AppContext { hasSeveral ? taskLocal ?? ofTasks.current ?? shared : shared }
    private static var shared = first
    /// The context of the process's own app.
    private static let first = AppContext()
    /// The other contexts that were current and have not ended.
    private static var formerContexts = ObjectsByUse<AppContext>()
    /// The context that each task made current.
    private static var ofTasks = ObjectsByTask<AppContext>()
    /// Whether a second context was ever created. Until then, `current` ignores the task-local context.
    private static var hasSeveral = false
    /// The app that the running work began in.
    @TaskLocal private static var taskLocal: AppContext?

    package let environment = LayerEnvironment()
    package private(set) var host: (any HostInterface.Host)?
    /// The state that higher folders keep for the app.
    var parts = StoredParts()
    /// The last used parts, at a slot that follows from the type.
    var recentParts: [(key: ObjectIdentifier, box: AnyObject)?] = Array(repeating: nil, count: 64)
    /// Pixels per point of the screen; 1 without a window.
    var screenScale: CGFloat = 1 {
        didSet { SharedServices.screenScale = screenScale }
    }
    /// The display's windows that were created since the last frame and have no icon yet.
    var windowsWithoutIcon: [any HostWindow] = []
    /// Whether another program has the keyboard focus, and the key window has been notified.
    var keyHasResigned = false
    var schedule = FrameSchedule()
    /// The user's choices, such as the order of a bar's groups.
    package var choices: any KeptChoices = DefaultsChoices()
    /// Called before each callback of a controller, with the controller and the name of the callback. Tests compare the
    /// order of the calls.
    package var callListener: ((AnyObject, String) -> Void)?
    /// The decisions and effects as text; nil if the app is not traced.
    package var trace: DecisionTrace? = DecisionTrace.isRequested ? DecisionTrace(prints: true) : nil

    /// Called for each announcement to screen readers, with the raw value of the `UIAccessibility.Notification` and its
    /// argument.
    package var accessibilityListener: ((UInt32, Any?) -> Void)?
    /// UIKit's own strings in the language of the last request.
    var systemStrings: SystemStringTable?
    /// The user's settings when they were last read.
    var knownSettings = HostSettings()

    package init() {}

    /// Makes this app the current app of all UIKit classes.
    package func makeCurrent() {
        AppContext.ofTasks.setCurrent(self)
        if AppContext.shared !== self {
            AppContext.hasSeveral = true
            AppContext.formerContexts.use(self)
            // The previous app keeps the traits that it set.
            DrawingThread.current.keptTraits = nil
            SharedServices.screenScale = screenScale
        }
        AppContext.shared = self
        LayerEnvironment.current = environment
    }

    /// Ends the app and makes the previous app current, if that app has a host. Without such an app, this context stays
    /// current, so that text can still be measured. Unfinished work of the app continues in its context.
    package func end() {
        AppContext.formerContexts.remove(self)
        AppContext.ofTasks.remove(self)
        LayerEnvironment.ended(environment)
        guard AppContext.shared === self else { return }
        let isNext = { (app: AppContext) in app.host != nil && app !== self }
        let former = AppContext.formerContexts.last(where: isNext)
        (former ?? (isNext(AppContext.first) ? AppContext.first : nil))?.makeCurrent()
    }

    /// Runs `work` in this app. Tasks that begin inside `work` belong to this app, even if another app becomes current
    /// while they are suspended.
    package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        makeCurrent()
        return try AppContext.$taskLocal.withValue(self) {
            try LayerEnvironment.$taskLocal.withValue(environment) { try work() }
        }
    }

    package func attach(_ host: any HostInterface.Host) {
        self.host = host
        DelayedMessages.schedule = { delay, work in
            let app = AppContext.current
            guard app.host != nil else { return false }
            app.after(delay, work)
            return true
        }
        knownSettings = host.settings
        SharedServices.update(from: host)
        // Layers may outlive the host. Their clock stops with the host.
        let last = host.clock.now
        environment.readClock = { [weak clock = host.clock] in clock?.now ?? last }
        environment.requestFrame = { [weak host] in host?.requestFrame() }
    }

    var now: FrameInstant { environment.now }

    /// Whether the user prefers cross-fades to slides. The desktop has one setting for reduced motion.
    var prefersCrossFade: Bool { host?.settings.reducesMotion ?? false }

    /// Measures text; nil without a host.
    var shaper: (any TextShaper)? { host?.shaper }
}
