import UIKit
import WebKit

@objcMembers class PageViewController: UIViewController {
    @objc func open(_ sender: Any) {
        let number: Int = "no number"
    }
}
