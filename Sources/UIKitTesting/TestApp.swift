import CoreGraphics
public import Foundation
import FrameTime
package import HeadlessHost
import HostInterface
import NumberConversion
public import UIKit
package import UIKitCore

/// An app in memory, on a clock that only the test advances.
///
/// A test creates an app, drives it as the user would, and checks the visible result. Time is counted in frames of 1/60
/// second. Nothing sleeps, and nothing happens between two calls.
///
/// ```swift
/// let app = TestApp(UINavigationController(rootViewController: InboxViewController()))
/// try app.tap("First message")
/// app.settle()
/// #expect(app.title == "First message")
/// try app.back()
/// ```
///
/// A test may create several apps. Each call makes its own app the current one. When an app is released, the app that
/// was current before becomes current again, for example the app of the test run that `chevron test` creates. Without a
/// former app, the released app stays current.
@preconcurrency @MainActor
public final class TestApp {
    package let context = AppContext()
    package let host: HeadlessHost
    /// The window that the test drives: the app's first window, with the root controller of the initializer.
    /// ``switchTo(_:)`` changes the window.
    public internal(set) var window: UIWindow
    package var finger = TestFinger()
    /// The app's clock for tasks, which all calls that advance frames also advance.
    public let clock: TestClock
    let storage = TestStorage()
    let settings: TestDefaults
    private let services: TestServices
    /// The accessibility notifications that the app has posted, the oldest first.
    public private(set) var announcements: [UIAccessibility.Notification] = []

    /// - Parameters:
    ///   - root: the root view controller of the window.
    ///   - size: the size of the window in points.
    ///   - scale: device pixels per point.
    ///   - draws: false draws no pixels until ``picture()`` is called, for tests of thousands of frames.
    ///   - safeArea: the safe area insets in points; nil uses a phone's insets for a size of 390 by 844 points, else
    ///     zero.
    ///   - clock: the clock that the app's types got for their tasks.
    ///   - defaults: the settings of `UserDefaults.standard`; nil uses those of the process, which all apps share.
    public init(
        _ root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        dark: Bool = false, rightToLeft: Bool = false, language: String = "en", draws: Bool = true,
        safeArea: UIEdgeInsets? = nil, clock: TestClock = TestClock(), defaults: TestDefaults? = nil
    ) {
        self.clock = clock
        host = Self.makeHost(size, scale, dark: dark, rightToLeft: rightToLeft, language: language, safeArea)
        settings = defaults ?? TestDefaults()
        services = TestServices(
            context, delays: TestDelays(context, host.manualClock), settings: defaults?.choose())
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
        connectClock()
        turn()
    }

    /// Launches an app with its delegate, as a program does. The delegate's methods are called in their order, and
    /// saved state is restored.
    ///
    /// ```swift
    /// let first = TestApp(launching: AppDelegate())
    /// // … goes somewhere …
    /// let second = TestApp(launching: AppDelegate(), state: first.quit())
    /// #expect(second.title == "Somewhere")
    /// ```
    /// - Parameters:
    ///   - delegate: created for each launch.
    ///   - state: the result of ``quit()`` or ``kill()`` of the former app; nil starts without state. The user's own
    ///     files are neither read nor written.
    ///   - information: the content of the app's `Info.plist`, such as `UIApplicationSceneManifest`; nil uses the
    ///     `Info.plist` of the test program.
    ///   - urls: the addresses that start the app, as from another program; empty for none.
    ///   - shortcutItem: the type of the shortcut item that starts the app; nil for none.
    ///   - size: the size of the window in points. The other parameters are those of the other initializer.
    public init(
        launching delegate: @autoclosure () -> any UIApplicationDelegate, state: TestState? = nil,
        information: [String: Any]? = nil, urls: [URL] = [], shortcutItem: String? = nil,
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, dark: Bool = false,
        rightToLeft: Bool = false, language: String = "en",
        draws: Bool = true, safeArea: UIEdgeInsets? = nil, clock: TestClock = TestClock(),
        defaults: TestDefaults? = nil
    ) {
        self.clock = clock
        host = Self.makeHost(size, scale, dark: dark, rightToLeft: rightToLeft, language: language, safeArea)
        settings = defaults ?? TestDefaults()
        services = TestServices(
            context, delays: TestDelays(context, host.manualClock), settings: defaults?.choose())
        context.choices = MemoryChoices()
        context.restoration.store = MemoryStateStore(state)
        let context = context, host = host
        let request =
            shortcutItem.map { LaunchRequest.shortcut($0) } ?? (urls.isEmpty ? nil : .open(urls.map(\.absoluteString)))
        window = context.perform {
            context.launch(
                delegate(), on: host,
                information: information.map { LaunchInformation(keys: $0, bundle: .main) } ?? .ofProgram,
                request: request)
            return UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
                ?? UIWindow(frame: CGRect(origin: .zero, size: size))
        }
        context.accessibilityListener = { [weak self] raw, _ in
            self?.announcements.append(UIAccessibility.Notification(rawValue: raw))
        }
        for window in host.windows { window.draws = draws }
        host.draws = draws
        connectClock()
        turn()
    }

