import CairoRaster
import CoreGraphics
import Foundation
import Testing

@MainActor @Suite struct CodecTests {
    let codec = CairoCodec()

    func sample() -> CGImage? {
        var pixels: [UInt8] = []
        for y in 0..<20 { for x in 0..<30 { pixels += [UInt8(x * 4), UInt8(y * 6), 60, 128] } }
        return CGImage(width: 30, height: 20, bytesPerRow: 120, pixels: pixels)
    }

    func samplePNG() throws -> Data {
        let image = try #require(sample())
        return try #require(codec.encodePNG(image))
    }

    @Test("A PNG comes back as it was")
    func png() throws {
        let image = try #require(sample())
        let data = try #require(codec.encodePNG(image))
        #expect(data.starts(with: [0x89, 0x50]))
        let back = try #require(codec.decode(data))
        #expect(back.width == 30 && back.height == 20)
        // Straight alpha in the file rounds premultiplied colours.
        #expect(difference(image, back).largest <= 1)
    }

    @Test("Data from the middle of other data is read from its own start")
    func slices() throws {
        let data = try samplePNG()
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        #expect(codec.decode(slice)?.width == 30)
    }

    // 8 by 4 pixels, left half red, right half blue, with and without "turn me clockwise".
    static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==
        """

    @Test("A JPEG is read where the system can")
    func jpegReads() throws {
        let data = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
        guard let image = codec.decode(data) else { return }
        #expect(image.width == 8 && image.height == 4 && image.isOpaque)
    }

    @Test("Broken picture data is no picture and no crash")
    func broken() throws {
        let png = try samplePNG()
        let jpeg = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
        var numbers = SeededNumbers(state: 7)
        #expect(codec.decode(Data()) == nil)
        #expect(codec.decode(Data("not a picture at all, only words".utf8)) == nil)
        #expect(codec.decode(Data("RIFF....WEBPVP8 garbage garbage".utf8)) == nil)
        for file in [png, jpeg] {
            for length in stride(from: 0, to: file.count, by: 3) { _ = codec.decode(file.prefix(length)) }
            for _ in 0..<200 {
                var bad = file
                for _ in 0..<4 { bad[Int.random(in: 0..<bad.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers) }
                _ = codec.decode(bad)
            }
        }
        #expect(codec.decode(png.prefix(60)) == nil)
    }

    @Test("A header that asks for more memory than any screen needs is refused")
    func hugeHeader() throws {
        var png = try samplePNG()
        png.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(codec.decode(png) == nil)
    }
}
