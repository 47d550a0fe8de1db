import Foundation
import Testing

@testable import UIKitCore

/// The message about an app that has no window after its launch.
@MainActor
struct MissingWindowTests {
    private func text(_ keys: [String: Any]) -> String {
        LaunchInformation(keys: keys, bundle: .main).missingWindowText
    }

    @Test("Without an Info.plist the message names the file, the keys that the launch looked for, and the remedy")
    func nothing() {
        let text = text([:])
        #expect(text.contains("\(Bundle.main.bundlePath)/Info.plist is not there or has no keys"))
        #expect(text.contains("no UIApplicationSceneManifest"))
        #expect(text.contains("no UIMainStoryboardFile"))
        #expect(text.contains("Put the Info.plist beside the program, or call UIWindow.makeKeyAndVisible()."))
    }

    @Test("With an Info.plist the message names the entries that created no window")
    func found() {
        let text = text([
            "UIApplicationSceneManifest": ["UISceneConfigurations": [String: Any]()], "UIMainStoryboardFile": "Main",
        ])
        #expect(text.contains("/Info.plist was read"))
        #expect(text.contains("its UIApplicationSceneManifest names no scene that made a window"))
        #expect(text.contains("the storyboard Main made no window"))
    }
}
