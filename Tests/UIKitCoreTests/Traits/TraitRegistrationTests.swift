import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition { static let defaultValue = 1 }
private struct Tone: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

private final class Listener: UIViewController {
    var heard: [String] = []
    func changed() { heard.append("changed") }
}

@MainActor private final class HeardSizes { var sizes: [String] = [] }

/// Traits that are set for a part of an app, and handlers of their changes.
@MainActor @Suite struct TraitRegistrationTests {
    @Test("a handler comes after one of its traits has changed, with the traits before")
    func handler() {
        let screen = Listener()
        let app = TestApp(screen)
        var heard: [String] = []
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (screen: Listener, previous: UITraitCollection) in
            heard.append(
                """
                controller \(previous.userInterfaceStyle.rawValue) \
                \(screen.traitCollection.userInterfaceStyle.rawValue)
                """
            )
        }
        screen.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self])
        { (view: UIView, _) in
            heard.append("view \(view.traitCollection.preferredContentSizeCategory == .extraLarge)")
        }
        #expect(heard.isEmpty)
        screen.overrideUserInterfaceStyle = .dark
        #expect(heard == ["view false", "controller 1 2"])
        heard = []
        app.textSize = .extraLarge
        #expect(heard == ["view true"])
    }

    @Test("a registration can be removed, even inside a handler")
    func takenBack() {
        let view = UIView()
        let app = TestApp(UIViewController())
        app.window.addSubview(view)
        var heard = 0
        var second: (any UITraitChangeRegistration)?
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            heard += 1
            if let taken = second { view.unregisterForTraitChanges(taken) }
        }
        second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard += 100 }
        view.overrideUserInterfaceStyle = .dark
        #expect(heard == 1)
        view.overrideUserInterfaceStyle = .light
        #expect(heard == 2)
    }

    @Test("a method is called by its selector, and its target is not kept")
    func selector() {
        let screen = Listener()
        let app = TestApp(screen)
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed", Listener.changed))
        weak var gone: Listener?
        do {
            let other = Listener()
            gone = other
            screen.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self], target: other, action: Selector("changed", Listener.changed))
        }
        #expect(gone == nil)
        screen.overrideUserInterfaceStyle = .dark
        #expect(screen.heard == ["changed"])
        withExtendedLifetime(app) {}
    }

    @Test("a trait of the app is inherited down the tree, and its changes are reported")
    func custom() {
        let screen = Listener()
        let app = TestApp(UINavigationController(rootViewController: screen))
        let inner = UIView()
        screen.view.addSubview(inner)
        #expect(inner.traitCollection[Density.self] == 1)
        var heard: [Int] = []
        inner.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
            heard += [previous[Density.self], view.traitCollection[Density.self]]
        }
        screen.navigationController?.traitOverrides[Density.self] = 3
        #expect(heard == [1, 3])
        screen.navigationController?.traitOverrides[Density.self] = 3
        #expect(heard == [1, 3])
        #expect(screen.navigationController?.traitOverrides.contains(Density.self) == true)
        screen.navigationController?.traitOverrides.remove(Density.self)
        #expect(heard == [1, 3, 3, 1])
        withExtendedLifetime(app) {}
    }

    @Test("overrides of a view are those of its own traits, and leave what they do not name")
    func overrides() {
        let view = UIView()
        let app = TestApp(UIViewController())
        app.window.addSubview(view)
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
        #expect(view.traitCollection.layoutDirection == .leftToRight)
        #expect(view.overrideUserInterfaceStyle == .dark)
        view.traitOverrides.displayScale = .nan
        #expect(view.traitCollection.displayScale == app.window.traitCollection.displayScale)
        view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(view.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test("collections are made and changed by closures, and colors follow a trait that says so")
    func collections() {
        let dark = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0[Tone.self] = "warm"
        }
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark[Tone.self] == "warm")
        let changed = dark.modifyingTraits { $0[Density.self] = 2 }
        #expect(changed[Tone.self] == "warm")
        #expect(changed[Density.self] == 2)
        #expect(!changed.hasDifferentColorAppearance(comparedTo: dark))
        #expect(changed.modifyingTraits { $0[Tone.self] = "cold" }.hasDifferentColorAppearance(comparedTo: dark))
        #expect(dark != UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(
            dark
                == UITraitCollection {
                    $0[Tone.self] = "warm"; $0.userInterfaceStyle = .dark
                })
    }

    @Test("the size of text is announced, with its new value")
    func sizeNotification() {
        let app = TestApp(UIViewController())
        let heard = HeardSizes()
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""
            MainActor.assumeIsolated { heard.sizes.append(size) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.textSize = .extraLarge
        #expect(heard.sizes.last == UIContentSizeCategory.extraLarge.rawValue)
    }
}
