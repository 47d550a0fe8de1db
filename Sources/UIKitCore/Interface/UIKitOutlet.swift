import Foundation

/// An outlet of UIKit's classes in a storyboard or nib: the classes that have the outlet, and its connections.
@MainActor
struct UIKitOutlet {
    /// Groups of UIKit's classes. An outlet of a known name in another group belongs to the app: a page's `scrollView`,
    /// a view's `tableView`. Objects of no group may have every outlet.
    struct Owners: OptionSet {
        let rawValue: Int
        static let tableControllers = Owners(rawValue: 1)
        static let otherControllers = Owners(rawValue: 2)
        /// Tables, collection views, their rows, cells and section views, text fields and effect views.
        static let rowsAndFields = Owners(rawValue: 4)
        static let otherViews = Owners(rawValue: 8)
        static let collectionControllers = Owners(rawValue: 16)
        static let allControllers: Owners = [.tableControllers, .collectionControllers, .otherControllers]
        static let all: Owners = [.allControllers, .rowsAndFields, .otherViews]
        static let none: Owners = []
    }

    /// Connects the outlet of an object. Returns nil if the class of the object is another one, and false for an object
    /// that cannot be connected.
    typealias Connection = (_ source: AnyObject, _ object: AnyObject) -> Bool?

    private let owners: Owners
    /// In order: the connection of a subclass precedes that of its superclass.
    private let connections: [Connection]

    private init(_ owners: Owners, _ connections: Connection...) {
        self.owners = owners
        self.connections = connections
    }

    /// Whether the object's UIKit class has the outlet.
    func isMember(of source: AnyObject) -> Bool {
        switch source {
        case is UITableViewController: owners.contains(.tableControllers)
        case is UICollectionViewController: owners.contains(.collectionControllers)
        case is UIViewController: owners.contains(.otherControllers)
        case is UITableViewCell, is UITableView, is UITableViewHeaderFooterView, is UICollectionViewCell,
            is UICollectionView, is UIVisualEffectView, is UITextField:
            owners.contains(.rowsAndFields)
        case is UIView: owners.contains(.otherViews)
        default: true
        }
    }

    /// - Returns: whether the outlet was connected, or needs no connection.
    func connect(_ source: AnyObject, to object: AnyObject) -> Bool {
        connections.lazy.compactMap { $0(source, object) }.first ?? false
    }

    // MARK: Connections

