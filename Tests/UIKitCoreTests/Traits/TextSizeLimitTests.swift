import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// `minimumContentSizeCategory` and `maximumContentSizeCategory`.
@MainActor struct TextSizeLimitTests {
    @Test("a limit changes the text size of a view and its subviews, and of no other view")
    func limits() {
        let page = UIViewController()
        let app = TestApp(page)
        let (outer, inner, other) = (UIView(), UILabel(), UILabel())
        outer.addSubview(inner)
        page.view.addSubview(outer)
        page.view.addSubview(other)
        inner.font = .preferredFont(forTextStyle: .body)
        inner.adjustsFontForContentSizeCategory = true
        inner.text = "Text"
        page.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        app.settle()
        let large = inner.intrinsicContentSize.height
        outer.maximumContentSizeCategory = .large
        app.settle()
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        #expect(other.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(inner.intrinsicContentSize.height < large)
        outer.maximumContentSizeCategory = nil
        outer.minimumContentSizeCategory = .accessibilityExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryAccessibilityXL"))
        outer.minimumContentSizeCategory = .small
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test("an unspecified text size, and limits that exclude each other, have a result")
    func edges() {
        #expect(TextSizeLimits(minimum: .large).limit(.unspecified) == .unspecified)
        #expect(TextSizeLimits(minimum: .extraLarge, maximum: .small).limit(.large) == .small)
        #expect(TextSizeLimits(minimum: UIContentSizeCategory(rawValue: "none")).limit(.large) == .large)
    }
}
