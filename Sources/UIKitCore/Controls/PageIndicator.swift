import CoreGraphics
import Foundation
import QuartzCore

/// The images and options of a page control.
@MainActor
struct PageControlStyle {
    var image: UIImage?
    var currentImage: UIImage?
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    var background = UIPageControl.BackgroundStyle.automatic
    var direction = UIPageControl.Direction.natural

    var hasImages: Bool { image != nil || currentImage != nil || !images.isEmpty || !currentImages.isEmpty }

    /// Documented (UIPageControl.preferredCurrentPageIndicatorImage): the image of a page has precedence over the image
    /// of all pages. Derived: without an image for the current page, the current page has the image of other pages.
    func image(for page: Int, isCurrent: Bool) -> UIImage? {
        let plain = images[page] ?? image
        return isCurrent ? currentImages[page] ?? currentImage ?? plain : plain
    }
}

/// The axis of a row of page indicators, and the places on it.
struct PageIndicatorRow {
    var count: Int
    var isVertical = false
    /// Whether the first page is at the right, or at the bottom.
    var isReversed = false
    /// The length of an indicator without an image. Measured (controls/page-dot).
    static let dot: CGFloat = 22.0 / 3
    /// The distance between the centers of two indicators. Measured (controls/page-pitch).
    var pitch: CGFloat = PageIndicatorRow.dotPitch
    /// The index of the indicator that displays a progress, and the length that it adds.
    var stretched: (index: Int, length: CGFloat)?

    static let dotPitch: CGFloat = 53.0 / 3

    private var whole: CGFloat { CGFloat(count - 1) * pitch + (stretched?.length ?? 0) }

    /// The center of an indicator along the axis of a control with a length.
    func center(of index: Int, in length: CGFloat) -> CGFloat {
        var place = (length - whole) / 2 + CGFloat(index) * pitch
        if let stretched {
            if index > stretched.index { place += stretched.length }
            if index == stretched.index { place += stretched.length / 2 }
        }
        return isReversed ? length - place : place
    }

    /// The index of the indicator whose center is nearest to a place; nil without indicators.
    func nearest(to place: CGFloat, in length: CGFloat) -> Int? {
        guard count > 0, place.isFinite else { return nil }
        return (0..<count).min {
            abs(center(of: $0, in: length) - place) < abs(center(of: $1, in: length) - place)
        }
    }
}

/// A dot or an image of a page control, with the progress of its page.
final class PageIndicator: UIView {
    private let picture = UIImageView()
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for view in [bar, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        picture.contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter progress: nil for an indicator without progress.
    func show(_ image: UIImage?, color: UIColor, track: UIColor, progress: CGFloat?) {
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
        picture.isHidden = image == nil || progress != nil
        part = progress
        bar.isHidden = progress == nil
        bar.backgroundColor = color
        backgroundColor = progress != nil ? track : image == nil ? color : nil
        setNeedsLayout()
    }

    private var part: CGFloat?

    /// The size of an image: its own size, or the size of a symbol that looks like a dot. Chosen: at most 18 points.
    static func size(of image: UIImage) -> CGSize {
        let size = image.size
        let length = max(size.width, size.height)
        guard length > 0, length.isFinite else { return .zero }
        let limit: CGFloat = image.isSymbolImage ? 10 : 18
        let scale = min(1, limit / length)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        layer.cornerRadius = picture.isHidden ? min(bounds.width, bounds.height) / 2 : 0
        guard let part else { return }
        let isWide = bounds.width >= bounds.height
        let size = CGSize(
            width: isWide ? bounds.width * part : bounds.width, height: isWide ? bounds.height : bounds.height * part)
        let x = isWide && isRightToLeft ? bounds.width - size.width : 0
        bar.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
        bar.layer.cornerRadius = min(size.width, size.height) / 2
    }
}
