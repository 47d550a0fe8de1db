/// The title of a back button. The page below supplies the title; the bar shortens it when room is short.
package struct BackTitle: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// The back item's title, else the generic title, else the chevron alone.
        case byRoom
        /// The generic title, unless the back item has its own title.
        case generic
        /// The chevron alone.
        case minimal
    }

    package var mode: Mode
    /// The title of the back item of the page below.
    package var itemTitle: String?
    /// The back item has its own style (fonts, images), so the bar never shortens its title.
    /// Measured (back-button/own-item): devices keep the title of such an item even if it does not fit.
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

    /// The labels to try, longest first. An empty label is the chevron alone. If the app set an empty title on the item
    /// or as back title, the chevron alone is the only label.
    package func candidates(genericTitle: String) -> [String] {
        switch mode {
        case .minimal:
            return [""]
        case .generic:
            return itemIsCustomized
                ? [itemTitle ?? genericTitle] : shortened(itemTitle ?? genericTitle, genericTitle: nil)
        case .byRoom:
            if itemIsCustomized, let itemTitle { return [itemTitle] }
            let own = itemTitle ?? backButtonTitle
            return shortened(own ?? nonEmpty(pageTitle) ?? genericTitle, genericTitle: own == "" ? nil : genericTitle)
        }
    }

    /// The full title for the history menu, independent of the label on the button.
    package func menuTitle(genericTitle: String) -> String {
        nonEmpty(itemTitle) ?? nonEmpty(backButtonTitle) ?? nonEmpty(pageTitle) ?? genericTitle
    }

    private func shortened(_ label: String, genericTitle: String?) -> [String] {
        var labels = [label]
        for shorter in [genericTitle, ""] where shorter != nil && !labels.contains(shorter ?? "") {
            labels.append(shorter ?? "")
        }
        return labels
    }

    private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}
