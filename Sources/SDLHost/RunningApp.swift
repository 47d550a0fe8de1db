import DesktopPortals
import FrameTime
package import HostInterface
import NumberConversion

/// The one running instance of an app in the session of a user.
@MainActor
package final class RunningApp {
    let service: ApplicationService

    private init(_ service: ApplicationService) { self.service = service }

    package enum Start {
        /// The app starts. It has no name on the bus without a session's bus, without a bundle identifier, if the
        /// environment refuses it, and if the running instance does not answer.
        case here(RunningApp?)
        /// The running instance has received the request, and this process ends.
        case elsewhere
    }

    /// Chosen: the bus and the running instance answer within 2 s, or the app starts as another instance.
    private static let patience = 2.0

    /// Looks for a running instance, and passes the request to it.
    /// - Parameters:
    ///   - identifier: the bundle identifier.
    ///   - environment: `CHEVRON_SINGLE_INSTANCE=0` starts another instance.
    package static func start(
        _ identifier: String?, _ request: LaunchRequest, environment: [String: String]
    ) -> Start {
        guard let identifier, environment["CHEVRON_SINGLE_INSTANCE"] != "0",
            let service = ApplicationService(identifier: identifier)
        else { return .here(nil) }
        let clock = MonotonicClock()
        func remaining(until end: Double) -> UInt64 {
            UInt64(saturating: max(0, (end - clock.running.seconds) * 1e6))
        }
        let end = clock.running.seconds + patience
        switch service.claim(remaining: { remaining(until: end) }) {
        case .owned: return .here(RunningApp(service))
        case .unknown: return .here(nil)
        case .taken:
            let end = clock.running.seconds + patience
            return service.pass(request, remaining: { remaining(until: end) }) ? .elsewhere : .here(nil)
        }
    }
}
