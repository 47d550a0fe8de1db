import FilesApp
import Foundation
import HeadlessHost
import HostInterface
import SDLHost
import UIKit
import UIKitCore

/// Runs the Files app up to its first picture, prints the peak memory and exits. `memory` draws into memory, `window`
/// on the display.
@main
enum FirstFrame {
    @MainActor
    static func main() throws {
        if CommandLine.arguments.contains("window") {
            let host = try SDLHost()
            AppContext.current.launch(AppDelegate(), on: host)
            endWhenDrawn()
            try host.run()
        } else {
            let host = HeadlessHost()
            AppContext.current.launch(AppDelegate(), on: host)
            host.advanceToNextFrame()
            endWhenDrawn()
        }
    }

    @MainActor
    private static func endWhenDrawn() {
        let drawn = UIApplication.shared.windows.contains { $0.work.pixelsDamaged > 0 }
        guard drawn else { return DispatchQueue.main.async { MainActor.assumeIsolated { endWhenDrawn() } } }
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        print("first frame", peak.filter(\.isNumber))
        fflush(nil)
        _exit(0)
    }
}
