import Foundation
import FrameTime
package import HostInterface
package import QuartzCore
import SystemStrings

/// Everything that one running app shares: its host, its layers' environment, and what each folder keeps for it
/// (``AppPart``).
///
/// There are no other globals. A process has one app; a test makes several and makes each current while it drives it.
@MainActor
package final class AppContext {
    package static var current: AppContext { hasSeveral ? ofWork ?? shared : shared }
    private static var shared = first
    /// The process's own app.
    private static let first = AppContext()
    /// The others that were current and have not ended, the newest last.
    private static var line: [Former] = []
    private struct Former { weak var app: AppContext? }
    /// Whether there was ever another one; until then tasks are not looked at.
    private static var hasSeveral = false
    /// The app that the running work began in.
    @TaskLocal private static var ofWork: AppContext?

    package let environment = LayerEnvironment()
    package private(set) var host: (any HostInterface.Host)?
    /// What higher folders keep for the app.
    var parts = AppParts()
    /// Pixels a point of the screen; 1 without a window.
    var screenScale: CGFloat = 1 {
        didSet { SharedServices.screenScale = screenScale }
    }
    /// Of the display, made since the last picture.
    var windowsWithoutIcon: [any HostWindow] = []
    /// The display's focus is elsewhere, and the key window was told.
    var keyHasResigned = false
    var schedule = FrameSchedule()
    /// What the user chose, such as the order of a bar's groups.
    package var choices: any KeptChoices = DefaultsChoices()
    /// Is notified of the calls that controllers get, before they get them; for tests that compare their order.
    package var callListener: ((AnyObject, String) -> Void)?

    /// Gets what is sent to screen readers: a `UIAccessibility.Notification`'s raw value, and its argument.
    package var accessibilityListener: ((UInt32, Any?) -> Void)?
    /// UIKit's own strings in the language that was last asked for.
    var systemStrings: SystemStringTable?
    /// What the user wished when last looked at.
    var knownSettings = HostSettings()

    package init() {}

    /// Makes this the app that UIKit's classes belong to.
    package func makeCurrent() {
        if AppContext.shared !== self {
            AppContext.hasSeveral = true
            AppContext.line.removeAll { $0.app == nil || $0.app === self }
            AppContext.line.append(Former(app: self))
            // Traits that the other app set stay with it.
            DrawingThread.current.traits = nil
            SharedServices.screenScale = screenScale
        }
        AppContext.shared = self
        LayerEnvironment.current = environment
    }

    /// The app is over: who was current before it is so again, as long as that has a host. Without such a one it stays
    /// current: there is nothing that a text could be measured with. Work of it that still waits goes on in it.
    package func end() {
        AppContext.line.removeAll { $0.app == nil || $0.app === self }
        guard AppContext.shared === self else { return }
        let formers = [AppContext.first] + AppContext.line.compactMap(\.app)
        formers.last { $0.host != nil && $0 !== self }?.makeCurrent()
    }

    /// Does work of this app. Tasks that begin inside belong to it: what they do after a wait, they do in this app,
    /// also where another was made current meanwhile.
    package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        makeCurrent()
        return try AppContext.$ofWork.withValue(self) {
            try LayerEnvironment.$ofWork.withValue(environment) { try work() }
        }
    }

    package func attach(_ host: any HostInterface.Host) {
        self.host = host
        knownSettings = host.settings
        SharedServices.update(from: host)
        // Layers that an app keeps may outlive the host; their clock stands still then.
        let last = host.clock.now
        environment.readClock = { [weak clock = host.clock] in clock?.now ?? last }
        environment.requestFrame = { [weak host] in host?.requestFrame() }
    }

    var now: FrameInstant { environment.now }

    /// The user prefers fades to slides. The desktop has one switch for less motion.
    var prefersCrossFade: Bool { host?.settings.reducesMotion ?? false }

    /// Measures text; an app without a host measures nothing.
    var shaper: (any TextShaper)? { host?.shaper }
}
