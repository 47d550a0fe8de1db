import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Views in place of text attachments.
@MainActor
struct AttachmentViewTests {
    private final class LazyAttachment: NSTextAttachment, @unchecked Sendable {
        private(set) var provider: LazyProvider?
        override func viewProvider(
            for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
        ) -> NSTextAttachmentViewProvider? {
            provider = LazyProvider(
                textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
            return provider
        }
    }

    private final class LazyProvider: NSTextAttachmentViewProvider {
        private(set) var loads = 0
        override func loadView() {
            loads += 1
            view = UIView()
        }
    }

    private final class BoxProvider: NSTextAttachmentViewProvider {
        override func loadView() {
            tracksTextAttachmentViewBounds = true
            let box = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
            box.accessibilityIdentifier = "box"
            view = box
        }
    }

    private final class BoxAttachment: NSTextAttachment, @unchecked Sendable {
        private(set) var requests = 0
        override func viewProvider(
            for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
        ) -> NSTextAttachmentViewProvider? {
            requests += 1
            let provider = BoxProvider(
                textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
            _ = provider.view
            return provider
        }
    }

    private let app: TestApp
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

    init() {
        let root = UIViewController()
        app = TestApp(root)
        root.view.addSubview(view)
    }

    private func text(
        _ attachment: NSTextAttachment, before: String = "ab", after: String = "cd"
    ) -> NSAttributedString {
        let text = NSMutableAttributedString(string: before)
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: after))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: text.length))
        return text
    }

    private var box: UIView? { view.subviews.first { $0.accessibilityIdentifier == "box" } }

    private func x(_ offset: Int) -> CGFloat {
        view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0).midX } ?? -1
    }

    @Test("the view has its own size in the line, and its bottom is on the baseline")
    func place() throws {
        let attachment = BoxAttachment()
        view.attributedText = text(attachment)
        app.settle()
        let box = try #require(box)
        #expect(box.frame.size == CGSize(width: 60, height: 40))
        #expect(abs(box.frame.minX - x(2)) < 0.1)
        #expect(abs(box.frame.maxX - x(3)) < 0.1)
        #expect(box.frame.minY == 8)
        #expect(attachment.requests == 1)
    }

    @Test("the view moves with edits of the text, and leaves with its character")
    func edits() throws {
        view.attributedText = text(BoxAttachment())
        app.settle()
        let before = try #require(box).frame.minX
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("more ")
        app.settle()
        #expect(try #require(box).frame.minX > before + 20)
        view.selectedRange = NSRange(location: 7, length: 1)
        view.deleteBackward()
        app.settle()
        #expect(box == nil)
    }

    @Test("a view with another size moves the text beside the view")
    func newSize() throws {
        view.attributedText = text(BoxAttachment())
        app.settle()
        let end = x(3)
        try #require(box).bounds.size.width = 100
        view.setNeedsLayout()
        app.settle()
        #expect(abs(x(3) - end - 40) < 0.1)
    }

    @Test("a button in the text is tapped")
    func tap() throws {
        view.isEditable = false
        view.attributedText = text(BoxAttachment())
        app.settle()
        var taps = 0
        let button = try #require(box as? UIButton)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.tap(button)
        #expect(taps == 1)
    }

    @Test("a class that is registered for a type supplies the views of attachments with the type")
    func registered() {
        NSTextAttachment.registerViewProviderClass(BoxProvider.self, forFileType: "com.example.box")
        let attachment = NSTextAttachment(data: nil, ofType: "com.example.box")
        #expect(attachment.usesTextAttachmentView)
        view.attributedText = text(attachment)
        app.settle()
        #expect(box == nil || box?.superview === view)
        #expect(box != nil)
        attachment.allowsTextAttachmentView = false
        #expect(!attachment.usesTextAttachmentView)
    }

    @Test("the view of an attachment with bounds of its own is loaded when the text scrolls to the attachment")
    func lazyLoading() throws {
        let attachment = LazyAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
        let lines = (0..<200).map { "line \($0)\n" }.joined()
        view.attributedText = text(attachment, before: lines)
        app.advance(seconds: 3)
        #expect(try #require(attachment.provider).loads == 0)
        view.scrollRangeToVisible(NSRange(location: view.textStorage.length - 1, length: 1))
        app.settle()
        #expect(attachment.provider?.loads == 1)
        #expect(attachment.provider?.view?.frame.size == CGSize(width: 50, height: 30))
    }

    @Test("views of attachments far below are displayed when the text scrolls to them")
    func scrolling() throws {
        let lines = (0..<200).map { "line \($0)\n" }.joined()
        view.attributedText = text(BoxAttachment(), before: lines)
        app.settle()
        #expect(box == nil)
        view.scrollRangeToVisible(NSRange(location: view.textStorage.length - 1, length: 1))
        app.settle()
        #expect(box != nil)
        view.text = "nothing"
        app.settle()
        #expect(box == nil)
    }
}
