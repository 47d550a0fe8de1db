import Foundation
import Testing
import UIKit
import UIKitTesting

/// A list whose document requests prefetching. Found by its name.
final class AdvanceList: UITableViewController, UITableViewDataSourcePrefetching {
    var asked: [IndexPath] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += indexPaths }
}

/// Scenes of tables whose documents connect few objects, or more than rows.
@MainActor
struct TableConnectionTests {
    @Test("a static table without outlets has its controller as data source and delegate, and its rows")
    func rows() throws {
        let text = InterfaceFolder.storyboard(
            initial: "t",
            """
            <scene><objects><tableViewController id="t"><tableView key="view" dataMode="static" style="plain" \
            rowHeight="44" id="tv">
            <rect key="frame" x="0" y="0" width="390" height="844"/><sections><tableViewSection id="s"><cells>
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">\
            <tableViewCellContentView key="contentView" id="cc">
            <subviews><label text="One" id="l"/></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Static.storyboard": text])
        let list = try #require(
            UIStoryboard(name: "Static", bundle: folder.bundle).instantiateInitialViewController()
                as? UITableViewController)
        #expect(list.tableView.dataSource === list)
        #expect(list.tableView.delegate === list)
        #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test("the outlet of a table's prefetching is connected")
    func prefetching() throws {
        let text = InterfaceFolder.storyboard(
            initial: "t",
            """
            <scene><objects><tableViewController id="t" customClass="AdvanceList" customModule="UIKitCoreTests">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tv">\
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <connections><outlet property="prefetchDataSource" destination="t" id="o"/></connections></tableView>\
            </tableViewController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Advance.storyboard": text])
        let list = try #require(
            UIStoryboard(name: "Advance", bundle: folder.bundle).instantiateInitialViewController() as? AdvanceList)
        #expect(list.tableView.prefetchDataSource === list)
    }
}
