import Foundation
import UIKit
import UIKitTesting

/// An app with a stack of shelves that saves all state and records its calls.
@MainActor
final class ShelfApp: UIApplicationDelegate {
    static var calls: [String] = []
    static var saves = true, restores = true
    var window: UIWindow?

    init() {}

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("willFinish")
        let stack = UINavigationController(rootViewController: Shelf(0))
        stack.restorationIdentifier = "stack"
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window?.rootViewController = stack
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.calls.append("didFinish")
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Self.calls.append("shouldSave")
        return Self.saves
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Self.calls.append("shouldRestore \(coder.decodeInteger(forKey: "version"))")
        return Self.restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Self.calls.append("willEncode")
        coder.encode(7, forKey: "version")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Self.calls.append("didDecode \(coder.decodeInteger(forKey: "version"))")
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        Self.calls.append("make " + identifierComponents.joined(separator: "/"))
        return identifierComponents.last == "sheet" ? Sheet() : nil
    }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.calls.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { Self.calls.append("terminate") }

    static func start(state: TestState? = nil, size: CGSize = CGSize(width: 390, height: 844)) -> TestApp {
        calls = []
        return TestApp(launching: ShelfApp(), state: state, size: size)
    }
}

/// A page with a number and a long list.
final class Shelf: UIViewController, UITableViewDataSource, UIViewControllerRestoration {
    private(set) var number: Int
    var loads = 0
    let list = UITableView()
    var rows = 100

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Shelf \(number)"
        restorationIdentifier = "shelf"
        if number > 0 { restorationClass = Shelf.self }
    }
    required init?(coder: NSCoder) { nil }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
    {
        ShelfApp.calls.append("class " + identifierComponents.joined(separator: "/"))
        let number = coder.decodeInteger(forKey: "number")
        return number == 13 ? nil : Shelf(number)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.rowHeight = 44
        list.restorationIdentifier = "list"
        list.dataSource = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(list)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        ShelfApp.calls.append("encode \(number)")
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        ShelfApp.calls.append("decode \(coder.decodeInteger(forKey: "number")) \(navigationController != nil)")
    }
    override func applicationFinishedRestoringState() { ShelfApp.calls.append("finished \(number)") }
}

final class Sheet: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Sheet"
        restorationIdentifier = "sheet"
    }
    required init?(coder: NSCoder) { nil }
}
