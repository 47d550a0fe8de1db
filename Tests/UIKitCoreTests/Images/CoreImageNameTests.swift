import CoreGraphics
import Foundation
import Testing
import UIKit

/// The names of Core Image, which has no filters on Linux.
@MainActor
struct CoreImageNameTests {
    private func picture() throws -> CGImage {
        try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            }.cgImage)
    }

    @Test func `no filter has a name`() throws {
        #expect(CIFilter(name: "CIGaussianBlur") == nil)
        #expect(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5]) == nil)
        #expect(CIFilter.filterNames(inCategory: nil).isEmpty)
        let own = CIFilter()
        own.setDefaults()
        own.setValue(1, forKey: kCIInputRadiusKey)
        #expect(own.outputImage == nil && own.inputKeys.isEmpty && own.value(forKey: kCIInputRadiusKey) == nil)
    }

    @Test func `an image keeps its pixels through every operation`() throws {
        let pixels = try picture()
        let image = CIImage(cgImage: pixels)
        #expect(image.extent == CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        #expect(image.applyingFilter("CISepiaTone") === image && image.applyingGaussianBlur(sigma: 3) === image)
        #expect(image.cropped(to: .zero) === image && image.clampedToExtent() === image)
        #expect(UIImage(ciImage: image).cgImage === pixels)
        #expect(UIImage(ciImage: image, scale: 2, orientation: .right).size.width == CGFloat(pixels.height) / 2)
        #expect(CIImage(image: UIImage(cgImage: pixels))?.cgImage === pixels)
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage.empty().extent == .zero && UIImage(ciImage: .empty()).size == .zero)
        #expect(UIImage(cgImage: pixels).ciImage == nil)
    }

    @Test func `a context returns the pixels of a part, with the origin at the bottom`() throws {
        let pixels = try picture()
        let (image, context) = (CIImage(cgImage: pixels), CIContext(options: [.useSoftwareRenderer: true]))
        #expect(context.createCGImage(image, from: image.extent) === pixels)
        let part = context.createCGImage(image, from: CGRect(x: 1, y: 0, width: 100, height: 1))
        #expect(part?.width == pixels.width - 1 && part?.height == 1)
        #expect(context.createCGImage(image, from: CGRect(x: -9, y: 0, width: 2, height: 2)) == nil)
        #expect(context.createCGImage(image, from: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
        #expect(context.createCGImage(.empty(), from: image.extent) == nil)
    }

    @Test func `colors convert between UIKit and Core Image`() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect((color.red, color.green, color.blue, color.alpha) == (0.25, 0.5, 0.75, 0.5))
        #expect(UIColor(ciColor: color).ciColor == color && color.numberOfComponents == 4)
        #expect(CIColor.red == CIColor(red: 1, green: 0, blue: 0) && CIColor.clear.alpha == 0)
    }

    @Test func `glyphs are not drawn, and do not end the program`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.cgContext.setFontSize(12)
            context.cgContext.showGlyphs([1, 2], at: [.zero])
        }
        #expect(picture.size == CGSize(width: 4, height: 4))
    }
}
