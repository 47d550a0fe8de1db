import UIKit
import XCTest

// Classes with plain initializers as in apps, and code that creates instances from class values.

class PlainPage: UIViewController {
    var given: String?
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        given = nibNameOrNil
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ListPage: UIViewController {
    let rows: Int
    init(rows: Int = 3) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PlainBadge: UIView {
    var made = 0
    override init(frame: CGRect) {
        super.init(frame: frame)
        made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class InheritingBadge: PlainBadge {}
final class GenericBadge<Model>: PlainBadge { var model: Model? }
class PlainStack: UINavigationController {}
class PlainTap: UITapGestureRecognizer {}
class PlainTable: UITableViewController {}

class PlainRow: UITableViewCell {
    var given: String?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        given = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
class PlainHeader: UITableViewHeaderFooterView {}

// UIKit classes that apps subclass.
class PlainTint: UIColor, @unchecked Sendable {}
class PlainIcon: UIImage, @unchecked Sendable {}

enum Factory {
    static func row(_ type: UITableViewCell.Type) -> UITableViewCell {
        type.init(style: .value1, reuseIdentifier: "a name of a row that is long")
    }
    static func anyRow<C: UITableViewCell>(_ type: C.Type) -> C { C(style: .default, reuseIdentifier: nil) }
    static func header(_ type: UITableViewHeaderFooterView.Type) -> UITableViewHeaderFooterView {
        type.init(reuseIdentifier: "header")
    }
    static func view<V: UIView>(_ type: V.Type) -> V { type.init() }
    static func framed<V: UIView>(_ type: V.Type) -> V { V(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
    static func page<V: UIViewController>(_ type: V.Type) -> V {
        type.init(nibName: "a name that is longer than a small text", bundle: .main)
    }
    static func plainPage(_ type: UIViewController.Type) -> UIViewController { type.init() }
    static func stack(_ type: UINavigationController.Type, _ root: UIViewController) -> UINavigationController {
        type.init(rootViewController: root)
    }
    static func table(_ type: UITableViewController.Type) -> UITableViewController { type.init(style: .insetGrouped) }
    static func gesture<G: UIGestureRecognizer>(_ type: G.Type, _ target: Any) -> G {
        type.init(target: target, action: nil)
    }
    static func name<T: UIView>(_ type: T.Type) -> String { T.description() }
}

final class ClientInitializerTests: XCTestCase {
    func testAViewIsMadeByItsClass() {
        XCTAssertEqual(Factory.view(PlainBadge.self).made, 1)
        XCTAssertEqual(Factory.view(InheritingBadge.self).made, 1)
        XCTAssertNil(Factory.view(GenericBadge<String>.self).model)
        XCTAssertEqual(Factory.framed(PlainBadge.self).frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        let type: UIView.Type = InheritingBadge.self
        XCTAssertTrue(type.init(frame: .zero) is InheritingBadge)
        XCTAssertTrue(type.init() is InheritingBadge)
    }

    func testARowIsMadeByItsClass() {
        let row = Factory.row(PlainRow.self)
        XCTAssertEqual((row as? PlainRow)?.given, "a name of a row that is long")
        XCTAssertEqual(row.reuseIdentifier, "a name of a row that is long")
        XCTAssertNil(Factory.anyRow(PlainRow.self).given)
        XCTAssertTrue(Factory.header(PlainHeader.self) is PlainHeader)
        XCTAssertEqual(Factory.header(PlainHeader.self).reuseIdentifier, "header")
    }

    func testAControllerIsMadeByItsClass() {
        XCTAssertEqual(Factory.page(PlainPage.self).given, "a name that is longer than a small text")
        XCTAssertTrue(Factory.plainPage(PlainPage.self) is PlainPage)
        let root = UIViewController()
        let stack = Factory.stack(PlainStack.self, root)
        XCTAssertTrue(stack is PlainStack)
        XCTAssertTrue(stack.topViewController === root)
        XCTAssertEqual(Factory.table(PlainTable.self).tableView.style, .insetGrouped)
        XCTAssertTrue(Factory.table(PlainTable.self) is PlainTable)
        XCTAssertTrue(type(of: Factory.gesture(PlainTap.self, self)) == PlainTap.self)
    }

    func testAClassKeepsItsOwnInitializersWithDefaults() {
        XCTAssertEqual(ListPage().rows, 3)
        XCTAssertEqual(ListPage(rows: 5).rows, 5)
    }

    func testObjectsMadeByTheirClassAreFreed() {
        weak var page: UIViewController?
        weak var stack: UINavigationController?
        do {
            let made = Factory.page(PlainPage.self)
            page = made
            stack = Factory.stack(PlainStack.self, made)
            XCTAssertNotNil(page)
        }
        XCTAssertNil(stack)
        XCTAssertNil(page)
    }

    func testAClassSaysItsName() {
        XCTAssertEqual(Factory.name(PlainBadge.self), "SwiftFiveTests.PlainBadge")
    }
}
