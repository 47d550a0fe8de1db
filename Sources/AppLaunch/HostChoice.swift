import Foundation
import HeadlessHost
import HostInterface
import SDLHost

/// The host on which an app runs.
enum HostChoice: String {
    case sdl, headless

    /// Reads the host from the environment variable `CHEVRON_HOST`. By default: a window if there is a display,
    /// otherwise memory.
    static func read(_ environment: [String: String]) throws -> HostChoice {
        if let name = environment["CHEVRON_HOST"], !name.isEmpty {
            guard let choice = HostChoice(rawValue: name) else {
                throw HostError("CHEVRON_HOST is \"\(name)\", but must be sdl or headless.")
            }
            return choice
        }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? .sdl : .headless
    }
}
