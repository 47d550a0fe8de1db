import UIKit

class LegacyTableViewController: UITableViewController {
    var items = [String]()
    fileprivate var refresher: UIRefreshControl!
    @IBOutlet weak var header: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        refresher = UIRefreshControl()
        refresher.addTarget(self, action: #selector(LegacyTableViewController.refresh(_:)), for: UIControl.Event.valueChanged)
        self.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
        self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    @objc func refresh(_ sender: UIRefreshControl) { sender.endRefreshing() }
    @objc fileprivate func edit() { self.setEditing(!self.isEditing, animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }
}
