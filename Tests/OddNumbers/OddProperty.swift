import UIKit
import UIKitTesting

/// A numeric property of a visible object, and the operations on it.
@MainActor
package struct OddProperty {
    /// Such as `UIView.alpha`.
    package let name: String
    /// Sets the property to a number, and then displays, touches and resizes the object.
    package let tryOut: (Double) -> Void

    /// - Parameters:
    ///   - make: creates the object and displays it on a page of the app.
    init<Root: AnyObject, Value: OddValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>,
        _ make: @escaping @MainActor (UIViewController) -> Root
    ) {
        self.init(name, make) { $0[keyPath: path] = Value.odd($1) }
    }

    /// A property of a value: `set` assigns a value with an odd number to the object.
    init<Root: AnyObject>(
        _ name: String, _ make: @escaping @MainActor (UIViewController) -> Root,
        set: @escaping @MainActor (Root, Double) -> Void
    ) {
        self.name = name
        tryOut = { number in
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            page.title = "Title"
            let app = TestApp(navigation, size: CGSize(width: 200, height: 300), scale: 1)
            let object = make(page)
            app.turn()
            set(object, number)
            app.turn()
            app.tap(at: CGPoint(x: 100, y: 150))
            app.advance(frames: 2)
            app.resize(to: CGSize(width: 320, height: 200))
            _ = app.spokenText
            app.advance(frames: 2)
            navigation.pushViewController(UIViewController(), animated: true)
            app.advance(frames: 3)
            navigation.popViewController(animated: false)
            app.turn()
        }
    }
}
