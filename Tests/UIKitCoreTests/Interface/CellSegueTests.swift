import Foundation
import Testing
import UIKit
import UIKitTesting

/// Segues that rows trigger.
@MainActor struct CellSegueTests {
    private static let text = InterfaceFolder.storyboard(
        initial: "list",
        """
        <scene><objects><tableViewController title="List" id="list" customClass="SegueList" \
        customModule="UIKitCoreTests">
        <tableView key="view" style="plain" rowHeight="50" id="table">\
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <prototypes><tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" \
        accessoryType="detailButton" textLabel="tl" id="cell"><tableViewCellContentView key="contentView" id="cc">\
        <subviews>
        <label text="Row" id="tl"/><button id="inner"><rect key="frame" x="200" y="5" width="80" height="40"/>\
        <state key="normal" title="Inner"/><connections><segue destination="page" kind="show" identifier="inner" \
        id="g3"/></connections></button>
        </subviews></tableViewCellContentView><connections>
        <segue destination="page" kind="show" identifier="row" id="g1"/>\
        <segue destination="page" kind="show" identifier="info" trigger="accessoryAction" id="g2"/></connections>\
        </tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o1"/>\
        <outlet property="delegate" destination="list" id="o2"/></connections></tableView></tableViewController>\
        </objects></scene>
        """ + SegueStage.scene("page", "Page"))

    private func list() throws -> (TestApp, SegueList, InterfaceFolder) {
        let folder = try InterfaceFolder(["List.storyboard": Self.text])
        let list = try #require(
            UIStoryboard(name: "List", bundle: folder.bundle).instantiateInitialViewController() as? SegueList)
        let app = TestApp(UINavigationController(rootViewController: list))
        app.settle()
        _ = SeguePage.take()
        return (app, list, folder)
    }

    private func middle(_ list: SegueList, row: Int, x: CGFloat) -> CGPoint {
        let rect = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        return CGPoint(x: x, y: rect.midY)
    }

    @Test(
        "A tapped row is selected, its segue is performed with the cell as the sender, and then the delegate is called"
    )
    func chosen() throws {
        let (app, list, _) = try list()
        app.tap(at: middle(list, row: 1, x: 60))
        #expect(
            SeguePage.take() == [
                "will select 1", "List should row by cell 1", "Page made", "List prepares row, selected 1",
                "did select 1", "Page loaded",
            ])
        app.settle()
        #expect(app.title == "Page")
    }

    @Test("A row whose segue is refused is selected all the same")
    func refused() throws {
        let (app, list, _) = try list()
        list.allows = false
        app.tap(at: middle(list, row: 2, x: 60))
        #expect(SeguePage.take() == ["will select 2", "List should row by cell 2", "did select 2"])
        #expect(list.tableView.indexPathForSelectedRow?.row == 2)
    }

    @Test("A row that code selects starts nothing")
    func byCall() throws {
        let (app, list, _) = try list()
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        app.settle()
        #expect(SeguePage.take() == [])
    }

    @Test("The accessory starts a segue of its own, and a button inside the row another one")
    func accessory() throws {
        let (app, list, _) = try list()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.tap(at: middle(list, row: 1, x: 370))
        #expect(
            SeguePage.take() == [
                "List should info by cell 1", "Page made", "List prepares info, selected -", "accessory 1",
                "Page loaded",
            ])
        app.settle()
        list.navigationController?.popViewController(animated: false)
        app.settle()
        app.tap(try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first))
        #expect(SeguePage.take().prefix(1) == ["List should inner by UIButton"])
    }

    @Test("A row's segue may be performed by its identifier")
    func performed() throws {
        let (app, list, _) = try list()
        list.performSegue(withIdentifier: "row", sender: nil)
        #expect(SeguePage.take() == ["Page made", "List prepares row, selected -"])
        app.settle()
        #expect(app.title == "Page")
    }

    @Test("A row that does not show any more keeps no controller")
    func leaks() throws {
        weak var left: SegueList?
        func go() throws {
            let (app, list, _) = try list()
            left = list
            app.window.rootViewController = UIViewController()
            app.settle()
        }
        try go()
        #expect(left == nil)
    }
}

final class SegueList: UITableViewController {
    var allows = true

    private func note(_ text: String) { SeguePage.calls.append(text) }
    private func name(_ sender: Any?) -> String {
        guard let cell = sender as? UITableViewCell else { return sender.map { "\(type(of: $0))" } ?? "nil" }
        return "cell \(tableView.indexPath(for: cell)?.row ?? -1)"
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("List should \(identifier) by \(name(sender))")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note(
            """
            List prepares \(segue.identifier ?? "-"), selected \
            \(tableView.indexPathForSelectedRow.map { "\($0.row)" } ?? "-")
            """
        )
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("will select \(indexPath.row)")
        return indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("did select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory \(indexPath.row)")
    }
}
