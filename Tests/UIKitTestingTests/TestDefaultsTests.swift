import Foundation
import Testing
import UIKit
import UIKitTesting

/// `UserDefaults.standard` of an app in a test.
@MainActor
struct TestDefaultsTests {
    private nonisolated static let key = "chevron-tests-of-settings"

    private final class SettingsController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
            label.text = UserDefaults.standard.string(forKey: TestDefaultsTests.key) ?? "none"
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Dark") { [weak self] _ in
                    UserDefaults.standard.set("dark", forKey: TestDefaultsTests.key)
                    self?.label.text = UserDefaults.standard.string(forKey: TestDefaultsTests.key)
                })
        }
    }

    private func launch(_ settings: TestDefaults?) -> TestApp {
        TestApp(UINavigationController(rootViewController: SettingsController()), draws: false, defaults: settings)
    }

    @Test("the standard settings of an app with settings are its own, and a second launch reads them")
    func launches() throws {
        let settings = TestDefaults(), others = TestDefaults()
        let first = launch(settings), other = launch(others)
        try first.tap("Dark")
        #expect(first.visibleTexts.contains("dark"))
        #expect(other.visibleTexts.contains("none"))
        #expect(settings.values.string(forKey: Self.key) == "dark")
        #expect(others.values.object(forKey: Self.key) == nil)
        #expect(launch(settings).visibleTexts.contains("dark"))
        #expect(launch(others).visibleTexts.contains("none"))
        #expect(first.defaults.string(forKey: Self.key) == "dark")
    }

    @Test("the settings of the process are neither read nor changed")
    func process() throws {
        let key = Self.key + "-process"
        do {
            let plain = TestApp(UIViewController(), draws: false)
            plain.activate()
            UserDefaults.standard.set(1, forKey: key)
            let own = TestApp(UIViewController(), draws: false, defaults: TestDefaults())
            own.activate()
            #expect(UserDefaults.standard.object(forKey: key) == nil)
            UserDefaults.standard.set(2, forKey: key)
            UserDefaults.standard.set(true, forKey: key + "-flag")
            #expect(UserDefaults.standard.integer(forKey: key) == 2)
            #expect(UserDefaults.standard.bool(forKey: key + "-flag"))
            #expect(UserDefaults.standard.dictionaryRepresentation()[key] as? Int == 2)
            plain.activate()
            #expect(UserDefaults.standard.integer(forKey: key) == 1)
            own.activate()
            UserDefaults.standard.removeObject(forKey: key)
            #expect(UserDefaults.standard.object(forKey: key) == nil)
            plain.activate()
            #expect(UserDefaults.standard.integer(forKey: key) == 1)
            #expect(UserDefaults.standard.object(forKey: key + "-flag") == nil)
            UserDefaults.standard.removeObject(forKey: key)
        }
    }

    @Test("the test writes settings before the launch, and registered values stay below them")
    func before() {
        let settings = TestDefaults()
        settings.values.set("light", forKey: Self.key)
        let app = launch(settings)
        #expect(app.visibleTexts.contains("light"))
        UserDefaults.standard.register(defaults: [Self.key + "-registered": 3])
        #expect(UserDefaults.standard.integer(forKey: Self.key + "-registered") == 3)
    }

    @Test("another thread reads the settings of the app that the test used last")
    func threads() async {
        let settings = TestDefaults()
        settings.values.set("light", forKey: Self.key)
        let app = launch(settings)
        app.activate()
        let read: String? = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: UserDefaults.standard.string(forKey: Self.key))
            }
        }
        #expect(read == "light" || read == nil)
        withExtendedLifetime(app) {}
    }
}
