import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The table of UIKit's outlets.
@MainActor
struct UIKitOutletTests {
    private final class Delegate: NSObject, UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate,
        UINavigationControllerDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let app = TestApp(UIViewController(), draws: false)
    private let delegate = Delegate()

    private func connect(_ name: String, of source: AnyObject, to object: AnyObject) -> Bool? {
        UIKitOutlet.table[name]?.connect(source, to: object)
    }

    @Test("a connection sets the property of the class, or of its superclass")
    func connections() {
        let (table, scroll, field) = (UITableView(), UIScrollView(), UITextField())
        #expect(connect("delegate", of: table, to: delegate) == true)
        #expect(table.delegate === delegate)
        #expect(connect("delegate", of: scroll, to: delegate) == true)
        #expect(scroll.delegate === delegate)
        #expect(connect("dataSource", of: table, to: delegate) == true)
        #expect(table.dataSource === delegate)
        #expect(connect("delegate", of: field, to: delegate) == true)
        #expect(field.delegate === delegate)
        let cell = UITableViewCell()
        let view = UIView()
        #expect(connect("accessoryView", of: cell, to: view) == true)
        #expect(cell.accessoryView === view)
        #expect(connect("backgroundView", of: table, to: cell) == true)
        #expect(table.backgroundView === cell)
    }

    @Test("an object of another type sets nil, and a class without the outlet is not connected")
    func others() {
        let table = UITableView()
        table.delegate = delegate
        #expect(connect("delegate", of: table, to: UIView()) == true)
        #expect(table.delegate == nil)
        #expect(connect("delegate", of: UILabel(), to: delegate) == false)
        #expect(connect("leftView", of: UIView(), to: UIView()) == false)
        #expect(connect("maskView", of: UIView(), to: UIView()) == false)
        #expect(connect("noSuchOutlet", of: UIView(), to: UIView()) == nil)
    }

    @Test("the root view of a controller is an outlet, and its own table is connected already")
    func controllers() {
        let controller = UIViewController()
        let view = UIView()
        #expect(connect("view", of: controller, to: view) == true)
        #expect(controller.viewIfLoaded === view)
        #expect(connect("view", of: controller, to: delegate) == false)
        let table = UITableViewController(style: .plain)
        #expect(connect("tableView", of: table, to: table.tableView) == true)
        #expect(connect("tableView", of: table, to: UITableView()) == false)
        #expect(connect("tabBarItem", of: controller, to: controller.tabBarItem) == true)
        #expect(connect("tabBarItem", of: view, to: controller.tabBarItem) == false)
    }

    @Test("a name of UIKit's outlets belongs to the app where the class lacks the outlet")
    func owners() {
        func isMember(_ name: String, _ source: AnyObject) -> Bool? { UIKitOutlet.table[name]?.isMember(of: source) }
        #expect(isMember("scrollView", UIViewController()) == false)
        #expect(isMember("scrollView", UITableView()) == false)
        #expect(isMember("tableView", UIViewController()) == false)
        #expect(isMember("tableView", UITableViewController(style: .plain)) == true)
        #expect(isMember("titleView", UIViewController()) == false)
        #expect(isMember("accessoryView", UITableViewCell()) == true)
        #expect(isMember("items", UIView()) == true)
        #expect(isMember("items", UIViewController()) == false)
        #expect(isMember("viewControllers", UIView()) == false)
        #expect(isMember("delegate", UIView()) == true)
        #expect(isMember("searchBar", NSObject()) == true)
    }
}
