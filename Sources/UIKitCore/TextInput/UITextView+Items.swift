import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import SystemStrings
import TextLogic

/// The work of a window for links. A window implements it in a higher folder.
@preconcurrency @MainActor
protocol LinkWindow: AnyObject {
    /// Opens the URL in another program.
    func openLink(_ url: URL)
}

extension UIWindow {
    /// The window, for calls of the links' work.
    var links: any LinkWindow { self }
}

/// Links, attachments and tagged texts of a text view.
extension UITextView {
    /// Documented (UITextView.isSelectable): the user taps items of a view that is selectable and cannot be edited.
    var hasItems: Bool { isSelectable && !isEditable }

    // MARK: Appearance

    /// The addresses and phone numbers of a paragraph, from the start of the paragraph.
    private func detectedItems(in paragraph: Range<Int>) -> [DataDetection.Item] {
        let links = dataDetectorTypes.contains(.link), phoneNumbers = dataDetectorTypes.contains(.phoneNumber)
        guard hasItems, links || phoneNumbers else { return [] }
        let text = content.editing.content
        return DataDetection.items(in: text.string(paragraph), links: links, phoneNumbers: phoneNumbers)
            .filter { item in
                let range = item.range.lowerBound + paragraph.lowerBound..<item.range.upperBound + paragraph.lowerBound
                return !text.styles(range).contains { content.styles[$0.style][.link] != nil }
            }
    }

    /// Gives links their attributes.
    func styleLinks(_ text: inout StyledText, of paragraph: Range<Int>) {
        for item in detectedItems(in: paragraph) {
            text.set(.link, item.address, from: item.range.lowerBound, to: item.range.upperBound)
        }
        guard text.pieces.contains(where: { $0.attributes[.link] != nil }) else { return }
        let attributes = linkTextAttributes ?? [:]
        text.changeAttributes { own in
            if own[.link] != nil { own.merge(attributes) { _, new in new } }
        }
    }

    // MARK: Finding

    /// The item at a point of the view. The point is inside the item's rectangles.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard hasItems, let place = character(at: point)?.lowerBound, let item = textItem(holding: place),
            rects(content.range(item.range)).contains(where: { $0.rect.contains(point) })
        else { return nil }
        return item
    }

    private func textItem(holding offset: Int) -> UITextItem? {
        let attributes = content.styles[content.editing.content.style(at: offset)]
        func item(_ content: UITextItem.Content, _ key: NSAttributedString.Key) -> UITextItem {
            UITextItem(content, NSRange(range(of: key, at: offset)))
        }
        if let tag = attributes[.textItemTag] as? String { return item(.tag(tag), .textItemTag) }
        if let link = linkItem(holding: offset) { return link }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), NSRange(location: offset, length: 1))
        }
        let column = loadColumn()
        guard !dataDetectorTypes.isEmpty, column.count > 0 else { return nil }
        let paragraph = column[column.index(holding: offset)].range
        return detectedLinks(in: paragraph).first { $0.item.range.contains(offset) }?.item
    }

    /// The text with the attribute `link` around an offset.
    func linkItem(holding offset: Int) -> UITextItem? {
        let attributes = content.styles[content.editing.content.style(at: offset)]
        return Self.url(attributes[.link]).map { UITextItem(.link($0), NSRange(range(of: .link, at: offset))) }
    }

    /// The detected addresses and phone numbers of a paragraph.
    func detectedLinks(in paragraph: Range<Int>) -> [(item: UITextItem, url: URL)] {
        detectedItems(in: paragraph).compactMap { item in
            URL(string: item.address).map {
                let start = item.range.lowerBound + paragraph.lowerBound
                return (UITextItem(.link($0), NSRange(location: start, length: item.range.count)), $0)
            }
        }
    }

    private static func url(_ value: Any?) -> URL? {
        (value as? URL) ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// The range around an offset with the same value of an attribute, inside of the paragraph.
    private func range(of key: NSAttributedString.Key, at offset: Int) -> Range<Int> {
        let text = content.editing.content, styles = content.styles
        let limits = text.length > 0 ? content.editing.bounds.paragraph(at: offset) : 0..<0
        func value(_ offset: Int) -> Any? { styles[text.style(at: offset)][key] }
        let own = value(offset)
        var range = text.styleRange(at: offset)
        while range.upperBound < limits.upperBound, TextStyles.areEqual(own, value(range.upperBound)) {
            range = range.lowerBound..<text.styleRange(at: range.upperBound).upperBound
        }
        while range.lowerBound > limits.lowerBound, TextStyles.areEqual(own, value(range.lowerBound - 1)) {
            range = text.styleRange(at: range.lowerBound - 1).lowerBound..<range.upperBound
        }
        return range
    }

    // MARK: Interaction

    private func mayInteract(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate = ownDelegate else { return true }
        switch item.content {
        case .link(let url):
            return delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            return delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: return true
        }
    }

    /// Performs the action of a tapped item. An item without an action opens its menu.
    func itemTapped(_ item: UITextItem) {
        guard mayInteract(item, .invokeDefaultAction) else { return }
        let usual = UIAction { [weak self] _ in
            if case .link(let url) = item.content { self?.window?.links.openLink(url) }
        }
        guard let delegate = ownDelegate else { return usual.performWithSender(self, target: nil) }
        guard let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual) else {
            return showMenu(of: item)
        }
        action.performWithSender(self, target: nil)
    }

    /// Opens the menu of a pressed item.
    func itemPressed(_ item: UITextItem) { if mayInteract(item, .presentActions) { showMenu(of: item) } }

    private func showMenu(of item: UITextItem) {
        var children: [UIMenuElement] = []
        if case .link(let url) = item.content {
            children = [
                UIAction(title: SystemString.copy.localized) { [weak self] _ in
                    self?.appContext.host?.clipboard.text = url.absoluteString
                }
            ]
        }
        let usual = UIMenu(children: children)
        let chosen =
            ownDelegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
            ?? UITextItem.MenuConfiguration(menu: usual)
        guard let menu = chosen?.menu, !menu.children.isEmpty else { return }
        let place = firstPlace(content.range(item.range))
        window?.menus.presentMenu(menu, from: place, in: self) { animator in
            ownDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        } willDisappear: { [weak self] animator in
            guard let self else { return }
            self.ownDelegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
        }
    }
}
