import Foundation
import ObjectiveCRuntime
import Synchronization
import UIKitCore

/// The delays and the settings of a running ``TestApp``, for calls of Foundation that name no app.
///
/// Foundation has one run loop, one main queue and one `UserDefaults.standard` for the process. A call belongs to the
/// current app, which the process therefore has to know.
@MainActor
final class TestServices {
    let delays: TestDelays
    /// Nil if `UserDefaults.standard` is that of the process.
    let settings: TestDefaults?
    private let context: AppContext

    private static var running: [ObjectIdentifier: TestServices] = [:]

    /// For threads other than the main thread: the number of running apps, and the name of the settings of the app
    /// that a test used last.
    private nonisolated static let known = Mutex<(appCount: Int, settings: TestDefaults.Name?)>((0, nil))

    /// Begins before the app's delegate or root controller is asked for something.
    init(_ context: AppContext, delays: TestDelays, settings: TestDefaults?) {
        (self.context, self.delays, self.settings) = (context, delays, settings)
        TestServices.running[ObjectIdentifier(context)] = self
        TestServices.known.withLock { $0.appCount += 1 }
    }

    /// Ends with the app. Later delays follow the wall clock.
    func end() {
        TestServices.running[ObjectIdentifier(context)] = nil
        TestServices.known.withLock {
            $0.appCount -= 1
            if $0.settings == settings?.name { $0.settings = nil }
        }
        delays.end()
    }

    /// Called before each call of a test to the app.
    func use() { TestServices.known.withLock { $0.settings = settings?.name } }

    nonisolated static var isAnyRunning: Bool { known.withLock { $0.appCount > 0 } }

    /// The services of the app that is current; nil for an app without a ``TestApp``.
    static var current: TestServices? { running[ObjectIdentifier(AppContext.current)] }

    static var all: [TestServices] { Array(running.values) }

    /// The settings of `UserDefaults.standard` on this thread; nil for those of the process.
    nonisolated static var settingsName: TestDefaults.Name? {
        let (count, name) = known.withLock { $0 }
        guard count > 0 else { return nil }
        return MainQueueMark.isHere ? MainActor.assumeIsolated { current?.settings?.name } : name
    }
}
