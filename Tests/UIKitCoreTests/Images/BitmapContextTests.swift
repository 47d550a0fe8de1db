import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct BitmapContextTests {
    private let app = TestApp(UIViewController())

    private func context(
        _ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = []
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue | order.rawValue))
    }

    private func bytes(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        guard let data = context.data else { return [] }
        let count = context.bitsPerPixel / 8
        return (0..<count).map { data.load(fromByteOffset: y * context.bytesPerRow + x * count + $0, as: UInt8.self) }
    }

    @Test("a bitmap context has its origin at the lower left, and pixels in the requested format")
    func forms() throws {
        for (info, order, expected) in [
            (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 0, 0, 255] as [UInt8]),
            (.premultipliedFirst, [], [255, 255, 0, 0]), (.premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
            (.noneSkipLast, [], [255, 0, 0, 255]),
        ] {
            let context = try context(4, 4, info, order: order)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            #expect(bytes(context, 1, 3) == expected)
            #expect(bytes(context, 1, 0) != expected)
            #expect(context.alphaInfo == info && context.width == 4 && context.bytesPerRow == 16)
        }
        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(bytes(gray, 0, 0) == [128])
    }

    @Test("a context draws above what it has drawn, keeps its transform and clip, and makes images of each state")
    func states() throws {
        let context = try context(4, 4)
        context.saveGState()
        context.translateBy(x: 2, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 4))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 2))
        let first = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 2, width: 9, height: 2))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(bytes(context, 2, 0) == [255, 0, 0, 255] && bytes(context, 2, 3) == [255, 0, 0, 255])
        #expect(bytes(context, 3, 0) == [0, 0, 0, 0] && bytes(context, 1, 3) == [0, 0, 0, 0])
        #expect(first.width == 4 && first.pixels[2 * 4 + 3] == 0)
    }

    @Test("an image is drawn upright, byte for byte, into memory of the app's own")
    func image() throws {
        var source: [UInt8] = []
        for value in 0..<4 { source += [UInt8(value * 60), UInt8(value * 20), 10, 255] }
        let provider = try #require(CGDataProvider(data: Data(source) as CFData))
        let image = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        defer { memory.deallocate() }
        let context = try #require(
            CGContext(
                data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect((0..<16).map { memory.load(fromByteOffset: $0, as: UInt8.self) } == source)
        let data = try #require(image.dataProvider?.data)
        let first = try #require(CFDataGetBytePtr(data))
        #expect(CFDataGetLength(data) == 16 && first[4] == 10 && first[6] == 60 && first[7] == 255)
        #expect(image.alphaInfo == .premultipliedFirst && image.bitsPerPixel == 32)
    }

    @Test("forms that are not drawn, and too few bytes, give nil")
    func refused() {
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(
            CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: space, bitmapInfo: 1)
                == nil)
        #expect(
            CGContext(data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 1)
                == nil)
        #expect(
            CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: 1)
                == nil)
        #expect(
            CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 3)
                == nil)
        #expect(
            CGContext(
                data: nil, width: .max, height: .max, bitsPerComponent: 8, bytesPerRow: .max, space: space,
                bitmapInfo: 1) == nil)
        let short = CGDataProvider(data: Data([1, 2, 3]) as CFData)
        #expect(
            short.flatMap {
                CGImage(
                    width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16, space: space,
                    bitmapInfo: CGBitmapInfo(rawValue: 1), provider: $0, decode: nil, shouldInterpolate: false,
                    intent: .defaultIntent)
            } == nil)
    }

    @Test("a layer renders into a bitmap context upside down, as its y axis points up")
    func render() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        top.backgroundColor = .red
        view.addSubview(top)
        let context = try context(4, 4)
        view.layer.render(in: context)
        #expect(bytes(context, 0, 3) == [255, 0, 0, 255] && bytes(context, 0, 0) == [0, 0, 0, 0])
        let flipped = try self.context(4, 4)
        flipped.translateBy(x: 0, y: 4)
        flipped.scaleBy(x: 1, y: -1)
        view.layer.render(in: flipped)
        #expect(bytes(flipped, 0, 0) == [255, 0, 0, 255] && bytes(flipped, 0, 3) == [0, 0, 0, 0])
    }

    @Test("a path reports its elements")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
        path.closeSubpath()
        var steps: [(CGPathElementType, CGPoint)] = []
        path.applyWithBlock {
            steps.append(($0.pointee.type, $0.pointee.points[$0.pointee.type == .addCurveToPoint ? 2 : 0]))
        }
        #expect(steps.map(\.0) == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(steps[0].1 == CGPoint(x: 1, y: 2) && steps[2].1 == CGPoint(x: 9, y: 9))
        var count = 0
        withUnsafeMutablePointer(to: &count) { counter in
            path.apply(info: counter) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 4)
    }
}
