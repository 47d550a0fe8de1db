import CoreGraphics
import Diagnostics
public import Foundation
import SystemStrings

/// The content of a view that has nothing else to display: an image, texts and buttons in its middle.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The alignment of the content.
    public enum Alignment: Int, Sendable {
        /// In the middle of the view.
        case center = 0
        /// At the leading edge.
        case natural
    }

    /// The attributes of a text.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        /// The truncation of text that does not fit. By default the tail is truncated.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines. 0, the default, is no limit.
        public var numberOfLines = 0
        /// Whether the font size is reduced for a line that does not fit. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest reduced font size, as a fraction of the font size. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the space between letters is reduced before a line is truncated. False by default.
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The attributes of the image.
    public struct ImageProperties: Hashable {
        /// The size and weight of a symbol; nil uses those of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of symbols and template images; nil uses the tint color.
        public var tintColor: UIColor?
        /// The corner radius of the image, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 is no limit.
        public var maximumSize: CGSize = .zero
        /// Whether the image keeps its colors while the user inverts the colors of the screen. False by default.
        /// - Coverage: inert (no setting inverts the colors)
        public var accessibilityIgnoresInvertColors = false {
            didSet {
                guard accessibilityIgnoresInvertColors else { return }
                Log.once(
                    """
                    UIContentUnavailableConfiguration.accessibilityIgnoresInvertColors has no effect: \
                    no setting inverts the colors
                    """
                )
            }
        }

        init() {}
    }

    /// The behavior of a button.
    public struct ButtonProperties: Hashable {
        /// Called by a tap; nil by default.
        public var primaryAction: UIAction?
        /// The menu that a tap opens; nil by default.
        public var menu: UIMenu?
        /// Whether the button is enabled. True by default.
        public var isEnabled = true
        /// The meaning of the button. Normal by default.
        public var role = UIButton.Role.normal

        init() {}
    }

    /// Whether the image is an activity indicator.
    var isLoading = false
    /// The image at the top; nil for no image.
    public var image: UIImage?
    /// The attributes of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for no text.
    public var text: String?
    /// The text with attributes; replaces ``text``.
    public var attributedText: NSAttributedString? { didSet { attributedText = attributedText?.immutable } }
    /// The attributes of the text.
    public var textProperties: TextProperties
    /// The text below the text; nil for no text.
    public var secondaryText: String?
    /// The secondary text with attributes; replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryAttributedText = secondaryAttributedText?.immutable }
    }
    /// The attributes of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The button below the texts. A button without title, subtitle and image is not displayed.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the button.
    public var buttonProperties = ButtonProperties()
    /// The button below the button. A button without title, subtitle and image is not displayed.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background; clear by default.
    public var background = UIBackgroundConfiguration.clear()
    /// The alignment of the content. In the middle by default.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least those of the superview. Both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    // Chosen: the distances, which follow the pictures of Apple's documentation.
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    private init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    /// Returns the content of a view without content: no image and no text.
    ///
    /// Measured (collections/content-unavailable): the fonts and colors.
    @preconcurrency @MainActor public static func empty() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(
            text: TextProperties(font: .preferredFont(forTextStyle: .title2).bold, color: .label),
            secondary: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
        configuration.imageProperties.tintColor = .secondaryLabel
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return configuration
    }
    /// Returns the content of a view that loads its content: an activity indicator and a text.
    @preconcurrency @MainActor public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.isLoading = true
        configuration.text = SystemString.loading.localized
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 32)
        return configuration
    }
    /// Returns the content of a search without results. Updating it for a state with a search text names the text.
    @preconcurrency @MainActor public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemString.noResults.localized
        configuration.secondaryText = SystemString.checkSpelling.localized
        return configuration
    }

    /// Returns a view that displays the content.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }
    /// Returns the content for a state: the same content.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

extension UIFont {
    /// The font of the same style in bold, which follows the user's text size.
    fileprivate var bold: UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}

/// The state of a controller's view that has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The text of a search without results; nil without a search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
