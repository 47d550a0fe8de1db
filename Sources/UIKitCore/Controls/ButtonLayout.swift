import CoreGraphics
import Foundation
import QuartzCore

/// Computes the frames of a button's parts from their sizes.
struct ButtonLayout {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// Whether the image is above or below the text instead of next to it.
    var isStacked = false
    /// Whether the image is first: left of the text, or above the text.
    var imageLeads = true
    var imageGap: CGFloat = 0
    var titleGap: CGFloat = 0
    /// The position of the narrower of two lines, from 0 at the left to 1 at the right.
    var lineAlignment: CGFloat = 0.5

    var text: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? titleGap : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat { image.width > 0 && text.width > 0 ? imageGap : 0 }

    var size: CGSize {
        isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// - Parameters:
    ///   - x: the horizontal alignment, from 0 at the left to 1 at the right.
    ///   - y: the vertical alignment, from 0 at the top to 1 at the bottom.
    func frames(in area: CGRect, x: CGFloat, y: CGFloat, pixels: CGFloat) -> (
        image: CGRect, title: CGRect, subtitle: CGRect
    ) {
        func snapped(_ value: CGFloat) -> CGFloat { (value * pixels).rounded() / pixels }
        let width = min(size.width, area.width)
        let origin = CGPoint(
            x: snapped(area.minX + (area.width - width) * x), y: snapped(area.minY + (area.height - size.height) * y))
        // If the space is too small, the text is truncated.
        let textWidth = isStacked ? min(text.width, width) : max(0, width - image.width - gap)
        let imageX: CGFloat
        let textX: CGFloat
        let imageY: CGFloat
        let textY: CGFloat
        if isStacked {
            imageX = origin.x + (width - image.width) / 2
            textX = origin.x + (width - textWidth) / 2
            imageY = imageLeads ? origin.y : origin.y + text.height + gap
            textY = imageLeads ? origin.y + image.height + gap : origin.y
        } else {
            imageX = imageLeads ? origin.x : origin.x + textWidth + gap
            textX = imageLeads ? origin.x + image.width + gap : origin.x
            imageY = origin.y + (size.height - image.height) / 2
            textY = origin.y + (size.height - text.height) / 2
        }
        func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let shown = min(size.width, textWidth)
            return CGRect(
                x: snapped(textX + (textWidth - shown) * lineAlignment), y: snapped(y), width: shown,
                height: size.height)
        }
        let second = textY + title.height + (title.height > 0 && subtitle.height > 0 ? titleGap : 0)
        return (
            CGRect(x: snapped(imageX), y: snapped(imageY), width: image.width, height: image.height),
            line(title, textY),
            line(subtitle, second)
        )
    }
}

extension UIButton {
    private var layout: ButtonLayout {
        var layout = ButtonLayout()
        if let spinner = parts.spinner { layout.image = spinner.intrinsicContentSize }
        if parts.image.superview === self { layout.image = parts.image.shownImage?.size ?? .zero }
        if parts.title.superview === self { layout.title = parts.title.intrinsicContentSize }
        if parts.subtitle.superview === self { layout.subtitle = parts.subtitle.intrinsicContentSize }
        guard let configuration else {
            layout.imageLeads = !isRightToLeft
            return layout
        }
        let placement = configuration.imagePlacement
        layout.isStacked = placement.contains(.top) || placement.contains(.bottom)
        layout.imageLeads = layout.isStacked ? placement.contains(.top) : placement.contains(.leading) != isRightToLeft
        layout.imageGap = configuration.imagePadding
        layout.titleGap = configuration.titlePadding
        let start: CGFloat = isRightToLeft ? 1 : 0
        layout.lineAlignment =
            switch configuration.titleAlignment {
            case .center: 0.5
            case .leading: start
            case .trailing: 1 - start
            case .automatic: layout.isStacked ? 0.5 : start
            }
        return layout
    }

    private var outerInsets: UIEdgeInsets {
        guard let i = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(
            top: i.top, left: isRightToLeft ? i.trailing : i.leading, bottom: i.bottom,
            right: isRightToLeft ? i.leading : i.trailing)
    }

    var contentSize: CGSize {
        if content.type == .close, configuration == nil {
            return CGSize(width: UIButton.closeSize, height: UIButton.closeSize)
        }
        let size = layout.size
        let around = outerInsets
        var result = CGSize(
            width: size.width + around.left + around.right, height: size.height + around.top + around.bottom)
        // Measured (controls/system-button): a system button without content insets has six points above and below its
        // line.
        if configuration == nil, contentEdgeInsets == .zero, parts.title.superview === self { result.height += 12 }
        if let background = backgroundImage(for: state)?.size, configuration == nil {
            result = CGSize(width: max(result.width, background.width), height: max(result.height, background.height))
        }
        return result
    }

    /// The frames that UIKit computes for the image and titles, before their insets.
    func placedParts(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let pixels = max(traitCollection.displayScale, 1)
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: 0
            case .right, .trailing: 1
            case .center, .fill: 0.5
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            case .center, .fill: 0.5
            }
        return layout.frames(in: area, x: x, y: y, pixels: pixels)
    }

    func layoutButton() {
        let area = configuration == nil ? contentRect(forBounds: bounds) : bounds.inset(by: outerInsets)
        let placed = placedParts(in: area)
        // Subclasses may override the frames of title and image.
        parts.title.frame = titleRect(forContentRect: area)
        parts.subtitle.frame = placed.subtitle
        parts.image.frame = imageRect(forContentRect: area)
        parts.spinner?.frame = placed.image
        parts.background?.frame = backgroundRect(forBounds: bounds)
        parts.fill.frame = bounds
        if content.type == .close, configuration == nil {
            parts.fill.frame = disc
            parts.fill.layer.cornerRadius = disc.width / 2
        }
        if let configuration { parts.fill.layer.cornerRadius = configuration.radius(of: bounds.size) }
    }

    private var disc: CGRect {
        let length = min(UIButton.closeSize, bounds.width, bounds.height)
        return CGRect(x: bounds.midX - length / 2, y: bounds.midY - length / 2, width: length, height: length)
    }

    func menuChanged() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        // Documented (UIButton.changesSelectionAsPrimaryAction): the title shows the selected element. Chosen: one
        // element is always selected, by default the first.
        if menu.selectedElements.isEmpty { menu.firstLeaf?.state = .on }
        guard let chosen = menu.selectedElements.first else { return }
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }
}

extension CGRect {
    /// Moves a rectangle by the difference of opposite insets, like UIKit for a button's parts.
    func offset(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
