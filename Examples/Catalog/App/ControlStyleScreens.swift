import Foundation
import UIKit

/// Controls with texts, images and menus of their own.
extension ControlScreens {
    static let styles = [
        CatalogEntry("Titles of buttons", "With attributes of a text, and with a transformer") {
            ControlsViewController(buttons())
        },
        CatalogEntry("Page controls", "Dots, images, a background, a progress, a column") {
            ControlsViewController(pageControls())
        },
        CatalogEntry("Palettes in menus", "Elements side by side, with and without titles") {
            ControlsViewController([("A menu", paletteButton())])
        }.shooting([.tapPart(identifier: "Palette"), .frames(30)]),
    ]

    private typealias Scope = AttributeScopes.UIKitAttributes

    private static func buttons() -> [(String, UIView)] {
        var title = AttributedString("Two fonts")
        if let range = title.range(of: "Two") { title[range][Scope.FontAttribute.self] = .boldSystemFont(ofSize: 24) }
        if let range = title.range(of: "fonts") { title[range][Scope.ForegroundColorAttribute.self] = .systemPink }
        var styled = UIButton.Configuration.gray()
        styled.attributedTitle = title
        var transformed = UIButton.Configuration.filled()
        transformed.title = "Spaced"
        transformed.subtitle = "A subtitle in italics"
        transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var changed = $0
            changed[Scope.KernAttribute.self] = 3
            return changed
        }
        transformed.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var changed = $0
            changed[Scope.FontAttribute.self] = .italicSystemFont(ofSize: 13)
            return changed
        }
        let underlined = UIButton(type: .system)
        underlined.setAttributedTitle(
            NSAttributedString(
                string: "Underlined",
                attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 17)]),
            for: .normal)
        return [
            ("A text with attributes", UIButton(configuration: styled)),
            ("Transformers", UIButton(configuration: transformed)), ("An attributed title by state", underlined),
        ]
    }

    private static func pageControls() -> [(String, UIView)] {
        func control() -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = 5
            control.currentPage = 1
            return control
        }
        let pictured = control()
        pictured.preferredIndicatorImage = UIImage(systemName: "star")
        pictured.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
        pictured.setIndicatorImage(UIImage(systemName: "heart"), forPage: 0)
        let prominent = control()
        prominent.backgroundStyle = .prominent
        let progress = control()
        let part = UIPageControlProgress()
        part.currentProgress = 0.6
        progress.progress = part
        let column = control()
        column.direction = .topToBottom
        return [
            ("Dots", control()), ("Images", pictured), ("A background", prominent), ("A progress", progress),
            ("A column", column),
        ]
    }

    private static func paletteButton() -> UIView {
        func actions(_ symbols: [(String, String)]) -> [UIAction] {
            symbols.map { name, symbol in UIAction(title: name, image: UIImage(systemName: symbol)) { _ in } }
        }
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette, .singleSelection],
            children: actions([("Heart", "heart"), ("Star", "star"), ("Flag", "flag"), ("Bolt", "bolt")]))
        (palette.children.first as? UIAction)?.state = .on
        let medium = UIMenu(
            options: .displayInline, preferredElementSize: .medium,
            children: actions([("Copy", "doc.on.doc"), ("Share", "square.and.arrow.up"), ("Delete", "trash")]))
        let small = UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: actions([("Back", "chevron.left"), ("Play", "play"), ("Next", "chevron.right")]))
        let button = UIButton(type: .system)
        button.setTitle("Palette", for: .normal)
        button.accessibilityIdentifier = "Palette"
        button.menu = UIMenu(children: [palette, medium, small] + actions([("A row", "list.bullet")]))
        button.showsMenuAsPrimaryAction = true
        return button
    }
}
