import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A slider of 200 by 31 points at 100, 100.
@MainActor
struct SliderTests {
    private func show(_ make: () -> UISlider = { UISlider() }, rightToLeft: Bool = false) -> (TestApp, UISlider) {
        let page = UIViewController()
        let app = TestApp(page, rightToLeft: rightToLeft)
        let slider = make()
        slider.frame = CGRect(x: 100, y: 100, width: 200, height: 31)
        page.view.addSubview(slider)
        app.turn()
        return (app, slider)
    }

    private func thumb(_ slider: UISlider) -> CGRect {
        slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    }

    /// The center of the thumb in the window.
    private func thumbPoint(_ slider: UISlider) -> CGPoint {
        CGPoint(x: 100 + thumb(slider).midX, y: 100 + thumb(slider).midY)
    }

    @Test("the value stays between minimum and maximum, which take each other along")
    func range() {
        let slider = UISlider()
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
        slider.value = 50
        #expect(slider.value == 1)
        slider.maximumValue = 100
        slider.value = 50
        #expect(slider.value == 50)
        slider.minimumValue = 60
        #expect(slider.value == 60)
        slider.minimumValue = 200
        #expect((slider.maximumValue, slider.value) == (200, 200))
        slider.maximumValue = -1
        #expect((slider.minimumValue, slider.value) == (-1, -1))
        slider.value = .nan
        #expect(slider.value == -1)
    }

    @Test("the thumb reaches both ends of the slider")
    func ends() {
        let (_, slider) = show()
        #expect(slider.intrinsicContentSize.height == 31)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 3, y: 14, width: 194, height: 4))
        #expect(thumb(slider).minX == 0)
        // Measured (controls/slider-thumb)
        #expect(thumb(slider).midY == slider.trackRect(forBounds: slider.bounds).midY - 1)
        slider.value = 1
        #expect(thumb(slider).maxX == 200)
    }

