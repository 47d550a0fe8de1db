import UIKit

/// What replacements noted, in order.
public enum Visits {
    nonisolated(unsafe) public static var lines: [String] = []
    public static func note(_ line: String) { lines.append(line) }
}

/// Exchanged directly, once.
extension UIViewController {
    public static let trackOnce: Void = {
        guard let original = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:))),
            let tracked = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.tracked_viewWillAppear(_:)))
        else { return }
        method_exchangeImplementations(original, tracked)
    }()

    @objc func tracked_viewWillAppear(_ animated: Bool) {
        self.tracked_viewWillAppear(animated)
        Visits.note("tracked \(title ?? "") \(animated)")
    }

    /// A second replacement of the same method, by a function in another file.
    public static func logAlso() {
        let original = #selector(viewWillAppear(_:))
        let logged = #selector(logged_viewWillAppear(_:))
        Exchange.methods(of: UIViewController.self, original, logged)
    }

    @objc private func logged_viewWillAppear(_ animated: Bool) {
        Visits.note("before \(title ?? "")")
        logged_viewWillAppear(animated)
        Visits.note("after \(title ?? "")")
    }

    public static func watchPresentations() {
        let original = #selector(present(_:animated:completion:))
        Exchange.methods(of: UIViewController.self, original, #selector(watched_present(_:animated:completion:)))
    }

    @objc private func watched_present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        Visits.note("presents \(viewControllerToPresent.title ?? "")")
        watched_present(viewControllerToPresent, animated: flag, completion: completion)
    }
}

/// Overrides the method and calls super.
open class OverridingController: UIViewController {
    open override func viewWillAppear(_ animated: Bool) {
        Visits.note("own begins")
        super.viewWillAppear(animated)
        Visits.note("own ends")
    }
}

/// Only stacks are watched.
extension UINavigationController {
    public static func watchStacks() {
        Exchange.methods(
            of: UINavigationController.self, #selector(UIViewController.viewDidLoad), #selector(UINavigationController.stack_viewDidLoad))
        Exchange.methods(
            of: UINavigationController.self, #selector(pushViewController(_:animated:)), #selector(watched_pushViewController(_:animated:)))
        Exchange.methods(of: UINavigationController.self, #selector(popViewController(animated:)), #selector(watched_popViewController(animated:)))
    }

    @objc fileprivate func stack_viewDidLoad() {
        stack_viewDidLoad()
        Visits.note("stack loaded")
    }

    @objc fileprivate func watched_pushViewController(_ viewController: UIViewController, animated: Bool) {
        Visits.note("push \(viewController.title ?? "")")
        watched_pushViewController(viewController, animated: animated)
    }

    @objc fileprivate func watched_popViewController(animated: Bool) -> UIViewController? {
        let popped = watched_popViewController(animated: animated)
        Visits.note("pop \(popped?.title ?? "nothing")")
        return popped
    }
}

/// A class of the app that does not override the method: it gets one of its own.
public final class QuietController: UIViewController {
    public static let watch: Void = {
        Exchange.methods(of: QuietController.self, #selector(UIViewController.viewDidAppear(_:)), #selector(QuietController.quiet_viewDidAppear(_:)))
    }()

    @objc func quiet_viewDidAppear(_ animated: Bool) {
        quiet_viewDidAppear(animated)
        Visits.note("quiet appeared")
    }
}

/// A class of the app whose own override is exchanged.
public class LoudController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        Visits.note("loud loads")
    }

    public static func watch() { Exchange.methods(of: self, #selector(LoudController.viewDidLoad), #selector(LoudController.loud_viewDidLoad)) }

    @objc func loud_viewDidLoad() {
        Visits.note("before loud")
        loud_viewDidLoad()
    }
}

public final class LouderController: LoudController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        Visits.note("louder loads")
    }
}
