import CoreGraphics
import Foundation
import FoundationAdditions
import ImageIO
import SeededNumbers
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor struct ImageSourceTests {
    /// Images are decoded by the host of an app.
    let app = TestApp(UIViewController())

    func source(_ bytes: [UInt8]) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
    }

    /// The pixels of an image as letters, row by row: r, g, b, k for black, and a period for a transparent pixel.
    func letters(_ image: CGImage?) throws -> String {
        let image = try #require(image)
        let data = try #require(image.dataProvider?.data) as Data
        var text = ""
        for row in 0..<image.height {
            for column in 0..<image.width {
                let place = row * image.bytesPerRow + column * 4
                let pixel = Array(data[place..<place + 4])
                let isClear = pixel[3] == 0 && image.alphaInfo == .premultipliedFirst
                text += isClear ? "." : pixel[2] > 200 ? "r" : pixel[1] > 200 ? "g" : pixel[0] > 200 ? "b" : "k"
            }
        }
        return text
    }

    func letters(_ source: CGImageSource, _ index: Int) throws -> String {
        try letters(CGImageSourceCreateImageAtIndex(source, index, nil))
    }

    @Test("A GIF's frames, durations and repetitions are read without decoding")
    func gifProperties() throws {
        let gif = GIFWriter(
            loops: 3, frames: [.init(pixels: [0, 1, 2, 3], delay: 7), .init(pixels: [3, 2, 1, 0], delay: 1)])
        let source = try source(gif.bytes)
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        let common = try #require(whole[kCGImagePropertyGIFDictionary as String] as? [String: Any])
        #expect(common[kCGImagePropertyGIFLoopCount as String] as? Int == 3)
        #expect(common["HasGlobalColorMap"] as? Bool == true)
        #expect(whole["FileSize"] as? Int == gif.bytes.count)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 2)
        let durations = try #require(properties[kCGImagePropertyGIFDictionary] as? [String: Double])
        #expect(durations == ["DelayTime": 0.1, "UnclampedDelayTime": 0.01])
        let first = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: AnyObject])
        #expect((first[String(kCGImagePropertyGIFDictionary)] as? [String: Double])?["DelayTime"] == 0.07)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test("Frames keep, clear and restore the canvas below them")
    func disposal() throws {
        let gif = GIFWriter(frames: [
            .init(pixels: [0, 0, 0, 0]), .init(pixels: [1, 3, 3, 1], disposal: 3, transparent: 3),
            .init(x: 1, y: 1, width: 1, height: 1, pixels: [2], disposal: 2),
            .init(x: 0, y: 0, width: 1, height: 1, pixels: [2]),
        ])
        let source = try source(gif.bytes)
        #expect(try letters(source, 0) == "rrrr")
        #expect(try letters(source, 1) == "grrg")
        #expect(try letters(source, 2) == "rrrb")
        #expect(try letters(source, 3) == "brr.")
        #expect(try letters(source, 1) == "grrg", "an earlier frame after a later one")
    }

    @Test("A frame that leaves the canvas is cut off")
    func outside() throws {
        let gif = GIFWriter(frames: [
            .init(pixels: [0, 0, 0, 0]), .init(x: 1, y: 1, pixels: [1, 2, 2, 2]),
            .init(x: 9, y: 9, pixels: [1, 1, 1, 1]),
        ])
        let source = try source(gif.bytes)
        #expect(try letters(source, 1) == "rrrg")
        #expect(try letters(source, 2) == "rrrg")
    }

    @Test("Frames in any order are the frames in their order")
    func anyOrder() throws {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<20 {
            let frames = (0..<8).map { _ in
                GIFWriter.Frame(
                    x: Int.random(in: 0...2, using: &numbers), y: Int.random(in: 0...2, using: &numbers),
                    pixels: (0..<4).map { _ in Int.random(in: 0...3, using: &numbers) },
                    disposal: Int.random(in: 0...3, using: &numbers),
                    transparent: Bool.random(using: &numbers) ? 3 : nil)
            }
            let bytes = GIFWriter(width: 4, height: 4, frames: frames).bytes
            let ordered = try source(bytes)
            let expected = try (0..<8).map { try letters(ordered, $0) }
            let random = try source(bytes)
            for index in (0..<8).shuffled(using: &numbers) {
                #expect(try letters(random, index) == expected[index])
                if Bool.random(using: &numbers) { CGImageSourceRemoveCacheAtIndex(random, index) }
            }
        }
    }

    @Test("An incremental source has the complete frames of the data so far")
    func incremental() throws {
        let bytes = GIFWriter(frames: [.init(pixels: [0, 1, 2, 3]), .init(pixels: [3, 2, 1, 0])]).bytes
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        CGImageSourceUpdateData(source, Data(bytes.prefix(55)) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
        CGImageSourceUpdateData(source, Data(bytes) as CFData, true)
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(try letters(source, 1) == "kbgr")
    }

    @Test("The frames of a PNG file are drawn over each other, or replace each other")
    func framesOfPNG() throws {
        func pixels(_ color: UIColor, width: Int) throws -> [UInt8] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: width, height: 1)
            let image = UIGraphicsImageRenderer(size: size, format: format).image {
                color.setFill()
                $0.fill(CGRect(origin: .zero, size: size))
            }
            return PNGParts.pixels(of: [UInt8](try #require(image.pngData())))
        }
        let red = try pixels(.red.withAlphaComponent(0.9), width: 2)
        let clear = try pixels(.clear, width: 1), blue = try pixels(.blue.withAlphaComponent(0.9), width: 1)
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += PNGParts.part("IHDR", PNGParts.four(2) + PNGParts.four(1) + [8, 6, 0, 0, 0])
        file += PNGParts.part("pHYs", PNGParts.four(11_811) + PNGParts.four(11_811) + [1])
        file += PNGParts.part("acTL", PNGParts.four(3) + PNGParts.four(0))
        file += PNGParts.control(0, width: 2, height: 1, delay: (1, 4)) + PNGParts.part("IDAT", red)
        file += PNGParts.control(1, width: 1, height: 1, x: 1, delay: (5, 0))
        file += PNGParts.part("fdAT", PNGParts.four(2) + clear)
        file += PNGParts.control(3, width: 1, height: 1, delay: (1, 10), blends: false)
        file += PNGParts.part("fdAT", PNGParts.four(4) + clear)
        file += PNGParts.control(5, width: 1, height: 1, x: 1, delay: (1, 10))
        file += PNGParts.part("fdAT", PNGParts.four(6) + blue) + PNGParts.part("IEND", [])
        let source = try source(file)
        #expect(CGImageSourceGetCount(source) == 4)
        #expect(try (0..<4).map { try letters(source, $0) } == ["rr", "rr", ".r", ".b"])
        let first = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
        #expect((first["{PNG}"] as? [String: Double])?["DelayTime"] == 0.25)
        #expect(first["DPIWidth"] as? Double == 300)
        #expect(first["HasAlpha"] as? Bool == true)
        let second = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any])
        #expect((second["{PNG}"] as? [String: Double])?["UnclampedDelayTime"] == 0.05)
    }

    @Test("Data that is no image has no images and no type")
    func noImage() throws {
        for text in ["", "no image", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"] {
            let source = try source(Array(text.utf8))
            #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
            #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
            #expect(CGImageSourceCopyProperties(source, nil) == nil)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        }
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/dev/zero"), nil) == nil)
        #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/none"), nil) == nil)
    }

    @Test("A file that claims more pixels or frames than can be drawn is refused at once")
    func tooMuch() throws {
        let wide = GIFWriter(
            width: 65_535, height: 65_535, frames: [.init(pixels: [0, 0, 0, 0]), .init(pixels: [0, 0, 0, 0])])
        let huge = try source(wide.bytes)
        #expect(CGImageSourceGetCount(huge) == 2)
        #expect(CGImageSourceCreateImageAtIndex(huge, 1, nil) == nil)
        // Each frame claims 4,000 by 4,000 pixels over the frame below.
        let frame = GIFWriter.Frame(width: 4_000, height: 4_000, pixels: [0], transparent: 3)
        let many = try source(
            GIFWriter(width: 4_000, height: 4_000, frames: Array(repeating: frame, count: 2_000)).bytes)
        #expect(CGImageSourceGetCount(many) == 2_000)
        #expect(CGImageSourceCreateImageAtIndex(many, 1_999, nil) == nil)
    }

    @Test("The first of several Exif directories counts, and the others are not read")
    func severalDirectories() throws {
        func directory(_ orientation: UInt8) -> [UInt8] {
            [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8)
                + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        }
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 7, 1, 1, 0x11, 0]
        let source = try source([0xFF, 0xD8] + directory(6) + directory(3) + frame)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 7)
    }

    @Test("Changed bytes of animations stop nothing")
    func changedBytes() throws {
        var numbers = SeededNumbers(seed: 9)
        let seed = GIFWriter(
            loops: 0,
            frames: [
                .init(pixels: [0, 1, 2, 3], disposal: 2, transparent: 1), .init(pixels: [3, 2, 1, 0], disposal: 3),
                .init(x: 1, width: 1, height: 1, pixels: [1]),
            ]
        ).bytes
        for round in 0..<400 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                bytes[Int.random(in: 6..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            if round % 3 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &numbers)) }
            let source = try source(bytes)
            for index in 0..<min(CGImageSourceGetCount(source), 5) {
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                _ = CGImageSourceCreateImageAtIndex(source, index, nil)
            }
        }
    }
}
