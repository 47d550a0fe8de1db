import Foundation
import HeadlessHost
import InterfaceDocuments
import SeededNumbers
import Testing
import UIKitTesting

@testable import UIKitCore

/// Storyboards with damage that is well formed: other ids, other numbers, exchanged elements. The test instantiates and
/// shows everything that is usable, and nothing stops the program.
@MainActor struct MutatedStoryboardTests {

    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useSafeAreas="YES" \
        initialViewController="tabs"><scenes>
        <scene><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tabbar"/><connections>\
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/>\
        <segue destination="split" kind="relationship" relationship="viewControllers" id="g2"/>\
        <segue destination="fixed" kind="relationship" relationship="viewControllers" id="g3"/></connections>\
        </tabBarController></objects></scene>
        <scene><objects><navigationController storyboardIdentifier="nav" toolbarHidden="NO" id="nav">\
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><toolbar key="toolbar" id="toolbar"/>\
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g4"/>\
        </connections></navigationController></objects></scene>
        <scene><objects><splitViewController allowDoubleColumnStyle="YES" id="split"><connections>\
        <segue destination="page" kind="relationship" relationship="masterViewController" id="g5"/>\
        <segue destination="page2" kind="relationship" relationship="detailViewController" id="g6"/></connections>\
        </splitViewController></objects></scene>
        <scene><objects><tableViewController id="list"><tableView key="view" style="plain" rowHeight="44" \
        sectionHeaderHeight="28" id="table"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <searchBar key="tableHeaderView" placeholder="Find" id="search">\
        <rect key="frame" x="0" y="0" width="390" height="44"/></searchBar>
        <prototypes><tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" \
        accessoryType="checkmark" textLabel="tl" detailTextLabel="dl" id="cell">\
        <tableViewCellContentView key="contentView" id="cc"><subviews><label text="T" id="tl"/>\
        <label text="D" id="dl"/></subviews></tableViewCellContentView><connections>\
        <segue destination="page2" kind="show" identifier="open" id="g14"/></connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="o1"/>\
        <outlet property="delegate" destination="list" id="o2"/></connections></tableView>
        <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="always" prompt="Prompt" id="item">\
        <barButtonItem key="leftBarButtonItem" systemItem="add" width="40" id="add"><connections>\
        <action selector="add:" destination="list" id="a1"/></connections></barButtonItem><rightBarButtonItems>\
        <barButtonItem title="A" id="ba"/><barButtonItem systemItem="fixedSpace" width="10" id="bb"><connections>\
        <segue destination="page2" kind="modal" modalTransitionStyle="flipHorizontal" id="g15"/></connections>\
        </barButtonItem></rightBarButtonItems><view key="titleView" id="tv">\
        <rect key="frame" x="0" y="0" width="100" height="30"/></view></navigationItem>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="t1"/><barButtonItem style="plain" id="t2">\
        <segmentedControl key="customView" selectedSegmentIndex="1" id="sg">\
        <rect key="frame" x="0" y="0" width="100" height="30"/><segments><segment title="A" width="40"/>\
        <segment title="B"/></segments></segmentedControl></barButtonItem></toolbarItems></tableViewController>\
        </objects></scene>
        <scene><objects><tableViewController id="fixed"><tableView key="view" style="insetGrouped" id="t3">\
        <rect key="frame" x="0" y="0" width="390" height="844"/><sections>\
        <tableViewSection headerTitle="H" footerTitle="F" id="sec"><cells>\
        <tableViewCell rowHeight="70" indentationLevel="2" indentationWidth="10" style="IBUITableViewCellStyleValue1" \
        textLabel="fl" id="fc"><tableViewCellContentView key="contentView" id="fcc"><subviews>\
        <label text="T" id="fl"/><switch on="YES" id="sw"/></subviews></tableViewCellContentView><connections>\
        <segue destination="page" kind="show" identifier="fixedOpen" id="g16"/>\
        <outlet property="accessoryView" destination="sw" id="o4"/></connections></tableViewCell></cells>\
        </tableViewSection></sections><connections><outlet property="dataSource" destination="fixed" id="o3"/>\
        </connections></tableView></tableViewController></objects></scene>
        <scene><objects><viewController title="Page" hidesBottomBarWhenPushed="YES" id="page"><layoutGuides>\
        <viewControllerLayoutGuide type="top" id="top"/></layoutGuides><view key="view" id="pv">\
        <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
        <stackView axis="vertical" spacing="6" distribution="fillEqually" alignment="center" \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\
        <label text="One" numberOfLines="2" minimumScaleFactor="0.5" alpha="0.5" id="l1">\
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label>\
        <button buttonType="system" id="b1"><state key="normal" title="Go"/></button>\
        <textField text="x" minimumFontSize="12" id="f1"/><progressView progress="0.5" id="p1"/>\
        <pageControl numberOfPages="3" currentPage="1" id="pc"/></subviews></stackView>
        <scrollView id="scroll"><rect key="frame" x="10" y="300" width="200" height="100"/><subviews><view id="inner">\
        <rect key="frame" x="0" y="0" width="500" height="500"/></view></subviews>\
        <size key="contentSize" width="500" height="500"/><viewLayoutGuide key="contentLayoutGuide" id="clg"/>\
        </scrollView>
        <visualEffectView id="ve"><blurEffect style="regular"/><view key="contentView" id="vc"/></visualEffectView>\
        <textView text="words" id="txt"><rect key="frame" x="10" y="500" width="100" height="50"/></textView>\
        </subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints><constraint firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" multiplier="1" id="c1"/><constraint firstItem="stack" firstAttribute="centerX" secondItem="pv" \
        secondAttribute="centerX" priority="750" id="c2"/>\
        <constraint firstItem="stack" firstAttribute="width" constant="200" id="c3"/>\
        <constraint firstItem="inner" firstAttribute="top" secondItem="clg" secondAttribute="top" id="c4"/>\
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="ve"/></mask></variation>\
        <variation key="widthClass=regular"><mask key="subviews"><include reference="ve"/><exclude reference="stack"/>\
        </mask></variation></view>
        <connections><outletCollection property="gestureRecognizers" destination="tap" id="oc"/>\
        <segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="g17"/></connections>\
        </viewController><tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>\
        <segue destination="page2" kind="show" id="g18"/></connections></tapGestureRecognizer></objects></scene>
        <scene><objects><viewController id="page2"><navigationItem key="navigationItem" title="Two" id="i2"/>\
        <view key="view" id="pv2"><subviews><containerView id="ct"><connections>\
        <segue destination="page" kind="embed" id="g7"/></connections></containerView><button id="b2">\
        <state key="normal" title="Next"/><connections><segue destination="page" kind="show" identifier="next" \
        id="g8"/></connections></button></subviews></view>
        <connections><segue destination="nav" kind="presentation" identifier="up" modalPresentationStyle="formSheet" \
        id="g9"/><segue destination="page" kind="push" identifier="push" splitViewControllerTargetIndex="1" id="g10"/>\
        <segue destination="page" kind="custom" customClass="Gone" identifier="own" id="g11"/>\
        <segue destination="fixed" kind="showDetail" identifier="detail" id="g12"/>\
        <segue destination="page" kind="popoverPresentation" identifier="over" popoverAnchorView="b2" id="g13">\
        <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></viewController>\
        <exit id="exit"/></objects></scene>
        </scenes></document>
        """

    /// Performs the segues of the visible controllers: by identifier, and by their items, buttons and rows.
    private func follow(_ root: UIViewController, _ numbers: inout SeededNumbers) {
        var waiting = [root], seen: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast(), seen.count < 12 {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            for segue in controller.sceneOrigin?.segues ?? [] where segue.kind != .embed {
                if let identifier = segue.identifier {
                    controller.performSegue(withIdentifier: identifier, sender: nil)
                }
            }
            for item in (controller.navigationItem.rightBarButtonItems ?? [])
                + (controller.navigationItem.leftBarButtonItems ?? [])
            {
                if let action = item.action {
                    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
                }
            }
            var views = [controller.viewIfLoaded].compactMap { $0 }
            while let view = views.popLast() {
                if let cell = view as? UITableViewCell { cell.parts.whenChosen?(cell) }
                (view as? UIButton)?.sendActions(for: .primaryActionTriggered)
                views += view.subviews
            }
            waiting += controller.children + [controller.presentedViewController].compactMap { $0 }
            if Bool.random(using: &numbers) { waiting.shuffle(using: &numbers) }
        }
    }

    @Test("The intact parts of a damaged storyboard are instantiated and shown, and segues lead where possible")
    func mutated() throws {
        // More rounds by hand: CHEVRON_FUZZ=20000 swift test --filter MutatedStoryboard
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 120
        let places = Self.text.matches(of: try Regex(#"([a-zA-Z]+)="([^"]*)""#)).compactMap { match in
            match.output[2].range.map { ($0, match.output[1].substring ?? "") }
        }
        let ids = places.filter { $0.1 == "id" }.map { String(Self.text[$0.0]) }
        let numbersOf: Set<Substring> = [
            "x", "y", "width", "height", "constant", "multiplier", "priority", "spacing", "pointSize", "alpha",
            "rowHeight", "numberOfLines", "numberOfPages",
            "currentPage", "selectedSegmentIndex", "indentationLevel", "indentationWidth", "progress",
            "minimumScaleFactor", "minimumFontSize",
            "sectionHeaderHeight", "numberOfTapsRequired",
        ]
        let odd = [
            "0", "-1", "-5", "1e9", "-1e9", "1e300", "-1e300", "0.0001", "9223372036854775807", "nan", "0:1", "16:9",
            "x",
        ]
        let words = [
            "show", "push", "modal", "custom", "replace", "popoverPresentation", "unwind", "titleView", "accessoryView",
            "backgroundView", "top", "bottom",
            "width", "height", "leading", "left", "centerX", "baseline", "custom", "system", "plain", "subtitle",
            "relationship", "embed", "viewControllers",
            "rootViewController", "detailViewController", "YES", "NO", "view", "gestureRecognizers", "delegate",
            "contentView",
        ]
        var numbers = SeededNumbers(seed: 5), shown = 0
        let app = TestApp(UIViewController(), draws: false)
        for _ in 0..<count {
            var text = Self.text
            var changed = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in places.randomElement(using: &numbers)!
            }
            changed.sort { $0.0.lowerBound > $1.0.lowerBound }
            var last = text.endIndex
            for (place, name) in changed where place.upperBound <= last {
                last = place.lowerBound
                let new =
                    if numbersOf.contains(name) {
                        odd.randomElement(using: &numbers)!
                    } else if [
                        "id", "destination", "firstItem", "secondItem", "reference", "textLabel", "detailTextLabel",
                        "initialViewController",
                    ].contains(
                        name)
                    { ids.randomElement(using: &numbers)! } else {
                        (Bool.random(using: &numbers) ? words : ids).randomElement(using: &numbers)!
                    }
                text.replaceSubrange(place, with: new)
            }
            guard let document = try? InterfaceDocument(bytes: Array(text.utf8), name: "Damaged") else { continue }
            let storyboard = UIStoryboard(InterfaceSource(document, name: "Damaged", bundle: .main))
            for scene in document.scenes { storyboard.makeController(scene, creator: nil)?.loadViewIfNeeded() }
            guard let root = storyboard.instantiateInitialViewController() else { continue }
            app.window.rootViewController = root
            app.turn()
            (root as? UITabBarController)?.selectedIndex = Int.random(in: 0...2, using: &numbers)
            app.turn()
            follow(root, &numbers)
            app.turn()
            app.resize(to: CGSize(width: Bool.random(using: &numbers) ? 1000 : 390, height: 844))
            app.turn()
            shown += 1
        }
        #expect(shown > count / 2)
    }
}
