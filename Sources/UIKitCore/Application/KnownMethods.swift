import CoreGraphics
import Foundation
import NavigationLogic
import ObjectiveCRuntime

/// UIKit's exchangeable methods with their classes, names and bodies.
///
/// The first name is the name in `#selector` here. The second is Objective-C's name, if it differs.
enum KnownMethods {
    private static func add(
        _ method: KnownMethod, _ owner: AnyClass, _ names: String..., make: (String) -> SelectorMessage
    ) {
        MethodTable.register(names[0], of: owner, make(names[0]), mark: method.rawValue)
        for name in names.dropFirst() { MethodTable.addAlias(name, of: names[0]) }
    }

    /// Fills the table once, when an app first looks up a method.
    static let load: Void = {
        addControllers()
        addStacks()
        addViews()
        addEvents()
        addContent()
    }()

    private typealias Coordinator = any UIViewControllerTransitionCoordinator

    private static func addControllers() {
        let type = UIViewController.self
        add(.viewDidLoad, type, "viewDidLoad") { SelectorMessage($0) { (_: UIViewController) in {} } }
        let appearances: [(KnownMethod, String)] = [
            (.viewWillAppear, "viewWillAppear:"), (.viewIsAppearing, "viewIsAppearing:"),
            (.viewDidAppear, "viewDidAppear:"),
            (.viewWillDisappear, "viewWillDisappear:"), (.viewDidDisappear, "viewDidDisappear:"),
        ]
        for (method, name) in appearances {
            add(method, type, name) { SelectorMessage($0) { (_: UIViewController) in { (_: Bool) in } } }
        }
        add(.viewWillLayoutSubviews, type, "viewWillLayoutSubviews") {
            SelectorMessage($0) { (_: UIViewController) in {} }
        }
        add(.viewDidLayoutSubviews, type, "viewDidLayoutSubviews") {
            SelectorMessage($0) { (_: UIViewController) in {} }
        }
        add(.didReceiveMemoryWarning, type, "didReceiveMemoryWarning") {
            SelectorMessage($0) { (_: UIViewController) in {} }
        }
        add(.controllerTraitsDidChange, type, "traitCollectionDidChange:") {
            SelectorMessage($0) { (_: UIViewController) in { (_: UITraitCollection?) in } }
        }
        add(
            .viewWillTransition, type, "viewWillTransitionTo:with:",
            "viewWillTransitionToSize:withTransitionCoordinator:"
        ) {
            SelectorMessage($0) { (controller: UIViewController) in
                { (size: CGSize, coordinator: Coordinator) in
                    controller.forwardTransition(to: size, coordinator)
                }
            }
        }
        add(.willMoveToParent, type, "willMoveToParent:", "willMoveToParentViewController:") {
            SelectorMessage($0) { (_: UIViewController) in { (_: UIViewController?) in } }
        }
        add(.didMoveToParent, type, "didMoveToParent:", "didMoveToParentViewController:") {
            SelectorMessage($0) { (_: UIViewController) in { (_: UIViewController?) in } }
        }
        add(.present, type, "present:animated:completion:", "presentViewController:animated:completion:") {
            SelectorMessage($0) { (controller: UIViewController) in
                { (other: UIViewController, animated: Bool, completion: (() -> Void)?) in
                    controller.startPresenting(other, animated: animated, completion: completion)
                }
            }
        }
        add(.dismiss, type, "dismissWithAnimated:completion:", "dismissViewControllerAnimated:completion:") {
            SelectorMessage($0) { (controller: UIViewController) in
                { (animated: Bool, completion: (() -> Void)?) in
                    controller.startDismissing(animated: animated, completion: completion)
                }
            }
        }
    }

