import Foundation

extension UIWindow: LinkWindow {
    func openLink(_ url: URL) { UIApplication.shared.open(url) }
}
