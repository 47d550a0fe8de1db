import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Properties that copy a mutable value, as on iOS: changes of the value afterwards have no effect.
@MainActor
struct CopiedValueTests {
    private func line(to x: CGFloat) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: x, y: 10))
        return path
    }

    @Test("a path that grows is drawn each time it is assigned, and not before")
    func shape() throws {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 100, height: 20), scale: 1)
        page.view.backgroundColor = .white
        let shape = CAShapeLayer()
        (shape.strokeColor, shape.lineWidth) = (UIColor.red.cgColor, 6)
        let path = line(to: 40)
        shape.path = path
        page.view.layer.addSublayer(shape)
        app.settle()
        func isRed(_ x: Int) throws -> Bool { try #require(app.picture()?[x, 10]).green < 80 }
        #expect(try isRed(20))
        #expect(try !isRed(70))
        path.addLine(to: CGPoint(x: 90, y: 10))
        shape.setNeedsLayout()
        app.settle()
        #expect(try !isRed(70))
        shape.path = path
        app.settle()
        #expect(try isRed(70))
        #expect(shape.path !== path)
    }

    @Test("paths of shadows and of animations are copied")
    func paths() {
        let (layer, animation, path) = (CALayer(), CAKeyframeAnimation(keyPath: "position"), line(to: 40))
        (layer.shadowPath, animation.path) = (path, path)
        path.addLine(to: CGPoint(x: 90, y: 10))
        #expect(layer.shadowPath == line(to: 40))
        #expect(animation.path == line(to: 40))
    }

    @Test("attributed texts are copied by controls, text layers, configurations, suggestions and elements for readers")
    func texts() throws {
        let text = NSMutableAttributedString(string: "one")
        let button = UIButton(), field = UITextField(), layer = CATextLayer()
        button.setAttributedTitle(text, for: .normal)
        (field.attributedText, field.attributedPlaceholder, layer.string) = (text, text, text)
        var list = UIListContentConfiguration.cell(), empty = UIContentUnavailableConfiguration.empty()
        (list.attributedText, list.secondaryAttributedText) = (text, text)
        (empty.attributedText, empty.secondaryAttributedText) = (text, text)
        let suggestion = UISearchSuggestionItem(localizedAttributedSuggestion: text)
        let refresh = UIRefreshControl(), element = UIAccessibilityElement(accessibilityContainer: button)
        refresh.attributedTitle = text
        (button.accessibilityAttributedLabel, button.accessibilityAttributedHint) = (text, text)
        (button.accessibilityAttributedValue, element.accessibilityAttributedLabel) = (text, text)
        (element.accessibilityAttributedHint, element.accessibilityAttributedValue) = (text, text)
        text.append(NSAttributedString(string: " two"))
        let copies = [
            button.attributedTitle(for: .normal), field.attributedText, field.attributedPlaceholder,
            layer.string as? NSAttributedString, list.attributedText, list.secondaryAttributedText,
            empty.attributedText, empty.secondaryAttributedText, suggestion.localizedAttributedSuggestion,
            refresh.attributedTitle, button.accessibilityAttributedLabel, button.accessibilityAttributedHint,
            button.accessibilityAttributedValue, element.accessibilityAttributedLabel,
            element.accessibilityAttributedHint, element.accessibilityAttributedValue,
        ]
        #expect(copies.map { $0?.string } == Array(repeating: "one", count: copies.count))
    }
}
