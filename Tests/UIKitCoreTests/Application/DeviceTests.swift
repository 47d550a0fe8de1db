import Foundation
import Testing
import UIKit
import UIKitTesting

/// The information about the device for apps.
@MainActor struct DeviceTests {
    @Test("Tasks of the background have numbers of their own and all the time that they take")
    func tasks() {
        let app = TestApp(UIViewController(), draws: false)
        let first = UIApplication.shared.beginBackgroundTask(withName: "save") {
            Issue.record("a desktop's program goes on")
        }
        let second = UIApplication.shared.beginBackgroundTask()
        #expect(first != .invalid)
        #expect(first != second)
        UIApplication.shared.endBackgroundTask(first)
        #expect(UIApplication.shared.backgroundTimeRemaining > 1000)
        withExtendedLifetime(app) {}
    }

    @Test("Properties without effect keep their values")
    func kept() {
        let app = TestApp(UIViewController(), draws: false)
        let application = UIApplication.shared
        application.isIdleTimerDisabled = true
        application.applicationIconBadgeNumber = 3
        application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
        #expect(application.isIdleTimerDisabled)
        #expect(application.applicationIconBadgeNumber == 3)
        #expect(application.shortcutItems?.first?.localizedTitle == "New")
        #expect(application.statusBarFrame == .zero)
        #expect(application.isStatusBarHidden)
        withExtendedLifetime(app) {}
    }

    @Test("A level of windows and a priority are changed by numbers")
    func numbers() {
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        var priority = UILayoutPriority.defaultLow
        priority += 1
        #expect(priority.rawValue == 251)
    }

    @Test("Effects of tilting are kept, grouped and mixed, and change nothing")
    func tilt() {
        let view = UIView()
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(values?["center.x"] as? Double == 5)
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }

    @Test("A color of a wide gamut is drawn as the nearest one")
    func wide() {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        #expect(parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)) == [1, 0, 0, 0.5])
        let gray = parts(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(gray.dropLast().allSatisfy { abs($0 - 0.5) < 0.001 })
        #expect(
            parts(UIColor(displayP3Red: .nan, green: .infinity, blue: 2, alpha: 1)).allSatisfy { (0...1).contains($0) })
    }

    @Test func `a request for remote notifications fails later, and the sensor of a desktop reports nothing`() {
        let app = TestApp(UIViewController(), draws: false)
        let delegate = RegisteringDelegate()
        UIApplication.shared.delegate = delegate
        UIApplication.shared.registerForRemoteNotifications()
        #expect(delegate.errors.isEmpty)
        app.turn()
        #expect(delegate.errors.map { ($0 as NSError).code } == [3010])
        #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
        UIDevice.current.isProximityMonitoringEnabled = true
        #expect(!UIDevice.current.proximityState)
    }
}

private final class RegisteringDelegate: NSObject, UIApplicationDelegate {
    var errors: [any Error] = []
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        errors.append(error)
    }
}
