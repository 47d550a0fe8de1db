import CoreGraphics
import Foundation
import GestureLogic
import QuartzCore

/// Shows the pictures of dragged items above everything in a window. The first picture is in front; others are behind
/// it. Touches pass through.
final class DragOverlay: WindowOverlay {
    private var platters: [DragPlatter] = []
    private let badge = DragBadge()
    /// The distance of the middle of the first picture from the finger, as a fraction of the picture's size.
    private var grab = CGPoint.zero
    /// The location of the finger.
    private(set) var point = CGPoint.zero
    /// Whether the pictures are above the finger.
    var isLifted = false
    /// Whether large pictures keep their size.
    var showsFullSize = false { didSet { if showsFullSize != oldValue { fit() } } }

    init() {
        super.init(receivesInput: false)
        badge.isHidden = true
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    /// Gathers pictures behind the first one.
    func gather(_ platters: [DragPlatter], at point: CGPoint) {
        self.platters = platters
        self.point = point
        if let first = platters.first {
            let (width, height) = (max(first.shownSize.width, 1), max(first.shownSize.height, 1))
            grab = CGPoint(
                x: min(max((first.center.x - point.x) / width, -0.5), 0.5),
                y: min(max((first.center.y - point.y) / height, -0.5), 0.5))
        }
        bringSubviewToFront(badge)
        fit()
    }

    private func fit() {
        // Chosen, by eye.
        UIView.animate(withDuration: 0.2) {
            for platter in self.platters {
                platter.fit(full: self.showsFullSize)
                platter.layer.shadowOpacity = 0.25
            }
            self.layOut()
        }
    }

    /// Shows the pictures of another overlay, whose window the finger has left.
    func replace(_ former: DragOverlay) {
        showsFullSize = former.showsFullSize
        (platters, grab, isLifted) = (former.platters, former.grab, former.isLifted)
        for platter in platters { insertSubview(platter, at: 0) }
        badge.copy(former.badge)
    }

    /// Moves the pictures with the finger.
    func move(to point: CGPoint) {
        self.point = point
        UIView.performWithoutAnimation { layOut() }
    }

    private func layOut() {
        guard let first = platters.first else { return setBadge(point) }
        let size = first.shownSize
        let middle = CGPoint(
            x: point.x + grab.x * size.width, y: point.y + grab.y * size.height - (isLifted ? 44 : 0))
        for (index, platter) in platters.enumerated() {
            // Chosen: each of the first three pictures is 4 points further down.
            let step = CGFloat(min(index, 3)) * 4
            platter.center = CGPoint(x: middle.x + step, y: middle.y + step)
        }
        setBadge(CGPoint(x: middle.x + size.width / 2 - 4, y: middle.y - size.height / 2 + 4))
    }

    private func setBadge(_ center: CGPoint) { UIView.performWithoutAnimation { badge.center = center } }

    // MARK: Mark of the operation

    func show(_ operation: DragMachine.Operation, count: Int) { badge.show(operation, count: count) }
    func showCount(_ count: Int) { badge.show(badge.operation, count: count) }
    func hideBadge() { badge.isHidden = true }
    /// The text of the mark, for tests.
    var badgeText: String? { badge.isHidden ? nil : badge.text }
}

/// The mark at the corner of a dragged picture: the operation, and the number of items.
final class DragBadge: UIView {
    private let label = UILabel()
    private(set) var operation = DragMachine.Operation.cancel
    var text: String? { label.text }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        layer.cornerRadius = 13
        label.frame = bounds
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the mark of another overlay.
    func copy(_ other: DragBadge) {
        (operation, isHidden) = (other.operation, other.isHidden)
        (label.text, backgroundColor) = (other.label.text, other.backgroundColor)
    }

    /// Documented (UIDropOperation): a copy and a forbidden drop have a mark, a move has none. Chosen: a number is
    /// shown for several items, except while a drop is forbidden.
    func show(_ operation: DragMachine.Operation, count: Int) {
        self.operation = operation
        switch operation {
        case .copy:
            label.text = count > 1 ? "\(count)" : "+"
            backgroundColor = .systemGreen
        case .forbidden:
            label.text = "\u{2715}"
            backgroundColor = .systemGray
        case .cancel, .move:
            label.text = count > 1 ? "\(count)" : nil
            backgroundColor = .systemRed
        }
        isHidden = label.text == nil
    }
}
