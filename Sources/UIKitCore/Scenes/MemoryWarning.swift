import Foundation

extension AppContext {
    /// Notifies of low memory: first the app's delegate, then every controller of the windows, then observers.
    package func warnOfMemory() {
        let application = UIApplication.shared
        application.delegate?.applicationDidReceiveMemoryWarning(application)
        for window in windowsBackToFront { window.rootViewController?.warnFamily() }
        application.post(UIApplication.didReceiveMemoryWarningNotification)
    }
}

extension UIViewController {
    fileprivate func warnFamily() {
        notifyCallListener("didReceiveMemoryWarning")
        didReceiveMemoryWarning()
        // A presented controller may be reachable through several parents. Each controller is called once.
        for child in children { child.warnFamily() }
        if let presented = presentation.presented, presented.presentation.presenting === self { presented.warnFamily() }
    }
}
