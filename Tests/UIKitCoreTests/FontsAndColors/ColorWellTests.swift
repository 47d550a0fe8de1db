import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct ColorWellTests {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
        var calls: [String] = []
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            calls.append("select \(continuously)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            calls.append("finish")
        }
    }
    private final class OldDelegate: NSObject, UIColorPickerViewControllerDelegate {
        var count = 0
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        view as? View ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    @Test func `a well presents a picker, and a choice sends one event`() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        root.view.addSubview(well)
        var events = 0
        well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        well.selectedColor = .red
        #expect(events == 0)
        app.tap(well)
        app.settle()
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.selectedColor == .red)
        let grid = try #require(find(ColorGrid.self, in: picker.view))
        app.tap(grid)
        app.settle()
        #expect(events > 0)
        #expect(well.selectedColor == picker.selectedColor && well.selectedColor != .red)
        picker.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `a drag over the grid chooses continuously, and the delegate hears of the end`() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let picker = UIColorPickerViewController()
        let delegate = Delegate()
        #expect(picker.selectedColor == .black && picker.supportsAlpha)
        #expect(picker.modalPresentationStyle == .formSheet)
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.settle()
        let grid = try #require(find(ColorGrid.self, in: picker.view))
        let frame = grid.convert(grid.bounds, to: nil)
        app.press(at: CGPoint(x: frame.minX + 5, y: frame.minY + 5))
        app.step(to: CGPoint(x: frame.minX + 40, y: frame.minY + 8))
        app.lift()
        app.settle()
        #expect(delegate.calls.first == "select true" && delegate.calls.last == "select false")
        picker.dismiss(animated: true)
        #expect(delegate.calls.last != "finish")
        app.settle()
        #expect(delegate.calls.last == "finish")
        #expect(delegate.calls.filter { $0 == "finish" }.count == 1)
    }

    @Test func `the older delegate is called once at the end of a drag`() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let picker = UIColorPickerViewController()
        let delegate = OldDelegate()
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.settle()
        let grid = try #require(find(ColorGrid.self, in: picker.view))
        let frame = grid.convert(grid.bounds, to: nil)
        app.drag(
            from: CGPoint(x: frame.minX + 5, y: frame.minY + 5), to: CGPoint(x: frame.minX + 60, y: frame.minY + 9))
        app.settle()
        #expect(delegate.count == 1)
    }

    @Test func `the corners of the grid are white, black and all hues`() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        ColorGrid.color(column: 0, row: 0).getWhite(&white, alpha: &alpha)
        #expect(white > 0.99)
        ColorGrid.color(column: ColorGrid.columns - 1, row: 0).getWhite(&white, alpha: &alpha)
        #expect(white < 0.01)
        let middle = (0..<ColorGrid.columns).map { ColorGrid.color(column: $0, row: 5) }
        #expect(Set(middle).count == ColorGrid.columns)
    }

    @Test func `a font picker lists the families, finds by name and picks`() throws {
        final class Delegate: NSObject, UIFontPickerViewControllerDelegate {
            var picked = 0, cancelled = 0
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { picked += 1 }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { cancelled += 1 }
        }
        let root = UIViewController()
        let app = TestApp(root)
        let configuration = UIFontPickerViewController.Configuration()
        configuration.displayUsingSystemFont = true
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = true
        #expect(!picker.configuration.includeFaces, "a picker copies its configuration")
        let delegate = Delegate()
        picker.delegate = delegate
        root.present(picker, animated: false)
        app.settle()
        let table = try #require(find(UITableView.self, in: picker.view))
        #expect(table.numberOfRows(inSection: 0) == UIFont.familyNames.count)
        guard table.numberOfRows(inSection: 0) > 0 else { return }
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        app.tap(row)
        app.settle()
        #expect(delegate.picked == 1)
        #expect(picker.selectedFontDescriptor?.object(forKey: .family) as? String == UIFont.familyNames.sorted().first)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a second segment shows a spectrum, whose ring follows every choice`() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let picker = UIColorPickerViewController()
        let delegate = Delegate()
        picker.delegate = delegate
        picker.selectedColor = .red
        root.present(picker, animated: false)
        app.settle()
        let fields = try #require(find(UISegmentedControl.self, in: picker.view))
        let spectrum = try #require(find(ColorSpectrum.self, in: picker.view))
        let grid = try #require(find(ColorGrid.self, in: picker.view))
        #expect(spectrum.isHidden && !grid.isHidden && fields.numberOfSegments == 2)
        #expect(spectrum.place == CGPoint(x: 0, y: 0.5))
        let frame = fields.convert(fields.bounds, to: nil)
        app.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        app.settle()
        #expect(!spectrum.isHidden && grid.isHidden)
        let field = spectrum.convert(spectrum.bounds, to: nil)
        app.press(at: CGPoint(x: field.midX, y: field.midY))
        app.step(to: CGPoint(x: field.minX + field.width / 3, y: field.midY))
        app.lift()
        app.settle()
        #expect(delegate.calls.first == "select true" && delegate.calls.last == "select false")
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        picker.selectedColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(green > 0.97 && red < 0.03 && blue < 0.03)
    }

    @Test func `the spectrum goes from white over the hues to black`() {
        func components(_ x: CGFloat, _ y: CGFloat) -> [Int] {
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            ColorSpectrum.color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: nil)
            return [red, green, blue].map { Int(($0 * 255).rounded()) }
        }
        #expect(components(0.3, 0) == [255, 255, 255] && components(0.3, 1) == [0, 0, 0])
        #expect(components(0, 0.5) == [255, 0, 0] && components(0, 0.25) == [255, 128, 128])
        #expect(components(.nan, .infinity) == [255, 255, 255])
        #expect(ColorSpectrum.position(of: .blue).x > 0.6 && ColorSpectrum.position(of: .black).y == 1)
    }
}
