import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Coordinates, color spaces, quality and letters of a context.
@MainActor
struct ContextStateTests {
    private let app = TestApp(UIViewController())

    @Test("points, sizes and rectangles are converted between user space and device space")
    func coordinates() {
        _ = DrawnPixels(10, 10) { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 4)
            #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 24))
            #expect(context.convertToUserSpace(CGPoint(x: 12, y: 24)) == CGPoint(x: 1, y: 1))
            #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 4))
            #expect(context.convertToUserSpace(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 1))
            let rect = CGRect(x: 10, y: 20, width: 2, height: 4)
            #expect(context.convertToUserSpace(rect) == CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1)) == rect)
            #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
            context.saveGState()
            context.textPosition = CGPoint(x: 3, y: 4)
            #expect(context.textMatrix == CGAffineTransform(translationX: 3, y: 4))
            context.restoreGState()
            #expect(context.textPosition == CGPoint(x: 3, y: 4))
        }
    }

    @Test("the current path contains what drawing it would paint")
    func contains() {
        _ = DrawnPixels(10, 10) { context in
            #expect(!context.pathContains(.zero, mode: .fill))
            context.addRects([
                CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
            ])
            context.setLineWidth(4)
            let (middle, edge, outside) = (CGPoint(x: 15, y: 15), CGPoint(x: 31, y: 15), CGPoint(x: 40, y: 15))
            #expect(context.pathContains(middle, mode: .fill) && !context.pathContains(middle, mode: .eoFill))
            #expect(context.pathContains(edge, mode: .stroke) && !context.pathContains(edge, mode: .fill))
            #expect(context.pathContains(edge, mode: .fillStroke) && context.pathContains(edge, mode: .eoFillStroke))
            #expect(!context.pathContains(outside, mode: .fillStroke))
        }
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect).isRect(nil) && !CGMutablePath().isRect(nil))
        #expect(path.contains(CGPoint(x: 102, y: 4), transform: CGAffineTransform(translationX: 100, y: 0)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 4)))
    }

    @Test("colors are set by the components of the context's color spaces")
    func spaces() {
        let pixels = DrawnPixels(20, 4) { context in
            context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
            context.setFillColor([0, 1, 0, 1])
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
            context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
            context.setFillColor([0.5, 1])
            context.fill(CGRect(x: 8, y: 0, width: 4, height: 4))
            context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
            context.fill(CGRect(x: 12, y: 0, width: 4, height: 4))
            context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
            context.setStrokeColor([0, 0, 1, 1])
            context.setLineWidth(4)
            context.strokeLineSegments(between: [CGPoint(x: 16, y: 2), CGPoint(x: 20, y: 2)])
        }
        #expect(pixels[1, 1] == [0, 255, 0, 255] && pixels[5, 1] == [0, 0, 0, 255])
        #expect(isNear(pixels[9, 1], [128, 128, 128, 255]) && isNear(pixels[13, 1], [0, 128, 128, 255]))
        #expect(pixels[17, 1] == [0, 0, 255, 255])
    }

    @Test("an image without interpolation has sharp pixels, until the state is restored")
    func interpolation() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let pixels = DrawnPixels(20, 20) { context in
            context.saveGState()
            context.interpolationQuality = .none
            #expect(context.interpolationQuality == .none)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
            context.restoreGState()
            #expect(context.interpolationQuality == .default)
            context.draw(image, in: CGRect(x: 0, y: 10, width: 20, height: 10))
        }
        #expect(pixels[9, 5] == [0, 0, 0, 255] && pixels[10, 5] == [255, 255, 255, 255])
        #expect(pixels[9, 15][0] > 20 && pixels[10, 15][0] < 235)
    }

    @Test("letters are outlined or invisible in the context's text drawing mode, and have its opacity and blend mode")
    func letters() {
        func ink(_ prepare: (CGContext) -> Void) -> Int {
            let pixels = DrawnPixels(60, 60) { context in
                prepare(context)
                ("I" as NSString).draw(
                    at: CGPoint(x: 10, y: -5), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 60)])
            }
            var sum = 0
            for y in 0..<60 { for x in 0..<60 { sum += pixels[x, y][3] } }
            return sum
        }
        let filled = ink { _ in }
        let outlined = ink { $0.setTextDrawingMode(.stroke) }
        let both = ink { $0.setTextDrawingMode(.fillStroke) }
        #expect(filled > 0 && outlined > 0 && outlined < filled && both > filled)
        #expect(ink { $0.setTextDrawingMode(.invisible) } == 0)
        #expect(abs(ink { $0.setAlpha(0.5) } * 2 - filled) < filled / 50)
        #expect(ink { $0.setBlendMode(.destinationIn) } == 0)
    }

    @Test("a group in a rectangle is clipped, and the clip ends with the group")
    func groups() {
        let pixels = DrawnPixels(20, 20) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 10, height: 10), auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            context.endTransparencyLayer()
            context.fill(CGRect(x: 0, y: 15, width: 20, height: 5))
        }
        #expect(pixels[2, 2] == [255, 0, 0, 255] && pixels[15, 2] == [0, 0, 0, 0])
        #expect(pixels[15, 17] == [255, 0, 0, 255])
    }
}
