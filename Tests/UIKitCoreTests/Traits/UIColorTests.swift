import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Colors: their components, their equality, and dynamic colors.
@MainActor
struct UIColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func rgba(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    private func hsba(_ color: UIColor) -> [CGFloat] {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        return [hue, saturation, brightness, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    // MARK: Components

    @Test("a color returns the components that it was created with")
    func components() {
        #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(rgba(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
        #expect(rgba(.clear) == [0, 0, 0, 0])
        #expect(rgba(.orange) == [1, 0.5, 0, 1])
        #expect(rgba(.lightGray) == [0.667, 0.667, 0.667, 1])
        #expect(rgba(.darkGray) == [0.333, 0.333, 0.333, 1])
    }

    @Test("a method for components skips the pointers that are nil")
    func skippedComponents() {
        var green: CGFloat = 0
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect(green == 0.2)
        var white: CGFloat = 0
        UIColor(white: 0.75, alpha: 1).getWhite(&white, alpha: nil)
        #expect(abs(white - 0.75) < 0.001)
    }

    @Test(
        "hue, saturation and brightness become red, green and blue, and back",
        arguments: [
            (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]), (2.0 / 3, [0, 0, 1]),
            (5.0 / 6, [1, 0, 1]),
        ] as [(CGFloat, [CGFloat])])
    func hues(hue: CGFloat, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5)
        #expect(rgba(color) == expected + [0.5])
        #expect(hsba(color) == [(hue * 1000).rounded() / 1000, 1, 1, 0.5])
    }

    @Test("a gray has no hue and no saturation")
    func gray() {
        #expect(hsba(UIColor(white: 0.5, alpha: 1)) == [0, 0, 0.5, 1])
        #expect(hsba(.black) == [0, 0, 0, 1])
        #expect(rgba(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
        #expect(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    }

    @Test("a color of a core color has the same components")
    func coreColors() {
        let core = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: core).cgColor == core)
        #expect(rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [1, 1, 1, 1])
    }

    // MARK: Equality

    @Test("fixed colors are equal by their components")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor.red != .blue)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor(white: 0, alpha: 1) == .black)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
        #expect(!UIColor.red.isEqual("red"))
    }

    @Test("system colors are equal to themselves, and to no other color of equal components")
    func systemEquality() {
        #expect(UIColor.systemBlue == .systemBlue)
        #expect(UIColor.systemBackground != .systemGroupedBackground)
        #expect(UIColor.label != .black)
        #expect(UIColor.label.resolvedColor(with: light) == .black)
        let provider: (UITraitCollection) -> UIColor = { _ in .red }
        let color = UIColor(dynamicProvider: provider)
        #expect(color == color)
        #expect(color != UIColor(dynamicProvider: provider))
    }

    // MARK: Dynamic colors

    @Test("a dynamic color resolves to a fixed color for each set of traits")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light) == .black)
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
    }

    @Test("a provider may return another dynamic color")
    func nested() {
        let color = UIColor { _ in .label }
        #expect(color.resolvedColor(with: dark) == .white)
        #expect(color.resolvedColor(with: light) == .black)
    }

    @Test("a dynamic color with another alpha stays dynamic")
    func alpha() {
        #expect(rgba(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(rgba(color.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(rgba(color.resolvedColor(with: light)) == [0, 0, 0, 0.5])
    }

    @Test("system colors have the published values in light and dark mode")
    func systemColors() {
        func hex(_ color: UIColor, _ traits: UITraitCollection) -> Int {
            rgba(color.resolvedColor(with: traits)).prefix(3).reduce(0) { $0 << 8 + Int(($1 * 255).rounded()) }
        }
        #expect(hex(.systemBlue, light) == 0x007AFF)
        #expect(hex(.systemBlue, dark) == 0x0A84FF)
        #expect(hex(.systemRed, light) == 0xFF3B30)
        #expect(hex(.systemRed, dark) == 0xFF453A)
        #expect(hex(.systemGreen, light) == 0x34C759)
        #expect(hex(.systemGray6, light) == 0xF2F2F7)
        #expect(hex(.systemGray6, dark) == 0x1C1C1E)
        let contrast = UITraitCollection(accessibilityContrast: .high)
        #expect(hex(.systemBlue, UITraitCollection(traitsFrom: [light, contrast])) == 0x0040DD)
    }

    @Test("an elevated background is lighter in dark mode, and the same in light mode")
    func elevation() {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        let both = UITraitCollection(traitsFrom: [dark, elevated])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: both))[0] > 0.1)
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: elevated)) == [1, 1, 1, 1])
    }

    @Test("a view draws its dynamic background again when the style changes")
    func onScreen() throws {
        let page = UIViewController()
        let app = TestApp(page)
        page.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        app.settle()
        #expect(try #require(app.picture())[20, 20]?.green == 255)
        app.isDark = true
        app.settle()
        #expect(try #require(app.picture())[20, 20]?.red == 255)
        page.overrideUserInterfaceStyle = .light
        app.settle()
        #expect(try #require(app.picture())[20, 20]?.green == 255)
    }

    @Test("an archive of an appearance restores a system color as the same color")
    func archives() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemBackground
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        let data = try NSKeyedArchiver.archivedData(withRootObject: appearance, requiringSecureCoding: true)
        let back = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UINavigationBarAppearance.self, from: data))
        #expect(back == appearance)
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let color = try #require(back.backgroundColor)
        #expect(color.resolvedColor(with: elevated) == UIColor.systemBackground.resolvedColor(with: elevated))
        #expect(color.resolvedColor(with: light) == .white)
    }
}
