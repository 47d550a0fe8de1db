import Foundation
import Testing
import UIKit
import UIKitTesting

/// Bar appearances in a document.
@MainActor struct BarAppearanceTests {
    private static let red = "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'"
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("A navigation bar reads its appearances by their keys; an empty appearance is the system's")
    func navigationBar() throws {
        let appearance = """
            <color key="backgroundColor" \(Self.red)/><nil key="shadowColor"/>
            <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" \
            pointSize="13"/><color key="textColor" \(Self.red)/></textAttributes>
            <textAttributes key="largeTitleTextAttributes"><color key="textColor" \(Self.red)/></textAttributes>
            <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="normal">\
            <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)/></textAttributes>\
            </barButtonItemStateAppearance></barButtonItemAppearance>
            """
        let text = InterfaceFolder.storyboard(
            initial: "n",
            """
            <scene><objects><navigationController id="n"><navigationBar key="navigationBar" id="b">
            <navigationBarAppearance key="standardAppearance" \
            backgroundEffect="regular">\(appearance)</navigationBarAppearance>\
            <navigationBarAppearance key="compactAppearance"/>
            <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none">\
            <offset key="titlePositionAdjustment" horizontal="3" vertical="-2"/></navigationBarAppearance>
            <navigationBarAppearance key="compactScrollEdgeAppearance">\(appearance)</navigationBarAppearance>\
            </navigationBar></navigationController></objects></scene>
            """)
        let folder = try InterfaceFolder(["Looks.storyboard": text])
        let stack = try #require(
            UIStoryboard(name: "Looks", bundle: folder.bundle).instantiateInitialViewController()
                as? UINavigationController)
        let bar = stack.navigationBar, standard = bar.standardAppearance
        #expect(standard.backgroundColor == red)
        #expect(standard.shadowColor == nil)
        #expect(standard.backgroundEffect == UIBlurEffect(style: .regular))
        #expect(
            standard.titleTextAttributes[.foregroundColor] as? UIColor == red
                && (standard.titleTextAttributes[.font] as? UIFont)?.pointSize == 13)
        #expect(standard.largeTitleTextAttributes[.foregroundColor] as? UIColor == red)
        #expect(standard.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == red)
        #expect(bar.compactAppearance == UINavigationBarAppearance())
        #expect(bar.scrollEdgeAppearance?.backgroundEffect == nil)
        #expect(bar.scrollEdgeAppearance?.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: -2))
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == red)
    }

    @Test("Items, toolbars and tab bars have appearances of their own")
    func others() throws {
        let text = InterfaceFolder.nib(
            """
            <navigationItem title="Page" backButtonDisplayMode="minimal" id="i">\
            <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" \(Self.red)/>\
            </navigationBarAppearance></navigationItem>
            <toolbar id="t"><toolbarAppearance key="standardAppearance"><color key="backgroundColor" \(Self.red)/>\
            </toolbarAppearance><toolbarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/></toolbar>
            <tabBar id="b"><tabBarAppearance key="standardAppearance" stackedItemSpacing="7">\
            <color key="backgroundColor" \(Self.red)/>
            <tabBarItemAppearance key="stackedLayoutAppearance"><tabBarItemStateAppearance key="selected">\
            <color key="iconColor" \(Self.red)/></tabBarItemStateAppearance></tabBarItemAppearance></tabBarAppearance>
            <items><tabBarItem title="One" id="one"><tabBarAppearance key="scrollEdgeAppearance">\
            <color key="backgroundColor" \(Self.red)/></tabBarAppearance></tabBarItem></items></tabBar>
            """)
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let item = try #require(made[0] as? UINavigationItem), toolbar = try #require(made[1] as? UIToolbar),
            bar = try #require(made[2] as? UITabBar)
        #expect(item.standardAppearance?.backgroundColor == red)
        #expect(item.backButtonDisplayMode == .minimal)
        #expect(item.scrollEdgeAppearance == nil)
        #expect(toolbar.standardAppearance.backgroundColor == red)
        #expect(toolbar.scrollEdgeAppearance?.backgroundEffect == nil)
        #expect(bar.standardAppearance.backgroundColor == red)
        #expect(bar.standardAppearance.stackedItemSpacing == 7)
        #expect(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == red)
        #expect(bar.items?.first?.scrollEdgeAppearance?.backgroundColor == red)
    }
}
