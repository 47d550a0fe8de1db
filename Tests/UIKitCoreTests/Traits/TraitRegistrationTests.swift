import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition { static let defaultValue = 1 }
private struct Tone: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

private final class Listener: UIViewController {
    var received: [String] = []
    func changed() { received.append("changed") }
}

@MainActor private final class ReceivedSizes { var sizes: [String] = [] }

/// Traits that are set for a part of an app, and handlers of their changes.
@MainActor struct TraitRegistrationTests {
    @Test("a handler is called after one of its traits has changed, with the former traits")
    func handler() {
        let screen = Listener()
        let app = TestApp(screen)
        var received: [String] = []
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (screen: Listener, previous: UITraitCollection) in
            received.append(
                """
                controller \(previous.userInterfaceStyle.rawValue) \
                \(screen.traitCollection.userInterfaceStyle.rawValue)
                """
            )
        }
        screen.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self])
        { (view: UIView, _) in
            received.append("view \(view.traitCollection.preferredContentSizeCategory == .extraLarge)")
        }
        #expect(received.isEmpty)
        screen.overrideUserInterfaceStyle = .dark
        #expect(received == ["view false", "controller 1 2"])
        received = []
        app.textSize = .extraLarge
        #expect(received == ["view true"])
    }

    @Test("a registration can be removed, even inside a handler")
    func takenBack() {
        let view = UIView()
        let app = TestApp(UIViewController())
        app.window.addSubview(view)
        var received = 0
        var second: (any UITraitChangeRegistration)?
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
            received += 1
            if let taken = second { view.unregisterForTraitChanges(taken) }
        }
        second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in received += 100 }
        view.overrideUserInterfaceStyle = .dark
        #expect(received == 1)
        view.overrideUserInterfaceStyle = .light
        #expect(received == 2)
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
        #expect(screen.received == ["changed"])
        withExtendedLifetime(app) {}
    }

    @Test("a trait of the app is inherited down the tree, and its changes are reported")
    func custom() {
        let screen = Listener()
        let app = TestApp(UINavigationController(rootViewController: screen))
        let inner = UIView()
        screen.view.addSubview(inner)
        #expect(inner.traitCollection[Density.self] == 1)
        var received: [Int] = []
        inner.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
            received += [previous[Density.self], view.traitCollection[Density.self]]
        }
        screen.navigationController?.traitOverrides[Density.self] = 3
        #expect(received == [1, 3])
        screen.navigationController?.traitOverrides[Density.self] = 3
        #expect(received == [1, 3])
        #expect(screen.navigationController?.traitOverrides.contains(Density.self) == true)
        screen.navigationController?.traitOverrides.remove(Density.self)
        #expect(received == [1, 3, 3, 1])
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
        let received = ReceivedSizes()
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""
            MainActor.assumeIsolated { received.sizes.append(size) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.textSize = .extraLarge
        #expect(received.sizes.last == UIContentSizeCategory.extraLarge.rawValue)
    }
}
