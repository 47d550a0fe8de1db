import CoreGraphics
import Foundation
import QuartzCore

/// The scroll indicators at the edges, which display the length of the content and the position in it. The layers exist
/// only while they are visible.
@MainActor
final class ScrollIndicators {
    weak var owner: UIScrollView?
    private(set) var vertical: CALayer?
    private(set) var horizontal: CALayer?
    private var fade: ScheduledWork?

    nonisolated init() {}

    // Chosen, by eye: 3 points thick, 3 points from the edge, at least 36 points long, 8 points when compressed beyond
    // a limit.
    static var thickness: CGFloat { 3 }
    static var margin: CGFloat { 3 }
    static var shortest: CGFloat { 36 }
    static var squeezed: CGFloat { 8 }

    func show() {
        guard let owner else { return }
        fade?.cancel()
        fade = nil
        if vertical == nil, owner.showsVerticalScrollIndicator, owner.verticalAxis.high > owner.verticalAxis.low {
            vertical = makeBar(in: owner)
        }
        if horizontal == nil, owner.showsHorizontalScrollIndicator, owner.horizontalAxis.high > owner.horizontalAxis.low
        {
            horizontal = makeBar(in: owner)
        }
        for bar in [vertical, horizontal].compactMap({ $0 }) {
            bar.removeAnimation(forKey: "fade")
            bar.opacity = 1
        }
        move()
    }

    func fadeOut(after delay: Double) {
        guard vertical != nil || horizontal != nil else { return }
        fade?.cancel()
        fade = owner?.appContext.after(delay) { [weak self] in self?.fadeNow() }
    }

    /// Fades out. Chosen: within a quarter of a second.
    private func fadeNow() {
        let bars = [vertical, horizontal].compactMap { $0 }
        for bar in bars {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = bar.opacity
            animation.duration = 0.25
            bar.opacity = 0
            bar.add(animation, forKey: "fade")
        }
        fade = owner?.appContext.after(0.25) { [weak self] in self?.hide() }
    }

    func hide() {
        fade?.cancel()
        fade = nil
        vertical?.removeFromSuperlayer()
        horizontal?.removeFromSuperlayer()
        vertical = nil
        horizontal = nil
    }

    private func makeBar(in owner: UIScrollView) -> CALayer {
        let bar = CALayer()
        // Changes of a view's layer are not animated; these layers have the same behavior.
        bar.pending.isOwnedByView = true
        bar.zPosition = 1000
        bar.cornerRadius = Self.thickness / 2
        let isDark = owner.traitCollection.userInterfaceStyle == .dark
        let isWhite = owner.indicatorStyle == .white || (owner.indicatorStyle == .default && isDark)
        bar.backgroundColor = CGColor(red: isWhite ? 1 : 0, green: isWhite ? 1 : 0, blue: isWhite ? 1 : 0, alpha: 0.35)
        owner.layer.addSublayer(bar)
        return bar
    }

    /// Updates the frames of the indicators for the offset.
    func move() {
        guard let owner, vertical != nil || horizontal != nil else { return }
        let bounds = owner.bounds
        let inset = owner.automaticallyAdjustsScrollIndicatorInsets ? owner.coveredInset : .zero
        if let vertical {
            let extra = owner.verticalScrollIndicatorInsets
            let (start, length) = Self.span(
                owner.verticalAxis, offset: bounds.minY,
                content: owner.contentSize.height + owner.adjustedContentInset.top + owner.adjustedContentInset.bottom,
                track: bounds.height - inset.top - inset.bottom - extra.top - extra.bottom)
            let x = owner.isRightToLeft ? bounds.minX + Self.margin : bounds.maxX - Self.margin - Self.thickness
            vertical.frame = CGRect(
                x: x, y: bounds.minY + inset.top + extra.top + start, width: Self.thickness, height: length)
        }
        if let horizontal {
            let extra = owner.horizontalScrollIndicatorInsets
            let (start, length) = Self.span(
                owner.horizontalAxis, offset: bounds.minX,
                content: owner.contentSize.width + owner.adjustedContentInset.left + owner.adjustedContentInset.right,
                track: bounds.width - inset.left - inset.right - extra.left - extra.right)
            horizontal.frame = CGRect(
                x: bounds.minX + inset.left + extra.left + start,
                y: bounds.maxY - max(inset.bottom, 0) - Self.margin - Self.thickness,
                width: length, height: Self.thickness)
        }
    }

    /// The position of an indicator on its track, and its length. The indicator is compressed beyond a limit.
    static func span(_ axis: ScrollAxis, offset: Double, content: Double, track: Double) -> (
        start: Double, length: Double
    ) {
        let room = max(0, track - 2 * margin)
        guard content > 0, room > 0 else { return (margin, 0) }
        let natural = min(room, max(shortest, room * min(1, axis.extent / content)))
        let beyond = offset < axis.low ? axis.low - offset : offset > axis.high ? offset - axis.high : 0
        let length = max(squeezed, natural - beyond)
        let progress = axis.high > axis.low ? min(max((offset - axis.low) / (axis.high - axis.low), 0), 1) : 0
        return (margin + (room - length) * progress, length)
    }
}

extension UIScrollView {
    /// - Parameter seconds: nil keeps the indicators visible until ``fadeIndicators()``.
    func showIndicators(fadesAfter seconds: Double?) {
        guard window != nil else { return }
        scroll.indicators.show()
        if let seconds { scroll.indicators.fadeOut(after: seconds) }
    }

    func fadeIndicators() { scroll.indicators.fadeOut(after: 0.4) }
}
