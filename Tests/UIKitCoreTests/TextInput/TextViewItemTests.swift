import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// A text view for reading, whose delegate records items.
@MainActor
private final class ItemStage: NSObject, UITextViewDelegate {
    let app: TestApp
    let view = UITextView()
    var calls: [String] = []
    var allows = true
    var action: (UITextItem, UIAction) -> UIAction? = { $1 }
    var menu: (UITextItem, UIMenu) -> UITextItem.MenuConfiguration? = { .init(menu: $1) }

    init(_ text: NSAttributedString) {
        let root = UIViewController()
        app = TestApp(root)
        super.init()
        view.isEditable = false
        view.attributedText = text
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        view.delegate = self
        root.view.addSubview(view)
        app.turn()
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(
            "\(URL.absoluteString) \(characterRange.location)+\(characterRange.length) \(interaction.rawValue)")
        return allows
    }
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append("attachment \(characterRange.location) \(interaction.rawValue)")
        return allows
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        action(textItem, defaultAction)
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    { menu(textItem, defaultMenu) }
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { calls.append("menu of \(textItem.range.location) appears") }
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { calls.append("menu of \(textItem.range.location) disappears") }

    func tap(_ offset: Int) {
        // Two taps are no double tap.
        app.advance(seconds: 1)
        view.layoutIfNeeded()
        let rect = view.firstRect(for: OffsetRange(offset..<offset + 1))
        app.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }
    var opened: [String] { app.openedURLs.map(\.absoluteString) }
}

@MainActor
struct TextViewItemTests {
    private func linked() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(
            string: "see the page of text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 8, length: 4))
        text.addAttribute(.kern, value: 1, range: NSRange(location: 10, length: 6))
        return text
    }

    @Test("a tap on a link asks the delegate and opens the link")
    func tap() {
        let stage = ItemStage(linked())
        stage.tap(9)
        #expect(stage.calls == ["https://example.com 8+4 0"])
        #expect(stage.opened == ["https://example.com"])
        #expect(!stage.view.isFirstResponder)
        stage.allows = false
        stage.tap(11)
        #expect(stage.opened.count == 1)
        stage.allows = true
        // Beside the link and in the empty space.
        stage.tap(2)
        stage.app.tap(at: CGPoint(x: 300, y: 250))
        #expect(stage.calls.count == 2)
    }

    @Test("a link of text that can be edited or cannot be selected does not react")
    func editable() {
        let stage = ItemStage(linked())
        stage.view.isSelectable = false
        stage.tap(9)
        stage.view.isSelectable = true
        stage.view.isEditable = true
        stage.tap(9)
        #expect(stage.calls.isEmpty)
        #expect(stage.opened.isEmpty)
    }

    @Test("the delegate replaces the action of a link, and no action opens the menu")
    func primaryAction() throws {
        let stage = ItemStage(linked())
        var performed: [NSRange] = []
        stage.action = { item, _ in UIAction { _ in performed.append(item.range) } }
        stage.tap(9)
        #expect(performed == [NSRange(location: 8, length: 4)])
        #expect(stage.opened.isEmpty)
        stage.action = { _, _ in nil }
        stage.menu = { _, usual in
            .init(menu: UIMenu(children: usual.children + [UIAction(title: "Own") { _ in performed = [] }]))
        }
        stage.tap(9)
        stage.app.advance(frames: 30)
        try stage.app.tap("Own")
        #expect(performed.isEmpty)
        stage.app.settle()
        stage.menu = { _, _ in nil }
        stage.tap(9)
        #expect(stage.view.window?.menus.showsMenu == false)
    }

    @Test("a long press on a link opens its menu, which copies the address")
    func longPress() throws {
        let stage = ItemStage(linked())
        let rect = stage.view.firstRect(for: OffsetRange(9..<10))
        stage.app.press(at: stage.view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        stage.app.advance(seconds: 0.7)
        stage.app.lift()
        stage.app.advance(frames: 30)
        #expect(stage.calls == ["https://example.com 8+4 1", "menu of 8 appears"])
        try stage.app.tap("Copy")
        stage.app.advance(frames: 30)
        #expect(stage.calls.last == "menu of 8 disappears")
        #expect(stage.app.clipboard == "https://example.com")
        #expect(stage.opened.isEmpty)
    }

    @Test("links have the link attributes, by default the tint color")
    func attributes() {
        let stage = ItemStage(linked())
        func colors() -> Set<CGColor> {
            let runs = stage.view.content.shown.values.first?.block?.runs ?? []
            return Set(runs.filter { "page".contains($0.text) }.map(\.color))
        }
        stage.view.tintColor = .red
        stage.app.turn()
        #expect(colors() == [UIColor.red.cgColor])
        stage.view.linkTextAttributes = [.foregroundColor: UIColor.green, .underlineStyle: 1]
        stage.app.turn()
        #expect(colors() == [UIColor.green.cgColor])
        stage.view.linkTextAttributes = nil
        #expect(stage.view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
    }

    @Test("addresses and phone numbers that are detected are links")
    func detection() {
        let stage = ItemStage(NSAttributedString(string: "first\nwww.example.com or +49 30 1234567"))
        stage.tap(8)
        #expect(stage.calls.isEmpty)
        stage.view.dataDetectorTypes = .link
        stage.tap(8)
        stage.tap(30)
        #expect(stage.calls == ["http://www.example.com 6+15 0"])
        stage.view.dataDetectorTypes = .all
        stage.app.openableSchemes.insert("tel")
        stage.tap(30)
        #expect(stage.opened == ["http://www.example.com", "tel:+49301234567"])
        stage.app.turn()
        let runs = stage.view.content.shown.values.flatMap { $0.block?.runs.map(\.text) ?? [] }
        #expect(runs.contains("www.example.com"))
        #expect(stage.view.attributedText.attribute(.link, at: 8, effectiveRange: nil) == nil)
    }

    @Test("a tap on an attachment or a tagged text is reported")
    func otherItems() {
        let text = NSMutableAttributedString(string: "ab tag ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 3, length: 3))
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        text.append(NSAttributedString(attachment: attachment))
        let stage = ItemStage(text)
        var tags: [String] = []
        stage.action = { item, usual in
            if case .tag(let tag) = item.content { tags.append("\(tag) \(item.range.location)+\(item.range.length)") }
            return usual
        }
        stage.tap(4)
        #expect(tags == ["mine 3+3"])
        stage.tap(7)
        #expect(stage.calls == ["attachment 7 0"])
        #expect(stage.opened.isEmpty)
    }

    @Test("an attachment decides its rectangle by the width of the lines, and takes part in the layout")
    func attachmentBounds() {
        final class Wide: NSTextAttachment, @unchecked Sendable {
            nonisolated(unsafe) var asked: [String] = []
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                asked.append("\(textContainer != nil) \(Int(lineFrag.width)) \(charIndex)")
                return CGRect(x: 0, y: 0, width: lineFrag.width, height: 120)
            }
            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? {
                asked.append("image \(Int(imageBounds.height))")
                return nil
            }
        }
        let attachment = Wide()
        let text = NSMutableAttributedString(string: "ab\nc", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let plain = ItemStage(text).view.contentSize.height
        text.append(NSAttributedString(attachment: attachment))
        let stage = ItemStage(text)
        #expect(attachment.asked.contains("true 290 4"))
        #expect(attachment.asked.contains("image 120"))
        #expect(stage.view.contentSize.height > plain + 80)
        attachment.asked = []
        _ = stage.view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(attachment.asked.contains("true 190 4"))
    }
}
