import UIKit

public final class NoteCell: UITableViewCell {
    static let identifier = String(describing: NoteCell.self)
    let badge = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

open class BaseListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public let tableView = UITableView(frame: .zero, style: .plain)
    public var notes: [String] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.identifier, for: indexPath) as! NoteCell
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }
}

/// Only this class knows what a tap does, and how high a row is.
public final class NotesViewController: BaseListViewController {
    public private(set) var chosen: [String] = []

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(notes[indexPath.row]) }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }
}
