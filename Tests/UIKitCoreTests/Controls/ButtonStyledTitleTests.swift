import Testing
import UIKit
import UIKitTesting

/// Titles with attributes, of states and of configurations.
@MainActor
struct ButtonStyledTitleTests {
    private typealias Scope = AttributeScopes.UIKitAttributes
    // The host of an app measures text.
    private let app = TestApp(UIViewController())

    private func attribute<Value>(_ button: UIButton, _ key: NSAttributedString.Key, at index: Int = 0) -> Value? {
        let text = button.titleLabel?.attributedText
        return text.flatMap { index < $0.length ? $0.attribute(key, at: index, effectiveRange: nil) as? Value : nil }
    }

    @Test func `a state shows its own attributed title, and without it the title of the normal state`() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(NSAttributedString(string: "Off"), for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "On", attributes: [.foregroundColor: UIColor.red]), for: .selected)
        #expect(button.attributedTitle(for: .highlighted)?.string == "Off")
        #expect(button.titleLabel?.text == "Off" && button.currentAttributedTitle?.string == "Off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "On" && button.currentAttributedTitle?.string == "On")
        #expect(attribute(button, .foregroundColor) == UIColor.red)
        button.setAttributedTitle(nil, for: .normal)
        button.isSelected = false
        button.setTitle("Plain", for: .normal)
        #expect(button.titleLabel?.text == "Plain" && button.currentAttributedTitle == nil)
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test func `characters without a color have the color of the button`() {
        let button = UIButton(type: .system)
        button.tintColor = .purple
        button.setAttributedTitle(NSAttributedString(string: "Tinted"), for: .normal)
        #expect(button.titleLabel?.textColor == .purple)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }

    @Test func `a configuration draws its attributed title with its own fonts and colors`() {
        var title = AttributedString("Big small")
        title[title.range(of: "Big")!][Scope.FontAttribute.self] = .systemFont(ofSize: 30)
        title[title.range(of: "small")!][Scope.ForegroundColorAttribute.self] = .green
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        button.tintColor = .orange
        #expect(configuration.title == "Big small" && button.currentTitle == "Big small")
        #expect(button.currentAttributedTitle?.string == "Big small")
        #expect((attribute(button, .font) as UIFont?)?.pointSize == 30)
        #expect(attribute(button, .foregroundColor) == UIColor.orange)
        #expect(attribute(button, .foregroundColor, at: 5) == UIColor.green)
        #expect(button.intrinsicContentSize.height > 40)
        button.configuration?.title = "Plain"
        #expect(button.configuration?.attributedTitle == AttributedString("Plain"))
        #expect((attribute(button, .font) as UIFont?)?.pointSize != 30)
        #expect(button.intrinsicContentSize.height < 40)
    }

    @Test func `transformers change the attributes of titles and subtitles`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.attributedSubtitle = AttributedString("Subtitle")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var changed = attributes
            changed[Scope.FontAttribute.self] = attributes[Scope.FontAttribute.self].map { $0.withSize(33) }
            return changed
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var changed = attributes
            changed[Scope.ForegroundColorAttribute.self] = .yellow
            return changed
        }
        let button = UIButton(configuration: configuration)
        #expect((attribute(button, .font) as UIFont?)?.pointSize == 33)
        #expect(attribute(button, .foregroundColor) == UIColor.white)
        let subtitle = button.subtitleLabel?.attributedText
        #expect(subtitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .yellow)
        #expect(configuration.title == "Title")
        button.configuration?.titleTextAttributesTransformer = nil
        #expect((attribute(button, .font) as UIFont?)?.pointSize != 33)
    }

    @Test func `a transformer also changes the title of a state`() {
        let button = UIButton(configuration: .plain())
        button.setTitle("State", for: .normal)
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var changed = $0
            changed[Scope.KernAttribute.self] = 4
            return changed
        }
        #expect(button.titleLabel?.text == "State")
        #expect(attribute(button, .kern) == CGFloat(4))
    }

    @Test func `a transformer that sets another configuration leaves that configuration displayed`() {
        let button = UIButton(configuration: .plain())
        var other = UIButton.Configuration.plain()
        other.title = "Other"
        let next = other
        var first = UIButton.Configuration.plain()
        first.title = "First"
        first.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            MainActor.assumeIsolated { button.configuration = next }
            return attributes
        }
        button.configuration = first
        #expect(button.titleLabel?.text == "Other" && button.configuration?.title == "Other")
    }

    @Test func `configurations are equal if their texts and transformers are the same`() {
        var a = UIButton.Configuration.plain()
        a.attributedTitle = AttributedString("A")
        var b = a
        #expect(a == b)
        b.imageColorTransformer = .grayscale
        #expect(a != b)
        a.imageColorTransformer = .grayscale
        #expect(a == b)
        b.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        #expect(a != b)
    }

    @Test func `the transformers of colors change the image and the activity indicator`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        let button = UIButton(configuration: configuration)
        #expect(button.imageView?.tintColor == .red)
        button.configuration?.showsActivityIndicator = true
        let spinner = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.color == .blue)
    }
}
