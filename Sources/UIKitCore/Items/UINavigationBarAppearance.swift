import CoreGraphics
public import Foundation

/// The appearance of a navigation bar: the background, and the fonts and colors of titles and buttons. A bar or an item
/// stores a copy.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var values = Values() { didSet { changed() } }

    /// Creates the system's default appearance for a device idiom. `.unspecified` means the current idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchButtons()
    }

    /// Copies the common values of another appearance: the background, and the buttons of a toolbar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            values = other.values.copied
        } else if let other = barAppearance as? UIToolbarAppearance {
            values.button = other.buttonAppearance.duplicate()
            values.prominent = other.prominentButtonAppearance.duplicate()
        }
        watchButtons()
    }

    /// Decodes an appearance that `encode(with:)` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let form = ArchivedValues(coder, "navigationBar") { values = Values(form) }
        watchButtons()
    }

    private func watchButtons() {
        for appearance in [values.button, values.prominent, values.back] { appearance.appearanceObserver = self }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        values.form.encode(to: coder, "navigationBar")
    }

    // MARK: Texts

    /// Font, color, shadow and other attributes of the title. The default is empty. A missing font or color is the
    /// system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.title }
        set { values.title = newValue }
    }
    /// The offset of the title, in points. Buttons do not move. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// Attributes of the subtitle. The default is empty. A missing font or color is the system's.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// Font, color, shadow and other attributes of the large title. The default is empty. A missing font or color is
    /// the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeTitle }
        set { values.largeTitle = newValue }
    }
    /// Attributes of the subtitle below the large title. The default is empty. A missing font or color is the system's.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeSubtitle }
        set { values.largeSubtitle = newValue }
    }

    // MARK: Buttons

    /// The appearance of plain buttons. The setter stores a copy. Changes of the returned object take effect.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { values.button }
        set { values.button = own(newValue, insteadOf: values.button) }
    }
    /// The appearance of buttons with the style `.done`. The setter stores a copy. Changes of the returned object take
    /// effect.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { values.prominent }
        set { values.prominent = own(newValue, insteadOf: values.prominent) }
    }
    /// The older name of ``prominentButtonAppearance``.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }
    /// The appearance of the back button. Missing values are taken from ``buttonAppearance``. The setter stores a copy.
    /// Changes of the returned object take effect.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { values.back }
        set { values.back = own(newValue, insteadOf: values.back) }
    }

    // MARK: Back indicator

    /// The image next to the back button. The default is the system's chevron.
    open var backIndicatorImage: UIImage { values.indicator?.image ?? BackIndicator.chevron }
    /// The mask of the back indicator. Text that slides under the transparent parts of the mask is hidden.
    open var backIndicatorTransitionMaskImage: UIImage { values.indicator?.mask ?? BackIndicator.chevronMask }
    /// Sets the back indicator image and its mask. Nil for either image restores the system's images.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        values.indicator = BackIndicator(image: backIndicatorImage, mask: backIndicatorTransitionMaskImage)
    }

    /// The app's own indicator, or nil for the system's indicator.
    var ownIndicator: BackIndicator? { values.indicator }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        super.hasSameValues(as: other)
            && (other as? UINavigationBarAppearance).map { values.isSame(as: $0.values) } ?? false
    }
}

extension UINavigationBarAppearance {
    struct Values {
        var title: [NSAttributedString.Key: Any] = [:]
        var titleOffset = UIOffset.zero
        var subtitle: [NSAttributedString.Key: Any] = [:]
        var largeTitle: [NSAttributedString.Key: Any] = [:]
        var largeSubtitle: [NSAttributedString.Key: Any] = [:]
        var button: UIBarButtonItemAppearance
        var prominent: UIBarButtonItemAppearance
        var back: UIBarButtonItemAppearance
        var indicator: BackIndicator?

        @MainActor init() {
            button = UIBarButtonItemAppearance(style: .plain)
            prominent = UIBarButtonItemAppearance(style: .done)
            back = UIBarButtonItemAppearance(style: .plain)
        }

        @MainActor init(_ form: ArchivedValues) {
            self.init()
            title = form.attributes("title")
            titleOffset = form.offset("titleOffset")
            subtitle = form.attributes("subtitle")
            largeTitle = form.attributes("largeTitle")
            largeSubtitle = form.attributes("largeSubtitle")
            if let states = form.form("button") { button.read(states) }
            if let states = form.form("prominent") { prominent.read(states) }
            if let states = form.form("back") { back.read(states) }
            indicator = BackIndicator(
                image: form.form("indicator").flatMap { UIImage($0) },
                mask: form.form("indicatorMask").flatMap { UIImage($0) })
        }

        @MainActor var form: ArchivedValues {
            var form = ArchivedValues()
            form.set(title, "title")
            form.set(titleOffset, "titleOffset")
            form.set(subtitle, "subtitle")
            form.set(largeTitle, "largeTitle")
            form.set(largeSubtitle, "largeSubtitle")
            form.set(button.form, "button")
            form.set(prominent.form, "prominent")
            form.set(back.form, "back")
            form.set(indicator?.image.form, "indicator")
            form.set(indicator?.mask.form, "indicatorMask")
            return form
        }

        @MainActor var copied: Values {
            var other = self
            other.button = button.duplicate()
            other.prominent = prominent.duplicate()
            other.back = back.duplicate()
            return other
        }

        @MainActor func isSame(as other: Values) -> Bool {
            titleOffset == other.titleOffset && indicator == other.indicator && button == other.button
                && prominent == other.prominent
                && back == other.back && sameAttributes(title, other.title) && sameAttributes(subtitle, other.subtitle)
                && sameAttributes(largeTitle, other.largeTitle) && sameAttributes(largeSubtitle, other.largeSubtitle)
        }
    }
}

/// A back indicator image and its mask. Documented (UINavigationBar): the image has no effect without the mask, and the
/// mask no effect without the image.
struct BackIndicator: Equatable {
    var image: UIImage
    var mask: UIImage

    init?(image: UIImage?, mask: UIImage?) {
        guard let image, let mask else { return nil }
        self.image = image
        self.mask = mask
    }

    /// The system's chevron, as a template image.
    @MainActor static let chevron = draw { context, size in
        // Measured (back-button/chevron): drawn area of 11 by 18 2/3 points. Chosen: the stroke width, with round ends.
        let width: CGFloat = 2.75
        let ink = CGRect(x: 4.0 / 3, y: 1, width: 11, height: 56.0 / 3).insetBy(dx: width / 2, dy: width / 2)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.move(to: CGPoint(x: ink.maxX, y: ink.minY))
        context.addLine(to: CGPoint(x: ink.minX, y: ink.midY))
        context.addLine(to: CGPoint(x: ink.maxX, y: ink.maxY))
        context.strokePath()
    }

    /// The mask of the chevron: the area inside its angle.
    @MainActor static let chevronMask = draw { context, size in
        context.move(to: CGPoint(x: size.width, y: 0))
        context.addLine(to: CGPoint(x: 2.6, y: size.height / 2))
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.closePath()
        context.fillPath()
    }

    @MainActor private static func draw(_ body: (CGContext, CGSize) -> Void) -> UIImage {
        let context = CGContext()
        context.setStrokeColor(.black)
        context.setFillColor(.black)
        let size = BarMetrics.chevronSize
        body(context, size)
        return UIImage(ImagePicture(record: context.record, size: size)).withRenderingMode(.alwaysTemplate)
            .imageFlippedForRightToLeftLayoutDirection()
    }
}
