import CoreGraphics
import Foundation
import TextLogic

/// A link of a text view as an element inside the text, for screen readers.
final class TextLinkElement: UIAccessibilityElement {
    let item: UITextItem
    let url: URL
    private weak var view: UITextView?

    init(_ item: UITextItem, _ url: URL, in view: UITextView) {
        (self.item, self.url, self.view) = (item, url, view)
        super.init(accessibilityContainer: view)
        accessibilityTraits = .link
    }

    override var accessibilityLabel: String? {
        get {
            super.accessibilityLabel
                ?? view.map { $0.content.editing.content.string($0.content.range(item.range)) }
        }
        set { super.accessibilityLabel = newValue }
    }

    /// The part of the link in its first line.
    override var accessibilityFrame: CGRect {
        get {
            view.map { $0.convert($0.firstPlace($0.content.range(item.range)), to: nil) } ?? super.accessibilityFrame
        }
        set { super.accessibilityFrame = newValue }
    }

    /// Performs what a tap performs.
    override func accessibilityActivate() -> Bool {
        guard let view, view.linkElements.contains(self) else { return false }
        view.itemTapped(item)
        return true
    }
}

extension UITextView {
    /// The links in the order of the text. The element of a link that did not change remains the same.
    var linkElements: [TextLinkElement] {
        let links = links
        let former = content.linkElements
        guard !links.isEmpty || !former.isEmpty else { return [] }
        let known = Dictionary(former.map { ($0.item.range, $0) }, uniquingKeysWith: { first, _ in first })
        let elements = links.map { item, url in
            known[item.range].flatMap { $0.url == url ? $0 : nil } ?? TextLinkElement(item, url, in: self)
        }
        content.linkElements = elements
        return elements
    }

    private var links: [(item: UITextItem, url: URL)] {
        guard hasItems else { return [] }
        var found = content.styles.hasLinks ? attributedLinks : []
        guard !dataDetectorTypes.isEmpty else { return found }
        let text = content.editing.content, bounds = content.editing.bounds
        var offset = 0
        while offset < text.length {
            let paragraph = bounds.paragraph(at: offset)
            found += detectedLinks(in: paragraph)
            offset = max(offset + 1, paragraph.upperBound)
        }
        return found.sorted { $0.item.range.location < $1.item.range.location }
    }

    private var attributedLinks: [(item: UITextItem, url: URL)] {
        let text = content.editing.content
        var (found, offset): ([(UITextItem, URL)], Int) = ([], 0)
        while offset < text.length {
            if let item = linkItem(holding: offset), case .link(let url) = item.content {
                found.append((item, url))
                offset = max(offset + 1, item.range.upperBound)
            } else {
                offset = max(offset + 1, text.styleRange(at: offset).upperBound)
            }
        }
        return found
    }
}