    private static func addStacks() {
        let type = UINavigationController.self
        add(.pushViewController, type, "pushViewController:animated:") {
            SelectorMessage($0) { (stack: UINavigationController) in
                { (controller: UIViewController, animated: Bool) in
                    _ = stack.request(.push(controller, animated: animated), "pushViewController")
                }
            }
        }
        add(.popViewController, type, "popViewControllerWithAnimated:", "popViewControllerAnimated:") {
            SelectorMessage($0) { (stack: UINavigationController) in
                { (animated: Bool) in stack.popTop(animated: animated) }
            }
        }
        add(.popToRootViewController, type, "popToRootViewControllerWithAnimated:", "popToRootViewControllerAnimated:")
        {
            SelectorMessage($0) { (stack: UINavigationController) in
                { (animated: Bool) in
                    stack.request(.popToRoot(animated: animated), "popToRootViewController").nonEmpty
                }
            }
        }
        add(.popToViewController, type, "popToViewController:animated:") {
            SelectorMessage($0) { (stack: UINavigationController) in
                { (controller: UIViewController, animated: Bool) in
                    stack.request(.popTo(controller, animated: animated), "popToViewController").nonEmpty
                }
            }
        }
        add(.setViewControllers, type, "setViewControllers:animated:") {
            SelectorMessage($0) { (stack: UINavigationController) in
                { (controllers: [UIViewController], animated: Bool) in
                    _ = stack.request(.set(controllers, animated: animated), "setViewControllers")
                }
            }
        }
    }

    private static func addViews() {
        let type = UIView.self
        let calls: [(KnownMethod, String)] = [
            (.layoutSubviews, "layoutSubviews"), (.didMoveToWindow, "didMoveToWindow"),
            (.didMoveToSuperview, "didMoveToSuperview"),
            (.tintColorDidChange, "tintColorDidChange"),
        ]
        for (method, name) in calls { add(method, type, name) { SelectorMessage($0) { (_: UIView) in {} } } }
        add(.willMoveToWindow, type, "willMoveToWindow:") {
            SelectorMessage($0) { (_: UIView) in { (_: UIWindow?) in } }
        }
        add(.willMoveToSuperview, type, "willMoveToSuperview:") {
            SelectorMessage($0) { (_: UIView) in { (_: UIView?) in } }
        }
        add(.viewTraitsDidChange, type, "traitCollectionDidChange:") {
            SelectorMessage($0) { (_: UIView) in { (_: UITraitCollection?) in } }
        }
        add(.pointInside, type, "pointInside:with:", "pointInside:withEvent:") {
            SelectorMessage($0) { (view: UIView) in { (point: CGPoint, _: UIEvent?) in view.bounds.contains(point) } }
        }
        add(.hitTest, type, "hitTest:with:", "hitTest:withEvent:") {
            SelectorMessage($0) { (view: UIView) in { (point: CGPoint, event: UIEvent?) in view.findHit(point, event) }
            }
        }
        add(.drawRect, type, "draw:", "drawRect:") {
            SelectorMessage($0) { (_: UIView) in { (_: CGRect) in DrawingState.noteBaseDraw() } }
        }
        add(.addSubview, type, "addSubview:") {
            SelectorMessage($0) { (view: UIView) in { (other: UIView) in view.insert(other, at: view.subviews.count) } }
        }
        add(.removeFromSuperview, type, "removeFromSuperview") {
            SelectorMessage($0) { (view: UIView) in { view.detach() } }
        }
    }

