import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A switch always has a size of 51 by 31 points.
@MainActor
struct SwitchSizeTests {
    static let size = CGSize(width: 51, height: 31)

    private func makeApp(rightToLeft: Bool = false) -> (TestApp, UIView) {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 400, height: 400), rightToLeft: rightToLeft, draws: false)
        app.settle()
        return (app, page.view)
    }

    @Test("constraints to both sides do not stretch it")
    func pinned() {
        let (app, view) = makeApp()
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            control.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            control.heightAnchor.constraint(equalToConstant: 80),
        ])
        app.settle()
        #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 10), size: Self.size))
        view.setNeedsLayout()
        app.settle()
        #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 10), size: Self.size))
    }

    @Test("from right to left it keeps to the right end of what it was given")
    func mirrored() {
        let (app, view) = makeApp(rightToLeft: true)
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            control.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        ])
        app.settle()
        #expect(control.frame == CGRect(origin: CGPoint(x: 400 - 20 - 51, y: 10), size: Self.size))
    }

    @Test("in a row the label fills the remaining width, and the switch is at the end")
    func row() {
        let (app, view) = makeApp()
        let label = UILabel()
        label.text = "Wi-Fi"
        let control = UISwitch()
        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.heightAnchor.constraint(equalToConstant: 44),
        ])
        app.settle()
        #expect(control.frame.size == Self.size)
        #expect(control.convert(control.bounds, to: view).maxX == 384)
        #expect(control.convert(control.bounds, to: view).midY == 22)
    }

    @Test("of a frame or of bounds that are set it takes the origin alone")
    func frames() {
        let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 200))
        #expect(control.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: Self.size))
        control.frame = CGRect(x: 5, y: 6, width: 200, height: 10)
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: Self.size))
        control.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
        #expect(control.bounds.size == Self.size)
        control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(control.bounds.size == Self.size)
        #expect(control.center == CGPoint(x: 50, y: 25))
    }

    @Test("a view that resizes its subviews does not stretch it")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let control = UISwitch()
        control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(control)
        parent.frame.size = CGSize(width: 500, height: 300)
        #expect(control.bounds.size == Self.size)
    }
}
