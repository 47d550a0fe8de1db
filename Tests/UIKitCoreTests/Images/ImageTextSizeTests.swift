import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Image views that follow the user's text sizes for accessibility.
@MainActor
struct ImageTextSizeTests {
    @Test("an image view that follows the text size grows with the sizes for accessibility alone, and lays out again")
    func size() {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 390, height: 844), scale: 1, draws: false)
        let (following, fixed) = (UIImageView(image: swatch(.red)), UIImageView(image: swatch(.red)))
        following.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [following, fixed])
        (stack.axis, stack.alignment) = (.vertical, .leading)
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
        app.settle()
        let size = fixed.bounds.size
        #expect(following.bounds.size == size)
        app.textSize = .extraExtraExtraLarge
        app.settle()
        #expect(following.bounds.size == size)
        app.textSize = .accessibilityExtraLarge
        app.settle()
        #expect(following.bounds.height >= 2 * size.height)
        #expect(following.bounds.width / following.bounds.height == size.width / size.height)
        #expect(fixed.bounds.size == size)
        following.adjustsImageSizeForAccessibilityContentSizeCategory = false
        app.settle()
        #expect(following.bounds.size == size)
    }

    @Test("functions of geometry have the values of the members")
    func functions() {
        let rect = CGRectMake(1, 2, 30, 40)
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect((CGRectGetMidX(rect), CGRectGetMaxY(rect), CGRectGetWidth(rect)) == (16, 42, 30))
        #expect(CGRectInset(rect, 5, 10) == CGRectMake(6, 12, 20, 20))
        #expect(CGRectIntersection(rect, CGRectOffset(rect, 10, 0)) == CGRectMake(11, 2, 20, 40))
        #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)) && !CGRectContainsPoint(rect, CGPointZero))
        #expect(CGRectIsNull(CGRectNull) && CGRectIsEmpty(CGRectZero) && CGRectIsInfinite(CGRectInfinite))
        let turned = CGAffineTransformConcat(CGAffineTransformMakeScale(2, 4), CGAffineTransformMakeTranslation(5, 7))
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), turned) == CGPoint(x: 7, y: 11))
        #expect(CGRectApplyAffineTransform(rect, CGAffineTransformInvert(turned)).applying(turned) == rect)
        #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    }
}
