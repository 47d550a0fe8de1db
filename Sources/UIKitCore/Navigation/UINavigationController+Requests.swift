import NavigationLogic

/// The implementations of the methods that change a stack.
extension UINavigationController {
    final func requestStack(_ controllers: [UIViewController], animated: Bool) {
        controllers.forEach { checkMayJoin($0, "setViewControllers") }
        request(.set(controllers, animated: animated && UIView.areAnimationsEnabled), "setViewControllers")
    }

    final func requestPush(_ controller: UIViewController, animated: Bool) {
        checkMayJoin(controller, "pushViewController")
        request(.push(controller, animated: animated && UIView.areAnimationsEnabled), "pushViewController")
    }

    final func requestPop(animated: Bool) -> UIViewController? {
        let popped = request(.pop(animated: animated && UIView.areAnimationsEnabled), "popViewController").first
        if let popped { reportPop(of: popped.navigationItem) }
        return popped
    }

    final func requestPopToRoot(animated: Bool) -> [UIViewController]? {
        request(.popToRoot(animated: animated && UIView.areAnimationsEnabled), "popToRootViewController").nonEmpty
    }

    final func requestPop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        request(.popTo(controller, animated: animated && UIView.areAnimationsEnabled), "popToViewController").nonEmpty
    }
}
