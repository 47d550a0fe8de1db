import Testing
import UIKit
import UIKitTesting

/// Views that change subviews in `layoutSubviews`.
@MainActor
struct LayoutInLayoutTests {
    /// Recreates its subviews in each layout, as tag views do.
    private class Row: UIView {
        var layouts = 0
        let tagButton = UIButton()
        private var line: UIView?
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            guard layouts < 500 else { return }
            tagButton.removeFromSuperview()
            line?.removeFromSuperview()
            let made = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            line = made
            addSubview(made)
            made.addSubview(tagButton)
            tagButton.setTitle("tag", for: .normal)
            tagButton.frame.size = tagButton.intrinsicContentSize
            invalidateIntrinsicContentSize()
        }
        override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: 50) }
    }

    @Test("the layout of a view that configures its subviews in each layout settles")
    func rests() {
        let page = UIViewController()
        let row = Row()
        row.translatesAutoresizingMaskIntoConstraints = false
        let app = TestApp(page)
        page.view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: page.view.topAnchor),
            row.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
        ])
        app.settle()
        #expect(row.layouts >= 1)
        #expect(row.layouts <= 4)
        let before = row.layouts
        page.view.layoutIfNeeded()
        app.settle()
        #expect(row.layouts == before)
        row.setNeedsLayout()
        app.settle()
        #expect(row.layouts > before)
        #expect(row.layouts <= before + 2)
        #expect(row.subviews.first?.frame.width == 50)
        #expect(row.tagButton.titleLabel?.text == "tag")
    }

    @Test("a subview that is added outside of layout still asks for layout")
    func asks() {
        let page = UIViewController()
        let row = Row()
        let app = TestApp(page)
        page.view.addSubview(row)
        app.settle()
        let before = row.layouts
        row.addSubview(UIView())
        app.settle()
        #expect(row.layouts > before)
    }
}
