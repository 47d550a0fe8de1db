import CairoRaster
import CoreGraphics
import Foundation
import Glibc
import HostInterface
import SeededNumbers
import Testing
import WorkGrowth

@MainActor struct CodecTests {
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
        let back = try #require(codec.decode(data)).image
        #expect(back.width == 30)
        #expect(back.height == 20)
        // The file stores straight alpha, so premultiplied colors are rounded.
        #expect(difference(image, back).largest <= 1)
    }

    @Test("Data from the middle of other data is read from its own start")
    func slices() throws {
        let data = try samplePNG()
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        #expect(codec.decode(slice)?.image.width == 30)
    }

    // 8 by 4 pixels, left half red, right half blue, with and without the orientation "rotate clockwise".
    static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/wAALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI\
        AQEAAD8AVN//2Q==
        """

    @Test("A JPEG is read where the system can")
    func jpegReads() throws {
        let data = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
        guard let image = codec.decode(data)?.image else { return }
        #expect(image.width == 8)
        #expect(image.height == 4)
        #expect(image.isOpaque)
    }

    @Test("Broken picture data is no picture and no crash")
    func broken() throws {
        let png = try samplePNG()
        let jpeg = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
        var numbers = SeededNumbers(seed: 7)
        #expect(codec.decode(Data()) == nil)
        #expect(codec.decode(Data("not a picture at all, only words".utf8)) == nil)
        #expect(codec.decode(Data("RIFF....WEBPVP8 garbage garbage".utf8)) == nil)
        for file in [png, jpeg] {
            for length in stride(from: 0, to: file.count, by: 3) { _ = codec.decode(file.prefix(length)) }
            for _ in 0..<200 {
                var bad = file
                for _ in 0..<4 {
                    bad[Int.random(in: 0..<bad.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
                }
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

    // MARK: What files claim

    /// The sample JPEG with another size in its frame header, and any kind of frame.
    private func jpeg(width: Int, height: Int, marker: UInt8 = 0xC0) throws -> Data {
        var data = try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
        let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        data[frame + 1] = marker
        data.replaceSubrange(
            (frame + 5)..<(frame + 9),
            with: [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
        return data
    }

    @Test("A header is read for each kind of file")
    func headers() throws {
        #expect(try ImageHeader(samplePNG())?.size?.width == 30)
        #expect(try ImageHeader(samplePNG())?.size?.height == 20)
        #expect(try ImageHeader(jpeg(width: 65_500, height: 40))?.size?.width == 65_500)
        #expect(try ImageHeader(jpeg(width: 8, height: 4, marker: 0xC2))?.isProgressive == true)
        #expect(ImageHeader(Data("GIF89a".utf8) + Data([0x10, 1, 0x20, 2]))?.size?.width == 0x110)
        let bitmap =
            Data("BM".utf8) + Data(count: 12) + Data([40, 0, 0, 0, 7, 0, 0, 0, 0xFD, 0xFF, 0xFF, 0xFF])
            + Data(count: 30)
        #expect(ImageHeader(bitmap)?.size?.height == 3)
        let tiff = Data([
            0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0, 1, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0,
            5,
        ])
        #expect(ImageHeader(tiff)?.size?.width == 9)
        #expect(ImageHeader(tiff)?.size?.height == 5)
        #expect(ImageHeader(Data("<svg width='10'/>".utf8))?.kind == .svg)
        #expect(ImageHeader(Data("words".utf8)) == nil)
    }

    @Test("A small file with huge claims is rejected before it takes memory or time")
    func bombs() throws {
        for marker: UInt8 in [0xC0, 0xC1, 0xC2] {
            #expect(try codec.decode(jpeg(width: 65_500, height: 65_500, marker: marker)) == nil)
        }
        #expect(try ImageHeader(jpeg(width: 16_384, height: 12_000))?.isAffordable == true)
        #expect(try ImageHeader(jpeg(width: 16_384, height: 12_000, marker: 0xC2))?.isAffordable == false)
        for drawing in [
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='16000' height='6000'><filter id='f'>\
            <feGaussianBlur stdDeviation='500'/></filter></svg>
            """,
            """
            <!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'>]>\
            <svg xmlns='http://www.w3.org/2000/svg'>&b;</svg>
            """,
            "<svg>" + String(repeating: "<g>", count: 60_000),
        ] { #expect(codec.decode(Data(drawing.utf8)) == nil) }
        var gif = Data("GIF89a".utf8) + Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0])
        gif += Data(count: 100)
        #expect(codec.decode(gif) == nil)
    }

    @Test("A picture with more pixels than are kept is halved as often as it takes")
    func reduced() {
        #expect(ImageHeader.divisor(width: 4_096, height: 4_096) == 1)
        #expect(ImageHeader.divisor(width: 4_097, height: 4_097) == 2)
        #expect(ImageHeader.divisor(width: 20_000, height: 10) == 2)
        #expect(ImageHeader.divisor(width: 16_384, height: 16_384) == 4)
        #expect(ImageHeader.divisor(width: 200_000, height: 1) == nil)
    }

    @Test("A large PNG keeps its full size beside fewer pixels")
    func largePNG() throws {
        let side = 4_500
        let image = try #require(
            CGImage(
                width: side, height: side, bytesPerRow: side * 4,
                pixels: [UInt8](repeating: 255, count: side * side * 4), isOpaque: true))
        let data = try #require(codec.encodePNG(image))
        let decoded = try #require(codec.decode(data))
        #expect(decoded.divisor == 2)
        #expect(decoded.image.width == side / 2)
        #expect(decoded.image.height == side / 2)
    }

    @Test("Mutated files are decoded or refused, each within a second and 200 MB")
    func mutated() throws {
        // More rounds by hand: CHEVRON_FUZZ=20000 swift test --filter mutated
        let count = ProcessInfo.processInfo.environment["CHEVRON_FUZZ"].flatMap { Int($0) } ?? 1_000
        let drawing = Data(
            """
            <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><g transform='scale(2)'>\
            <rect width='9' height='9' fill='red'/></g></svg>
            """
            .utf8)
        var tiff = Data([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 9, 0])
        for (tag, type, value) in [
            (256, 3, 4), (257, 3, 4), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 122), (277, 3, 1), (278, 3, 4),
            (279, 4, 16),
        ] {
            tiff += Data([UInt8(tag & 255), UInt8(tag >> 8), UInt8(type), 0, 1, 0, 0, 0, UInt8(value), 0, 0, 0])
        }
        tiff += Data([0, 0, 0, 0]) + Data(count: 16)
        let bitmap =
            Data("BM".utf8)
            + Data([86, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 1, 0, 24, 0])
            + Data(count: 60)
        let gif =
            Data("GIF89a".utf8)
            + Data([
                2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x02, 0x05,
                0, 0x3B,
            ])
        let files = try [
            samplePNG(), jpeg(width: 8, height: 4), jpeg(width: 8, height: 4, marker: 0xC2), drawing, tiff, bitmap, gif,
        ]
        var numbers = SeededNumbers(seed: 11)
        for round in 0..<count {
            var file = files[round % files.count]
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let place = Int.random(in: 0..<file.count, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: file[place] = UInt8.random(in: 0...255, using: &numbers)
                case 1: file[place] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
                case 2: file.removeSubrange(place..<min(place + Int.random(in: 1...8, using: &numbers), file.count - 1))
                default: file.insert(contentsOf: file[place..<min(place + 16, file.count)], at: place)
                }
            }
            var decoded: DecodedImage?
            let spent = WorkGrowth.processorTime { decoded = codec.decode(file) }
            #expect(spent < 1, "round \(round), \(file.base64EncodedString())")
            if let image = decoded?.image { #expect(image.width * image.height <= ImageHeader.mostKept) }
        }
        // A run by hand contains no other tests, so the peak memory of the process in KiB is the maximum for a file,
        // plus the tests themselves.
        guard ProcessInfo.processInfo.environment["CHEVRON_FUZZ"] != nil else { return }
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        #expect(usage.ru_maxrss < 400_000)
    }

    /// A PDF file with one page.
    /// - Parameters:
    ///   - size: the width and height of the page.
    ///   - red: the width and height of a red rectangle in the corner.
    private func page(_ size: String, red: String) -> Data {
        let drawing = "1 0 0 rg 0 0 \(red) re f\n"
        return Data(
            """
            %PDF-1.1
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(size)]/Contents 4 0 R>>endobj
            4 0 obj<</Length \(drawing.utf8.count)>>stream
            \(drawing)endstream endobj
            trailer<</Root 1 0 R>>
            """.utf8)
    }

    @Test(
        """
        A vector is drawn at the scale that is asked for: SVG and PDF where the system has their libraries; \
        damaged ones are none
        """
    )
    func vectors() {
        let svg = Data(
            #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">\#
            <rect width="10" height="6" fill="red"/></svg>
            """#
            .utf8)
        let pdf = page("10 6", red: "10 6")
        let codec = CairoCodec()
        for (data, library) in [(svg, "libgdk_pixbuf-2.0.so.0"), (pdf, "libpoppler-glib.so.8")] {
            guard let image = codec.decodeVector(data, scale: 3)?.image else {
                #expect(dlopen(library, RTLD_LAZY) == nil, "\(library) is there")
                continue
            }
            #expect(image.width == 30)
            #expect(image.height == 18)
            #expect(Array(image.pixels.prefix(4)) == [0, 0, 255, 255])
            for length in Swift.stride(from: 0, to: data.count, by: 7) {
                _ = codec.decodeVector(data.prefix(length), scale: 3)
            }
            #expect(codec.decodeVector(data, scale: .infinity) == nil)
            #expect(codec.decodeVector(data, scale: 0) == nil)
        }
    }

    @Test("Where a PDF page draws nothing, its image is clear, also in memory that was used before")
    func clearPage() throws {
        let pdf = page("40 40", red: "4 4")
        guard dlopen("libpoppler-glib.so.8", RTLD_LAZY) != nil else { return }
        for _ in 0..<20 {
            var used = (0..<8).map { _ in [UInt8](repeating: 0xAB, count: 40 * 40 * 4) }
            used.removeAll()
            let image = try #require(CairoCodec().decodeVector(pdf, scale: 1)?.image)
            #expect(image.pixels.count { $0 != 0 } == 4 * 4 * 2)
        }
    }
}
