import Foundation
import HeadlessHost
import HostInterface
import SDLHost
public import UIKitCore

extension UIApplicationDelegate {
    /// Runs the app until its last window is closed. Called by `@main`.
    ///
    /// `CHEVRON_HOST` chooses the host: `sdl` opens a window, `headless` draws the first screen into memory and ends; without
    /// it there is a window where there is a display. `CHEVRON_PICTURE` names a PNG file for the headless picture.
    @MainActor
    public static func main() {
        let environment = ProcessInfo.processInfo.environment
        do {
            switch try HostChoice.read(environment) {
            case .sdl: try runInWindow(environment)
            case .headless: try runInMemory(environment)
            }
        } catch {
            FileHandle.standardError.write(Data("chevron: \(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor
    private static func runInWindow(_ environment: [String: String]) throws {
        let host = try SDLHost(environment: environment)
        AppContext.current.launch(Self.init(), on: host)
        host.run()
    }

    @MainActor
    private static func runInMemory(_ environment: [String: String]) throws {
        let wanted = try EnvironmentSettings(environment: environment)
        // Chosen: a picture has two pixels a point, as most phones' screens.
        let host = HeadlessHost(settings: wanted.host, display: HeadlessDisplay(scale: wanted.scale ?? 2))
        AppContext.current.launch(Self.init(), on: host)
        host.runUntilIdle()
        guard let path = environment["CHEVRON_PICTURE"] else {
            print("chevron: no display: the first screen was drawn into memory. CHEVRON_PICTURE=screen.png keeps the picture.")
            return
        }
        guard let image = host.windows.first?.picture(), let png = host.codec.encodePNG(image),
            FileManager.default.createFile(atPath: path, contents: png)
        else {
            FileHandle.standardError.write(Data("chevron: CHEVRON_PICTURE=\(path) cannot be written\n".utf8))
            exit(1)
        }
    }
}
