import CoreGraphics
public import Foundation
import FrameTime
package import HeadlessHost
import HostInterface
import NumberConversion
public import UIKit
package import UIKitCore

/// An app of its own, in memory, on a clock that only the test moves.
///
/// A test makes one, drives it as the user would, and asks what the user sees. Time is counted in frames of 1/60
/// second; nothing waits, and nothing happens between two calls.
///
/// ```swift
/// let app = TestApp(UINavigationController(rootViewController: InboxViewController()))
/// try app.tap("First message")
/// app.settle()
/// #expect(app.title == "First message")
/// try app.back()
/// ```
///
/// A test may make several; each call makes its own app the current one. One that is not referenced any more has ended:
/// the app that was current before it is so again, which is the one of the test run where `chevron test` brought one.
/// Where there is none, it stays current.
@preconcurrency @MainActor
public final class TestApp {
    package let context = AppContext()
    package let host: HeadlessHost
    /// The window that the test drives and asks: the app's first, with the root controller of the initializer, until
    /// ``switchTo(_:)``.
    public internal(set) var window: UIWindow
    package var finger = TestFinger()
    /// What the app told screen readers since the start, first thing first.
    public private(set) var announcements: [UIAccessibility.Notification] = []

    /// - Parameters:
    ///   - root: the window's root view controller.
    ///   - size: points.
    ///   - scale: device pixels a point.
    ///   - draws: false leaves pixels alone until ``picture()`` is asked for, for tests of thousands of frames.
    ///   - safeArea: points that the display covers; nil takes those of a phone for 390 by 844 points, else none.
    public init(
        _ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        dark: Bool = false, rightToLeft: Bool = false, language: String = "en", draws: Bool = true,
        safeArea: UIEdgeInsets? = nil
    ) {
        host = Self.makeHost(size, scale, dark: dark, rightToLeft: rightToLeft, language: language, safeArea)
        context.choices = MemoryChoices()
        context.start(on: host)
        window = context.perform {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }
        context.accessibilityListener = { [weak self] raw, _ in
            self?.announcements.append(UIAccessibility.Notification(rawValue: raw))
        }
        for window in host.windows { window.draws = draws }
        host.draws = draws
        turn()
    }

    /// Launches an app by its delegate, as a program does: the delegate's calls come in their order, and what was kept
    /// comes back.
    ///
    /// ```swift
    /// let first = TestApp(launching: AppDelegate())
    /// // … goes somewhere …
    /// let second = TestApp(launching: AppDelegate(), state: first.quit())
    /// #expect(second.title == "Somewhere")
    /// ```
    /// - Parameters:
    ///   - delegate: made anew for each launch.
    ///   - state: what ``quit()`` or ``kill()`` of the app before answered; nil starts fresh. Nothing of the user's own
    ///     is read or written.
    ///   - information: what the app's `Info.plist` says, as `UIApplicationSceneManifest`; nil takes the one of the
    ///     program that tests.
    ///   - size: points; the others as in the other initializer.
    public init(
        launching delegate: @autoclosure () -> any UIApplicationDelegate, state: TestState? = nil,
        information: [String: Any]? = nil,
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, dark: Bool = false,
        rightToLeft: Bool = false, language: String = "en",
        draws: Bool = true, safeArea: UIEdgeInsets? = nil
    ) {
        host = Self.makeHost(size, scale, dark: dark, rightToLeft: rightToLeft, language: language, safeArea)
        context.choices = MemoryChoices()
        context.restoration.store = MemoryStateStore(state)
        let context = context, host = host
        window = context.perform {
            context.launch(
                delegate(), on: host,
                information: information.map { LaunchInformation(keys: $0, bundle: .main) } ?? .ofProgram)
            return UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
                ?? UIWindow(frame: CGRect(origin: .zero, size: size))
        }
        context.accessibilityListener = { [weak self] raw, _ in
            self?.announcements.append(UIAccessibility.Notification(rawValue: raw))
        }
        for window in host.windows { window.draws = draws }
        host.draws = draws
        turn()
    }

    private static func makeHost(
        _ size: CGSize, _ scale: CGFloat, dark: Bool, rightToLeft: Bool, language: String, _ safeArea: UIEdgeInsets?
    ) -> HeadlessHost {
        var settings = HostSettings()
        settings.prefersDark = dark
        settings.isRightToLeft = rightToLeft
        settings.language = language
        // Measured (screens/safe-area-phone): a phone of 390 by 844 points covers 47 at the top and 34 at the bottom.
        // Other sizes are windows.
        let covered =
            safeArea
            ?? (size == CGSize(width: 390, height: 844) ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero)
        let display = HeadlessDisplay(
            size: size, scale: scale,
            safeArea: SafeArea(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right))
        return HeadlessHost(settings: settings, display: display)
    }

