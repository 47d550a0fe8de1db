import Foundation
import HeadlessHost
import HostInterface
import SDLHost

/// Which host an app runs on.
enum HostChoice: String {
    case sdl, headless

    /// What the environment asks for: `CHEVRON_HOST`, else a window where there is a display, else memory.
    static func read(_ environment: [String: String]) throws -> HostChoice {
        if let wish = environment["CHEVRON_HOST"], !wish.isEmpty {
            guard let choice = HostChoice(rawValue: wish) else {
                throw HostError("CHEVRON_HOST is \"\(wish)\", but must be sdl or headless.")
            }
            return choice
        }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? .sdl : .headless
    }
}
