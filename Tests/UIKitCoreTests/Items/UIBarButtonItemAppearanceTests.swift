import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The appearance of buttons, by state.
@MainActor
@Suite struct UIBarButtonItemAppearanceTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func full() -> UIBarButtonItemAppearance {
        let look = UIBarButtonItemAppearance(style: .done)
        look.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        look.highlighted.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        look.disabled.backgroundImagePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        look.focused.titleTextAttributes = [.foregroundColor: UIColor.blue]
        return look
    }

    private func color(_ stage: NavigationStage, _ text: String) throws -> UIColor? {
        (try stage.app.require(text) as? UILabel)?.textColor
    }

    @Test("a new appearance sets nothing in any state")
    func defaults() {
        let look = UIBarButtonItemAppearance()
        for state in [look.normal, look.highlighted, look.disabled, look.focused] {
            #expect(state.titleTextAttributes.isEmpty)
            #expect(state.titlePositionAdjustment == .zero)
            #expect(state.backgroundImage == nil)
            #expect(state.backgroundImagePositionAdjustment == .zero)
        }
        #expect(look == UIBarButtonItemAppearance(style: .plain))
        #expect(look != UIBarButtonItemAppearance(style: .done))
    }

    @Test("a copy has equal values in every state and changes independently")
    func copies() {
        let look = full()
        let copy = look.copy()
        #expect(copy == look)
        #expect(copy.hash == look.hash)
        copy.normal.titleTextAttributes = [:]
        #expect(copy != look)
        #expect(look.normal.titleTextAttributes.count == 2)
        look.focused.titleTextAttributes = [:]
        #expect(copy.focused.titleTextAttributes.count == 1)
    }

    @Test("the default configuration removes the values of every state")
    func configuration() {
        let look = full()
        look.configureWithDefault(for: .plain)
        #expect(look == UIBarButtonItemAppearance(style: .plain))
    }

    @Test("an archive restores every state and the style")
    func coding() throws {
        #expect(try archived(full()) == full())
        #expect(try archived(UIBarButtonItemAppearance()) == UIBarButtonItemAppearance())
    }

    @Test("a bar draws plain and prominent buttons in their own appearances")
    func styles() throws {
        let stage = NavigationStage("Root")
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.change {
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
            stage.top.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(title: "Plain", primaryAction: UIAction { _ in }), UIBarButtonItem(systemItem: .done),
            ]
        }
        #expect(try color(stage, "Plain") == .red)
        #expect(try color(stage, "Done") == .green)
    }

    @Test("a back button takes the values that it does not set from plain buttons")
    func back() throws {
        let stage = NavigationStage("Root", "Top")
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        stage.change {
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
        }
        #expect(try color(stage, "Root") == .red)
        look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.change {
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
        }
        #expect(try color(stage, "Root") == .green)
    }

    @Test("a disabled button takes its font from the normal state, and its color only from its own")
    func disabled() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        item.isEnabled = false
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 23)]
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = item
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
        }
        #expect((try stage.app.require("Save") as? UILabel)?.font.pointSize == 23)
        look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.purple]
        stage.change {
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
        }
        #expect(try color(stage, "Save") == .purple)
    }

    @Test("attributes of an item win over the appearance of its bar")
    func itemAttributes() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = item
            stage.bar.standardAppearance = look
            stage.bar.scrollEdgeAppearance = look
            item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        }
        #expect(try color(stage, "Save") == .brown)
        stage.change { item.setTitleTextAttributes(nil, for: .normal) }
        #expect(try color(stage, "Save") == .red)
    }
}
