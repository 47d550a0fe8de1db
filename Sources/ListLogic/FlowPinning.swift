package import Foundation

/// The headers and footers that stay visible while their section is visible.
package struct FlowPinning: Sendable, Equatable {
    /// A Boolean value that indicates whether headers are pinned.
    package var pinsHeaders: Bool
    /// A Boolean value that indicates whether footers are pinned.
    package var pinsFooters: Bool
    /// The visible part of the content: the bounds of the view without its adjusted content insets.
    package var visibleBounds: CGRect

    /// Pinning to the visible bounds, in content coordinates. A NaN counts as zero.
    package init(headers: Bool = false, footers: Bool = false, visibleBounds: CGRect) {
        (pinsHeaders, pinsFooters, self.visibleBounds) = (headers, footers, visibleBounds)
    }
}

extension FlowGeometry {
    /// The frame of a header that stays at the beginning of the visible bounds until its section leaves.
    ///
    /// Documented (UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds): the header scrolls with its section
    /// until the header reaches the edge, and is pushed away by the end of the section.
    /// Chosen: the header ends at the footer of its section.
    package func headerFrame(ofSection section: Int, pinning: FlowPinning?) -> CGRect? {
        guard let frame = headerFrame(ofSection: section) else { return nil }
        guard let pinning, pinning.pinsHeaders else { return frame }
        let part = sections[section]
        let (edge, _) = axis.span(of: pinning.visibleBounds)
        let original = axis.span(of: frame).low
        let limit = max(original, part.footerStart - part.header)
        return moved(frame, to: min(max(original, edge.bounded), limit))
    }

    /// The frame of a footer that stays at the end of the visible bounds until its section leaves.
    ///
    /// Documented (UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds): the counterpart of pinned headers.
    /// Chosen: the footer starts at the end of the header of its section.
    package func footerFrame(ofSection section: Int, pinning: FlowPinning?) -> CGRect? {
        guard let frame = footerFrame(ofSection: section) else { return nil }
        guard let pinning, pinning.pinsFooters else { return frame }
        let part = sections[section]
        let (_, edge) = axis.span(of: pinning.visibleBounds)
        let original = axis.span(of: frame).low
        let limit = min(original, part.start + part.header)
        return moved(frame, to: max(min(original, edge.bounded - part.footer), limit))
    }

    /// A Boolean value that indicates whether pinning moves the header or the footer of a section.
    package func isPinned(_ kind: Element.Kind, ofSection section: Int, by pinning: FlowPinning) -> Bool {
        switch kind {
        case .header: headerFrame(ofSection: section) != headerFrame(ofSection: section, pinning: pinning)
        case .item: false
        case .footer: footerFrame(ofSection: section) != footerFrame(ofSection: section, pinning: pinning)
        }
    }

    private func moved(_ frame: CGRect, to start: CGFloat) -> CGRect {
        var frame = frame
        if axis == .vertical { frame.origin.y = start } else { frame.origin.x = start }
        return frame
    }
}
