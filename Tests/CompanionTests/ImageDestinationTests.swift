import CoreGraphics
import Foundation
import FoundationAdditions
import ImageIO
import MobileCoreServices
import TemporaryFolder
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor struct ImageDestinationTests {
    let app = TestApp(UIViewController())

    /// 40 by 20 pixels, the left half red, the right half blue.
    func sample() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        return try #require(image.cgImage)
    }

    func isRed(_ image: CGImage, _ x: Int, _ y: Int) throws -> Bool {
        let data = try #require(image.dataProvider?.data) as Data
        let place = y * image.bytesPerRow + x * 4
        return data[place + 2] > 200 && data[place] < 60
    }

    func written(_ type: CFString, _ properties: CFDictionary?) throws -> CGImageSource {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
        CGImageDestinationAddImage(destination, try sample(), properties)
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination), "the second time")
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    @Test("A written PNG is read again")
    func png() throws {
        let source = try written(kUTTypePNG, nil)
        #expect(CGImageSourceGetType(source) as String? == "public.png")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && image.height == 20)
        #expect(try isRed(image, 5, 5) && !isRed(image, 35, 5))
    }

    @Test("A JPEG's orientation is a property, and turns a thumbnail alone")
    func orientation() throws {
        let properties = [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary
        let source = try written(kUTTypeJPEG, properties)
        let read = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect(read["Orientation"] as? Int == 6)
        #expect((read["{TIFF}"] as? [String: Any])?["Orientation"] as? UInt32 == 6)
        #expect(read["PixelWidth"] as? Int == 40 && read["PixelHeight"] as? Int == 20)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && image.height == 20)
        #expect(try isRed(image, 5, 5) && !isRed(image, 35, 5))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(10),
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(thumbnail.width == 5 && thumbnail.height == 10)
        #expect(try isRed(thumbnail, 2, 1) && !isRed(thumbnail, 2, 8))
    }

    @Test("Each orientation turns a thumbnail as an image view shows the image", arguments: 1...8)
    func everyOrientation(_ value: Int) throws {
        let source = try written(kUTTypeJPEG, [kCGImagePropertyOrientation: value] as CFDictionary)
        let options = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let named: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        let turned = UIImage(cgImage: image, scale: 1, orientation: named[value - 1])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let shown = UIGraphicsImageRenderer(size: turned.size, format: format).image { _ in turned.draw(at: .zero) }
        let pixels = try #require(shown.cgImage)
        #expect(thumbnail.width == pixels.width && thumbnail.height == pixels.height)
        for (x, y) in [(3, 3), (pixels.width - 4, pixels.height - 4)] {
            #expect(try isRed(thumbnail, x, y) == isRed(pixels, x, y))
        }
    }

    @Test("A thumbnail is smaller, never larger, and needs an option")
    func thumbnails() throws {
        let source = try written(kUTTypePNG, nil)
        func thumbnail(_ options: CFDictionary?) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(source, 0, options) }
        #expect(thumbnail(nil) == nil)
        #expect(thumbnail([kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary) == nil)
        let always = kCGImageSourceCreateThumbnailFromImageIfAbsent
        #expect(thumbnail([always: true] as CFDictionary)?.width == 40)
        for (side, width) in [(10.0, 10), (400, 40), (0, 40), (-3, 40), (.nan, 40), (.infinity, 40)] {
            #expect(
                thumbnail([always: kCFBooleanTrue!, kCGImageSourceThumbnailMaxPixelSize: side] as CFDictionary)?.width
                    == width)
        }
    }

    @Test("A file is written, and an unwritable one is refused")
    func files() throws {
        let folder = TemporaryFolder("image")
        let url = folder.url.appendingPathComponent("a.jpg")
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, kUTTypeJPEG, 1, nil))
        CGImageDestinationSetProperties(destination, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        CGImageDestinationAddImage(
            destination, try sample(), [kCGImageDestinationImageMaxPixelSize: 20] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
        let nowhere = folder.url.appendingPathComponent("none/a.png") as CFURL
        let lost = try #require(CGImageDestinationCreateWithURL(nowhere, kUTTypePNG, 1, nil))
        CGImageDestinationAddImageFromSource(lost, source, 0, nil)
        #expect(!CGImageDestinationFinalize(lost))
        #expect(CGImageDestinationCreateWithURL(url as CFURL, kUTTypeGIF, 1, nil) == nil)
        #expect(CGImageDestinationCreateWithURL(url as CFURL, kUTTypePNG, 2, nil) == nil)
    }
}
