import UIKit

open class ScreenViewController: UIViewController {
    public var log: [String] = []
}

extension ScreenViewController {
    @objc open func configure(with title: String) { log.append("base \(title)") }
}

public class DetailViewController: ScreenViewController {
    public override func configure(with title: String) {
        super.configure(with: title)
        log.append("detail")
    }
}

extension DetailViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load")
    }
    public override var prefersStatusBarHidden: Bool { return true }
}
