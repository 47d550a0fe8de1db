import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A stepper at 100, 100: minus in its left half, plus in its right half.
@MainActor
struct StepperTests {
    private func show(rightToLeft: Bool = false) -> (TestApp, UIStepper) {
        let page = UIViewController()
        let app = TestApp(page, rightToLeft: rightToLeft)
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 300, height: 10))
        page.view.addSubview(stepper)
        app.turn()
        return (app, stepper)
    }

    private let minus = CGPoint(x: 120, y: 116), plus = CGPoint(x: 175, y: 116)

    /// Counts the notifications of a stepper.
    private final class Count { var notified = 0 }
    private func counting(_ stepper: UIStepper) -> Count {
        let count = Count()
        stepper.addAction(UIAction { _ in count.notified += 1 }, for: .valueChanged)
        return count
    }

    @Test("its size is its own, and its numbers are UIKit's")
    func fresh() {
        let (_, stepper) = show()
        #expect(stepper.frame == CGRect(x: 100, y: 100, width: 94, height: 32))
        #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
        #expect(stepper.isContinuous)
        #expect(stepper.autorepeat)
        #expect(!stepper.wraps)
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.minimumValue = 150
        #expect((stepper.value, stepper.maximumValue) == (150, 150))
        stepper.stepValue = -1
        #expect(stepper.stepValue == 1)
    }

    @Test("a tap steps when it lifts, and says so")
    func taps() {
        let (app, stepper) = show()
        let count = counting(stepper)
        stepper.stepValue = 2.5
        app.press(at: plus)
        #expect(stepper.value == 0)
        #expect(stepper.isHighlighted)
        app.lift()
        #expect(stepper.value == 2.5)
        #expect(count.notified == 1)
        app.tap(at: plus)
        app.tap(at: minus)
        #expect(stepper.value == 2.5)
        #expect(count.notified == 3)
    }

    @Test("at an end that side does nothing, unless the value wraps")
    func ends() {
        let (app, stepper) = show()
        let count = counting(stepper)
        stepper.maximumValue = 2
        app.tap(at: minus)
        #expect(stepper.value == 0)
        #expect(count.notified == 0)
        stepper.wraps = true
        app.tap(at: minus)
        #expect(stepper.value == 2)
        #expect(count.notified == 1)
        app.tap(at: plus)
        #expect(stepper.value == 0)
        stepper.wraps = false
        stepper.stepValue = 5
        app.tap(at: plus)
        #expect(stepper.value == 2)
    }

    @Test("a long touch steps after half a second and then ten times a second, until it ends")
    func holding() {
        let (app, stepper) = show()
        let count = counting(stepper)
        app.press(at: plus)
        app.advance(frames: 29)
        #expect(stepper.value == 0)
        app.advance(frames: 2)
        #expect(stepper.value == 1)
        app.advance(seconds: 1)
        #expect((10...11).contains(stepper.value))
        #expect(count.notified == Int(stepper.value))
        let reached = stepper.value
        app.lift()
        app.advance(seconds: 1)
        #expect(stepper.value == reached)
        #expect(count.notified == Int(reached))
        #expect(!app.isMoving)
    }

    @Test("a stepper that is not continuous sends one event, at the end; without repetition it steps once")
    func quiet() {
        let (app, stepper) = show()
        let count = counting(stepper)
        stepper.isContinuous = false
        app.press(at: plus)
        app.advance(seconds: 1)
        #expect(stepper.value > 3)
        #expect(count.notified == 0)
        app.lift()
        #expect(count.notified == 1)
        stepper.autorepeat = false
        stepper.value = 0
        app.press(at: plus)
        app.advance(seconds: 2)
        #expect(stepper.value == 0)
        app.lift()
        #expect(stepper.value == 1)
        #expect(count.notified == 2)
    }

    @Test("a touch outside its half makes no steps until it returns")
    func leaving() {
        let (app, stepper) = show()
        app.press(at: plus)
        app.advance(seconds: 0.6)
        let reached = stepper.value
        app.step(to: minus)
        app.advance(seconds: 1)
        #expect(stepper.value == reached)
        #expect(reached > 0)
        app.step(to: plus)
        app.advance(seconds: 0.3)
        #expect(stepper.value > reached)
        app.step(to: minus)
        let last = stepper.value
        app.lift()
        #expect(stepper.value == last)
    }

    @Test("disabling it under a finger ends the repetition")
    func disabled() {
        let (app, stepper) = show()
        app.press(at: plus)
        app.advance(seconds: 0.6)
        stepper.isEnabled = false
        let reached = stepper.value
        app.advance(seconds: 1)
        #expect(stepper.value == reached)
        app.lift()
    }

    @Test("from right to left plus is at the left")
    func mirrored() {
        let (app, stepper) = show(rightToLeft: true)
        app.tap(at: minus)
        #expect(stepper.value == 1)
    }

    @Test("images replace the signs, which can be read and restored with the tint color")
    func images() throws {
        let (app, stepper) = show()
        stepper.tintColor = .red
        stepper.setIncrementImage(stepper.incrementImage(for: .normal), for: .normal)
        app.turn()
        let picture = try #require(app.picture())
        func hasRed(_ columns: Range<Int>) -> Bool {
            columns.contains { x in
                (200..<264).contains { y in picture[x, y].map { $0.red > 200 && $0.green < 60 } ?? false }
            }
        }
        #expect(hasRed(300..<380))
        #expect(!hasRed(200..<280))
        let swatch = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        stepper.setBackgroundImage(swatch, for: .normal)
        stepper.setDividerImage(swatch, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.backgroundImage(for: .normal) === swatch)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === swatch)
        app.turn()
        #expect(app.picture()?[210, 204]?.green ?? 0 > 200)
    }

    @Test("a screen reader reads and adjusts the value")
    func spoken() {
        let (app, stepper) = show()
        stepper.accessibilityLabel = "Copies"
        #expect(app.spokenText.contains("Copies, 0, adjustable"))
        let count = counting(stepper)
        stepper.stepValue = 0.5
        stepper.accessibilityIncrement()
        #expect(stepper.accessibilityValue == "0.5")
        #expect(count.notified == 1)
        stepper.accessibilityDecrement()
        stepper.accessibilityDecrement()
        #expect(stepper.accessibilityValue == "0")
        #expect(count.notified == 2)
    }

    @Test("its value is observed by key path")
    func observed() {
        let (app, stepper) = show()
        var values: [Double] = []
        let observation = stepper.observe(\.value, options: .new) { _, change in values.append(change.newValue ?? -1) }
        app.tap(at: plus)
        stepper.value = 7
        #expect(values == [1, 7])
        observation.invalidate()
    }
}
