import CoreGraphics
import Foundation
import UIKit
import UIKitCore

/// An app that prints its folders, for the tests of AppLaunch. With the argument `early` it asks before UIKit starts.
/// An app that prints its folders, for the tests of AppLaunch. With the argument `early` it asks before UIKit starts.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

@MainActor
final class FolderProbe: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    required override init() {
        super.init()
        say("init \(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].path)")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let files = FileManager.default
        func folder(_ kind: FileManager.SearchPathDirectory) -> String {
            files.urls(for: kind, in: .userDomainMask)[0].path
        }
        say("home \(NSHomeDirectory())")
        say("documents \(folder(.documentDirectory))")
        say("support \(folder(.applicationSupportDirectory))")
        say("caches \(folder(.cachesDirectory))")
        say("temporary \(files.temporaryDirectory.path)")
        say("group \(files.containerURL(forSecurityApplicationGroupIdentifier: "group.probe")?.path ?? "nil")")
        UserDefaults.standard.set(7, forKey: "pages")
        UserDefaults.standard.synchronize()
        if let program = CommandLine.arguments.dropFirst().first, program.hasPrefix("/") {
            let inner = Process()
            inner.executableURL = URL(fileURLWithPath: program)
            try? inner.run()
            inner.waitUntilExit()
        }
        return true
    }
}

if CommandLine.arguments.contains("early") {
    _ = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
}
FolderProbe.main()
