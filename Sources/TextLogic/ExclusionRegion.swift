/// The parts of a text container that lines avoid.
///
/// The region is a list of boxes that cover the excluded areas. An area with vertical sides is covered exactly. Another
/// area is covered by boxes of about a point in height, whose sides are outside of the area.
package struct ExclusionRegion: Hashable, Sendable {
    /// A part of a line's width, in points.
    package struct Span: Hashable, Sendable {
        package var left: Double
        package var right: Double
        package var width: Double { right - left }

        package init(left: Double, right: Double) { (self.left, self.right) = (left, right) }
    }

    struct Box: Hashable, Sendable {
        var top: Double
        var bottom: Double
        var span: Span
    }

    /// Ordered by their tops.
    private let boxes: [Box]
    /// The lowest bottom of each group of boxes, so that a search skips groups.
    private let groupBottoms: [Double]
    /// The lowest edge of the region; minus infinity for an empty region.
    package let bottom: Double

    private static let groupSize = 32
    /// Derived: more than the error of a sum of many line heights.
    private static let tolerance = 0.005
    /// Chosen: more boxes than the outlines of a page of pictures have.
    private static let mostBoxes = 16_384
    /// Chosen: more boxes at one height than a search can read for every line.
    private static let mostDepth = 256
    /// Chosen: steps of a search below a place without space. A region of several screens has fewer edges.
    private static let mostSteps = 4_096

    package init(_ outlines: [ExclusionOutline]) {
        var all = outlines.flatMap(\.boxes)
        if all.count > Self.mostBoxes || ExclusionOutline.depth(all) > Self.mostDepth {
            all = ExclusionOutline.merged(all)
        }
        all.sort { $0.top < $1.top }
        boxes = all
        groupBottoms = stride(from: 0, to: all.count, by: Self.groupSize).map { start in
            all[start..<min(start + Self.groupSize, all.count)].reduce(-.infinity) { max($0, $1.bottom) }
        }
        bottom = groupBottoms.reduce(-.infinity, max)
    }

    package var isEmpty: Bool { boxes.isEmpty }

    private func forEachBox(from top: Double, to bottom: Double, _ body: (Box) -> Void) {
        for (group, lowest) in groupBottoms.enumerated() where lowest > top {
            let start = group * Self.groupSize
            guard boxes[start].top < bottom else { return }
            for box in boxes[start..<min(start + Self.groupSize, boxes.count)] {
                guard box.top < bottom else { return }
                if box.bottom > top { body(box) }
            }
        }
    }

    /// Returns the free parts of a horizontal band, from left to right.
    package func free(from top: Double, to bottom: Double, in whole: Span) -> [Span] {
        guard bottom > top, whole.width > 0 else { return [whole] }
        var taken: [Span] = []
        forEachBox(from: top + Self.tolerance, to: bottom - Self.tolerance) { taken.append($0.span) }
        guard !taken.isEmpty else { return [whole] }
        taken.sort { $0.left < $1.left }
        var (spans, place) = ([Span](), whole.left)
        for span in taken {
            guard span.left < whole.right else { break }
            if span.left > place { spans.append(Span(left: place, right: span.left)) }
            place = max(place, span.right)
        }
        if place < whole.right { spans.append(Span(left: place, right: whole.right)) }
        return spans
    }

    /// Returns the first place at or below `top` at which a band has space, and the free parts of the band.
    /// - Parameter hasSpace: returns whether a line may be in the free parts.
    package func firstBand(
        from top: Double, height: Double, in whole: Span, where hasSpace: ([Span]) -> Bool
    ) -> (top: Double, spans: [Span]) {
        var place = top
        for _ in 0..<Self.mostSteps {
            let spans = free(from: place, to: place + height, in: whole)
            if hasSpace(spans) { return (place, spans) }
            // Space opens below a box, and not above the bottom of a box that takes the whole width.
            var (next, full) = (Double.infinity, -Double.infinity)
            forEachBox(from: place + Self.tolerance, to: place + height - Self.tolerance) { box in
                next = min(next, box.bottom)
                if box.span.left <= whole.left, box.span.right >= whole.right { full = max(full, box.bottom) }
            }
            // Without boxes, no other band has more space.
            guard next.isFinite else { return (place, spans) }
            place = max(next, full, place + 2 * Self.tolerance)
        }
        return (max(place, bottom), [whole])
    }
}