    isolated deinit { context.end() }

    /// Makes this the app that UIKit's classes belong to, and ends the turn of what the test did before: a push that it
    /// made starts. Every call here does so by itself.
    public func activate() {
        context.makeCurrent()
        context.perform { context.startScheduledTransitions() }
        // What the test changed while another app was the current one.
        if window.layer.needsAnyLayout { host.requestFrame() }
    }

    // MARK: Time

    /// The calendar's moment by the app's clock: noon of June 12, 2024 in Greenwich at the start, for every test. Date
    /// pickers begin there, and notifications come by it.
    public var date: Date { Date(timeIntervalSince1970: host.clock.calendarSeconds) }

    /// Frames since the start by the clock, whether or not something was drawn in them.
    public var frameCount: Int { Int(saturating: (host.manualClock.now.seconds / host.frameInterval).rounded(.down)) }

    /// Pictures that the window was given so far. An app at rest makes none.
    public var drawnFrameCount: Int { hostWindow?.presentCount ?? 0 }

    /// Whether the app has asked for another frame: something moves.
    public var isMoving: Bool { host.wantsFrame }

    /// One turn at the present moment: what was asked for is laid out and drawn.
    public func turn() {
        activate()
        host.turn()
    }

    /// Lets this many frames pass.
    public func advance(frames: Int) {
        activate()
        for _ in 0..<frames { host.advanceToNextFrame() }
    }

    /// Whole frames, at least as long as `seconds`.
    public func advance(seconds: Double) {
        advance(frames: Int(saturating: (seconds / host.frameInterval).rounded(.up)))
    }

    /// Lets frames pass until nothing moves any more.
    /// - Returns: whether it came to rest within ten seconds of frames.
    @discardableResult
    public func settle() -> Bool {
        activate()
        return host.runUntilIdle(limit: 600)
    }

    // MARK: The world around

    /// The window takes another size, in points.
    public func resize(to size: CGSize) {
        activate()
        var metrics = window.hostMetrics
        metrics.size = size
        host.resize(to: metrics, hostWindow)
    }

    /// Whether the user prefers dark; setting it is the user's switch.
    public var isDark: Bool {
        get { host.settings.prefersDark }
        set { change { $0.prefersDark = newValue } }
    }

    /// Whether the user reads from right to left; setting it is the user's switch.
    public var isRightToLeft: Bool {
        get { host.settings.isRightToLeft }
        set { change { $0.isRightToLeft = newValue } }
    }

    /// Points that a keyboard on the screen covers while text is edited; 0, the usual, is a keyboard of keys.
    public var softwareKeyboardHeight: CGFloat {
        get { host.settings.softwareKeyboardHeight }
        set { change { $0.softwareKeyboardHeight = newValue } }
    }

    /// Tells the app that memory is short.
    public func warnOfMemory() {
        activate()
        context.warnOfMemory()
    }

    /// What the window's controllers wish of a status bar, a home indicator and the way the display stands.
    package var systemWishes: SystemWishes {
        activate()
        return window.systemWishes
    }

    /// A screen reader's view of the window: one line for each thing that it says, in its order, indented by bar, list
    /// or group.
    public var spokenText: String {
        activate()
        window.layoutIfNeeded()
        return AccessibilityTree(window).text
    }

    /// The size of text that the user has chosen; setting it is the user's change.
    public var textSize: UIContentSizeCategory {
        get { window.traitCollection.preferredContentSizeCategory }
        set { change { $0.textSize = newValue.rawValue } }
    }

    /// Whether the user asked for bold text.
    public var prefersBoldText: Bool {
        get { host.settings.prefersBoldText }
        set { change { $0.prefersBoldText = newValue } }
    }

    /// Whether the user asked for more contrast.
    public var increasesContrast: Bool {
        get { host.settings.increasesContrast }
        set { change { $0.increasesContrast = newValue } }
    }

    /// Whether the user asked for less motion.
    public var reducesMotion: Bool {
        get { host.settings.reducesMotion }
        set { change { $0.reducesMotion = newValue } }
    }

    /// Whether the user asked for backgrounds without blur.
    public var reducesTransparency: Bool {
        get { host.settings.reducesTransparency }
        set { change { $0.reducesTransparency = newValue } }
    }

    func change(_ edit: (inout HostSettings) -> Void) {
        activate()
        var settings = host.settings
        edit(&settings)
        host.change(settings)
    }
}
