import CoreGraphics
import Foundation
import TextLogic

/// The free parts of the lines of a container that is not a rectangle.
@MainActor
struct ContainerFlow {
    typealias Span = ExclusionRegion.Span

    let container: NSTextContainer
    /// Whether a subclass may override the parts of lines.
    let isOwnClass: Bool
    /// The width between the paddings.
    let width: CGFloat

    /// Nil for a container whose lines are all as wide as the container.
    init?(_ container: NSTextContainer?, width: CGFloat) {
        guard let container else { return nil }
        isOwnClass = type(of: container) != NSTextContainer.self
        guard isOwnClass || !container.region.isEmpty else { return nil }
        self.container = container
        self.width = min(width, Self.widest)
    }

    /// In points. Chosen: the width of a container without a limit, as for a layout without a width.
    private static let widest: CGFloat = 100_000
    /// Chosen: the number of tries to find space in a subclass's container.
    private static let mostTries = 1_000

    var padding: CGFloat { container.padding }
    /// Lines below this place have the whole width.
    var bottom: Double { isOwnClass ? .infinity : container.region.bottom }

    /// Returns the free parts of the first band at or below `top` with space, from the start of the line to its end.
    /// - Parameters:
    ///   - character: the offset in the text.
    ///   - hasSpace: returns whether a line may be in some parts.
    func band(
        from top: CGFloat, height: CGFloat, at character: Int, isRightToLeft: Bool, where hasSpace: ([Span]) -> Bool
    ) -> (top: CGFloat, spans: [Span]) {
        guard isOwnClass else {
            let whole = Span(left: 0, right: width + 2 * padding)
            let found = container.region.firstBand(from: top, height: height, in: whole, where: hasSpace)
            return (found.top, isRightToLeft ? found.spans.reversed() : found.spans)
        }
        var place = top
        for _ in 0..<Self.mostTries {
            let found = ownBand(from: place, height: height, at: character, isRightToLeft)
            if hasSpace(found.spans) { return found }
            place = max(found.top, place) + max(height, 1)
        }
        return (top, [Span(left: 0, right: width + 2 * padding)])
    }

    /// The parts that a subclass returns.
    private func ownBand(from top: CGFloat, height: CGFloat, at character: Int, _ isRightToLeft: Bool)
        -> (top: CGFloat, spans: [Span])
    {
        let full = width + 2 * padding
        var proposed = CGRect(x: 0, y: top, width: full, height: height)
        var (found, spans) = (top, [Span]())
        // Chosen: more parts than a line has words.
        while spans.count < 100 {
            var rest = CGRect.zero
            let rect = container.lineFragmentRect(
                forProposedRect: proposed, at: character, writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                remaining: &rest)
            guard rect.minX.isFinite, rect.minY.isFinite, rect.width > 0 else { break }
            let span = Span(left: max(rect.minX, 0), right: min(rect.maxX, full))
            // A line moves down, and its parts follow each other.
            if spans.isEmpty { found = min(max(rect.minY, top), top + 1e6) }
            let isAfter = spans.last.map { isRightToLeft ? span.right <= $0.left : span.left >= $0.right } ?? true
            guard isAfter, span.width > 0 else { break }
            spans.append(span)
            guard rest.minX.isFinite, rest.width > 0, rest.maxX > 0, rest.minX < full else { break }
            proposed = CGRect(
                x: max(rest.minX, 0), y: found, width: min(rest.maxX, full) - max(rest.minX, 0), height: height)
        }
        return (found, spans)
    }
}

extension NSTextContainer {
    /// The first free part of a proposed line.
    func fragment(_ proposed: CGRect, _ isRightToLeft: Bool, _ rest: UnsafeMutablePointer<CGRect>?) -> CGRect {
        rest?.pointee = .zero
        let proposed = proposed.standardized
        let right = min(proposed.maxX, lineWidth.isFinite ? lineWidth + 2 * padding : proposed.maxX)
        let whole = ExclusionRegion.Span(left: max(proposed.minX, 0), right: right)
        guard proposed.minY.isFinite, proposed.height.isFinite, whole.left.isFinite, whole.width > 0 else {
            return .zero
        }
        let least = min(proposed.height + 2 * padding, whole.width)
        let band = region.firstBand(from: proposed.minY, height: proposed.height, in: whole) { spans in
            spans.contains { $0.width >= least }
        }
        guard band.top + proposed.height <= heightLimit + 0.005 else { return .zero }
        let spans = band.spans.filter { $0.width >= least }
        guard let span = isRightToLeft ? spans.last : spans.first else { return .zero }
        func rect(_ left: CGFloat, _ right: CGFloat) -> CGRect {
            CGRect(x: left, y: band.top, width: right - left, height: proposed.height)
        }
        if spans.count > 1 {
            rest?.pointee =
                isRightToLeft ? rect(whole.left, spans[spans.count - 2].right) : rect(spans[1].left, whole.right)
        }
        return rect(span.left, span.right)
    }
}
