import CFoundationCalls
import Diagnostics
public import Foundation

/// Settings for the apps of one test, empty at the start, in place of the settings of the process.
///
/// `UserDefaults.standard` reads and writes these settings while an app with them is current, so that tests that run in
/// parallel do not read each other's settings. Several apps may have the same settings, as the launches of one app:
///
/// ```swift
/// let settings = TestDefaults()
/// let first = TestApp(launching: AppDelegate(), defaults: settings)
/// try first.tap("Dark")
/// let second = TestApp(launching: AppDelegate(), defaults: settings)
/// ```
///
/// Values of `register(defaults:)`, and suites with names, belong to the process. The settings, and the file that
/// `synchronize()` writes, end with this object and the apps that have it.
@MainActor
public final class TestDefaults {
    private let domain: String
    private var made: UserDefaults?

    /// Creates empty settings.
    public init() { domain = "chevron-test-\(UUID().uuidString)" }

    /// The settings under a name of their own, for a test that reads or writes them without an app, and for types that
    /// take a `UserDefaults`.
    public var values: UserDefaults {
        if let made { return made }
        let defaults = UserDefaults(suiteName: domain) ?? UserDefaults()
        made = defaults
        return defaults
    }

    isolated deinit {
        guard let made else { return }
        made.removePersistentDomain(forName: domain)
        // A file exists if the app called `synchronize()`.
        for folder in [ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"], NSHomeDirectory() + "/.config"] {
            if let folder { try? FileManager.default.removeItem(atPath: "\(folder)/\(domain).plist") }
        }
    }

    // MARK: The standard settings

    /// A string that lives until the process ends, because another thread may read settings while their app ends.
    struct Name: Equatable, @unchecked Sendable {
        let pointer: UnsafeRawPointer

        fileprivate init(_ name: String) {
            pointer = UnsafeRawPointer(Unmanaged.passRetained(name as NSString).toOpaque())
        }
    }

    private(set) lazy var name = Name(domain)

    private static let areChosen = chevron_choose_settings { TestServices.settingsName?.pointer }

    /// Makes these settings those of `UserDefaults.standard` for the apps that have them.
    /// - Returns: nil in a program where this is impossible.
    func choose() -> TestDefaults? {
        _ = values
        guard !TestDefaults.areChosen else { return self }
        Log.once(
            """
            TestApp(defaults:): UserDefaults.standard stays that of the process, because the program contains the \
            Swift runtime; build the test without -static-stdlib, or pass TestDefaults.values to the type
            """)
        return nil
    }
}
