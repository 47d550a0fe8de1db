public import Foundation

/// A function that changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
    /// Returns the changed attributes.
    public var transform: (AttributeContainer) -> AttributeContainer { box.function }
    private let box: Box

    private final class Box {
        let function: (AttributeContainer) -> AttributeContainer
        init(_ function: @escaping (AttributeContainer) -> AttributeContainer) { self.function = function }
    }

    /// Creates a transformer from a function. The function gets the font and the color of the text, and the attributes
    /// of each run.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// A transformer in a configuration. Two configurations are equal if they have the same transformer.
    struct Stored: Hashable {
        var transformer: UIConfigurationTextAttributesTransformer?

        static func == (a: Stored, b: Stored) -> Bool { a.transformer?.box === b.transformer?.box }
        func hash(into hasher: inout Hasher) { hasher.combine(transformer.map { ObjectIdentifier($0.box) }) }
    }
}

/// A text of a configuration: a plain string, or a string with attributes, and the function that changes the
/// attributes.
struct ConfiguredText: Hashable {
    private var plain: String?
    /// The characters with attributes, if the app has set attributes.
    private(set) var styled: AttributedString?
    var transformer = UIConfigurationTextAttributesTransformer.Stored()

    /// The characters. Setting them removes the attributes.
    var string: String? {
        get { styled.map { String($0.characters) } ?? plain }
        set { (plain, styled) = (newValue, nil) }
    }
    /// The characters with attributes. A plain string has none.
    var attributed: AttributedString? {
        get { styled ?? plain.map { AttributedString($0) } }
        set { (plain, styled) = (nil, newValue) }
    }

    var isTransformed: Bool { transformer.transformer != nil }

    /// The text for a label. Calls the transformer once for each run of attributes.
    /// - Parameter fallback: the characters of a configuration without a text.
    /// - Returns: nil for a plain string without a transformer, and for no text.
    func labelText(font: UIFont, color: UIColor, fallback: String?) -> NSAttributedString? {
        let text = styled ?? (isTransformed ? (plain ?? fallback).map { AttributedString($0) } : nil)
        guard let text, styled != nil || isTransformed else { return nil }
        var defaults = AttributeContainer()
        defaults[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        defaults[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        var shown = AttributedString()
        for run in text.runs {
            let own = defaults.merging(run.attributes, mergePolicy: .keepNew)
            let characters = String(text[run.range].characters)
            shown.append(AttributedString(characters, attributes: transformer.transformer?(own) ?? own))
        }
        return .uiKit(shown, defaults: [.font: font, .foregroundColor: color])
    }
}
