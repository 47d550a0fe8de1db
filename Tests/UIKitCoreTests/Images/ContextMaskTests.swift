import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Image masks, clips to images and ranges of colors.
@MainActor
struct ContextMaskTests {
    private let app = TestApp(UIViewController())
    private let area = CGRect(x: 0, y: 0, width: 2, height: 2)

    /// A gray image of two by two pixels.
    private func gray(_ bytes: [UInt8]) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
    }

    private func mask(_ bytes: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return try #require(
            CGImage(
                maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: decode, shouldInterpolate: false))
    }

    private func red() throws -> CGImage {
        try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }.cgImage)
    }

    private func alphas(_ pixels: DrawnPixels) -> [Int] {
        [pixels[0, 0], pixels[1, 0], pixels[0, 1], pixels[1, 1]].compactMap(\.last)
    }

    @Test("an image keeps what a mask paints and what a gray image has light")
    func masking() throws {
        let red = try red()
        let masked = DrawnPixels(red.masking(try mask([0, 255, 255, 128])))
        let size = red.width
        #expect(masked[0, 0] == [255, 0, 0, 255] && masked[size - 1, 0] == [0, 0, 0, 0])
        #expect(isNear(masked[size - 1, size - 1], [127, 0, 0, 127]))
        let light = DrawnPixels(red.masking(try gray([255, 0, 0, 128])))
        #expect(light[0, 0] == [255, 0, 0, 255] && light[size - 1, 0] == [0, 0, 0, 0])
        #expect(isNear(light[size - 1, size - 1], [128, 0, 0, 128]))
        #expect(red.masking(red) == nil)
    }

    @Test("a mask is drawn in the fill color, and its decoding may be reversed")
    func drawn() throws {
        let mask = try mask([0, 255, 255, 0])
        #expect(mask.isMask)
        let pixels = DrawnPixels(2, 2) { context in
            context.interpolationQuality = .none
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.draw(mask, in: area)
        }
        #expect(pixels[0, 0] == [0, 255, 0, 255] && pixels[1, 0] == [0, 0, 0, 0])
        let reversed = try self.mask([0, 255, 255, 0], decode: [1, 0])
        #expect(DrawnPixels(reversed)[0, 0][3] == 0 && DrawnPixels(reversed)[1, 0][3] == 255)
    }

    @Test("masks of single bits and of four bytes a pixel are read, and other forms are refused")
    func forms() throws {
        func mask(_ bytes: [UInt8], bits: Int, pixel: Int, row: Int, width: Int = 2) -> CGImage? {
            CGDataProvider(data: Data(bytes) as CFData).flatMap {
                CGImage(
                    maskWidth: width, height: 2, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row,
                    provider: $0, decode: nil, shouldInterpolate: false)
            }
        }
        let bits = DrawnPixels(mask([0b0100_0000, 0b1000_0000], bits: 1, pixel: 1, row: 1))
        #expect(alphas(bits) == [255, 0, 0, 255])
        let wide = DrawnPixels(
            mask([0, 9, 9, 9, 255, 9, 9, 9, 255, 9, 9, 9, 0, 9, 9, 9], bits: 8, pixel: 32, row: 8))
        #expect(alphas(wide) == [255, 0, 0, 255])
        #expect(mask([0, 0], bits: 8, pixel: 8, row: 2) == nil)
        #expect(mask([0, 0, 0, 0], bits: 3, pixel: 8, row: 2) == nil)
        #expect(mask([0, 0, 0, 0], bits: 8, pixel: 8, row: .max) == nil)
        #expect(mask([0, 0, 0, 0], bits: 8, pixel: 8, row: 2, width: .max) == nil)
        #expect(mask([], bits: 1, pixel: 1, row: 0, width: -1) == nil)
    }

    @Test("a clip to an image limits paths, images, gradients and groups, in every blend mode")
    func clips() throws {
        let (mask, red) = (try gray([255, 0, 255, 0]), try red())
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [color, color], locations: nil))
        let drawings: [(CGContext) -> Void] = [
            { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) },
            { context in
                context.setLineWidth(20)
                context.setStrokeColor(color)
                context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
            }, { $0.draw(red, in: CGRect(x: 0, y: 0, width: 20, height: 20)) },
            { context in
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [.drawsAfterEndLocation])
            },
            { context in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.endTransparencyLayer()
            },
        ]
        for (index, draw) in drawings.enumerated() {
            for mode in [CGBlendMode.normal, .multiply] {
                let pixels = DrawnPixels(20, 20) { context in
                    context.setFillColor(gray: 1, alpha: 1)
                    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                    context.interpolationQuality = .none
                    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
                    context.setFillColor(color)
                    context.setBlendMode(mode)
                    draw(context)
                }
                #expect(isNear(pixels[3, 10], [255, 0, 0, 255]), "\(index) \(mode): \(pixels[3, 10])")
                #expect(pixels[16, 10] == [255, 255, 255, 255], "\(index) \(mode): \(pixels[16, 10])")
            }
        }
    }

    @Test("a mask keeps its place under a transform, and ends with the state; several masks are combined")
    func states() throws {
        let mask = try gray([255, 0, 255, 0])
        let pixels = DrawnPixels(40, 20) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.interpolationQuality = .none
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: mask)
            context.translateBy(x: 5, y: 0)
            context.rotate(by: 0.1)
            context.clip(to: CGRect(x: -50, y: 0, width: 100, height: 100), mask: mask)
            context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
            context.restoreGState()
            context.fill(CGRect(x: 30, y: 0, width: 10, height: 20))
        }
        #expect(isNear(pixels[1, 10], [255, 0, 0, 255]))
        #expect(pixels[15, 10] == [0, 0, 0, 0])
        #expect(pixels[35, 10] == [255, 0, 0, 255])
    }

    @Test("a mask is upright in the y-up coordinates of a bitmap context, as an image is")
    func bitmaps() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.interpolationQuality = .none
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.saveGState()
        context.clip(to: area, mask: try gray([255, 255, 0, 0]))
        context.fill(area)
        context.restoreGState()
        let clipped = DrawnPixels(context.makeImage())
        #expect(clipped[0, 0] == [255, 0, 0, 255] && clipped[0, 1] == [0, 0, 0, 0])
        context.clear(area)
        context.draw(try mask([0, 255, 255, 255]), in: area)
        #expect(DrawnPixels(context.makeImage())[0, 0] == [255, 0, 0, 255])
        #expect(DrawnPixels(context.makeImage())[1, 1] == [0, 0, 0, 0])
    }

    @Test("a reset clip shows everything again, up to the restored state")
    func reset() throws {
        let pixels = DrawnPixels(20, 20) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.saveGState()
            context.translateBy(x: 3, y: 3)
            context.resetClip()
            context.fill(CGRect(x: 7, y: 7, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 8))
            context.restoreGState()
        }
        #expect(pixels[12, 12] == [255, 0, 0, 255])
        #expect(pixels[2, 2] == [255, 0, 0, 255] && pixels[2, 7] == [0, 0, 0, 0])
    }

    @Test("colors in a range become transparent")
    func ranges() throws {
        let red = try red()
        let cut = try #require(red.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        #expect(DrawnPixels(cut)[1, 1] == [0, 0, 0, 0])
        let whole = try #require(red.copy(maskingColorComponents: [0, 100, 0, 10, 0, 10]))
        #expect(DrawnPixels(whole)[1, 1] == [255, 0, 0, 255])
        #expect(red.copy(maskingColorComponents: [.nan]) == nil)
        #expect(red.copy(maskingColorComponents: [.nan, .infinity, 0, 255, 0, 255]) != nil)
    }
}
