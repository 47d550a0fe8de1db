/// The content of a button in one state.
package struct InterfaceButtonState: Hashable, Sendable {
    /// Bits of `UIControl.State`.
    package var state: Int
    /// The name of the state in the keys of a `.strings` file, as in `normalTitle`.
    package var name: String
    package var title: String?
    package var styledTitle: InterfaceText?
    package var titleColor: InterfaceColor?
    package var shadowColor: InterfaceColor?
    package var image: InterfaceImage?
    package var background: InterfaceImage?
    package var symbol: InterfaceSymbolStyle?

    /// - Parameter element: a `state` element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "state", let name = element.key,
            let state = InterfaceEnumeration.named("controlState")[name]
        else { return nil }
        self.state = state
        self.name = name
        title = element.string("title")
        styledTitle = element.styledText("attributedTitle")
        titleColor = element.color("titleColor")
        shadowColor = element.color("titleShadowColor")
        image = InterfaceImage(element, "image")
        background = InterfaceImage(element, "backgroundImage")
        symbol = element.part("preferredSymbolConfiguration").map(InterfaceSymbolStyle.init)
    }
}

/// One segment of a segmented control.
package struct InterfaceSegment: Hashable, Sendable {
    package var title: String?
    package var image: InterfaceImage?
    /// The width in points; nil fits the content.
    package var width: Double?
    package var isEnabled: Bool

    /// - Parameter element: a `segment` element.
    package init(_ element: InterfaceElement) {
        title = element.string("title")
        image = InterfaceImage(element, "image")
        width = element.number("width")
        isEnabled = element.flag("enabled") ?? true
    }
}

/// The text input traits. Raw values of UIKit's enumerations; nil is UIKit's default.
package struct InterfaceTextTraits: Hashable, Sendable {
    package var autocapitalization: Int?
    package var autocorrection: Int?
    package var spellChecking: Int?
    package var keyboard: Int?
    package var keyboardAppearance: Int?
    package var returnKey: Int?
    package var enablesReturnKeyAutomatically: Bool
    package var isSecure: Bool
    package var smartDashes: Int?
    package var smartQuotes: Int?
    package var smartInsertDelete: Int?
    /// Interface Builder's name, such as `email`.
    package var contentType: String?

    /// - Parameter element: a `textInputTraits` element.
    package init(_ element: InterfaceElement) {
        autocapitalization = element.choice("autocapitalizationType", .named("autocapitalization"))
        autocorrection = element.choice("autocorrectionType", .named("yesNo"))
        spellChecking = element.choice("spellCheckingType", .named("yesNo"))
        keyboard = element.choice("keyboardType", .named("keyboard"))
        keyboardAppearance = element.choice("keyboardAppearance", .named("keyboardAppearance"))
        returnKey = element.choice("returnKeyType", .named("returnKey"))
        enablesReturnKeyAutomatically = element.flag("enablesReturnKeyAutomatically") ?? false
        isSecure = element.flag("secureTextEntry") ?? false
        smartDashes = element.choice("smartDashesType", .named("yesNo"))
        smartQuotes = element.choice("smartQuotesType", .named("yesNo"))
        smartInsertDelete = element.choice("smartInsertDeleteType", .named("yesNo"))
        contentType = element["textContentType"]
    }
}

/// A section of a table with static rows.
package struct InterfaceTableSection: Hashable, Sendable {
    package var id: String?
    package var header: String?
    package var footer: String?
    /// The `tableViewCell` elements.
    package var cells: [InterfaceElement]

    /// - Parameter element: a `tableViewSection` element.
    package init(_ element: InterfaceElement) {
        id = element.id
        header = element.string("headerTitle")
        footer = element.string("footerTitle")
        cells = element.list("cells").filter { $0.name == "tableViewCell" }
    }
}

extension InterfaceElement {
    /// The states for the given size classes: 1 is compact, 2 regular.
    package func buttonStates(width: Int = 0, height: Int = 0) -> [InterfaceButtonState] {
        children("state").compactMap { InterfaceButtonState($0.varied(width: width, height: height).element) }
    }
    package var segments: [InterfaceSegment] {
        list("segments").filter { $0.name == "segment" }.map(InterfaceSegment.init)
    }
    package var textTraits: InterfaceTextTraits? { part("textInputTraits").map(InterfaceTextTraits.init) }
    package var tableSections: [InterfaceTableSection] {
        list("sections").filter { $0.name == "tableViewSection" }.map(InterfaceTableSection.init)
    }
    /// The prototype cells for dequeuing by reuse identifier.
    package var prototypes: [InterfaceElement] {
        list("prototypes").filter { $0.name == "tableViewCell" }
            + list("cells").filter { $0.name == "collectionViewCell" }
    }
}
