import CoreGraphics
import Foundation

/// A control of fixed size: a frame or constraints set only the origin.
@preconcurrency @MainActor
protocol FixedSizeControl: UIControl {
    static var fixedSize: CGSize { get }
}

extension FixedSizeControl {
    /// The frame for a requested frame. Nil for a control with a transform, whose frame differs from its size: the
    /// control is moved by its center.
    func fixedFrame(_ requested: CGRect) -> CGRect? {
        guard transform.isIdentity else {
            center = CGPoint(x: requested.midX, y: requested.midY)
            return nil
        }
        return fixedBounds(requested)
    }

    func fixedBounds(_ requested: CGRect) -> CGRect { CGRect(origin: requested.origin, size: Self.fixedSize) }

    /// The frame at the leading edge of a frame from constraints.
    func fixedFrame(solved: CGRect) -> CGRect {
        let size = Self.fixedSize
        return CGRect(
            origin: CGPoint(x: isRightToLeft ? solved.maxX - size.width : solved.minX, y: solved.minY), size: size)
    }
}

extension ViewLayoutState.IntrinsicPriorities {
    /// As in UIKit, a stretchable neighbor stretches before a control of fixed size.
    static var ofFixedSize: Self {
        var priorities = Self()
        priorities.hugging = .init(horizontal: .defaultHigh, vertical: .defaultHigh)
        return priorities
    }
}
