import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

private final class Brick: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct StackViewTests {
    init() { AppContext().makeCurrent() }

    private func stack(
        _ bricks: [UIView], _ width: CGFloat = 300, _ height: CGFloat = 40, _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: bricks)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
    }

    @Test func `fills its length and the other axis`() {
        let bricks = [Brick(50, 10), Brick(60, 20)]
        bricks[0].setContentHuggingPriority(.required, for: .horizontal)
        let stack = stack(bricks) { $0.spacing = 10 }
        #expect(spans(stack) == [[0, 50], [60, 300]])
        #expect(bricks.allSatisfy { $0.frame.height == 40 })
    }

    @Test func `fillEqually gives all the same length`() {
        let stack = stack([Brick(5, 5), Brick(90, 5), UIView()]) { $0.distribution = .fillEqually }
        #expect(spans(stack) == [[0, 100], [100, 200], [200, 300]])
    }

    @Test func `fillProportionally shares by content`() {
        let stack = stack([Brick(10, 5), Brick(20, 5)]) { $0.distribution = .fillProportionally }
        #expect(spans(stack) == [[0, 100], [100, 300]])
    }

    @Test func `equalSpacing spreads the rest between`() {
        let stack = stack([Brick(50, 5), Brick(50, 5), Brick(50, 5)]) { $0.distribution = .equalSpacing }
        #expect(spans(stack) == [[0, 50], [125, 175], [250, 300]])
    }

    @Test func `equalCentering spreads the centers`() {
        let stack = stack([Brick(20, 5), Brick(60, 5), Brick(100, 5)]) { $0.distribution = .equalCentering }
        let centers = stack.arrangedSubviews.map(\.center.x)
        #expect(centers[1] - centers[0] == centers[2] - centers[1])
    }

    @Test func `center and trailing keep the content's size`() {
        let brick = Brick(50, 10)
        let stack = stack([brick]) { $0.alignment = .center }
        #expect(brick.frame == CGRect(x: 0, y: 15, width: 300, height: 10))
        stack.alignment = .bottom
        stack.layoutIfNeeded()
        #expect(brick.frame.minY == 30)
    }

    @Test func `a hidden view leaves the stack with its spacing, and returns when unhidden`() {
        let bricks = [Brick(50, 5), Brick(50, 5), Brick(50, 5)]
        let stack = stack(bricks) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        bricks[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(bricks[2].frame.minX == 155)
        bricks[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(abs(bricks[2].frame.width - 280.0 / 3) < 0.5)
    }

    @Test func `custom spacing replaces spacing after one view`() {
        let bricks = [Brick(50, 5), Brick(50, 5), Brick(50, 5)]
        bricks[0].setContentHuggingPriority(.required, for: .horizontal)
        bricks[1].setContentHuggingPriority(.required, for: .horizontal)
        let stack = stack(bricks) {
            $0.spacing = 4
            $0.setCustomSpacing(20, after: bricks[0])
        }
        #expect(spans(stack) == [[0, 50], [70, 120], [124, 300]])
    }

    @Test func `a stack in constraints is as large as its content`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIStackView(arrangedSubviews: [Brick(30, 10), Brick(40, 15)])
        inner.spacing = 5
        let outer = UIStackView(arrangedSubviews: [inner, Brick(20, 20)])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 75, height: 35))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 75, height: 15))
    }

    @Test func `the line turns around in right-to-left interfaces`() {
        let bricks = [Brick(50, 5), Brick(50, 5)]
        bricks[0].setContentHuggingPriority(.required, for: .horizontal)
        let stack = stack(bricks) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(spans(stack) == [[250, 300], [0, 250]])
    }

    @Test func `a view taken out stays a subview; one removed leaves the line`() {
        let bricks = [Brick(50, 5), Brick(50, 5)]
        let stack = stack(bricks)
        stack.removeArrangedSubview(bricks[0])
        #expect(stack.subviews.count == 2)
        bricks[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        stack.layoutIfNeeded()
    }
}
