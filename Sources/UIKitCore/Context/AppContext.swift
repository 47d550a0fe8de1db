import FrameTime
package import HostInterface
package import QuartzCore

/// Everything that one running app shares: its host, its layers' environment, its windows and its wishes for time.
///
/// There are no other globals. A process has one app; a test makes several and makes each current while it drives it.
@MainActor
package final class AppContext {
    package static private(set) var current = AppContext()

    package let environment = LayerEnvironment()
    package private(set) var host: (any Host)?
    var frameLoop: FrameLoop?
    /// Windows that are shown, in the order in which they came forward.
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    /// The display's focus is elsewhere, and the key window was told.
    var keyHasResigned = false
    var schedule = FrameSchedule()
    var animation = ViewAnimationState()
    var drawing = DrawingState()
    var traits = TraitState()
    /// What the app's appearance proxies were given.
    var appearances = AppearanceRules()
    var keyboard = KeyboardState()
    /// Things that UIKit hands out one of: the application, the screen, the pasteboard.
    var singletons = Singletons()
    /// What people chose, as the order of a bar's groups.
    package var choices: any KeptChoices = DefaultsChoices()
    /// Hears of the calls that controllers get, before they get them; for tests that compare their order.
    package var callListener: ((AnyObject, String) -> Void)?

    /// Hears what is told to screen readers: a `UIAccessibility.Notification`'s raw value, and its argument.
    package var accessibilityListener: ((UInt32, Any?) -> Void)?
    /// The app's own words that were read, by the file that they are in.
    var strings: [String: [String: Any]] = [:]
    /// What the user wished when last looked at.
    var knownSettings = HostSettings()

    package init() {}

    /// Makes this the app that UIKit's classes belong to.
    package func makeCurrent() {
        AppContext.current = self
        LayerEnvironment.current = environment
    }

    package func attach(_ host: any Host) {
        self.host = host
        knownSettings = host.settings
        environment.readClock = { [unowned host] in host.clock.now }
        environment.requestFrame = { [unowned host] in host.requestFrame() }
    }

    var now: FrameInstant { environment.now }

    /// The user wants fades in the place of slides. The desktop has one switch for less motion.
    var prefersCrossFade: Bool { host?.settings.reducesMotion ?? false }

    /// Measures text; an app without a host measures nothing.
    var shaper: (any TextShaper)? { host?.shaper }
}

/// Objects of which an app has one.
struct Singletons {
    var application: UIApplication?
    var screen: UIScreen?
    var device: UIDevice?
    var pasteboard: UIPasteboard?
}
