import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// Types that UIKit permits on any thread: colors, fonts, images, paths and renderers.
struct OffMainThreadTests {
    /// The results of `count` simultaneous calls on separate threads.
    private func onThreads<Value: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Value) -> [Value] {
        let results = Mutex<[Int: Value]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = work(index)
            results.withLock { $0[index] = value }
        }
        return results.withLock { all in (0..<count).compactMap { all[$0] } }
    }

    private static func drawn(_ index: Int) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24), format: format).image { context in
            UIColor(hue: CGFloat(index % 7) / 7, saturation: 1, brightness: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 24))
            UIColor.white.setStroke()
            let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 4)
            path.lineWidth = 2
            path.stroke()
            ("Ag" as NSString).draw(
                at: CGPoint(x: 22, y: 2),
                withAttributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.label])
            UIImage(systemName: "star")?.withTintColor(.black, renderingMode: .alwaysOriginal).draw(
                in: CGRect(x: 4, y: 4, width: 12, height: 12))
        }.pngData()
    }

    @Test("Images drawn on many threads at once are those of the main thread")
    func images() async {
        let onMain = await MainActor.run {
            // A host provides the fonts.
            let held = TestApp(UIViewController())
            defer { withExtendedLifetime(held) {} }
            return (0..<7).map(Self.drawn)
        }
        #expect(Set(onMain).count == 7)
        #expect(!onMain.contains(nil))
        #expect(onThreads(64, Self.drawn) == (0..<64).map { onMain[$0 % 7] })
    }

    @Test("Fonts and texts measure the same on every thread")
    func measures() async {
        @Sendable func measure(_ index: Int) -> [CGFloat] {
            let font = index % 2 == 0 ? UIFont.preferredFont(forTextStyle: .body) : UIFont.boldSystemFont(ofSize: 22)
            let size = "Some words that wrap".boundingRect(
                with: CGSize(width: 80, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
                attributes: [.font: font], context: nil
            ).size
            return [
                font.lineHeight, font.ascender, font.capHeight, size.width, size.height,
                UIFontMetrics.default.scaledValue(for: 10),
            ]
        }
        let onMain = await MainActor.run {
            let held = TestApp(UIViewController())
            defer { withExtendedLifetime(held) {} }
            return (0..<2).map(measure)
        }
        #expect(onMain[0][4] > 2 * onMain[0][0] && onMain[0][3] <= 80)
        #expect(onThreads(64, measure) == (0..<64).map { onMain[$0 % 2] })
    }

    @Test("Current traits and the current context belong to the thread that sets them")
    func threads() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let found = onThreads(32) { index -> [CGFloat] in
            var inside: CGFloat = -1
            var white: CGFloat = -1
            if index % 2 == 0 {
                dark.performAsCurrent { _ = UIColor.systemBackground.getWhite(&inside, alpha: nil) }
            } else {
                UIColor.systemBackground.getWhite(&inside, alpha: nil)
            }
            UIColor.systemBackground.getWhite(&white, alpha: nil)
            return [inside.rounded(), white.rounded(), UIGraphicsGetCurrentContext() == nil ? 0 : 1]
        }
        #expect(found == (0..<32).map { [$0 % 2 == 0 ? 0 : 1, 1, 0] })
    }

    @Test("A text's box is that of its lines, and one line stands on its baseline without the option for lines")
    @MainActor func boxes() throws {
        let held = TestApp(UIViewController())
        defer { withExtendedLifetime(held) {} }
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSAttributedString(string: "One\nTwo", attributes: [.font: font])
        #expect(abs(text.size().height - 2 * font.lineHeight) < 1.5)
        let line = text.boundingRect(with: CGSize(width: 500, height: 500), options: [], context: nil)
        #expect(abs(line.minY + font.ascender) < 1)
        #expect(line.height < 1.5 * font.lineHeight)
        #expect("".size(withAttributes: [.font: font]).width == 0)
        let context = NSStringDrawingContext()
        let cut = NSAttributedString(string: String(repeating: "word ", count: 50), attributes: [.font: font])
            .boundingRect(
                with: CGSize(width: 100, height: 60), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                context: context)
        #expect(cut.height <= 60)
        #expect(context.totalBounds == cut)
        let label = UILabel()
        label.font = font
        label.text = "Measured alike"
        #expect(
            abs(
                label.intrinsicContentSize.width
                    - "Measured alike".size(withAttributes: [.font: font]).width.rounded(.up)) <= 0.5)
    }

    @Test("Uncovered parts of an opaque image are black, of another image transparent", arguments: [true, false])
    @MainActor func opaque(_ isOpaque: Bool) throws {
        let app = TestApp(UIViewController(), size: CGSize(width: 20, height: 20), scale: 1)
        let format = UIGraphicsImageRendererFormat()
        (format.opaque, format.scale) = (isOpaque, 1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), isOpaque, 1)
        let older = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        for image in [UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in }, older]
        {
            let data = try #require(image.pngData())
            let pixels = try #require(UIImage(data: data)?.cgImage)
            let view = UIImageView(image: UIImage(cgImage: pixels))
            let page = try #require(UIApplication.shared.windows.first?.rootViewController)
            page.view.subviews.forEach { $0.removeFromSuperview() }
            page.view.backgroundColor = .white
            page.view.addSubview(view)
            app.turn()
            #expect(app.picture()?[4, 4]?.red == (isOpaque ? 0 : 255))
        }
    }

    @Test("A drawn text leaves its ink where it was asked for")
    @MainActor func ink() throws {
        let held = TestApp(UIViewController())
        defer { withExtendedLifetime(held) {} }
        UIGraphicsBeginImageContext(CGSize(width: 60, height: 40))
        "HH".draw(
            in: CGRect(x: 30, y: 10, width: 30, height: 30),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.scale == 1)
        let data = try #require(image.pngData())
        let pixels = try #require(UIImage(data: data)?.cgImage)
        let view = UIImageView(image: UIImage(cgImage: pixels))
        let page = UIViewController()
        page.view.backgroundColor = .white
        page.view.addSubview(view)
        let picture = try #require(TestApp(page, size: CGSize(width: 60, height: 40), scale: 1).picture())
        func isRed(_ x: Range<Int>, _ y: Range<Int>) -> Bool {
            y.contains { y in x.contains { x in (picture[x, y]?.green ?? 255) < 128 } }
        }
        #expect(isRed(30..<60, 10..<40))
        #expect(!isRed(0..<29, 0..<40))
        #expect(!isRed(0..<60, 0..<10))
    }
}
