import UIKit

public final class CounterViewController: UIViewController {
    public let label = UILabel()
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { [weak self] _ in self?.label.text = "1" })
        button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        view.addSubview(button)
    }
}
