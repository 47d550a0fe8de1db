import Foundation

extension AppContext {
    /// Memory is short: the app's delegate, every controller of the windows, and listeners are told, in this order.
    package func warnOfMemory() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        for window in windowsBackToFront { window.rootViewController?.warnFamily() }
        application.post(UIApplication.didReceiveMemoryWarningNotification)
    }
}

extension UIViewController {
    fileprivate func warnFamily() {
        tell("didReceiveMemoryWarning")
        didReceiveMemoryWarning()
        // What a child presents belongs to its parent's family too; each controller gets one call.
        for child in children { child.warnFamily() }
        if let presented = presentation.presented, presented.presentation.presenting === self { presented.warnFamily() }
    }
}
