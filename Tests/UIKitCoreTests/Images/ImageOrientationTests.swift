import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Two pixels side by side: red on the left, blue on the right.
@MainActor
private func twoPixels(_ orientation: UIImage.Orientation) throws -> UIImage {
    let app = TestApp(UIViewController(), draws: true)
    app.turn()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    return UIImage(cgImage: try #require(drawn.cgImage), scale: 1, orientation: orientation)
}

/// The color in the center of each fifth of the image's longer side, as one letter.
@MainActor
private func ends(_ image: UIImage) throws -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    let pixels = try #require(drawn.cgImage)
    func letter(_ x: Int, _ y: Int) -> String {
        let start = y * pixels.bytesPerRow + x * 4
        let (blue, red) = (pixels.pixels[start], pixels.pixels[start + 2])
        return red > 200 && blue < 60 ? "r" : blue > 200 && red < 60 ? "b" : "?"
    }
    return letter(2, 2) + letter(pixels.width - 3, pixels.height - 3)
}

@MainActor
struct ImageOrientationTests {
    @Test(
        "pixels are shown turned as the orientation says",
        arguments: [
            (UIImage.Orientation.up, "rb", 20.0), (.down, "br", 20), (.left, "br", 10), (.right, "rb", 10),
            (.upMirrored, "br", 20), (.downMirrored, "rb", 20),
            (.leftMirrored, "rb", 10), (.rightMirrored, "br", 10),
        ])
    func turned(_ orientation: UIImage.Orientation, _ expected: String, _ width: Double) throws {
        let image = try twoPixels(orientation)
        #expect(image.imageOrientation == orientation)
        #expect(Double(image.size.width) == width)
        #expect(try ends(image) == expected)
        #expect(image.cgImage?.width == 20)
    }

    @Test("an image that is flipped shows its pixels left for right")
    func flipped() throws {
        let image = try twoPixels(.up).withHorizontallyFlippedOrientation()
        #expect(image.imageOrientation == .upMirrored)
        #expect(try ends(image) == "br")
        #expect(try ends(image.withHorizontallyFlippedOrientation()) == "rb")
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .up)
        #expect(image.cgImage?.width == 20)
    }

    @Test("a JPEG file has the image's pixels, transparent ones white, and is smaller for less quality")
    func jpeg() throws {
        let image = try twoPixels(.up)
        let data = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(data.prefix(2) == Data([0xff, 0xd8]))
        let read = try #require(UIImage(data: data))
        #expect(read.size == CGSize(width: 20, height: 10))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in }
        let white = try #require(clear.jpegData(compressionQuality: 1))
        let pixels = try #require(UIImage(data: white)?.cgImage)
        #expect(pixels.pixels.prefix(3).allSatisfy { $0 > 250 })
        let busy = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            for index in 0..<64 {
                UIColor(white: CGFloat(index % 7) / 7, alpha: 1).setFill();
                context.fill(CGRect(x: index, y: index % 5, width: 3, height: 60))
            }
        }
        let sizes = [0, 0.5, 1, CGFloat.nan].compactMap { busy.jpegData(compressionQuality: $0)?.count }
        #expect(sizes.count == 4 && sizes[0] < sizes[1] && sizes[1] < sizes[2] && sizes[2] == sizes[3])
    }

    @Test("a thumbnail has the requested size")
    func thumbnail() async throws {
        let image = try twoPixels(.up)
        #expect(image.preparingThumbnail(of: CGSize(width: 4, height: 6))?.size == CGSize(width: 4, height: 6))
        #expect(
            await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 6))?.size == CGSize(width: 4, height: 6))
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingForDisplay() === image)
    }
}
