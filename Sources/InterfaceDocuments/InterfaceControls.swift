/// What a button shows in one state.
package struct InterfaceButtonState: Hashable, Sendable {
    /// Bits of `UIControl.State`.
    package var state: Int
    /// The word for the state in a `.strings` file's keys, as in `normalTitle`.
    package var word: String
    package var title: String?
    package var styledTitle: InterfaceText?
    package var titleColor: InterfaceColor?
    package var shadowColor: InterfaceColor?
    package var image: InterfaceImage?
    package var background: InterfaceImage?
    package var symbol: InterfaceSymbolLook?

    /// - Parameter element: a `state`.
    package init?(_ element: InterfaceElement) {
        guard element.name == "state", let word = element.key, let state = InterfaceWords.named("controlState")[word]
        else { return nil }
        self.state = state
        self.word = word
        title = element.string("title")
        styledTitle = element.styledText("attributedTitle")
        titleColor = element.color("titleColor")
        shadowColor = element.color("titleShadowColor")
        image = InterfaceImage(element, "image")
        background = InterfaceImage(element, "backgroundImage")
        symbol = element.part("preferredSymbolConfiguration").map(InterfaceSymbolLook.init)
    }
}

/// One part of a segmented control.
package struct InterfaceSegment: Hashable, Sendable {
    package var title: String?
    package var image: InterfaceImage?
    /// In points; nil is by its content.
    package var width: Double?
    package var isEnabled: Bool

    /// - Parameter element: a `segment`.
    package init(_ element: InterfaceElement) {
        title = element.string("title")
        image = InterfaceImage(element, "image")
        width = element.number("width")
        isEnabled = element.flag("enabled") ?? true
    }
}

/// How text is typed. Raw values of UIKit's enumerations; nil is UIKit's own choice.
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
    /// Interface Builder's word, as in `email`.
    package var contentType: String?

    /// - Parameter element: a `textInputTraits`.
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

/// A section of a table whose rows the document holds.
package struct InterfaceTableSection: Hashable, Sendable {
    package var id: String?
    package var header: String?
    package var footer: String?
    /// Elements named `tableViewCell`.
    package var cells: [InterfaceElement]

    /// - Parameter element: a `tableViewSection`.
    package init(_ element: InterfaceElement) {
        id = element.id
        header = element.string("headerTitle")
        footer = element.string("footerTitle")
        cells = element.list("cells").filter { $0.name == "tableViewCell" }
    }
}

extension InterfaceElement {
    /// In size classes: 1 is compact, 2 regular.
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
    /// Cells to make rows of, by reuse identifier.
    package var prototypes: [InterfaceElement] {
        list("prototypes").filter { $0.name == "tableViewCell" }
            + list("cells").filter { $0.name == "collectionViewCell" }
    }
}
