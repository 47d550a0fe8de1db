import CoreGraphics
import Foundation
import QuartzCore

/// A change of a toolbar or tab bar that its controller requests. A controller changes its bar in no other way.
enum BottomBarRequest<Specific> {
    /// The bar belongs to a controller.
    case join
    /// The height below the bar that its background fills, in points.
    case extend(below: CGFloat)
    /// The fraction of the bar below which content continues, in `0 ... 1`.
    case overlap(CGFloat)
    /// Fades to the appearance for other content during a transition.
    /// - isCoveredAtOnce: whether content that appears below the bar gets the bar's background immediately.
    case fade(toOverlap: CGFloat, along: Timeline, isCoveredAtOnce: Bool)
    /// Ends the fade with the transition.
    case endFade
    /// A change that only this class of bars has.
    case specific(Specific)
}

extension BottomBar {
    func perform(_ request: BottomBarRequest<SpecificRequest>) {
        switch request {
        case .join: appearances.isManaged = true
        case .extend(let height): bottomExtension = height
        case .overlap(let overlap): setOverlap(overlap)
        // Folklore (tab-bars/arriving-background): the background of a tab bar appears at once.
        case .fade(let overlap, _, isCoveredAtOnce: true) where overlap >= appearances.overlap:
            setOverlap(overlap)
            layoutIfNeeded()
        case .fade(let overlap, let timeline, _):
            layoutIfNeeded()
            setOverlap(overlap)
            background.animateAlong(timeline, to: paint)
        case .endFade: background.stopFollowing()
        case .specific(let request): performSpecific(request)
        }
    }

    private func setOverlap(_ overlap: CGFloat) {
        guard overlap != appearances.overlap else { return }
        appearances.overlap = overlap
        setNeedsLayout()
    }
}
