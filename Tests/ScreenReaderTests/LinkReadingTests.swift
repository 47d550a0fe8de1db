import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// The links of texts in the ears of a screen reader.
@MainActor
struct LinkReadingTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var opened: [String] = []
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
            -> UIAction?
        {
            if case .link(let url) = textItem.content { opened.append(url.absoluteString) }
            return nil
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? { nil }
    }

    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    private let delegate = Delegate()
    private let app: TestApp
    private let reader: PaperReader

    init() {
        let text = NSMutableAttributedString(string: "Läs 👍 manual, or www.example.com.\nThe end")
        text.addAttribute(.link, value: "https://example.com/manual", range: NSRange(location: 7, length: 6))
        view.isEditable = false
        view.attributedText = text
        view.dataDetectorTypes = .link
        view.delegate = delegate
        let page = UIViewController()
        page.view.addSubview(view)
        app = TestApp(page)
        reader = PaperReader(app)
    }

    private var links: [AccessibleFacts.Link] {
        ids.compactMap { reader.source?.facts(of: $0)?.link }
    }
    private var ids: [AccessibleID] { text.flatMap { reader.source?.children(of: $0) } ?? [] }
    private var text: AccessibleID? {
        reader.find("manual").flatMap { reader.source?.parent(of: $0) }
    }

    @Test("links and found addresses are objects in the text, with their words, places and addresses")
    func objects() throws {
        let facts = try #require(text.flatMap { reader.source?.facts(of: $0) })
        #expect(AccessiblePresentation(facts).interfaces.isSuperset(of: [.text, .hypertext]))
        #expect(
            links == [
                AccessibleFacts.Link(7..<13, "https://example.com/manual"),
                AccessibleFacts.Link(18..<33, "http://www.example.com"),
            ])
        let link = try #require(reader.presentation("manual"))
        #expect(link.role == .link && link.interfaces.contains(.hyperlink) && link.actions.first?.name == "jump")
        let place = try #require(reader.find("manual").flatMap { reader.source?.location(of: $0) })
        #expect(place.frame.x > 20 && place.frame.width > 20 && place.frame.y > 100 && place.frame.height < 40)
    }

    @Test("the action of a link does what a tap does")
    func action() {
        reader.act("jump", on: "manual")
        reader.act("jump", on: "www.example.com")
        #expect(delegate.opened == ["https://example.com/manual", "http://www.example.com"])
    }

    @Test("a link that did not change keeps its object, and a removed link is gone")
    func changes() throws {
        let former = ids
        #expect(former.count == 2)
        _ = reader.take()
        view.dataDetectorTypes = []
        app.advance(seconds: 0.3)
        #expect(ids == [former[0]])
        #expect(reader.source?.facts(of: former[1]) == nil)
        view.isEditable = true
        app.advance(seconds: 0.3)
        // The user edits the text, and does not follow its links.
        #expect(reader.find("manual") == nil)
        reader.source?.perform(.act(.activate(name: "jump")), on: former[0])
        #expect(delegate.opened.isEmpty)
    }
}
