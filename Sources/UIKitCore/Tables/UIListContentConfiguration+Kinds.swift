import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    // Measured (collections/list-cell-margins). With a 17-point line the row has the classic height of 44.
    private static var rowMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    @MainActor
    private static func header(
        _ style: UIFont.TextStyle, bold: Bool = false, _ color: UIColor, top: CGFloat, bottom: CGFloat,
        leading: CGFloat = 16, trailing: CGFloat = 16
    ) -> UIListContentConfiguration {
        var font = UIFont.rowText(style)
        if bold, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) {
            font = UIFont(descriptor: descriptor, size: 0)
        }
        var configuration = UIListContentConfiguration(
            font: font, color: color, secondaryFont: .rowText(style),
            margins: NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
        configuration.kind = .header
        configuration.minimumHeight = 0
        return configuration
    }

    /// Creates the content of a row: a text in body and, below, a secondary text in caption 1 in the secondary label
    /// color. In a sidebar the fonts adapt to the list.
    @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.caption1), margins: rowMargins)
    }
    /// Creates the content of a row whose secondary text also has the label color.
    @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties.setSystem(color: .label)
        return configuration
    }
    /// Creates the content of a row with the secondary text at the end of the line, if both texts fit.
    @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            font: .rowText(.body), color: .label, secondaryFont: .rowText(.body), margins: rowMargins)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Creates the content of a header of a plain list: headline, at least 28 points high.
    @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
        var configuration = header(.headline, .label, top: 4, bottom: 4)
        configuration.secondaryTextProperties.setSystem(font: .rowText(.body))
        configuration.minimumHeight = 28
        return configuration
    }
    /// Creates the content of a footer of a plain list: footnote in the secondary label color.
    @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, top: 8, bottom: 8)
    }
    /// Creates the content of a header of a grouped list: footnote in the secondary label color, in capitals.
    ///
    /// Measured (collections/list-header-margins): the margins.
    @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = header(.footnote, .secondaryLabel, top: 17, bottom: 6, leading: 8, trailing: 8)
        configuration.textProperties.setSystem(transform: .uppercase)
        return configuration
    }
    /// Creates the content of a footer of a grouped list: footnote in the secondary label color.
    @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        header(.footnote, .secondaryLabel, top: 8, bottom: 8)
    }
    /// Creates the content of a header of an inset grouped list, larger than ``groupedHeader()``: title 3, bold.
    @preconcurrency @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title3, bold: true, .label, top: 17, bottom: 6, leading: 8, trailing: 8)
    }
    /// Creates the content of the largest header of an inset grouped list: title 2, bold.
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title2, bold: true, .label, top: 17, bottom: 6, leading: 8, trailing: 8)
    }
    /// Creates the content of a row of a sidebar.
    @preconcurrency @MainActor public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Creates the content of a row of a sidebar with a secondary text in the secondary label color.
    @preconcurrency @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = cell()
        configuration.secondaryTextProperties.setSystem(font: .rowText(.subheadline))
        return configuration
    }
    /// Creates the content of a row of a list beside a sidebar.
    @preconcurrency @MainActor public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Creates the content of a row of a list beside a sidebar, with a secondary text.
    @preconcurrency @MainActor public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        sidebarSubtitleCell()
    }
    /// Creates the content of a header of a sidebar: title 3, bold.
    @preconcurrency @MainActor public static func sidebarHeader() -> UIListContentConfiguration {
        header(.title3, bold: true, .label, top: 11, bottom: 11, trailing: 8)
    }
    /// Creates the content of a header that adapts to its list.
    @preconcurrency @MainActor public static func header() -> UIListContentConfiguration {
        var configuration = groupedHeader()
        configuration.kind = .adaptiveHeader
        return configuration
    }
    /// Creates the content of a footer that adapts to its list.
    @preconcurrency @MainActor public static func footer() -> UIListContentConfiguration {
        var configuration = groupedFooter()
        configuration.kind = .adaptiveFooter
        return configuration
    }

    // MARK: States

    /// Sets the fonts, colors and margins of another configuration that the app has not set.
    private mutating func replaceDefaults(with other: UIListContentConfiguration) {
        let (text, secondary) = (other.textProperties, other.secondaryTextProperties)
        textProperties.setSystem(font: text.font, color: text.color, transform: text.transform)
        secondaryTextProperties.setSystem(
            font: secondary.font, color: secondary.color, transform: secondary.transform)
        if !hasOwnMargins { (directionalLayoutMargins, hasOwnMargins) = (other.directionalLayoutMargins, false) }
        minimumHeight = other.minimumHeight
        textProperties.normalColor = nil
        secondaryTextProperties.normalColor = nil
    }

    @MainActor
    func changed(by flags: ConfigurationFlags) -> UIListContentConfiguration {
        var result = self
        switch (kind, flags.environment?.appearance) {
        case (.adaptiveHeader, .plain?): result.replaceDefaults(with: .plainHeader())
        case (.adaptiveHeader, .sidebar?), (.adaptiveHeader, .sidebarPlain?):
            result.replaceDefaults(with: .sidebarHeader())
        case (.adaptiveHeader, _): result.replaceDefaults(with: .groupedHeader())
        case (.adaptiveFooter, .plain?): result.replaceDefaults(with: .plainFooter())
        case (.adaptiveFooter, _): result.replaceDefaults(with: .groupedFooter())
        default: break
        }
        result.textProperties.changeColor(flags, disabled: .tertiaryLabel, dims: kind != .cell)
        result.secondaryTextProperties.changeColor(flags, disabled: .quaternaryLabel, dims: kind != .cell)
        let tint = flags.isDisabled ? UIColor.tertiaryLabel : flags.isFocused ? .white : nil
        if (tint != nil) != result.imageProperties.isDimmed || tint != nil {
            result.imageProperties.isDimmed = tint != nil
            result.imageProperties.setSystemTint(tint)
        }
        // Measured (collections/list-states): half the opacity while the item is dragged.
        if !hasOwnAlpha { (result.alpha, result.hasOwnAlpha) = (flags.isDragged ? 0.5 : 1, false) }
        return result
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Sets the color of a state, if the app has not set a color.
    /// - Parameter dims: whether the text is dimmed while the view is pressed.
    fileprivate mutating func changeColor(_ flags: ConfigurationFlags, disabled: UIColor, dims: Bool) {
        guard !hasOwnColor else { return }
        let normal = normalColor ?? color
        // Measured (collections/list-states): disabled, focused and pressed texts.
        let new: UIColor =
            if flags.isDisabled {
                disabled
            } else if flags.isFocused {
                .white
            } else if flags.isHighlighted, dims {
                normal.withAlphaComponent(0.3)
            } else {
                normal
            }
        setSystem(color: new)
        normalColor = new === normal ? nil : normal
    }
}

extension UIFont {
    /// The font of a row's text, which follows the user's text size.
    @MainActor
    static func rowText(_ style: TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
}