    /// Sets a property; an object of another type sets nil.
    private static func to<Source: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Source, Value?>) -> Connection {
        { source, object in
            guard let source = source as? Source else { return nil }
            source[keyPath: path] = object as? Value
            return true
        }
    }

    private static let toRootView: Connection = { source, object in
        guard let controller = source as? UIViewController else { return nil }
        guard let view = object as? UIView else { return false }
        controller.view = view
        return true
    }

    /// The table of a controller is its root view, which is connected already.
    private static let toOwnTable: Connection = { source, object in
        (source as? UITableViewController).map { $0.viewIfLoaded === object }
    }

    /// The collection view of a controller may lie in its root view.
    private static let toOwnCollection: Connection = { source, object in
        guard let controller = source as? UICollectionViewController else { return nil }
        guard let view = object as? UICollectionView else { return false }
        controller.collectionView = view
        return true
    }

    /// The controller itself creates the object.
    private static let toOwnPart: Connection = { source, _ in source is UIViewController ? true : nil }

    // MARK: Table

    /// The outlets by the names that UIKit's headers mark as outlets. Outlets without a connection are read in another
    /// place, or are not connected.
    static let table: [String: UIKitOutlet] = [
        "accessoryView": UIKitOutlet(.rowsAndFields, to(\UITableViewCell.accessoryView)),
        "arrangedSubviews": UIKitOutlet(.all),
        "backBarButtonItem": UIKitOutlet(.all),
        "backgroundView": UIKitOutlet(
            .rowsAndFields,
            to(\UITableViewCell.backgroundView),
            to(\UITableView.backgroundView),
            to(\UICollectionViewCell.backgroundView),
            to(\UICollectionView.backgroundView)
        ),
        "collectionView": UIKitOutlet(.collectionControllers, toOwnCollection),
        "collectionViewLayout": UIKitOutlet(.collectionControllers),
        "contentView": UIKitOutlet(.rowsAndFields),
        "customView": UIKitOutlet(.rowsAndFields),
        "dataSource": UIKitOutlet(
            .all,
            to(\UITableView.dataSource),
            to(\UICollectionView.dataSource),
            to(\UIPickerView.dataSource),
            to(\UIPageViewController.dataSource)
        ),
        "delegate": UIKitOutlet(
            .all,
            to(\UITableView.delegate),
            to(\UICollectionView.delegate),
            to(\UIScrollView.delegate),
            to(\UITextField.delegate),
            to(\UISearchBar.delegate),
            to(\UINavigationBar.delegate),
            to(\UITabBar.delegate),
            to(\UIToolbar.delegate),
            to(\UINavigationController.delegate),
            to(\UITabBarController.delegate),
            to(\UISplitViewController.delegate),
            to(\UIPageViewController.delegate),
            to(\UIGestureRecognizer.delegate),
            to(\UIPickerView.delegate)
        ),
        "dragDelegate": UIKitOutlet(.all),
        "dropDelegate": UIKitOutlet(.all),
        "editingAccessoryView": UIKitOutlet(.all, to(\UITableViewCell.editingAccessoryView)),
        "gestureRecognizers": UIKitOutlet(.all),
        "inputAccessoryView": UIKitOutlet(.all, to(\UITextField.inputAccessoryView)),
        "inputView": UIKitOutlet(.all, to(\UITextField.inputView)),
        "items": UIKitOutlet([.rowsAndFields, .otherViews]),
        "layoutDelegate": UIKitOutlet(.all),
        "leftBarButtonItem": UIKitOutlet(.all),
        "leftBarButtonItems": UIKitOutlet(.all),
        "leftView": UIKitOutlet(.rowsAndFields, to(\UITextField.leftView)),
        "maskView": UIKitOutlet(.all),
        "multipleSelectionBackgroundView": UIKitOutlet(.all),
        "navigationController": UIKitOutlet(.allControllers),
        "navigationItem": UIKitOutlet(.allControllers, toOwnPart),
        "parentViewController": UIKitOutlet(.all),
        "prefetchDataSource": UIKitOutlet(
            .all, to(\UITableView.prefetchDataSource), to(\UICollectionView.prefetchDataSource)),
        "refreshControl": UIKitOutlet(.all),
        "rightBarButtonItem": UIKitOutlet(.all),
        "rightBarButtonItems": UIKitOutlet(.all),
        "rightView": UIKitOutlet(.rowsAndFields, to(\UITextField.rightView)),
        "rootViewController": UIKitOutlet(.all, to(\UIWindow.rootViewController)),
        "scrollView": UIKitOutlet(.none),
        "searchBar": UIKitOutlet(.none),
        "searchContentsController": UIKitOutlet(.all),
        "searchDisplayController": UIKitOutlet(.all, toOwnPart),
        "searchResultsDataSource": UIKitOutlet(.all),
        "searchResultsDelegate": UIKitOutlet(.all),
        "searchResultsUpdater": UIKitOutlet(.all),
        "selectedBackgroundView": UIKitOutlet(
            .rowsAndFields, to(\UITableViewCell.selectedBackgroundView),
            to(\UICollectionViewCell.selectedBackgroundView)),
        "splitViewController": UIKitOutlet(.all),
        "tabBarController": UIKitOutlet(.allControllers),
        "tabBarItem": UIKitOutlet(.allControllers, toOwnPart),
        "tableFooterView": UIKitOutlet(.all),
        "tableHeaderView": UIKitOutlet(.all),
        "tableView": UIKitOutlet(.tableControllers, toOwnTable),
        "textDragDelegate": UIKitOutlet(.all),
        "textDropDelegate": UIKitOutlet(.all),
        "titleView": UIKitOutlet(.rowsAndFields, to(\UINavigationItem.titleView)),
        "toolbarItems": UIKitOutlet(.allControllers),
        "transitioningDelegate": UIKitOutlet(.all),
        "view": UIKitOutlet(.allControllers, toRootView),
        "viewControllers": UIKitOutlet(.allControllers),
    ]
}