    private static func addEvents() {
        let type = UIResponder.self
        add(.touchesBegan, type, "touchesBegan:with:", "touchesBegan:withEvent:") {
            SelectorMessage($0) { (object: UIResponder) in
                { (touches: Set<UITouch>, event: UIEvent?) in
                    object.next?.touchesBegan(touches, with: event)
                }
            }
        }
        add(.touchesMoved, type, "touchesMoved:with:", "touchesMoved:withEvent:") {
            SelectorMessage($0) { (object: UIResponder) in
                { (touches: Set<UITouch>, event: UIEvent?) in
                    object.next?.touchesMoved(touches, with: event)
                }
            }
        }
        add(.touchesEnded, type, "touchesEnded:with:", "touchesEnded:withEvent:") {
            SelectorMessage($0) { (object: UIResponder) in
                { (touches: Set<UITouch>, event: UIEvent?) in
                    object.next?.touchesEnded(touches, with: event)
                }
            }
        }
        add(.touchesCancelled, type, "touchesCancelled:with:", "touchesCancelled:withEvent:") {
            SelectorMessage($0) { (object: UIResponder) in
                { (touches: Set<UITouch>, event: UIEvent?) in
                    object.next?.touchesCancelled(touches, with: event)
                }
            }
        }
        add(.becomeFirstResponder, type, "becomeFirstResponder") {
            SelectorMessage($0) { (object: UIResponder) in { object.claimFirstResponder() } }
        }
        add(.resignFirstResponder, type, "resignFirstResponder") {
            SelectorMessage($0) { (object: UIResponder) in { object.resignAsFirstResponder() } }
        }
        add(.windowSendEvent, UIWindow.self, "sendEvent:") {
            SelectorMessage($0) { (window: UIWindow) in { (event: UIEvent) in window.higher.route(event) } }
        }
        add(.makeKeyAndVisible, UIWindow.self, "makeKeyAndVisible") {
            SelectorMessage($0) { (window: UIWindow) in { window.showAsKey() } }
        }
        add(.applicationSendEvent, UIApplication.self, "sendEvent:") {
            SelectorMessage($0) { (application: UIApplication) in { (event: UIEvent) in application.route(event) } }
        }
        add(.applicationSendAction, UIApplication.self, "sendAction:to:from:for:", "sendAction:to:from:forEvent:") {
            SelectorMessage($0) { (application: UIApplication) in
                { (action: Selector, target: Any?, sender: Any?, event: UIEvent?) in
                    application.route(action, to: target, from: sender, for: event)
                }
            }
        }
    }

    private static func addContent() {
        add(.controlSendAction, UIControl.self, "sendAction:to:for:", "sendAction:to:forEvent:") {
            SelectorMessage($0) { (control: UIControl) in
                { (action: Selector, target: Any?, event: UIEvent?) in
                    _ = action.send(to: target as AnyObject?, from: control, sender: control, event: event)
                }
            }
        }
        add(.controlAddTarget, UIControl.self, "addTarget:action:for:", "addTarget:action:forControlEvents:") {
            SelectorMessage($0) { (control: UIControl) in
                { (target: Any?, action: Selector, events: UIControl.Event) in
                    control.appendTarget(target, action, events)
                }
            }
        }
        add(.buttonSetTitle, UIButton.self, "setTitle:for:", "setTitle:forState:") {
            SelectorMessage($0) { (button: UIButton) in
                { (title: String?, state: UIControl.State) in button.changeTitle(title, for: state) }
            }
        }
        add(.labelSetText, UILabel.self, "setText:") {
            SelectorMessage($0) { (label: UILabel) in { (text: String?) in label.changeText(text) } }
        }
        add(.labelSetFont, UILabel.self, "setFont:") {
            SelectorMessage($0) { (label: UILabel) in { (font: UIFont?) in label.changeFont(font) } }
        }
        add(.tableReloadData, UITableView.self, "reloadData") {
            SelectorMessage($0) { (table: UITableView) in { table.reloadAll() } }
        }
        add(.tableEndUpdates, UITableView.self, "endUpdates") {
            SelectorMessage($0) { (table: UITableView) in { table.endBatch(nil) } }
        }
        add(.collectionReloadData, UICollectionView.self, "reloadData") {
            SelectorMessage($0) { (view: UICollectionView) in { view.reloadAll() } }
        }
        addFonts()
    }

    private static func addFonts() {
        let type = UIFont.self
        add(.systemFont, type, "+systemFontOfSize:") {
            SelectorMessage($0, of: type) { (size: CGFloat) in UIFont.systemFont(ofSize: size, weight: .regular) }
        }
        add(.weightedSystemFont, type, "+systemFontOfSize:weight:") {
            SelectorMessage($0, of: type) { (size: CGFloat, weight: UIFont.Weight) in
                UIFont.regularSystemFont(size, weight)
            }
        }
        add(.boldSystemFont, type, "+boldSystemFontOfSize:") {
            SelectorMessage($0, of: type) { (size: CGFloat) in UIFont.systemFont(ofSize: size, weight: .semibold) }
        }
        add(.italicSystemFont, type, "+italicSystemFontOfSize:") {
            SelectorMessage($0, of: type) { (size: CGFloat) in UIFont.italic(size) }
        }
    }
}
