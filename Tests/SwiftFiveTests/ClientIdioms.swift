import UIKit
import XCTest

// Typical code of apps without isolation, in the Swift 5 language mode.

let sharedTint = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
let defaultInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get set }
    var childCoordinators: [Coordinator] { get set }
    func start()
}

class MainCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    var navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    var shown: [String] = []

    init(navigationController: UINavigationController = UINavigationController()) {
        self.navigationController = navigationController
        super.init()
    }

    func start() {
        navigationController.delegate = self
        navigationController.pushViewController(ListViewController(model: Model()), animated: false)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }
}

class Model {
    var onChange: (() -> Void)?
    let formatter = NumberFormatter()
    static let shared = Model()
    var items = ["One", "Two"] { didSet { onChange?() } }
}

class ItemCell: UITableViewCell {
    static let reuseIdentifier = "ItemCell"
    let badge = UILabel()
    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [badge])
        stack.axis = .horizontal
        stack.spacing = defaultInsets.left
        return stack
    }()

    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(stack)
        badge.textColor = sharedTint
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let model: Model
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var reloads = 0

    init(model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "List"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
        view.addSubview(tableView)
        model.onChange = { [weak self] in
            self?.reloads += 1
            self?.tableView.reloadData()
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
            self?.tableView.reloadData()
        }
        UIView.animate(
            withDuration: 0.2, animations: { self.view.alpha = 1 }, completion: { _ in self.view.alpha = 0.5 })
        DispatchQueue.main.async { self.view.setNeedsLayout() }
        DispatchQueue.global().async {
            let decoded = self.model.items.count
            DispatchQueue.main.async { self.title = "List \(decoded)" }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ItemCell.reuseIdentifier, for: indexPath) as! ItemCell
        cell.textLabel?.text = model.items[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: model.items[indexPath.row], message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.model.items.removeLast() })
        present(alert, animated: true, completion: nil)
    }
}

/// A type that is not a view, stores views, and passes them through closures and queues.
final class ThemeCenter {
    static let shared = ThemeCenter()
    var observers: [(UIColor) -> Void] = []
    weak var window: UIWindow?
    var barStyle: UIBarStyle = .default

    func apply(_ color: UIColor, to bar: UINavigationBar = UINavigationBar.appearance()) {
        bar.tintColor = color
        observers.forEach { $0(color) }
        window?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
    }
}

extension UIViewController {
    var topMost: UIViewController {
        if let presented = presentedViewController { return presented.topMost }
        if let stack = self as? UINavigationController, let top = stack.topViewController { return top.topMost }
        return self
    }
}

protocol Themeable { func applyTheme(_ color: UIColor) }
extension UILabel: Themeable { func applyTheme(_ color: UIColor) { textColor = color } }

enum Screens {
    static func detail(_ text: String) -> UIViewController {
        let page = UIViewController()
        page.navigationItem.title = text
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in page.title = "done" })
        return page
    }
}

struct Style {
    var font: UIFont = .systemFont(ofSize: 17)
    var color: UIColor = .label
    var height: CGFloat { font.lineHeight }
    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.text = text
        return label
    }
}

class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { layer as! CAGradientLayer }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
    override func draw(_ rect: CGRect) {
        sharedTint.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 4).fill()
    }
}

class DotLayer: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
}
