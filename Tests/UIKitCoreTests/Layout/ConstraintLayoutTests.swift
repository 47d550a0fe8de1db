import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@MainActor
private func box(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
private func placed(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
}

/// A view with an intrinsic content size.
private class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

/// Text of 400 points that wraps into lines of 20 points.
private final class WrappingView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 400, height: 20) }
    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        width > 0 ? (400 / width).rounded(.up) * 20 : nil
    }
}

@MainActor
struct ConstraintLayoutTests {
    init() { AppContext().makeCurrent() }

    @Test func `a view pinned to the edges fills its superview and follows it`() {
        let root = box(), view = placed(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 0, width: 288, height: 480))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame.width == 368)
    }

    @Test func `a changed constant moves a view at the next layout`() {
        let root = box(), view = placed(in: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        left.constant = 30
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        left.constant = .nan
        root.layoutIfNeeded()
        #expect(left.constant == 30)
    }

    @Test func `leading is the right side in right-to-left interfaces`() {
        let root = box(), view = placed(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 310)
    }

    @Test func `content keeps its size where nothing stronger speaks`() {
        let root = box(), view = SizedView(80, 20)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 120, y: 230, width: 80, height: 20))
        view.size = CGSize(width: 100, height: 40)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 110, y: 220, width: 100, height: 40))
    }

    @Test func `the view that hugs less grows`() {
        let root = box(300, 50), a = SizedView(50, 10), b = SizedView(50, 10)
        root.addSubview(a)
        root.addSubview(b)
        b.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
        #expect(b.frame == CGRect(x: 58, y: 0, width: 242, height: 10))
    }

    @Test func `a subclass decides how much a view hugs`() {
        final class Wide: SizedView {
            override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
                axis == .horizontal ? UILayoutPriority(200) : super.contentHuggingPriority(for: axis)
            }
        }
        let root = box(300, 50), a = SizedView(50, 10), b = Wide(50, 10)
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
        #expect(b.frame == CGRect(x: 50, y: 0, width: 250, height: 10))
    }

    @Test func `text wraps at the width that constraints give it`() {
        let root = box(200, 300), text = WrappingView()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height == 40)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame.height == 80)
    }

    @Test func `of contradicting constraints the last constraint is broken, and layout continues`() {
        let root = box(), view = placed(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        view.constraints[0].isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test func `a constraint across the tree joins what lies between`() {
        let root = box(), plain = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        root.addSubview(plain)
        let deep = placed(in: plain), beside = placed(in: root)
        NSLayoutConstraint.activate([
            deep.leftAnchor.constraint(equalTo: plain.leftAnchor, constant: 5),
            deep.widthAnchor.constraint(equalToConstant: 20),
            beside.leftAnchor.constraint(equalTo: deep.rightAnchor),
            beside.widthAnchor.constraint(equalTo: deep.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(deep.frame.minX == 5)
        #expect(beside.frame.minX == 125)
        plain.frame.origin.x = 10
        root.layoutIfNeeded()
        #expect(beside.frame.minX == 35)
        beside.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(deep.frame == CGRect(x: 5, y: 0, width: 20, height: 0))
        #expect(plain.layoutState.crossings == 0)
    }

    @Test func `removing a view ends the constraints that tie it to the outside`() {
        let root = box(), a = placed(in: root), b = placed(in: root)
        let tie = b.leftAnchor.constraint(equalTo: a.rightAnchor)
        let inner = a.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([tie, inner])
        a.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(inner.isActive)
    }

    @Test func `a tree built before it is added is laid out after`() {
        let root = box(), group = UIView(), inner = UIView()
        for view in [group, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        group.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 4),
            group.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 4),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.topAnchor.constraint(equalTo: group.topAnchor),
            inner.bottomAnchor.constraint(equalTo: group.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 12),
        ])
        #expect(group.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 38, height: 12))
        root.addSubview(group)
        group.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        group.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        #expect(group.frame == CGRect(x: 141, y: 7, width: 38, height: 12))
        #expect(inner.frame == CGRect(x: 4, y: 0, width: 30, height: 12))
    }

    @Test func `margins and readable width are guides that follow the view`() {
        let root = box(1000, 100), view = placed(in: root), column = placed(in: root)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        #expect(view.frame.maxX == 970)
        #expect(column.frame.width == 672)
        root.layoutMargins.left = 50
        root.layoutIfNeeded()
        #expect(view.frame.minX == 50)
    }

    @Test func `a guide of constraints takes a place without being a view`() {
        let root = box(), guide = UILayoutGuide(), view = placed(in: root)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
            guide.widthAnchor.constraint(equalToConstant: 40),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 8)
        #expect(view.frame.minX == 48)
    }

    @Test func `views without constraints have no solver`() {
        let root = box()
        for index in 0..<20 {
            root.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44)))
        }
        root.layoutIfNeeded()
        #expect(root.layoutState.island == nil)
        #expect(root.subviews.allSatisfy { $0.layoutState.island == nil })
    }

    @Test func `constraints in one row leave the rows beside it alone`() {
        let root = box()
        var inner: [UIView] = []
        for _ in 0..<3 {
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            root.addSubview(row)
            let view = placed(in: row)
            view.widthAnchor.constraint(equalTo: row.widthAnchor, constant: -32).isActive = true
            inner.append(view)
        }
        root.layoutIfNeeded()
        #expect(root.layoutState.island == nil)
        #expect(inner.map(\.frame.width) == [288, 288, 288])
    }

    @Test func `the next layout restores a frame that was set manually`() {
        let root = box(), view = placed(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        view.frame.origin.x = 77
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test func `the first frame of a view stays if nothing determines another`() {
        let root = box(), view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), other = placed(in: root)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        other.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        // A size from the content counts, at the origin.
        let label = SizedView(50, 20)
        label.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        root.addSubview(label)
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func `a frame that was set manually stays if no constraint names the view`() {
        let root = box(), view = placed(in: root), text = SizedView(30, 20)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        root.addSubview(text)
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        text.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        #expect(text.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        // Another constraint builds the equations again.
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        text.size.width = 40
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        text.frame.origin.x = 5
        text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.minX == 0)
    }

    @Test func `a pass for another reason solves nothing`() throws {
        let root = box(), view = placed(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor),
        ])
        root.layoutIfNeeded()
        let island = try #require(root.layoutState.island as? ConstraintIsland)
        let work = island.work
        for _ in 0..<5 {
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(root.layoutState.island === island)
        #expect(island.work == work)
    }

    @Test("a priority in words is a finite number", arguments: ["nan", "inf", "1e300", "b"])
    func priority(_ text: String) {
        let root = box(), a = placed(in: root), b = placed(in: root)
        var reader = VisualFormat("[a(10@\(text))]", [], [:], ["a": a, "b": b])
        #expect(throws: VisualFormat.Fault.self) { try reader.read() }
    }

    @Test func `constraints in words say what anchors say`() {
        let root = box(), a = placed(in: root), b = placed(in: root)
        let views: [String: Any] = ["a": a, "b": b]
        let horizontal = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(100)]-gap-[b(>=a,==150@500)]-20-|", options: .alignAllTop, metrics: ["gap": 12],
            views: views)
        NSLayoutConstraint.activate(horizontal)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(==b)]", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:[b(40)]", options: [], metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 0, width: 100, height: 40))
        #expect(b.frame == CGRect(x: 120, y: 0, width: 180, height: 40))
    }

    @Test func `frames end on whole device pixels`() {
        let root = box(100, 100), a = placed(in: root), b = placed(in: root), c = placed(in: root)
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            c.leftAnchor.constraint(equalTo: b.rightAnchor), c.rightAnchor.constraint(equalTo: root.rightAnchor),
            a.widthAnchor.constraint(equalTo: b.widthAnchor), b.widthAnchor.constraint(equalTo: c.widthAnchor),
        ])
        root.layoutIfNeeded()
        let scale = root.traitCollection.displayScale
        for view in [a, b, c] { #expect((view.frame.maxX * scale).rounded() == view.frame.maxX * scale) }
        #expect(a.frame.maxX == b.frame.minX)
        #expect(c.frame.maxX == 100)
    }

    @Test func `a constant changed in an animation block moves the view over time`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), view = placed(in: window)
        let top = view.topAnchor.constraint(equalTo: window.topAnchor)
        NSLayoutConstraint.activate([
            top, view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            top.constant = 100
            window.layoutIfNeeded()
        }
        #expect(view.layer.animationKeys() == ["position"])
        #expect(view.frame.minY == 100)
    }

    @Test("a constraint between attributes of two axes may be made and be active; the layout that uses it stops")
    func axes() async {
        let parent = box(), view = placed(in: parent)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1,
            constant: 50)
        constraint.isActive = true
        #expect(parent.constraints == [constraint])
        constraint.isActive = false
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = box(), view = placed(in: parent)
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1,
                    constant: 50
                ).isActive = true
                parent.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("left and top cannot be compared"))
    }
}
