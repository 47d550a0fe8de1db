import CoreGraphics
import Foundation
import HostInterface
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Features and variations of fonts, and letters that come closer.
@MainActor
struct FontTuningTests {
    private let app = TestApp(UIViewController(), draws: false)

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    private func font(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) -> UIFont {
        let descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor.addingAttributes([.featureSettings: settings])
        return UIFont(descriptor: descriptor, size: 40)
    }

    @Test("a feature by type and selector, and by its OpenType tag, changes the text in the same way")
    func features() {
        let plain = width("1/2", UIFont.systemFont(ofSize: 40))
        let byNumber = width("1/2", font([[.type: kFractionsType, .selector: kDiagonalFractionsSelector]]))
        let byTag = width(
            "1/2", font([[.init(rawValue: kCTFontOpenTypeFeatureTag as String): "frac"]]))
        #expect(byNumber == byTag)
        #expect(byNumber < plain)
    }

    @Test("the last setting of a feature has priority, and a feature can be turned off")
    func order() {
        let tag = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String)
        let value = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue as String)
        let off = width("1/2", font([[tag: "frac", value: 1], [tag: "frac", value: 0]]))
        #expect(off == width("1/2", UIFont.systemFont(ofSize: 40)))
    }

    @Test("settings survive another size, and are read back from the descriptor")
    func kept() {
        let font = font([[.type: kFractionsType, .selector: kDiagonalFractionsSelector]])
        let larger = font.withSize(80)
        #expect(abs(width("1/2", larger) - 2 * width("1/2", font)) < 4)
        let settings = font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        #expect(settings?.first?[.selector] as? Int == kDiagonalFractionsSelector)
    }

    @Test("settings with unknown numbers, tags and types are ignored")
    func oddSettings() {
        let tag = UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String)
        let odd = font([
            [:], [.type: -1, .selector: Int.max], [tag: "a, b=1"], [tag: ""], [.type: "text"], [.selector: 3],
            [.type: kStylisticAlternativesType, .selector: 4_000],
        ])
        #expect(width("Hello", odd) == width("Hello", UIFont.systemFont(ofSize: 40)))
    }

    @Test("variations with unknown axes and odd numbers are ignored")
    func variations() {
        let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let axes: [AnyHashable: Any] = [
            0x7767_6874: NSNumber(value: 350.0), "x": 4, -1: 4, 0x7764_7468: NSNumber(value: Double.nan),
        ]
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([key: axes])
        #expect(descriptor.request.tuning?.variations == "wght=350.0")
        #expect(width("Hello", UIFont(descriptor: descriptor, size: 20)) > 0)
    }

    private func makeLabel(_ text: String, tightens: Bool) -> UILabel {
        let label = UILabel()
        label.text = text
        label.allowsDefaultTighteningForTruncation = tightens
        return label
    }

    @Test("letters come closer before a line is truncated, by up to 5 % of the font size")
    func tightening() {
        let text = "A title that is a little too long"
        let natural = makeLabel(text, tightens: true).intrinsicContentSize.width
        func isTruncated(_ width: CGFloat, tightens: Bool) -> Bool {
            let label = makeLabel(text, tightens: tightens)
            return app.context.shaper?.metrics(of: label.block, width: width).isTruncated ?? true
        }
        #expect(!isTruncated(natural - 10, tightens: true))
        #expect(isTruncated(natural - 10, tightens: false))
        #expect(isTruncated(natural - 60, tightens: true))
    }

    @Test("a text is drawn smaller to fit, down to the minimum factor of the context")
    func scaleFactor() {
        let text = NSAttributedString(
            string: "A line of words", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        let natural = text.boundingRect(with: CGSize(width: 10_000, height: 0), options: [], context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let room = CGSize(width: natural.width * 0.8, height: 100)
        let smaller = text.boundingRect(with: room, options: [], context: context)
        #expect(abs(context.actualScaleFactor - 0.8) < 0.05)
        #expect(smaller.width <= room.width)
        _ = text.boundingRect(with: CGSize(width: 10, height: 100), options: [], context: context)
        #expect(context.actualScaleFactor == 0.5)
        context.minimumScaleFactor = .nan
        _ = text.boundingRect(with: room, options: [], context: context)
        #expect(context.actualScaleFactor == 1)
    }
}
