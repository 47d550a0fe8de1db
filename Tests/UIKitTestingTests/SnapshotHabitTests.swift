import Testing
import UIKit
import UIKitTesting

/// UIKit as packages for pictures of screens use it: windows with the safe area of a device, traits of a parent, layers
/// drawn into images, and differences of images.
@MainActor
struct SnapshotHabitTests {
    /// A window with the safe area of another device.
    private final class DeviceWindow: UIWindow {
        var insets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    @Test("a screen has the safe area that a subclass of UIWindow returns")
    func windowSafeArea() {
        let app = TestApp(UIViewController(), draws: false)
        let window = DeviceWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        let screen = UIViewController()
        window.isHidden = false
        window.rootViewController = screen
        screen.view.layoutIfNeeded()
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        // The app's own window keeps the display's.
        #expect(app.window.rootViewController?.view.safeAreaInsets.top == 47)
    }

    @Test("a child has the traits that its parent overrides, and draws with them")
    func traits() throws {
        let app = TestApp(UIViewController(), draws: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let parent = UIViewController(), child = UIViewController()
        child.view.backgroundColor = .systemBackground
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(forceTouchCapability: .available),
            ]), forChild: child)
        child.didMove(toParent: parent)
        window.isHidden = false
        window.rootViewController = parent
        child.view.frame = CGRect(x: 10_000, y: 10_000, width: 20, height: 10)
        child.view.layoutIfNeeded()
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
        let image = UIGraphicsImageRenderer(bounds: child.view.bounds, format: format).image { context in
            child.view.layer.render(in: context.cgContext)
        }
        let picture = try #require(TestPicture(image))
        #expect((picture.width, picture.height) == (60, 30))
        #expect(picture[30, 15].map { [$0.red, $0.green, $0.blue] } == [0, 0, 0])
        withExtendedLifetime(app) {}
    }

    @Test("a collection has the force touch capability that it was created with")
    func forceTouch() {
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
        let app = TestApp(UIViewController(), draws: false)
        #expect(app.window.traitCollection.forceTouchCapability == .unavailable)
    }

    @Test("the difference of two images is black where they are equal")
    func difference() throws {
        let app = TestApp(UIViewController(), draws: false)
        let size = CGSize(width: 10, height: 10)
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            }
        }
        UIGraphicsBeginImageContextWithOptions(size, true, 1)
        image(.red).draw(at: .zero)
        image(.blue).draw(at: .zero, blendMode: .difference, alpha: 1)
        let shown = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let picture = try #require(TestPicture(shown))
        #expect(picture[2, 5].map { [$0.red, $0.green, $0.blue] } == [255, 0, 255])
        #expect(picture[7, 5].map { [$0.red, $0.green, $0.blue] } == [0, 0, 0])
        withExtendedLifetime(app) {}
    }
}
