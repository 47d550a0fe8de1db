/// What a back button says: it belongs to the page below, and shrinks when room is short.
package struct BackTitle: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// Own title, else the generic word, else the chevron alone.
        case byRoom
        /// The generic word, unless the back item has a title of its own.
        case generic
        /// The chevron alone.
        case minimal
    }

    package var mode: Mode
    /// Title of the back item that the page below supplies.
    package var itemTitle: String?
    /// The back item carries a style of its own (fonts, images); it is never shortened.
    /// Measured (back-button/own-item): on devices such an item keeps its title even where it does not fit.
    package var itemIsCustomized: Bool
    package var backButtonTitle: String?
    package var pageTitle: String?

    package init(
        mode: Mode = .byRoom, itemTitle: String? = nil, itemIsCustomized: Bool = false, backButtonTitle: String? = nil,
        pageTitle: String? = nil
    ) {
        self.mode = mode
        self.itemTitle = itemTitle
        self.itemIsCustomized = itemIsCustomized
        self.backButtonTitle = backButtonTitle
        self.pageTitle = pageTitle
    }

    /// Labels to try, longest first; the empty one is the chevron alone. An empty title that the app has set on the
    /// item or as back title asks for the chevron alone.
    package func candidates(genericWord: String) -> [String] {
        switch mode {
        case .minimal:
            return [""]
        case .generic:
            return itemIsCustomized ? [itemTitle ?? genericWord] : shortened(itemTitle ?? genericWord, genericWord: nil)
        case .byRoom:
            if itemIsCustomized, let itemTitle { return [itemTitle] }
            let own = itemTitle ?? backButtonTitle
            return shortened(own ?? nonEmpty(pageTitle) ?? genericWord, genericWord: own == "" ? nil : genericWord)
        }
    }

    /// The full title that the history menu lists, whatever the button shows.
    package func menuTitle(genericWord: String) -> String {
        nonEmpty(itemTitle) ?? nonEmpty(backButtonTitle) ?? nonEmpty(pageTitle) ?? genericWord
    }

    private func shortened(_ label: String, genericWord: String?) -> [String] {
        var labels = [label]
        for shorter in [genericWord, ""] where shorter != nil && !labels.contains(shorter ?? "") {
            labels.append(shorter ?? "")
        }
        return labels
    }

    private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}