    @Test("a drag from the thumb sets the value by the finger's distance, and every step sends an event")
    func drag() {
        let (app, slider) = show()
        var values: [Float] = [], phases: [UITouch.Phase] = [], events: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
        ]
        for (event, name) in names {
            slider.addAction(UIAction { _ in if events.last != name { events.append(name) } }, for: event)
        }
        slider.addAction(
            UIAction { action in (action.sender as? UISlider).map { values.append($0.value) } }, for: .valueChanged)
        let listener = PhaseListener { phases.append($0) }
        slider.addTarget(listener, action: Selector("changed:event:", PhaseListener.changed), for: .valueChanged)
        let start = thumbPoint(slider)
        // 84.5 of the 169 points that the thumb can move, from a point beside its center.
        app.drag(from: CGPoint(x: start.x + 5, y: start.y), to: CGPoint(x: start.x + 5 + 84.5, y: start.y))
        #expect(abs(slider.value - 0.5) < 0.001)
        #expect(values.count > 5)
        #expect(values == values.sorted())
        #expect(events == ["down", "value", "up"])
        #expect(phases.first == .moved)
        #expect(phases.last == .ended)
    }

    @Test("a slider that is not continuous sends one event, at the end")
    func atTheEnd() {
        let (app, slider) = show()
        slider.isContinuous = false
        var values: [Float] = []
        slider.addAction(UIAction { [weak slider] _ in values.append(slider?.value ?? -1) }, for: .valueChanged)
        app.drag(from: thumbPoint(slider), to: CGPoint(x: 400, y: 115))
        #expect(values == [1])
        // Cancelled: the value stays and is reported.
        app.drag(from: thumbPoint(slider), to: CGPoint(x: 100, y: 115), lifts: false)
        slider.isEnabled = false
        #expect(values == [1, 0])
        app.lift()
        #expect(values == [1, 0])
    }

    @Test("a finger beside the thumb does nothing")
    func beside() {
        let (app, slider) = show()
        slider.addAction(UIAction { _ in Issue.record("told") }, for: .allEvents)
        app.drag(from: CGPoint(x: 250, y: 115), to: CGPoint(x: 290, y: 115))
        #expect(slider.value == 0)
        #expect(!slider.isTracking)
    }

    @Test("from right to left the minimum is at the right")
    func mirrored() {
        let (app, slider) = show(rightToLeft: true)
        #expect(thumb(slider).maxX == 200)
        slider.minimumValueImage = UIImage(systemName: "star")
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 3)
        slider.minimumValueImage = nil
        let start = thumbPoint(slider)
        app.drag(from: start, to: CGPoint(x: start.x - 84.5, y: start.y))
        #expect(abs(slider.value - 0.5) < 0.001)
    }

    @Test("a value set by the app sends no event, and is animated in a quarter of a second on request")
    func animated() {
        let (app, slider) = show()
        slider.addAction(UIAction { _ in Issue.record("told") }, for: .allEvents)
        let disc = slider.subviews[4]
        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        app.advance(frames: 7)
        let x = app.presentedFrame(of: disc)?.midX ?? 0
        #expect(x > 130 && x < 280, "\(x)")
        app.advance(frames: 9)
        #expect(abs((app.presentedFrame(of: disc)?.midX ?? 0) - 284.5) < 0.01)
    }

    @Test("a drag along the track keeps what scrolls around it from scrolling, a drag across it does not")
    func scrolling() {
        let page = UIViewController()
        let app = TestApp(page)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 2000, height: 2000)
        page.view.addSubview(scroll)
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 31))
        slider.value = 0.5
        scroll.addSubview(slider)
        app.turn()
        app.drag(from: thumbPoint(slider), to: CGPoint(x: 110, y: 118))
        app.settle()
        #expect(scroll.contentOffset == .zero)
        #expect(slider.value < 0.2)
        app.drag(from: thumbPoint(slider), to: CGPoint(x: thumbPoint(slider).x, y: 30))
        app.settle()
        #expect(scroll.contentOffset.y > 40)
    }

    @Test("overridden rectangles determine the display and the drag")
    func overridden() {
        let (app, slider) = show { ThickSlider() }
        #expect(slider.subviews[3].frame.height == 10 && slider.subviews[2].frame.maxX == 200)
        #expect(slider.subviews[4].frame.midX == 0)
        app.drag(from: CGPoint(x: 100, y: 115), to: CGPoint(x: 200, y: 115))
        #expect(abs(slider.value - 0.5) < 0.001)
    }

    @Test("images replace thumb and tracks by state, and colors remove the images")
    func images() {
        let (app, slider) = show()
        let small = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
        }
        let large = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        slider.setThumbImage(small, for: .normal)
        slider.setThumbImage(large, for: .highlighted)
        slider.setMinimumTrackImage(small, for: .normal)
        app.turn()
        #expect(slider.currentThumbImage === small)
        #expect(slider.thumbImage(for: .disabled) == nil)
        #expect(thumb(slider) == CGRect(x: 0, y: 6, width: 12, height: 20))
        #expect(slider.trackRect(forBounds: slider.bounds).height == 20)
        app.press(at: thumbPoint(slider))
        #expect(slider.currentThumbImage === large)
        #expect(slider.currentMinimumTrackImage === small)
        app.lift()
        slider.thumbTintColor = .red
        slider.minimumTrackTintColor = .green
        #expect(slider.currentThumbImage == nil)
        #expect(slider.currentMinimumTrackImage == nil)
    }

    @Test("it shows the tint before the thumb, gray behind it, and a white thumb")
    func picture() throws {
        let (app, slider) = show()
        slider.tintColor = .red
        slider.value = 0.5
        app.turn()
        let picture = try #require(app.picture())
        let left = try #require(picture[260, 232]), middle = try #require(picture[400, 231]),
            right = try #require(picture[560, 232])
        #expect(left.red == 255)
        #expect(left.green < 10)
        #expect(middle.red == 255)
        #expect(middle.green == 255)
        #expect(middle.blue == 255)
        #expect(right.red < 240)
        #expect(abs(Int(right.red) - Int(right.green)) < 5)
    }

    @Test("a screen reader reads the percentage and changes it by a tenth")
    func spoken() {
        let (app, slider) = show()
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        #expect(app.spokenText.contains("Volume, 50%, adjustable"))
        var notified = 0
        slider.addAction(UIAction { _ in notified += 1 }, for: .valueChanged)
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue == "60%")
        #expect(notified == 1)
        for _ in 0..<9 { slider.accessibilityDecrement() }
        #expect(slider.value == 0)
        #expect(notified == 7)
    }

    @Test("its value is observed by key path, also while it is dragged")
    func observed() {
        let (app, slider) = show()
        var values: [Float] = []
        let observation = slider.observe(\.value, options: .new) { _, change in values.append(change.newValue ?? -1) }
        slider.value = 0.25
        app.drag(from: thumbPoint(slider), to: CGPoint(x: 400, y: 115))
        #expect(values.first == 0.25)
        #expect(values.last == 1)
        #expect(values.count > 3)
        observation.invalidate()
    }

    @Test("a proxy gives its colors and images")
    func proxy() {
        let page = UIViewController()
        let app = TestApp(page)
        UISlider.appearance().minimumTrackTintColor = .green
        UISlider.appearance().setThumbImage(UIImage(systemName: "circle"), for: .normal)
        let slider = UISlider()
        page.view.addSubview(slider)
        app.turn()
        #expect(slider.minimumTrackTintColor == .green)
        #expect(slider.currentThumbImage != nil)
    }
}

private final class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 0, y: 10, width: bounds.width, height: 10) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        CGRect(x: rect.minX + rect.width * CGFloat(value) - 10, y: 0, width: 20, height: 31)
    }
}

/// Records a change together with the phase of its touch.
@MainActor
private final class PhaseListener {
    private let receive: (UITouch.Phase) -> Void
    init(_ receive: @escaping (UITouch.Phase) -> Void) { self.receive = receive }
    func changed(_ slider: UISlider, event: UIEvent) { event.allTouches?.first.map { receive($0.phase) } }
}
