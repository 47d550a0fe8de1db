import Foundation
import Testing
import UIKit
import UIKitTesting

/// Documents with variations for size classes, in windows whose size classes change.
@MainActor struct SizeClassTests {
    private let narrow = CGSize(width: 390, height: 844), wide = CGSize(width: 1000, height: 800)

    private static func page(_ content: String) -> String {
        InterfaceFolder.storyboard(
            initial: "p",
            """
            <scene><objects><viewController id="p" customClass="SizedPage" customModule="UIKitCoreTests">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>\
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</view>
            <connections><outlet property="wide" destination="w" id="o1"/>\
            <outlet property="height" destination="ch" id="o2"/></connections></viewController></objects></scene>
            """)
    }

    private func shown(_ content: String, _ size: CGSize? = nil) throws -> (TestApp, SizedPage) {
        let folder = try InterfaceFolder(["Sized.storyboard": Self.page(content)])
        let page = try #require(
            UIStoryboard(name: "Sized", bundle: folder.bundle).instantiateInitialViewController() as? SizedPage)
        return (TestApp(page, size: size ?? narrow), page)
    }

    private func words(_ page: SizedPage) -> [String?] { page.view.subviews.map { ($0 as? UILabel)?.text } }

    /// A label for wide windows between two others, with constraints of the label and of a neighbor.
    private static let columns = """
        <subviews><label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="f"/>\
        <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="w"/>\
        <label text="Last" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>\
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="f" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>\
        <constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" \
        id="c2"/>
        <constraint firstItem="f" firstAttribute="height" constant="40" id="ch">\
        <variation key="widthClass=regular" constant="90"/></constraint>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" \
        id="c3"/><constraint firstItem="l" firstAttribute="top" secondItem="f" secondAttribute="bottom" id="c4"/>
        <constraint firstItem="w" firstAttribute="top" secondItem="f" secondAttribute="top" id="c5"/>\
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="500" \
        id="c6"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="c7"/>\
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="w"/></mask><mask key="constraints">\
        <exclude reference="c7"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/></mask>\
        <mask key="constraints"><exclude reference="c3"/><include reference="c7"/></mask></variation>
        """

    @Test(
        """
        A view that narrow windows do not have is made, and comes and goes with its constraints as the window is \
        resized
        """
    )
    func views() throws {
        let (app, page) = try shown(Self.columns)
        #expect(words(page) == ["First", "Last"])
        #expect(page.wide != nil)
        #expect(page.wide?.superview == nil)
        #expect(page.view.subviews[1].frame.minX == 20)
        for _ in 0..<2 {
            app.resize(to: wide)
            app.turn()
            #expect(words(page) == ["First", "Wide", "Last"])
            #expect(page.wide?.frame.minX == 500 && page.view.subviews[2].frame.minX == 500)
            app.resize(to: narrow)
            app.turn()
            #expect(words(page) == ["First", "Last"] && page.wide != nil && page.view.subviews[1].frame.minX == 20)
        }
    }

    @Test("Items, controllers and the states of buttons are made as the size classes are then")
    func items() throws {
        let text = InterfaceFolder.storyboard(
            initial: "p",
            """
            <scene><objects><viewController title="Narrow" id="p"><view key="view" id="v"><subviews>
            <button id="b"><state key="normal" title="Short"><variation key="widthClass=regular" title="Long"/>\
            </state></button></subviews></view>
            <tabBarItem key="tabBarItem" title="Tab" id="t"><variation key="widthClass=regular" title="Wide tab"/>\
            </tabBarItem>
            <navigationItem key="navigationItem" title="Few" id="n"><variation key="widthClass=regular" title="Many"/>
            <barButtonItem key="rightBarButtonItem" title="Add" id="r">\
            <variation key="widthClass=regular" title="Add one"/></barButtonItem></navigationItem>
            <variation key="widthClass=regular" title="Wide"/></viewController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Items.storyboard": text])
        for (size, words) in [
            (narrow, ["Narrow", "Few", "Add", "Tab", "Short"]),
            (wide, ["Wide", "Many", "Add one", "Wide tab", "Long"]),
        ] {
            let app = TestApp(UIViewController(), size: size)
            app.turn()
            var made: UIViewController?
            app.window.traitCollection.performAsCurrent {
                made = UIStoryboard(name: "Items", bundle: folder.bundle).instantiateInitialViewController()
                made?.loadViewIfNeeded()
            }
            let page = try #require(made)
            let item = page.navigationItem
            let button = page.view.subviews.first as? UIButton
            #expect(
                [
                    page.title, item.title, item.rightBarButtonItem?.title, page.tabBarItem.title,
                    button?.title(for: .normal),
                ] == words)
        }
    }

    @Test("The view has the new traits before it is notified of the change")
    func order() throws {
        let (app, page) = try shown(Self.columns)
        page.received = []
        app.resize(to: wide)
        app.turn()
        #expect(page.received == ["traits, 3 views, 90.0"])
    }

    @Test("A constraint's constant follows; what the app changes stays where the classes say nothing else")
    func constants() throws {
        let (app, page) = try shown(Self.columns)
        #expect(page.height?.constant == 40)
        app.resize(to: wide)
        app.turn()
        #expect(page.height?.constant == 90 && page.view.subviews[0].frame.height == 90)
        page.height?.constant = 70
        app.resize(to: CGSize(width: 1100, height: 800))
        app.turn()
        #expect(page.height?.constant == 70)
        app.resize(to: narrow)
        app.turn()
        #expect(page.height?.constant == 40)
    }

    @Test("A constraint that the app ended stays ended where the classes say nothing of it")
    func ended() throws {
        let (app, page) = try shown(Self.columns)
        page.height?.isActive = false
        app.resize(to: wide)
        app.turn()
        #expect(page.height == nil || page.height?.isActive == false)
    }

    @Test("Fonts, colors, hidden views and stacks follow both classes")
    func attributes() throws {
        let (app, page) = try shown(
            """
            <subviews><stackView spacing="4" id="s"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
            <label text="A" hidden="YES" id="w"><fontDescription key="fontDescription" type="system" pointSize="12"/>\
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <variation key="heightClass=regular-widthClass=regular" hidden="NO">\
            <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></variation>
            <variation key="widthClass=regular"><color key="textColor" red="0" green="0" blue="1" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></variation></label><label text="B" id="b"/></subviews>
            <variation key="widthClass=regular" axis="vertical" spacing="20"/></stackView></subviews>
            """)
        let stack = try #require(page.view.subviews.first as? UIStackView), label = try #require(page.wide as? UILabel)
        func isNarrow() -> Bool {
            label.isHidden && label.font == .systemFont(ofSize: 12)
                && label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                && stack.axis == .horizontal && stack.spacing == 4
        }
        #expect(isNarrow())
        app.resize(to: wide)
        app.turn()
        #expect(!label.isHidden)
        #expect(label.font == .systemFont(ofSize: 30, weight: .bold))
        #expect(label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 20)
        app.resize(to: narrow)
        app.turn()
        #expect(isNarrow())
    }

    @Test("An arranged view takes its place in the stack again")
    func stack() throws {
        let (app, page) = try shown(
            """
            <subviews><stackView id="s"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>\
            <label text="A" id="a"/><label text="W" id="w"/><label text="B" id="b"/></subviews>
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="w"/></mask></variation>\
            </stackView></subviews>
            """)
        let stack = try #require(page.view.subviews.first as? UIStackView)
        func words() -> [String?] { stack.arrangedSubviews.map { ($0 as? UILabel)?.text } }
        #expect(words() == ["A", "B"])
        app.resize(to: wide)
        app.turn()
        #expect(words() == ["A", "W", "B"])
        app.resize(to: narrow)
        app.turn()
        #expect(words() == ["A", "B"])
    }

    @Test("Views in a wide window from the start, or in a narrow column, use the traits there")
    func columnsOfItsOwn() throws {
        let (app, page) = try shown(Self.columns, wide)
        #expect(words(page) == ["First", "Wide", "Last"])
        #expect(page.height?.constant == 90)
        let outer = UIViewController()
        app.window.rootViewController = outer
        outer.addChild(page)
        outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: page)
        outer.view.addSubview(page.view)
        page.didMove(toParent: outer)
        app.turn()
        #expect(words(page) == ["First", "Last"])
        #expect(page.height?.constant == 40)
    }

    @Test("Cells made of a prototype follow, each for itself")
    func cells() throws {
        let text = InterfaceFolder.storyboard(
            initial: "t",
            """
            <scene><objects><tableViewController id="t"><tableView key="view" style="plain" rowHeight="60" id="tv">\
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection id="s"><cells><tableViewCell rowHeight="60" id="c">\
            <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Always" id="l1"/>\
            <label text="Wide" id="l2"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="l2"/></mask></variation>\
            <variation key="widthClass=regular"><mask key="subviews"><include reference="l2"/></mask></variation>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections><connections>\
            <outlet property="dataSource" destination="t" id="o1"/></connections></tableView></tableViewController>\
            </objects></scene>
            """)
        let folder = try InterfaceFolder(["Rows.storyboard": text])
        let table = try #require(
            UIStoryboard(name: "Rows", bundle: folder.bundle).instantiateInitialViewController()
                as? UITableViewController)
        let app = TestApp(table, size: narrow)
        func words() -> [String?] {
            table.tableView.visibleCells.first?.contentView.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
        }
        #expect(words() == ["Always"])
        app.resize(to: wide)
        app.turn()
        #expect(words() == ["Always", "Wide"])
    }

    @Test("Views outside the tree are freed with the controller")
    func leaks() throws {
        weak var label: UIView?
        weak var page: UIViewController?
        do {
            let (app, made) = try shown(Self.columns)
            (label, page) = (made.wide, made)
            app.window.rootViewController = UIViewController()
            app.turn()
        }
        #expect(label == nil)
        #expect(page == nil)
    }
}

final class SizedPage: UIViewController {
    private(set) weak var wide: UIView?
    private(set) weak var height: NSLayoutConstraint?
    var received: [String] = []
    override class var interfaceMembers: [InterfaceMember] {
        super.interfaceMembers + [.outlet("wide", \SizedPage.wide), .outlet("height", \SizedPage.height)]
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        received.append("traits, \(view.subviews.count) views, \(height?.constant ?? 0)")
    }
}
