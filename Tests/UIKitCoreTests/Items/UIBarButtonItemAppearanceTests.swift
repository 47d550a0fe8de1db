import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The appearance of buttons, by state.
@MainActor
struct UIBarButtonItemAppearanceTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func full() -> UIBarButtonItemAppearance {
        let appearance = UIBarButtonItemAppearance(style: .done)
        appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        appearance.highlighted.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.disabled.backgroundImagePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        appearance.focused.titleTextAttributes = [.foregroundColor: UIColor.blue]
        return appearance
    }

    private func color(_ stage: NavigationStage, _ text: String) throws -> UIColor? {
        (try stage.app.require(text) as? UILabel)?.textColor
    }

    @Test("a new appearance sets nothing in any state")
    func defaults() {
        let appearance = UIBarButtonItemAppearance()
        for state in [appearance.normal, appearance.highlighted, appearance.disabled, appearance.focused] {
            #expect(state.titleTextAttributes.isEmpty)
            #expect(state.titlePositionAdjustment == .zero)
            #expect(state.backgroundImage == nil)
            #expect(state.backgroundImagePositionAdjustment == .zero)
        }
        #expect(appearance == UIBarButtonItemAppearance(style: .plain))
        #expect(appearance != UIBarButtonItemAppearance(style: .done))
    }

    @Test("a copy has equal values in every state and changes independently")
    func copies() {
        let appearance = full()
        let copy = appearance.copy()
        #expect(copy == appearance)
        #expect(copy.hash == appearance.hash)
        copy.normal.titleTextAttributes = [:]
        #expect(copy != appearance)
        #expect(appearance.normal.titleTextAttributes.count == 2)
        appearance.focused.titleTextAttributes = [:]
        #expect(copy.focused.titleTextAttributes.count == 1)
    }

    @Test("the default configuration removes the values of every state")
    func configuration() {
        let appearance = full()
        appearance.configureWithDefault(for: .plain)
        #expect(appearance == UIBarButtonItemAppearance(style: .plain))
    }

    @Test("an archive restores every state and the style")
    func coding() throws {
        #expect(try archived(full()) == full())
        #expect(try archived(UIBarButtonItemAppearance()) == UIBarButtonItemAppearance())
    }

    @Test("a bar draws plain and prominent buttons in their own appearances")
    func styles() throws {
        let stage = NavigationStage("Root")
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.change {
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
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
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        stage.change {
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        #expect(try color(stage, "Root") == .red)
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.change {
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        #expect(try color(stage, "Root") == .green)
    }

    @Test("a disabled button takes its font from the normal state, and its color only from its own")
    func disabled() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        item.isEnabled = false
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 23)]
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = item
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        #expect((try stage.app.require("Save") as? UILabel)?.font.pointSize == 23)
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.purple]
        stage.change {
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
        }
        #expect(try color(stage, "Save") == .purple)
    }

    @Test("attributes of an item win over the appearance of its bar")
    func itemAttributes() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = item
            stage.bar.standardAppearance = appearance
            stage.bar.scrollEdgeAppearance = appearance
            item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        }
        #expect(try color(stage, "Save") == .brown)
        stage.change { item.setTitleTextAttributes(nil, for: .normal) }
        #expect(try color(stage, "Save") == .red)
    }
}
