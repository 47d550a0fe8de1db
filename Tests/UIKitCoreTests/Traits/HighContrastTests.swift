import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Increased contrast: the setting of the desktop, the traits, and the colors of controls.
@MainActor
struct HighContrastTests {
    private let page = UIViewController()
    private let app: TestApp

    init() {
        app = TestApp(page, size: CGSize(width: 200, height: 200), scale: 1)
        page.view.backgroundColor = .systemBackground
        app.settle()
    }

    private func pixel(_ x: Int, _ y: Int) -> [Int] {
        app.picture()?[x, y].map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
    }

    @Test func `the setting of the desktop changes the trait and the accessibility setting`() {
        #expect(page.traitCollection.accessibilityContrast == .normal && !UIAccessibility.isDarkerSystemColorsEnabled)
        app.increasesContrast = true
        app.settle()
        #expect(page.traitCollection.accessibilityContrast == .high && UIAccessibility.isDarkerSystemColorsEnabled)
        app.increasesContrast = false
        app.settle()
        #expect(page.traitCollection.accessibilityContrast == .normal && !UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test func `controls in the window draw the accessible variants of their system colors`() {
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.isOn = true
        let slider = UISlider(frame: CGRect(x: 0, y: 40, width: 200, height: 31))
        slider.value = 0.5
        let bar = UIProgressView(frame: CGRect(x: 0, y: 80, width: 200, height: 4))
        bar.progress = 0.5
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 34)
        let dots = UIPageControl(frame: CGRect(x: 0, y: 140, width: 200, height: 26))
        dots.numberOfPages = 3
        [toggle, slider, bar, button, dots].forEach(page.view.addSubview)
        app.settle()
        let places: [(String, Int, Int)] = [
            ("switch", 10, 15), ("track of a slider", 30, 55), ("rest of a slider", 180, 55), ("progress", 40, 82),
            ("button", 50, 105), ("dot", 118, 153),
        ]
        let before = places.map { pixel($0.1, $0.2) }
        app.increasesContrast = true
        app.settle()
        for (place, old) in zip(places, before) {
            let new = pixel(place.1, place.2)
            #expect(new != old && new.reduce(0, +) < old.reduce(0, +), "\(place.0): \(old) \(new)")
        }
        app.increasesContrast = false
        app.settle()
        #expect(places.map { pixel($0.1, $0.2) } == before)
    }

    @Test func `system colors are darker with increased contrast`() {
        let (normal, high) = (
            UITraitCollection(accessibilityContrast: .normal), UITraitCollection(accessibilityContrast: .high)
        )
        for color: UIColor in [.systemBlue, .systemGreen, .systemRed, .systemGray, .secondaryLabel, .tertiaryLabel] {
            #expect(color.resolvedColor(with: normal) != color.resolvedColor(with: high))
        }
    }
}
