import Foundation
import HeadlessHost
import HostInterface
import SDLHost
package import UIKitCore

/// Runs an app on the host that the environment selects, until its last window is closed.
///
/// UIKit calls this function by its symbol and does not import this module. Otherwise every app that imports UIKit
/// would have to find the modules of the C libraries behind the hosts, even a package that uses UIKit by `#if
/// canImport(UIKit)` without a dependency.
/// - Parameter make: creates the app's delegate, after the host exists.
@_silgen_name("chevron_run_application")
@MainActor
package func runApplication(_ make: () -> any UIApplicationDelegate) {
    StackLimit.raise()
    let environment = ProcessInfo.processInfo.environment
    do {
        try AppFolders.use(environment)
        switch try HostChoice.read(environment) {
        case .sdl: try runInWindow(make, environment)
        case .headless: try runInMemory(make, environment)
        }
    } catch {
        FileHandle.standardError.write(Data("chevron: \(error)\n".utf8))
        exit(1)
    }
}

@MainActor
private func runInWindow(_ make: () -> any UIApplicationDelegate, _ environment: [String: String]) throws {
    let information = LaunchInformation.ofProgram
    let request = LaunchArguments(information: information.keys).request(
        CommandLine.arguments.dropFirst(), in: FileManager.default.currentDirectoryPath)
    // Asked before the display is opened, which a second start does not need.
    let start = RunningApp.start(Bundle.main.bundleIdentifier, request, environment: environment)
    guard case .here(let running) = start else { return }
    let host = try SDLHost(environment: environment)
    host.running = running
    let app = AppContext.current
    app.restoration.store = StateFolder(environment: environment, application: StateFolder.application)
    app.launch(make(), on: host, request: request == .activate ? nil : request)
    // Also saves the values that an app changes while it closes, or before it calls `exit`.
    atexit { UserDefaults.standard.synchronize() }
    try host.run()
}

@MainActor
private func runInMemory(_ make: () -> any UIApplicationDelegate, _ environment: [String: String]) throws {
    let wanted = try EnvironmentSettings(environment: environment)
    try HeadlessHost.requireFonts()
    // Chosen: a picture has two pixels per point, as most phones' screens.
    let host = HeadlessHost(settings: wanted.host, display: HeadlessDisplay(scale: wanted.scale ?? 2))
    let request = LaunchArguments(information: LaunchInformation.ofProgram.keys).request(
        CommandLine.arguments.dropFirst(), in: FileManager.default.currentDirectoryPath)
    AppContext.current.launch(make(), on: host, request: request == .activate ? nil : request)
    host.runUntilIdle()
    guard let path = environment["CHEVRON_PICTURE"] else {
        print(
            "chevron: no display: the first screen was drawn into memory. CHEVRON_PICTURE=screen.png keeps the picture."
        )
        return
    }
    guard let image = host.windows.first?.picture(), let png = host.codec.encodePNG(image) else {
        throw HostError("CHEVRON_PICTURE=\(path): the app showed no window to make a picture of.")
    }
    do {
        try PictureFile(path).write(png)
    } catch {
        throw HostError("CHEVRON_PICTURE=\(path) cannot be written: \(error)")
    }
}
