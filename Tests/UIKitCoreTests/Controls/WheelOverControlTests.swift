import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The mouse wheel over the controls of a form scrolls the form and never changes a value.
@MainActor
struct WheelOverControlTests {
    fileprivate final class Form: UIViewController {
        let scroll = UIScrollView()
        let slider = UISlider()
        let stepper = UIStepper()
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        let toggle = UISwitch()
        let pages = UIPageControl()
        let compact = UIDatePicker()
        let wheels = UIDatePicker()
        let picker = UIPickerView()
        var changes = 0

        var controls: [UIView] { [slider, stepper, segments, toggle, pages, compact, wheels, picker] }

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: 390, height: 3000)
            view.addSubview(scroll)
            slider.value = 0.5
            stepper.value = 5
            segments.selectedSegmentIndex = 1
            pages.numberOfPages = 5
            pages.currentPage = 2
            compact.preferredDatePickerStyle = .compact
            wheels.preferredDatePickerStyle = .wheels
            picker.dataSource = self
            picker.delegate = self
            for (index, control) in controls.enumerated() {
                let height: CGFloat = control === wheels || control === picker ? 200 : 40
                control.frame = CGRect(x: 40, y: 700 + CGFloat(index) * 220, width: 300, height: height)
                scroll.addSubview(control)
                (control as? UIControl)?.addAction(
                    UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
            }
            picker.selectRow(3, inComponent: 0, animated: false)
        }
    }

    @Test("a wheel over any control of a form scrolls the form and changes no value", arguments: [true, false])
    func unchanged(upward: Bool) {
        let form = Form()
        let app = TestApp(form, safeArea: .zero)
        app.settle()
        let date = (form.compact.date, form.wheels.date)
        for control in form.controls {
            form.scroll.contentOffset = CGPoint(x: 0, y: control.frame.midY - 400)
            app.settle()
            let before = form.scroll.contentOffset.y
            app.wheel(by: CGPoint(x: 0, y: upward ? 44 : -44), at: CGPoint(x: control.frame.midX, y: 400))
            app.settle()
            app.advance(seconds: 1)
            #expect(form.scroll.contentOffset.y == before + (upward ? -44 : 44), "\(type(of: control))")
        }
        #expect(form.changes == 0)
        #expect(form.slider.value == 0.5)
        #expect(form.stepper.value == 5)
        #expect(form.segments.selectedSegmentIndex == 1)
        #expect(!form.toggle.isOn)
        #expect(form.pages.currentPage == 2)
        #expect(form.compact.date == date.0)
        #expect(form.wheels.date == date.1)
        #expect(form.picker.selectedRow(inComponent: 0) == 3)
    }

    @Test("a wheel over a picker outside of a form turns the picker")
    func outside() {
        let form = Form()
        form.loadViewIfNeeded()
        let page = UIViewController()
        form.picker.removeFromSuperview()
        form.picker.frame = CGRect(x: 40, y: 200, width: 300, height: 200)
        page.view.addSubview(form.picker)
        let app = TestApp(page, safeArea: .zero)
        app.wheel(by: CGPoint(x: 0, y: -44), at: CGPoint(x: 190, y: 300))
        app.advance(seconds: 2)
        #expect(form.picker.selectedRow(inComponent: 0) > 3)
        #expect(form.changes > 0)
    }
}

extension WheelOverControlTests.Form: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { changes += 1 }
}
