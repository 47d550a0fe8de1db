import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Segmented controls, pickers and compact dates with metrics that were measured in pictures of iOS at three pixels per
/// point.
@MainActor
struct MeasuredControlTests {
    private static let pixel: CGFloat = 1.0 / 3

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            ["First", "Second", "Third"][row]
        }
    }

    private func show(_ view: UIView) -> TestApp {
        let page = UIViewController()
        let app = TestApp(page, scale: 3)
        page.view.backgroundColor = .white
        page.view.addSubview(view)
        app.settle()
        return app
    }

    private func color(_ app: TestApp, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        app.picture()?[Int((x * 3).rounded(.down)), Int((y * 3).rounded(.down))].map { [$0.red, $0.green, $0.blue] }
            ?? []
    }

    // Measured: (215, 215, 218).
    private func isLine(_ color: [UInt8]) -> Bool {
        color.count == 3 && zip(color, [215, 215, 218]).allSatisfy { abs(Int($0) - $1) <= 1 }
    }

    /// The bounding box of the drawing in a part of the window, in points.
    private func ink(_ app: TestApp, _ part: CGRect, share: Double = 0.25) throws -> CGRect {
        let area = CGRect(x: part.minX * 3, y: part.minY * 3, width: part.width * 3, height: part.height * 3)
        let box = try #require(app.picture()?.ink(within: area, share: share))
        return CGRect(x: box.minX / 3, y: box.minY / 3, width: box.width / 3, height: box.height / 3)
    }

    // Measured: 1 by 18, (215, 215, 218) on 238; titles of medium weight, also the selected one.
    @Test("two unselected segments have a line of 1 by 18 between them, and every title is medium")
    func segments() throws {
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.frame = CGRect(x: 16, y: 100, width: 360, height: 32)
        control.selectedSegmentIndex = 0
        let app = show(control)
        let middle = try #require((240..<272).first { color(app, CGFloat($0), 116) != color(app, 240, 116) })
        let near = stride(from: CGFloat(middle) - 1, to: CGFloat(middle) + 2, by: Self.pixel)
        let line = try #require(near.first { isLine(color(app, $0 + 0.01, 116)) })
        #expect(color(app, line - Self.pixel, 116) == color(app, 240, 116))
        let width = stride(from: line, to: line + 3, by: Self.pixel).prefix { isLine(color(app, $0 + 0.01, 116)) }.count
        #expect(width == 3)
        let height = stride(from: CGFloat(100), to: 132, by: Self.pixel).filter {
            isLine(color(app, line + 0.4, $0 + 0.01))
        }
        #expect(height.count == 54)
        #expect(abs((height.first ?? 0) - 107) < 0.01)
        // No line beside the selected segment.
        #expect(!(120..<150).contains { isLine(color(app, CGFloat($0), 116)) })
        let labels = app.findAll(UILabel.self).filter { ["First", "Second", "Third"].contains($0.text) }
        #expect(labels.count == 3)
        #expect(labels.allSatisfy { $0.font == .systemFont(ofSize: 13, weight: .medium) })
    }

    // Measured: the band is 34 high, 9 from both sides and filled with (244, 244, 245); the next rows have their
    // middles at +31.2 and +58.0.
    @Test("the band of a picker's chosen row is 34 high and inset by 9, and the rows below get nearer and lower")
    func picker() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        let rows = Rows()
        picker.dataSource = rows
        picker.delegate = rows
        let app = show(picker)
        #expect(color(app, 40, 208) == [244, 244, 245])
        let column = stride(from: CGFloat(150), to: 260, by: Self.pixel).filter {
            color(app, 40, $0 + 0.01) == [244, 244, 245]
        }
        #expect(column.count == 102)
        let row = stride(from: CGFloat(0), to: 320, by: Self.pixel).filter {
            color(app, $0 + 0.01, 208) != [255, 255, 255]
        }
        #expect(abs((row.first ?? 0) - 9) < 0.01)
        #expect(abs((row.last ?? 0) - 311 + Self.pixel) < 0.01)
        let second = try ink(app, CGRect(x: 60, y: 226, width: 200, height: 24)),
            third = try ink(app, CGRect(x: 60, y: 252, width: 200, height: 24))
        #expect(abs(second.midY - 208 - 31.2) <= 1, "\(second)")
        #expect(abs(third.midY - 208 - 58.0) <= 1, "\(third)")
        #expect(second.height > third.height)
    }

    // Measured: "Aug 28, 2023" begins and ends 12.67 points inside its button.
    @Test("the ink of a compact date is 12.67 from both ends of its button")
    func compactDate() throws {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.date = Date(timeIntervalSince1970: 1_693_180_800)
        picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
        let app = show(picker)
        let label = try #require(app.findAll(UILabel.self).first { $0.text == "Aug 28, 2023" })
        let button = try #require(label.superview)
        let place = button.convert(button.bounds, to: nil)
        // Measured: 127.33 by 34.33, of which 102.0 are ink; Inter's letters are narrower.
        #expect(abs(place.height - 34.33) < 0.01)
        let words = try ink(app, place.insetBy(dx: 4, dy: 4))
        #expect(abs(words.minX - place.minX - 12.67) <= 2 * Self.pixel + 0.01, "\(words) in \(place)")
        #expect(abs(place.maxX - words.maxX - 12.67) <= 2 * Self.pixel + 0.01, "\(words) in \(place)")
        #expect(abs(place.width - words.width - (127.33 - 102)) <= 2 * Self.pixel + 0.01, "\(words) in \(place)")
    }
}
