import UIKit

/// A screen with a state, for tests that prepare one before each test.
public final class LampViewController: UIViewController {
    public private(set) var isLit = false
    public let button = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(toggle), for: .primaryActionTriggered)
        view.addSubview(button)
    }

    @objc public func toggle() {
        isLit.toggle()
        NotificationCenter.default.post(name: .lampDidChange, object: self)
    }
}

extension Notification.Name {
    public static let lampDidChange = Notification.Name("lampDidChange")
}
