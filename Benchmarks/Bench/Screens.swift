import UIKit

/// The measured screen: a bar and twenty rows.
final class RowsViewController: UIViewController {
    let number: Int
    let scrollView = UIScrollView()

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Screen \(number % 10)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The label of the first row, for the measurement of a small change.
    private(set) var firstLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 20 * 60)
        view.addSubview(scrollView)
        for row in 0..<20 { addRow(row) }
    }

    private func addRow(_ row: Int) {
        let cell = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 60, width: 390, height: 60))
        let label = UILabel(frame: CGRect(x: 16, y: 19, width: 300, height: 22))
        label.text = "Row \(row)"
        if row == 0 { firstLabel = label }
        let line = UIView(frame: CGRect(x: 16, y: 59.5, width: 374, height: 0.5))
        line.backgroundColor = .separator
        cell.addSubview(label)
        cell.addSubview(line)
        scrollView.addSubview(cell)
    }
}
