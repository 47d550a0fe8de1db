import UIKit

/// A screen of text rows for viewing a bar. There are enough rows to scroll under the bar.
class DemoViewController: UITableViewController {
    private let note: String
    private let prepare: (DemoViewController) -> Void
    /// Whether the content starts below the bar, where the standard appearance is displayed.
    var startsScrolled = false

    /// - Parameters:
    ///   - note: the note in the first row.
    ///   - prepare: sets up the navigation item before the screen is pushed.
    init(_ title: String? = nil, note: String = "", prepare: @escaping (DemoViewController) -> Void = { _ in }) {
        self.note = note
        self.prepare = prepare
        super.init(style: .plain)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
        prepare(self)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard startsScrolled else { return }
        startsScrolled = false
        tableView.layoutIfNeeded()
        tableView.contentOffset.y += 66
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 0 && !note.isEmpty ? note : "Row \(indexPath.row)"
        content.image = indexPath.row == 0 ? nil : UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = DemoViewController.colors[indexPath.row % DemoViewController.colors.count]
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    /// Strong colors that make blur and translucency visible.
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo, .systemPurple, .systemPink,
    ]
}

extension UIBarButtonItem {
    /// A text button without an action.
    @MainActor
    static func text(_ title: String, style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
        item.style = style
        return item
    }

    /// An image button without an action, with an accessibility label.
    @MainActor
    static func symbol(_ name: String, _ label: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: name), primaryAction: UIAction { _ in })
        item.accessibilityLabel = label
        return item
    }
}
