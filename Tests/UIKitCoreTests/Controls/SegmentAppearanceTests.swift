import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A segmented control with images of the app.
@MainActor
struct SegmentAppearanceTests {
    private func swatch(_ color: UIColor, _ width: CGFloat = 4, caps: UIEdgeInsets = .zero) -> UIImage {
        let size = CGSize(width: width, height: 4)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return caps == .zero ? image : image.resizableImage(withCapInsets: caps)
    }

    private func color(_ app: TestApp, _ x: CGFloat, _ y: CGFloat = 103) -> String {
        guard let pixel = app.picture()?[Int(x * 2), Int(y * 2)] else { return "none" }
        return "\(pixel.red) \(pixel.green) \(pixel.blue)"
    }

    private let red = "255 0 0", green = "0 255 0", blue = "0 0 255", white = "255 255 255"

    private func shown(_ count: Int, _ edit: (UISegmentedControl) -> Void = { _ in }) -> (
        app: TestApp, control: UISegmentedControl
    ) {
        let root = UIViewController()
        let app = TestApp(root)
        root.view.backgroundColor = .white
        let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        edit(control)
        root.view.addSubview(control)
        app.settle()
        return (app, control)
    }

    @Test func `each segment shows the image of its state, and what has none that of normal`() {
        let (app, control) = shown(3) {
            $0.setBackgroundImage(swatch(.red), for: .normal, barMetrics: .default)
            $0.setBackgroundImage(swatch(.green), for: .selected, barMetrics: .default)
            $0.setBackgroundImage(swatch(.blue), for: .disabled, barMetrics: .default)
            $0.selectedSegmentIndex = 1
            $0.setEnabled(false, forSegmentAt: 2)
        }
        #expect([color(app, 25), color(app, 125), color(app, 225)] == [red, green, blue])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
        #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
        app.activate()
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        app.settle()
        #expect(color(app, 125) == red)
    }

    @Test func `dividers take room between segments, by the states beside them`() {
        let (app, control) = shown(3) {
            $0.setBackgroundImage(swatch(.red), for: .normal, barMetrics: .default)
            $0.setDividerImage(
                swatch(.green, 30), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            $0.setDividerImage(
                swatch(.blue, 30), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
            $0.selectedSegmentIndex = 0
        }
        // Three segments of 80 points and two gaps of 30.
        #expect([color(app, 95), color(app, 105), color(app, 135), color(app, 215)] == [red, blue, red, green])
        #expect(
            control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) != nil)
        app.tap(at: CGPoint(x: 160, y: 116))
        app.settle()
        #expect([color(app, 105), color(app, 215)] == [green, blue])
    }

    @Test func `caps of an image show at the ends of the control alone`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 21, height: 4))
            UIColor.green.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 1, height: 4))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        let (app, _) = shown(2) { $0.setBackgroundImage(image, for: .normal, barMetrics: .default) }
        #expect(
            [color(app, 25), color(app, 50), color(app, 168), color(app, 172), color(app, 315)] == [
                red, green, green, green, red,
            ])
    }

    @Test func `offsets move content by the segment's place, and by segment`() throws {
        let (app, control) = shown(3)
        func midX(_ name: String) throws -> CGFloat {
            let label = try app.require(name)
            return label.convert(CGPoint(x: label.bounds.midX, y: 0), to: nil).x
        }
        let before = try (midX("0"), midX("1"), midX("2"))
        app.activate()
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 5, vertical: 0), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: -7, vertical: 0), forSegmentType: .left, barMetrics: .default)
        control.setContentOffset(CGSize(width: 2, height: 0), forSegmentAt: 2)
        app.settle()
        #expect(try midX("0") == before.0 - 7)
        #expect(try midX("1") == before.1 + 5)
        #expect(try midX("2") == before.2 + 7)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == -7)
        #expect(control.contentOffsetForSegment(at: 2).width == 2)
    }

    @Test func `the proxy gives images and offsets, and a control's own win`() {
        let app = TestApp()
        UISegmentedControl.appearance().setBackgroundImage(swatch(.red), for: .normal, barMetrics: .default)
        UISegmentedControl.appearance().setContentPositionAdjustment(
            UIOffset(horizontal: 4, vertical: 0), forSegmentType: .any, barMetrics: .default)
        let root = UIViewController()
        let plain = UISegmentedControl(items: ["A"]), own = UISegmentedControl(items: ["B"])
        plain.frame = CGRect(x: 20, y: 100, width: 100, height: 32)
        own.frame = CGRect(x: 200, y: 100, width: 100, height: 32)
        own.setBackgroundImage(swatch(.blue), for: .normal, barMetrics: .default)
        root.view.addSubview(plain)
        root.view.addSubview(own)
        app.window.rootViewController = root
        app.settle()
        #expect([color(app, 25), color(app, 205)] == [red, blue])
        #expect(plain.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default).horizontal == 4)
    }

    @Test func `segments may share the width by their content`() {
        let (app, control) = shown(0)
        app.activate()
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        control.insertSegment(withTitle: "A much longer title", at: 1, animated: false)
        app.settle()
        #expect(control.segments[0].frame.width == control.segments[1].frame.width)
        app.activate()
        control.apportionsSegmentWidthsByContent = true
        app.settle()
        #expect(control.segments[0].frame.width * 2 < control.segments[1].frame.width)
        #expect(abs(control.segments[1].frame.maxX - 300) < 0.01)
    }
}
