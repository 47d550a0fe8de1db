import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow {
    /// Opens a month or wheels beside a button.
    /// - Parameter onDismiss: called when the dismissal begins.
    func presentDatePanel(_ content: UIView, from source: UIView, _ onDismiss: @escaping () -> Void) -> DatePanel {
        let panel = DatePanel(content, convert(source.bounds, from: source), onDismiss)
        panel.appear(in: self)
        return panel
    }
}

/// Covers a window while the month or the wheels of a compact date picker are open: a touch beside them or the Escape
/// key closes them.
final class DatePanel: WindowOverlay {
    private let card = UIView()
    let content: UIView
    private let source: CGRect
    private let onDismiss: () -> Void

    init(_ content: UIView, _ source: CGRect, _ onDismiss: @escaping () -> Void) {
        (self.content, self.source, self.onDismiss) = (content, source, onDismiss)
        super.init()
        card.backgroundColor = .secondarySystemGroupedBackground
        // Chosen: the corners and the shadow of menus.
        card.layer.cornerRadius = 13
        card.layer.shadowColor = .black
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        addSubview(card)
        card.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    func appear(in window: UIWindow) {
        cover(window)
        card.alpha = 0
        UIView.animate(withDuration: 0.2) {
            self.card.alpha = 1
        } completion: { _ in
            self.panelOpened()
        }
    }

    override func leave() {
        remove(in: 0.2) { self.card.alpha = 0 }
        onDismiss()
    }

    override var isBesideView: Bool { true }
    override func isOutside(_ point: CGPoint) -> Bool { !card.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let wanted = content.intrinsicContentSize
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let below = source.maxY + 8
        // Below the source if there is space, otherwise above it, otherwise at a position that fits.
        let y = below + size.height <= room.maxY ? below : max(room.minY, min(source.minY - 8, room.maxY) - size.height)
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        card.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        content.frame = card.bounds
    }
}
