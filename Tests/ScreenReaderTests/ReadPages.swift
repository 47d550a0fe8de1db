import CoreGraphics
import UIKit

/// A view that counts how often a value of the view is read.
protocol ReadCounter: UIView { var reads: Int { get set } }

extension ReadCounter {
    func counted<Value>(_ value: Value) -> Value {
        reads += 1
        return value
    }
}

/// A label that counts how often its text is read.
final class CountedLabel: UILabel, ReadCounter {
    var reads = 0
    override var accessibilityLabel: String? {
        get { counted(super.accessibilityLabel) }
        set { super.accessibilityLabel = newValue }
    }
}

/// A page with the label "Text of Inbox" for the title "Inbox", and further views.
final class ReadPage: UIViewController {
    let label = CountedLabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    var parts: [UIView]

    init(_ title: String, _ parts: [UIView] = []) {
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
        self.title = title
        label.text = "Text of \(title)"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { for part in [label] + parts { view.addSubview(part) } }
}

/// A table whose rows are "Row 3", or "Row 1.3" in several sections.
final class NumberedRows: UITableViewController {
    var counts: [Int]
    /// Whether each section has a title.
    var hasTitles = false
    /// Changes a cell after its text is set.
    var change: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int], _ style: UITableView.Style = .plain) {
        self.counts = counts
        super.init(style: style)
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "Part \(section)" : nil
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasTitles ? "End \(section)" : nil
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text =
            counts.count == 1 ? "Row \(indexPath.row)" : "Row \(indexPath.section).\(indexPath.row)"
        change(cell, indexPath)
        return cell
    }
}
