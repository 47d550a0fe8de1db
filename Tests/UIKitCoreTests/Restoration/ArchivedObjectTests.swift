import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Colors, fonts, images and styles in keyed archives, as apps store them in settings and files.
@MainActor
struct ArchivedObjectTests {
    private func read<Object: NSObject & NSSecureCoding>(_ object: Object, secure: Bool = true) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: secure)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    @Test("colors: fixed colors, system colors and an app's dynamic colors stay what they are")
    func colors() throws {
        let red = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
        #expect(try read(red) == red)
        #expect(try read(UIColor.systemBackground) == .systemBackground)
        let own = try read(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(red.copy() as? UIColor === red)
    }

    @Test("a color can be archived on another thread")
    func threads() async throws {
        let color = try await Task.detached {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: UIColor.systemRed.withAlphaComponent(0.5), requiringSecureCoding: true)
            return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        }.value
        #expect(color?.cgColor.alpha == 0.5)
    }

    @Test("fonts and descriptors")
    func fonts() throws {
        let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .bold)
        #expect(try read(font) == font)
        let descriptor = UIFontDescriptor(name: "Georgia", size: 0)
        #expect(try read(descriptor).postscriptName == descriptor.postscriptName)
        #expect(try read(descriptor).pointSize == 0)
        #expect(font.copy() as? UIFont === font)
    }

    @Test("images: pixels with their scale, drawings and symbols")
    func images() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let app = TestApp(UIViewController(), draws: false)
        app.activate()
        let pixels = UIImage(cgImage: try #require(drawn.cgImage), scale: 2, orientation: .up)
        for image in [drawn, pixels] {
            let read = try read(image)
            #expect(read.size == CGSize(width: 3, height: 2) && read.scale == 2)
            #expect(read.pngData() == image.pngData())
        }
        let star = try #require(UIImage(systemName: "star.fill")).withRenderingMode(.alwaysTemplate)
        #expect(try read(star) == star)
    }

    @Test("paragraph styles, shadows and attachments")
    func styles() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode, style.lineSpacing, style.headIndent) = (.center, .byTruncatingTail, 4, 8)
        (style.tabStops, style.hyphenationFactor) = ([NSTextTab(textAlignment: .right, location: 40)], 0.5)
        style.textLists = [NSTextList(markerFormat: .disc)]
        let read = try read(style)
        #expect(read.alignment == .center && read.lineBreakMode == .byTruncatingTail && read.lineSpacing == 4)
        #expect(read.headIndent == 8 && read.hyphenationFactor == 0.5 && read.tabStops.first?.location == 40)
        #expect(read.textLists.first?.markerFormat == .disc)
        #expect((style.copy() as? NSParagraphStyle).map { !($0 is NSMutableParagraphStyle) } == true)
        #expect(style.mutableCopy() is NSMutableParagraphStyle)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
        shadow.shadowColor = UIColor.red
        let other = try self.read(shadow)
        #expect(other.shadowOffset == CGSize(width: 1, height: 2) && other.shadowBlurRadius == 3)
        #expect(other.shadowColor as? UIColor == .red)
        let attachment = NSTextAttachment(data: Data([1]), ofType: "public.data")
        attachment.bounds = CGRect(x: 0, y: -3, width: 17, height: 16)
        let decoded = try self.read(attachment)
        #expect(decoded.bounds == attachment.bounds && decoded.contents == Data([1]))
    }

    @Test("an archive without the values is no color, no font and no image")
    func foreign() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(NSData(data: Data([1, 2])), forKey: "color")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIColor(coder: reader) == nil)
        #expect(UIFont(coder: reader) == nil)
        #expect(UIImage(coder: reader) == nil)
    }
}
