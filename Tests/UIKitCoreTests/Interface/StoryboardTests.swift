import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct StoryboardTests {
    private func notes() throws -> (UIStoryboard, InterfaceFolder) {
        let folder = try InterfaceFolder(["Notes.storyboard": InterfaceFolder.notes])
        return (UIStoryboard(name: "Notes", bundle: folder.bundle), folder)
    }

    @Test("The initial controller has the root of its relationship, and is displayed")
    func initial() throws {
        let (storyboard, _) = try notes()
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try #require(stack.topViewController as? NotesList)
        #expect(stack.navigationBar.prefersLargeTitles)
        #expect(list.navigationItem.title == "Notes")
        #expect(list.navigationItem.largeTitleDisplayMode == .never)
        #expect(list.calls == ["awake true"])
        #expect(!list.isViewLoaded)
        #expect(stack.storyboard === storyboard)
        #expect(list.storyboard === storyboard)
        let app = TestApp(stack)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.rowHeight == 52)
        #expect(list.tableView.dataSource === list)
        #expect(list.tableView.delegate === list)
        #expect(list.tableView.visibleCells.count == 2)
        withExtendedLifetime(app) {}
    }

    @Test("A bar button calls the action of its scene's controller")
    func barButton() throws {
        let (storyboard, _) = try notes()
        let list = storyboard.instantiateViewController(withIdentifier: "List") as? NotesList
        let app = TestApp(UINavigationController(rootViewController: try #require(list)))
        let button = try #require(list?.addButton)
        #expect(list?.navigationItem.rightBarButtonItem === button)
        #expect(button.target === list)
        UIApplication.shared.sendAction(try #require(button.action), to: button.target, from: button, for: nil)
        #expect(list?.calls.last == "add true")
        withExtendedLifetime(app) {}
    }

    @Test("A prototype makes cells of the app's class, in the style of the document, with connections of their own")
    func prototypes() throws {
        let (storyboard, _) = try notes()
        let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? NotesList)
        let app = TestApp(list)
        let cells = list.tableView.visibleCells.compactMap { $0 as? NoteCell }
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0.isAwake })
        let cell = try #require(cells.first)
        #expect(cell.reuseIdentifier == "note")
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.textLabel?.text == "One")
        #expect(cell.textLabel?.font.pointSize == 19)
        #expect(cell.detailTextLabel?.text == "Detail")
        #expect(cells[0].toggle !== cells[1].toggle)
        cell.toggle?.sendActions(for: .valueChanged)
        #expect(list.calls.last == "flag true")
        withExtendedLifetime(app) {}
    }

    @Test("Outlets, collections, constraints and objects are connected when the view is loaded, before viewDidLoad")
    func page() throws {
        let (storyboard, _) = try notes()
        let page: NotePage = storyboard.instantiateViewController(identifier: "Page")
        #expect(page.title == "Page")
        #expect(page.modalPresentationStyle == .formSheet)
        #expect(page.calls == ["awake"])
        #expect(page.name == nil)
        #expect(page.helper != nil)
        page.loadViewIfNeeded()
        #expect(page.calls == ["awake", "loaded Name"])
        #expect(page.parts.count == 2)
        #expect(page.parts.first === page.name)
        #expect(page.height?.identifier == "height")
        #expect(page.height?.constant == 90)
        #expect(page.name.textAlignment == .right)
        #expect(page.name.numberOfLines == 3)
        #expect(page.name.textColor == .secondaryLabel)
        #expect(page.name.font == .preferredFont(forTextStyle: .headline))
        (page.parts.last as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(page.calls.last == "go")
    }

    @Test("Constraints of the document place the views")
    func layout() throws {
        let (storyboard, _) = try notes()
        let page: NotePage = storyboard.instantiateViewController(identifier: "Page")
        let app = TestApp(page)
        #expect(page.view.frame.size == app.window.bounds.size)
        #expect(page.name.frame.minX == 30)
        #expect(page.name.frame.maxX == 360)
        #expect(page.name.frame.minY == 67)
        let box = try #require(page.view.subviews.last)
        #expect(box.frame == CGRect(x: 115, y: 844 - 34 - 90, width: 160, height: 90))
        #expect(page.parts[1].frame.minY == page.name.frame.maxY + 8)
        app.turn()
    }

    @Test(
        "Margins of a scroll view are those of its content, seen from inside, in both directions of reading",
        arguments: [false, true])
    func scrollMargins(rightToLeft: Bool) throws {
        let text = InterfaceFolder.storyboard(
            initial: "v",
            """
            <scene><objects><viewController id="v"><view key="view" id="pv"><subviews>\
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="page"/></subviews>\
            <edgeInsets key="layoutMargins" top="5" left="8" bottom="9" right="8"/><constraints>
            <constraint firstItem="page" firstAttribute="leading" secondItem="scroll" secondAttribute="leadingMargin" \
            constant="2" id="c1"/><constraint firstItem="page" firstAttribute="trailing" secondItem="scroll" \
            secondAttribute="trailingMargin" constant="8" id="c2"/>
            <constraint firstItem="page" firstAttribute="top" secondItem="scroll" secondAttribute="topMargin" \
            id="c3"/><constraint firstAttribute="bottomMargin" secondItem="page" secondAttribute="bottom" \
            constant="11" id="c4"/>
            <constraint firstItem="page" firstAttribute="width" constant="700" id="c5"/>\
            <constraint firstItem="page" firstAttribute="height" constant="900" id="c6"/></constraints></scrollView>\
            </subviews>
            <constraints><constraint firstItem="scroll" firstAttribute="top" secondItem="pv" secondAttribute="top" \
            id="d1"/><constraint firstItem="scroll" firstAttribute="leading" secondItem="pv" \
            secondAttribute="leading" id="d2"/>
            <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="d3"/>\
            <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="d4"/></constraints>\
            </view></viewController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Scroll.storyboard": text])
        let page = try #require(UIStoryboard(name: "Scroll", bundle: folder.bundle).instantiateInitialViewController())
        let app = TestApp(page, rightToLeft: rightToLeft, safeArea: .zero)
        let scroll = try #require(page.view.subviews.first as? UIScrollView)
        #expect(scroll.frame.size == CGSize(width: 390, height: 844))
        #expect(scroll.contentSize == CGSize(width: 710, height: 925))
        #expect(scroll.subviews.first?.frame == CGRect(x: rightToLeft ? 0 : 10, y: 5, width: 700, height: 900))
        withExtendedLifetime(app) {}
    }

    @Test("A constraint to the guide of the keyboard keeps a view above it")
    func keyboard() throws {
        let text = InterfaceFolder.storyboard(
            initial: "v",
            """
            <scene><objects><viewController id="v"><view key="view" id="pv"><subviews>\
            <view translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><keyboardLayoutGuide key="keyboard" id="keys"/><constraints>
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="c1"/>\
            <constraint firstItem="bar" firstAttribute="leading" secondItem="pv" secondAttribute="leading" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="c3"/>\
            <constraint firstItem="bar" firstAttribute="height" constant="50" id="c4"/></constraints></view>\
            </viewController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Keys.storyboard": text])
        let page = try #require(UIStoryboard(name: "Keys", bundle: folder.bundle).instantiateInitialViewController())
        let app = TestApp(page)
        #expect(page.view.subviews.first?.frame == CGRect(x: 0, y: 844 - 34 - 50, width: 390, height: 50))
        withExtendedLifetime(app) {}
    }

    @Test(
        """
        A view of the app's class finds its attributes after super.init, keeps what it changes, and gets its \
        values before it wakes up
        """
    )
    func ownView() throws {
        let (storyboard, _) = try notes()
        let page: NotePage = storyboard.instantiateViewController(identifier: "Page")
        let box = try #require(page.view.subviews.last as? RoundBox)
        #expect(box.foundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(box.backgroundColor == .red)
        #expect(box.radius == 7)
        #expect(box.layer.cornerRadius == 7)
        #expect(box.layer.borderWidth == 2.5)
        #expect(box.calls == ["awake 7.0"])
    }

    @Test("A creator makes the controller with arguments of its own")
    func creator() throws {
        let (storyboard, _) = try notes()
        let page = storyboard.instantiateViewController(identifier: "Page") { coder in
            NotePage(coder: coder, note: "mine")
        }
        #expect(page.note == "mine")
        #expect(page.title == "Page")
        #expect(page.view.subviews.count == 3)
        let plain: NotePage = storyboard.instantiateViewController(identifier: "Page", creator: { _ in nil })
        #expect(plain.note == "none")
    }

    @Test("A controller that asks for its view in its initializer gets the scene's, and each object once")
    func earlyView() throws {
        let folder = try InterfaceFolder([
            "Early.storyboard": InterfaceFolder.storyboard(
                initial: "v",
                """
                <scene><objects><viewController id='v' customClass='EarlyPage' customModule='UIKitCoreTests'>\
                <view key='view' tag='9' id='pv'/><connections><outlet property='helper' destination='h' id='o'/>\
                </connections></viewController><customObject id='h' customClass='NoteHelper' \
                customModule='UIKitCoreTests'/></objects></scene>
                """
            )
        ])
        let made = NoteHelper.made
        let page = try #require(
            UIStoryboard(name: "Early", bundle: folder.bundle).instantiateInitialViewController() as? EarlyPage)
        #expect(page.tagInInitializer == 9)
        #expect(page.view.tag == 9)
        #expect(page.helper != nil)
        #expect(NoteHelper.made == made + 1)
    }

    @Test("A controller and its views are freed")
    func leaks() throws {
        let (storyboard, _) = try notes()
        weak var page: UIViewController?
        weak var view: UIView?
        weak var stack: UIViewController?
        do {
            let made = storyboard.instantiateViewController(withIdentifier: "Page")
            page = made
            view = made.view
            stack = storyboard.instantiateInitialViewController()
        }
        #expect(page == nil)
        #expect(view == nil)
        #expect(stack == nil)
    }

    @Test("Tabs, columns and scenes of other storyboards are made with their container")
    func containers() throws {
        let folder = try InterfaceFolder([
            "Tabs.storyboard": InterfaceFolder.storyboard(
                initial: "tabs",
                """
                <scene><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar">\
                <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></tabBar><connections>\
                <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>\
                <segue destination="other" kind="relationship" relationship="viewControllers" id="2"/></connections>\
                </tabBarController></objects></scene>
                <scene><objects><viewController id="a"><tabBarItem key="tabBarItem" title="First" id="ta"/>\
                </viewController></objects></scene>
                <scene><objects><viewControllerPlaceholder storyboardName="Split" id="other"/></objects></scene>
                """),
            "Split.storyboard": InterfaceFolder.storyboard(
                initial: "split",
                """
                <scene><objects><splitViewController allowDoubleColumnStyle="YES" id="split"><connections>\
                <segue destination="m" kind="relationship" relationship="masterViewController" id="1"/>\
                <segue destination="d" kind="relationship" relationship="detailViewController" id="2"/></connections>\
                </splitViewController></objects></scene>
                <scene><objects><viewController title="M" id="m"/></objects></scene><scene><objects>\
                <viewController title="D" id="d"/></objects></scene>
                """),
        ])
        let tabs = try #require(
            UIStoryboard(name: "Tabs", bundle: folder.bundle).instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.viewControllers?.first?.tabBarItem.title == "First")
        #expect(tabs.tabBar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let split = try #require(tabs.viewControllers?.last as? UISplitViewController)
        #expect(split.style == .doubleColumn)
        #expect(split.viewController(for: .primary)?.title == "M")
        #expect(split.viewController(for: .secondary)?.title == "D")
    }

    @Test("Scenes that hold themselves or each other end, also across storyboards")
    func circles() throws {
        let folder = try InterfaceFolder([
            "A.storyboard": InterfaceFolder.storyboard(
                initial: "p", "<scene><objects><viewControllerPlaceholder storyboardName='B' id='p'/></objects></scene>"
            ),
            "B.storyboard": InterfaceFolder.storyboard(
                initial: "p", "<scene><objects><viewControllerPlaceholder storyboardName='A' id='p'/></objects></scene>"
            ),
            "C.storyboard": InterfaceFolder.storyboard(
                initial: "n",
                """
                <scene><objects><navigationController id='n'><connections>\
                <segue destination='n' kind='relationship' relationship='rootViewController' id='1'/>\
                </connections></navigationController></objects></scene>
                """
            ),
        ])
        #expect(UIStoryboard(name: "A", bundle: folder.bundle).instantiateInitialViewController() == nil)
        let stack =
            UIStoryboard(name: "C", bundle: folder.bundle).instantiateInitialViewController() as? UINavigationController
        #expect(stack?.viewControllers.isEmpty == true)
    }

    @Test("A missing class, an unknown element and broken connections do not affect other objects")
    func odd() throws {
        let folder = try InterfaceFolder([
            "Odd.storyboard": InterfaceFolder.storyboard(
                initial: "v",
                """
                <scene><objects><viewController id="v" customClass="Missing" customModule="UIKitCoreTests">\
                <view key="view" id="pv"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><slider id="s"><rect key="frame" x="10" y="10" width="50" height="30"/></slider>\
                <hologram id="h"/><label text="Here" id="l" customClass="NotePage" customModule="UIKitCoreTests"/>\
                </subviews>
                <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="pv" secondAttribute="top" \
                id="c1"/><constraint firstItem="l" firstAttribute="top" secondItem="pv" secondAttribute="width" \
                id="c2"/><constraint firstItem="l" firstAttribute="left" id="c3"/></constraints></view>
                <connections><outlet property="nothing" destination="l" id="o"/>\
                <outlet property="view2" destination="gone" id="o2"/><segue destination="gone" kind="show" id="g"/>\
                </connections></viewController></objects></scene>
                """)
        ])
        let controller = try #require(
            UIStoryboard(name: "Odd", bundle: folder.bundle).instantiateInitialViewController())
        #expect(type(of: controller) == UIViewController.self)
        #expect(
            controller.view.subviews.count == 2 && controller.view.subviews[0].frame.width == 50
                && (controller.view.subviews[1] as? UILabel)?.text == "Here")
        #expect(controller.view.constraints.isEmpty)
    }

    @Test("A fixed table shows the rows of the document, also where the controller overrides nothing")
    func fixedRows() throws {
        func cell(_ id: String, _ title: String, _ height: String = "") -> String {
            """
            <tableViewCell style='IBUITableViewCellStyleDefault' textLabel='\(id)-l' id='\(id)' \(height)>\
            <tableViewCellContentView key='contentView' id='\(id)-c'><subviews>\
            <label text='\(title)' id='\(id)-l'/></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let folder = try InterfaceFolder([
            "Fixed.storyboard": InterfaceFolder.storyboard(
                initial: "t",
                """
                <scene><objects><tableViewController id="t"><tableView key="view" dataMode="static" style="grouped" \
                rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <sections><tableViewSection headerTitle="First" footerTitle="End" id="s1">\
                <cells>\(cell("a", "A", "rowHeight='70'"))\(cell("b", "B"))</cells></tableViewSection>\
                <tableViewSection id="s2"><cells>\(cell("c", "C"))</cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="t" id="o1"/>\
                <outlet property="delegate" destination="t" id="o2"/></connections></tableView></tableViewController>\
                </objects></scene>
                """)
        ])
        let controller = try #require(
            UIStoryboard(name: "Fixed", bundle: folder.bundle).instantiateInitialViewController()
                as? UITableViewController)
        let app = TestApp(controller)
        #expect(controller.tableView.numberOfSections == 2)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
        #expect(controller.tableView.visibleCells.compactMap(\.textLabel?.text) == ["A", "B", "C"])
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "First")
        withExtendedLifetime(app) {}
    }

    @Test("Words of the user's language replace those of the document")
    func words() throws {
        let folder = try InterfaceFolder([
            "Base.lproj/Page.storyboard": InterfaceFolder.storyboard(
                initial: "v",
                """
                <scene><objects><viewController title='Page' id='v'><view key='view' id='pv'><subviews>\
                <label text='Name' id='l'/><button id='b'><state key='normal' title='Go'/></button></subviews>\
                </view></viewController></objects></scene>
                """
            ),
            "de.lproj/Page.strings":
                "\"v.title\" = \"Seite\";\n\"l.text\" = \"Vorname\";\n\"b.normalTitle\" = \"Los\";\n",
        ])
        let app = TestApp(UIViewController(), language: "de")
        let page = try #require(UIStoryboard(name: "Page", bundle: folder.bundle).instantiateInitialViewController())
        #expect(page.title == "Seite" && (page.view.subviews[0] as? UILabel)?.text == "Vorname")
        #expect((page.view.subviews[1] as? UIButton)?.title(for: .normal) == "Los")
        withExtendedLifetime(app) {}
    }
}
