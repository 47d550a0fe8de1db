import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A picker of 320 by 216 points at 0, 100, with two wheels of numbers and of letters.
@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
    var counts = [20, 3]
    var notified: [String] = []
    var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked += 1
        return component == 0 ? "Row \(row)" : ["A", "B", "C"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        notified.append("\(component): \(row)")
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Number", "Letter"][component]
    }
}

@MainActor
private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    {
        if view == nil { made += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
    }
}

@MainActor
struct PickerViewTests {
    private let rows = Rows()

    private func show(rightToLeft: Bool = false) -> (TestApp, UIPickerView) {
        let page = UIViewController()
        let app = TestApp(page, rightToLeft: rightToLeft)
        let picker = UIPickerView()
        picker.frame.origin = CGPoint(x: 0, y: 100)
        picker.dataSource = rows
        picker.delegate = rows
        page.view.addSubview(picker)
        app.settle()
        return (app, picker)
    }

    private let middle = CGPoint(x: 80, y: 208)

    @Test("it has UIKit's size, asks for its rows, and chooses the first of each wheel")
    func fresh() {
        let (app, picker) = show()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.intrinsicContentSize.height == 216)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 20)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 5) == -1)
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148.5, height: 32))
        #expect(app.visibleTexts.contains("Row 0"))
        #expect(app.visibleTexts.contains("C"))
        #expect(!app.visibleTexts.contains("Row 19"))
        #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    }

    @Test("a drag turns a wheel, which comes to rest on a row and notifies once")
    func drag() {
        let (app, picker) = show()
        app.drag(from: middle, to: CGPoint(x: 80, y: 100), frames: 30, lifts: false)
        app.advance(frames: 10)
        #expect(rows.notified.isEmpty)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        app.lift()
        app.settle()
        // 108 points without the 10 before its recognition: three rows.
        #expect(rows.notified == ["0: 3"])
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 1) == 0)
        let label = app.find("Row 3")
        #expect(label.map { $0.convert($0.bounds, to: nil).midY } == 208)
    }

    @Test("a fling turns further and rests on a row; no fling turns beyond the last row")
    func fling() {
        let (app, picker) = show()
        app.drag(from: middle, to: CGPoint(x: 80, y: 150), frames: 3)
        app.settle()
        let reached = picker.selectedRow(inComponent: 0)
        #expect(reached > 3)
        #expect(rows.notified == ["0: \(reached)"])
        for _ in 0..<4 { app.drag(from: middle, to: CGPoint(x: 80, y: 110), frames: 2) }
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 19)
    }

    @Test("a tap on a row turns the wheel there, the mouse's wheel turns it too")
    func tapAndWheel() throws {
        let (app, picker) = show()
        try app.tap("Row 2")
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(rows.notified == ["0: 2"])
        app.wheel(by: CGPoint(x: 0, y: -40), at: CGPoint(x: 240, y: 208))
        app.advance(seconds: 1)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(rows.notified == ["0: 2", "1: 1"])
        app.wheel(by: CGPoint(x: 0, y: -32), at: CGPoint(x: 240, y: 208))
        app.advance(seconds: 1)
        #expect(rows.notified.last == "1: 2")
    }

    @Test("a row selected by the app sends no event, even before the first layout")
    func program() {
        let fresh = UIPickerView()
        fresh.dataSource = rows
        fresh.delegate = rows
        fresh.selectRow(7, inComponent: 0, animated: false)
        #expect(fresh.selectedRow(inComponent: 0) == 7)
        let (app, picker) = show()
        picker.selectRow(5, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 5)
        app.advance(frames: 4)
        #expect(app.isMoving)
        app.settle()
        #expect(app.find("Row 5").map { $0.convert($0.bounds, to: nil).midY } == 208)
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 5)
        #expect(rows.notified.isEmpty)
    }

    @Test("reading again keeps what is chosen as far as it is there")
    func reload() {
        let (app, picker) = show()
        picker.selectRow(15, inComponent: 0, animated: false)
        rows.counts = [10]
        picker.reloadAllComponents()
        app.settle()
        #expect(picker.numberOfComponents == 1)
        #expect(picker.selectedRow(inComponent: 0) == 9)
        #expect(app.find("Row 9").map { $0.convert($0.bounds, to: nil).midY } == 208)
        rows.counts = [0]
        picker.reloadComponent(0)
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        #expect(rows.notified.isEmpty)
    }

    @Test("rows away from the middle are lower and paler, and those of the other side of the wheel are not there")
    func cylinder() throws {
        let (app, picker) = show()
        picker.selectRow(10, inComponent: 0, animated: false)
        app.settle()
        func height(_ name: String) -> CGFloat { app.find(name).map { $0.convert($0.bounds, to: nil).height } ?? 0 }
        #expect(height("Row 10") == 32)
        #expect(height("Row 11") < 32)
        #expect(height("Row 13") < height("Row 12"))
        let (near, far) = (try app.require("Row 11"), try app.require("Row 13"))
        #expect(app.shownAlpha(of: try app.require("Row 10")) == 1)
        #expect(app.shownAlpha(of: near) < 0.6)
        #expect(app.shownAlpha(of: far) < app.shownAlpha(of: near))
        #expect(app.find("Row 17") == nil)
        #expect(app.find("Row 3") == nil)
    }

    @Test("an app's views are used again, in rows of the size that it asks for")
    func views() {
        let page = UIViewController(), source = Views()
        let app = TestApp(page)
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        page.view.addSubview(picker)
        app.settle()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 50))
        #expect(picker.view(forRow: 0, forComponent: 0)?.frame.size == CGSize(width: 80, height: 50))
        for row in 1..<90 {
            picker.selectRow(row, inComponent: 0, animated: false)
            app.turn()
        }
        #expect(source.made < 16, "\(source.made)")
        #expect(picker.view(forRow: 89, forComponent: 0)?.tag == 89)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test("a wheel that still turns when the picker has fewer of them does not notify the delegate")
    func fewerWheels() {
        let (app, picker) = show()
        app.drag(from: CGPoint(x: 240, y: 208), to: CGPoint(x: 240, y: 140), frames: 3)
        rows.counts = [20]
        picker.reloadAllComponents()
        app.settle()
        #expect(rows.notified == [])
        #expect(picker.numberOfComponents == 1)
    }

    @Test("from right to left the first wheel is at the right")
    func mirrored() {
        let (app, picker) = show(rightToLeft: true)
        app.drag(from: CGPoint(x: 240, y: 208), to: CGPoint(x: 240, y: 160), frames: 30, lifts: false)
        app.advance(frames: 10)
        app.lift()
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("a screen reader reads each wheel's value and turns the wheel row by row")
    func spoken() {
        let (app, picker) = show()
        #expect(app.spokenText.contains("Number, Row 0, adjustable"))
        #expect(app.spokenText.contains("Letter, A, adjustable"))
        let wheel = app.visibleViews.first { $0.accessibilityLabel == "Number" }
        wheel?.accessibilityIncrement()
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(rows.notified == ["0: 1"])
        #expect(wheel?.accessibilityValue == "Row 1")
        wheel?.accessibilityDecrement()
        wheel?.accessibilityDecrement()
        #expect(rows.notified == ["0: 1", "0: 0"])
    }
}