    private static func makeHost(
        _ size: CGSize, _ scale: CGFloat, dark: Bool, rightToLeft: Bool, language: String, _ safeArea: UIEdgeInsets?
    ) -> HeadlessHost {
        var settings = HostSettings()
        settings.prefersDark = dark
        settings.isRightToLeft = rightToLeft
        settings.language = language
        // Measured (screens/safe-area-phone): a phone of 390 by 844 points has insets of 47 at the top and 34 at the
        // bottom. Windows of other sizes have none.
        let covered =
            safeArea
            ?? (size == CGSize(width: 390, height: 844) ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero)
        let display = HeadlessDisplay(
            size: size, scale: scale,
            safeArea: SafeArea(top: covered.top, left: covered.left, bottom: covered.bottom, right: covered.right))
        return HeadlessHost(settings: settings, display: display)
    }

    isolated deinit {
        clock.end()
        services.end()
        context.end()
    }

    /// Makes this app the current app of UIKit's classes, and ends the turn of the test's previous calls: pushes that
    /// the test has made begin. Every method of this class calls `activate()`.
    public func activate() {
        context.makeCurrent()
        services.use()
        context.perform { context.startScheduledTransitions() }
        // Changes that the test made while another app was current.
        if window.layer.needsAnyLayout { host.requestFrame() }
    }

    // MARK: Time

    /// The calendar date of the app's clock. Every test begins at noon on June 12, 2024, in Greenwich. Date pickers and
    /// notifications use this date.
    public var date: Date { Date(timeIntervalSince1970: host.clock.calendarSeconds) }

    /// The number of frames since the start by the clock, whether or not something was drawn in them.
    public var frameCount: Int { Int(saturating: (host.manualClock.now.seconds / host.frameInterval).rounded(.down)) }

    /// The number of drawn frames. An app at rest draws none.
    public var drawnFrameCount: Int { hostWindow?.presentCount ?? 0 }

    /// Whether the app has requested another frame, for example because an animation runs.
    public var isMoving: Bool { host.isFrameRequested }

    /// Runs one turn at the present time: performs pending layout and draws.
    public func turn() {
        activate()
        host.turn()
    }

    /// Advances the clock by this number of frames.
    public func advance(frames: Int) {
        activate()
        for _ in 0..<frames { host.advanceToNextFrame() }
        MainTimers.reportOnce()
    }

    /// Advances the clock by whole frames of at least `seconds` in total.
    public func advance(seconds: Double) {
        advance(frames: Int(saturating: (seconds / host.frameInterval).rounded(.up)))
    }

    /// Advances the clock until no animation runs.
    /// - Returns: whether the app came to rest within ten seconds of frames.
    @discardableResult
    public func settle() -> Bool {
        activate()
        defer { MainTimers.reportOnce() }
        return host.runUntilIdle(limit: 600)
    }

    // MARK: The environment

    /// Resizes the window, in points.
    public func resize(to size: CGSize) {
        activate()
        var metrics = window.hostMetrics
        metrics.size = size
        host.resize(to: metrics, hostWindow)
    }

    /// Whether the user prefers dark mode. Setting it acts as the user's setting.
    public var isDark: Bool {
        get { host.settings.prefersDark }
        set { change { $0.prefersDark = newValue } }
    }

    /// Whether the user interface is right-to-left. Setting it acts as the user's setting.
    public var isRightToLeft: Bool {
        get { host.settings.isRightToLeft }
        set { change { $0.isRightToLeft = newValue } }
    }

    /// The height in points of an on-screen keyboard while text is edited. 0 by default: a hardware keyboard.
    public var softwareKeyboardHeight: CGFloat {
        get { host.settings.softwareKeyboardHeight }
        set { change { $0.softwareKeyboardHeight = newValue } }
    }

    /// Sends the app a memory warning.
    public func warnOfMemory() {
        activate()
        context.warnOfMemory()
    }

    /// The preferences of the window's controllers for the status bar, the home indicator and the orientation.
    package var systemPreferences: SystemPreferences {
        activate()
        return window.systemPreferences
    }

    /// The screen reader's text of the window: one line for each element in reading order, indented by bar, list or
    /// group.
    public var spokenText: String {
        activate()
        window.layoutIfNeeded()
        return AccessibilityTree(window).text
    }

    /// The user's preferred text size. Setting it acts as the user's setting.
    public var textSize: UIContentSizeCategory {
        get { window.traitCollection.preferredContentSizeCategory }
        set { change { $0.textSize = newValue.rawValue } }
    }

    /// Whether the user prefers bold text.
    public var prefersBoldText: Bool {
        get { host.settings.prefersBoldText }
        set { change { $0.prefersBoldText = newValue } }
    }

    /// Whether the user prefers increased contrast.
    public var increasesContrast: Bool {
        get { host.settings.increasesContrast }
        set { change { $0.increasesContrast = newValue } }
    }

    /// Whether the user prefers reduced motion.
    public var reducesMotion: Bool {
        get { host.settings.reducesMotion }
        set { change { $0.reducesMotion = newValue } }
    }

    /// Whether the user prefers reduced transparency.
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
