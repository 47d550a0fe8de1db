import UIKit

/// A screen with a bar and twenty rows, as in the other benchmarks.
final class RowsViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 20 * 60)
        view.addSubview(scrollView)
        for row in 0..<20 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 60 + 19, width: 300, height: 22))
            label.text = "Row \(row)"
            scrollView.addSubview(label)
        }
    }
}
