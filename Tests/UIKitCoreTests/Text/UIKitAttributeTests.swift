import Foundation
import Testing

@testable import UIKitCore

/// Swift's attributed strings with UIKit's attribute scope.
@MainActor struct UIKitAttributeTests {
    @Test("every attribute of the scope reaches the drawn text")
    func conversion() throws {
        var text = AttributedString("word")
        text.uiKit.font = .systemFont(ofSize: 30)
        text.uiKit.backgroundColor = .red
        text.uiKit.underlineStyle = .single
        text.uiKit.baselineOffset = 3
        text.uiKit.strokeWidth = 2
        text.uiKit.ligature = 0
        text.link = URL(string: "https://example.com")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.uiKit.paragraphStyle = style
        let plain = NSAttributedString.uiKit(text + AttributedString("s"), defaults: [.kern: 1])
        let attributes = plain.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(attributes[.backgroundColor] as? UIColor == .red)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes[.baselineOffset] as? CGFloat == 3)
        #expect(attributes[.strokeWidth] as? CGFloat == 2)
        #expect(attributes[.ligature] as? Int == 0)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(attributes[.kern] as? Int == 1)
        let rest = plain.attributes(at: 4, effectiveRange: nil)
        #expect(rest[.font] == nil && rest[.kern] as? Int == 1)
    }

    @Test("a container merges the attributes of the scope")
    func container() {
        var container = AttributeContainer()
        container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .blue
        container.uiKit.obliqueness = 0.2
        let text = AttributedString("a", attributes: container)
        #expect(text.uiKit.foregroundColor == .blue)
        #expect(text.runs.first?.uiKit.obliqueness == 0.2)
    }
}
