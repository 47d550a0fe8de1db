import CoreGraphics
public import Foundation

/// The appearance of a navigation bar: the background, and the fonts and colors of titles and buttons. Copied when set
/// on a bar or an item.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var values = Values() { didSet { changed() } }

    /// The system's default appearance for a kind of device; `.unspecified` uses this one's.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchButtons()
    }

    /// Copies what both kinds of appearance have in common: of any bar the background, of a toolbar the buttons too.
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

    /// Decodes what `encode(with:)` wrote; missing or broken values are those of the system's default appearance.
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

    /// Font, color, shadow and other attributes of the title. Empty by default; a missing font or color is the
    /// system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.title }
        set { values.title = newValue }
    }
    /// Moves the title, in points; buttons stay. Zero by default.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleOffset }
        set { values.titleOffset = newValue }
    }
    /// Attributes of the line under the title. Empty by default; a missing font or color is the system's.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// Font, color, shadow and other attributes of the large title. Empty by default; a missing font or color is the
    /// system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeTitle }
        set { values.largeTitle = newValue }
    }
    /// Attributes of the line under the large title. Empty by default; a missing font or color is the system's.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.largeSubtitle }
        set { values.largeSubtitle = newValue }
    }

    // MARK: Buttons

    /// The appearance of plain buttons. Copied when set; changes of the copy that this returns take effect.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { values.button }
        set { values.button = own(newValue, insteadOf: values.button) }
    }
    /// The appearance of buttons of the style `.done`. Copied when set; changes of the copy that this returns take
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
    /// The appearance of the back button; values that it does not set come from ``buttonAppearance``. Copied when set;
    /// changes of the copy that this returns take effect.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { values.back }
        set { values.back = own(newValue, insteadOf: values.back) }
    }

    // MARK: Back indicator

    /// The image beside the back button; the system's chevron until set.
    open var backIndicatorImage: UIImage { values.indicator?.image ?? BackIndicator.chevron }
    /// Where it is transparent, text that slides under the indicator is hidden.
    open var backIndicatorTransitionMaskImage: UIImage { values.indicator?.mask ?? BackIndicator.chevronMask }
    /// Sets the image beside the back button's title, and its mask. Nil for either restores the system's.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        values.indicator = BackIndicator(image: backIndicatorImage, mask: backIndicatorTransitionMaskImage)
    }

    /// The app's own indicator; nil for the system's.
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

/// An image beside the back button, with the mask of what slides under it. Documented: one without the other counts for
/// nothing.
struct BackIndicator: Equatable {
    var image: UIImage
    var mask: UIImage

    init?(image: UIImage?, mask: UIImage?) {
        guard let image, let mask else { return nil }
        self.image = image
        self.mask = mask
    }

    /// The system's chevron, as a template.
    @MainActor static let chevron = draw { context, size in
        // Measured (back-button/chevron): ink of 11 by 18 2/3 points. Chosen: its stroke, with round ends.
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

    /// What lies inside the chevron's angle.
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
