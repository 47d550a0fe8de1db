import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition { static let defaultValue = 1 }
private struct Tone: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}
/// A value that cannot be compared.
private struct Style: UITraitDefinition {
    struct Value { var number = 0 }
    static let defaultValue = Value()
}

/// Collections of traits as values.
@MainActor
struct UITraitCollectionTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test("an empty collection leaves every trait unspecified")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits[Density.self] == 1)
    }

    @Test("an initializer for one trait leaves the others unspecified")
    func single() {
        #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
        #expect(UITraitCollection(displayScale: 3).displayScale == 3)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
        #expect(dark.horizontalSizeClass == .unspecified)
        #expect(dark.displayScale == 0)
    }

    @Test("a merged collection has the last specified value of each trait")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            dark, UITraitCollection(displayScale: 2), light, UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .compact)
        #expect(merged.verticalSizeClass == .unspecified)
        #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    }

    @Test("merging keeps traits of the app, and the later value wins")
    func mergingCustom() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection {
                $0[Density.self] = 2; $0[Tone.self] = "warm"
            }, UITraitCollection { $0[Density.self] = 3 },
        ])
        #expect(merged[Density.self] == 3)
        #expect(merged[Tone.self] == "warm")
    }

    @Test("collections are equal by the values of all traits")
    func equality() {
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(dark != light)
        #expect(dark != UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)]))
        #expect(UITraitCollection { $0[Density.self] = 2 } == UITraitCollection { $0[Density.self] = 2 })
        #expect(UITraitCollection { $0[Density.self] = 2 } != UITraitCollection { $0[Density.self] = 3 })
        #expect(UITraitCollection { $0[Density.self] = 2 } != UITraitCollection())
        #expect(!dark.isEqual("dark"))
        let style = UITraitCollection { $0[Style.self] = Style.Value(number: 1) }
        #expect(style == style.modifyingTraits { _ in })
    }

    @Test("a modified collection is new, and the original keeps its traits")
    func modifying() {
        let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        let modified = traits.modifyingTraits {
            $0.userInterfaceStyle = .light
            $0.legibilityWeight = .bold
            $0[Density.self] = 4
        }
        #expect(modified.userInterfaceStyle == .light)
        #expect(modified.legibilityWeight == .bold)
        #expect(modified.displayScale == 2)
        #expect(modified[Density.self] == 4)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits[Density.self] == 1)
    }

    @Test("mutations read the value that they have set")
    func readingMutations() {
        var seen: [Int] = []
        let traits = UITraitCollection {
            seen.append($0[Density.self])
            $0[Density.self] += 1
            seen.append($0[Density.self])
            $0[UITraitDisplayScale.self] = 3
            seen.append(Int($0.displayScale))
        }
        #expect(seen == [1, 2, 3])
        #expect(traits[UITraitDisplayScale.self] == 3)
    }

    @Test("a display scale that is not finite or not positive counts as unspecified", arguments: [-1, .nan, .infinity])
    func oddScale(scale: CGFloat) {
        #expect(UITraitCollection { $0.displayScale = scale }.displayScale == 0)
    }

    @Test("style, level, contrast and marked traits of the app change the appearance of colors, others do not")
    func colorAppearance() {
        #expect(dark.hasDifferentColorAppearance(comparedTo: light))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
        let changes: [(UITraitCollection.TraitMutations, Bool)] = [
            ({ $0.userInterfaceLevel = .elevated }, true), ({ $0.accessibilityContrast = .high }, true),
            ({ $0[Tone.self] = "warm" }, true), ({ $0[Density.self] = 2 }, false), ({ $0.displayScale = 3 }, false),
            ({ $0.horizontalSizeClass = .regular }, false), ({ $0.preferredContentSizeCategory = .small }, false),
            ({ $0.legibilityWeight = .bold }, false), ({ $0.layoutDirection = .rightToLeft }, false),
        ]
        for (number, change) in changes.enumerated() {
            let other = dark.modifyingTraits(change.0)
            #expect(dark.hasDifferentColorAppearance(comparedTo: other) == change.1, "change \(number)")
            #expect(other.hasDifferentColorAppearance(comparedTo: dark) == change.1, "change \(number) reversed")
        }
    }

    @Test("performing with traits makes them current, and restores the former traits")
    func performing() {
        let before = UITraitCollection.current
        var styles: [UIUserInterfaceStyle] = []
        dark.performAsCurrent {
            styles.append(UITraitCollection.current.userInterfaceStyle)
            light.performAsCurrent { styles.append(UITraitCollection.current.userInterfaceStyle) }
            styles.append(UITraitCollection.current.userInterfaceStyle)
        }
        #expect(styles == [.dark, .light, .dark])
        #expect(UITraitCollection.current == before)
    }

    @Test("dynamic colors resolve with the current traits of the closure")
    func colorsInside() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var inside: CGColor?
        dark.performAsCurrent { inside = color.cgColor }
        #expect(inside == UIColor.white.cgColor)
        light.performAsCurrent { inside = color.cgColor }
        #expect(inside == UIColor.black.cgColor)
    }

    @Test("text sizes are ordered, and the five largest are accessibility sizes")
    func textSizes() {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        #expect(sizes.shuffled().sorted() == sizes)
        #expect(sizes.map(\.isAccessibilityCategory) == (0..<12).map { $0 >= 7 })
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
    }

    @Test("a view in a window has a value for every trait")
    func inWindow() {
        let page = UIViewController()
        let app = TestApp(page, scale: 3)
        app.settle()
        let traits = page.view.traitCollection
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .regular)
        #expect(traits.displayScale == 3)
        #expect(traits.layoutDirection == .leftToRight)
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits.forceTouchCapability == .unavailable)
        app.resize(to: CGSize(width: 844, height: 390))
        app.settle()
        #expect(page.view.traitCollection.verticalSizeClass == .compact)
        app.isDark = true
        app.settle()
        #expect(page.view.traitCollection.userInterfaceStyle == .dark)
        #expect(page.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("the current traits outside of views are those of the user's settings and of the main window")
    func outsideOfViews() {
        final class Recorder: UIViewController {
            var loaded: (UITraitCollection, CGColor)?
            override func viewDidLoad() {
                super.viewDidLoad()
                loaded = (.current, UIColor.label.cgColor)
            }
        }
        let controller = Recorder()
        let app = TestApp(controller, size: CGSize(width: 1024, height: 768), scale: 3, dark: true, rightToLeft: true)
        #expect(controller.loaded?.0.userInterfaceStyle == .dark)
        #expect(controller.loaded?.0.layoutDirection == .rightToLeft)
        #expect(controller.loaded?.1 == UIColor.white.cgColor)
        #expect(UITraitCollection.current == app.window.traitCollection)
        app.textSize = .accessibilityLarge
        #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
        #expect(
            UIFont.preferredFont(forTextStyle: .body).pointSize
                == UIFont.preferredFont(forTextStyle: .body, compatibleWith: app.window.traitCollection).pointSize)
    }

    @Test("each of two apps has its own current traits")
    func ofTwoApps() {
        let first = TestApp(UIViewController(), dark: true)
        let second = TestApp(UIViewController())
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        first.advance(frames: 1)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        second.advance(frames: 1)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
