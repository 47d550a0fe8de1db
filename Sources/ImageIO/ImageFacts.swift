import Foundation
import HostInterface

/// The facts of an image file that need no decoding.
struct ImageFacts: Sendable {
    let kind: ImageHeader.Kind
    /// The size in pixels; nil if only the decoder knows the size.
    private(set) var size: (width: Int, height: Int)?
    /// The frames of an animated file; nil for a still image.
    private(set) var animation: (any AnimatedFile)?
    private(set) var hasAlpha: Bool?
    private(set) var depth = 8
    private(set) var isGray = false
    /// The pixels per inch.
    private(set) var density: (x: Double, y: Double)?
    /// The orientation, in `1 ... 8`, and the place of its byte in the file.
    private(set) var orientation: (value: Int, place: Int)?
    /// The texts of the TIFF and Exif data, by the keys of ImageIO.
    private(set) var tags: [String: String] = [:]
    private(set) var photoTags: [String: String] = [:]
    /// Whether the first directory was read. Further ones are ignored: a hostile file has thousands that all name the
    /// same entries.
    private var hasTags = false

    /// Nil for data that is no image, or whose header is not complete.
    init?(_ bytes: ImageBytes) {
        guard let header = ImageHeader(Data(bytes.bytes)), header.kind != .svg else { return nil }
        kind = header.kind
        size = kind == .ico ? nil : header.size
        switch kind {
        case .png: readPNG(bytes)
        case .gif: readGIF(bytes)
        case .jpeg:
            hasAlpha = false
            readJPEG(bytes)
        case .tiff: readTags(bytes, at: 0)
        case .webp: size = Self.webPSize(bytes)
        case .bmp, .ico, .svg: break
        }
    }

    /// The type's identifier.
    var type: String {
        switch kind {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .bmp: "com.microsoft.bmp"
        case .tiff: "public.tiff"
        case .ico: "com.microsoft.ico"
        case .webp: "org.webmproject.webp"
        case .svg: "public.svg-image"
        }
    }

    /// The number of images.
    var count: Int { animation?.frames.count ?? 1 }

    private mutating func readPNG(_ bytes: ImageBytes) {
        depth = bytes.big(24, 1)
        isGray = bytes[25] == 0 || bytes[25] == 4
        hasAlpha = bytes[25] & 4 != 0
        animation = AnimatedPNGFile(bytes)
        var place = 33
        while place + 12 <= bytes.count, !bytes.has("IDAT", at: place + 4) {
            if bytes.has("tRNS", at: place + 4) { hasAlpha = true }
            if bytes.has("eXIf", at: place + 4) { readTags(bytes, at: place + 8) }
            // Documented (PNG, pHYs): pixels per meter if the unit is 1.
            if bytes.has("pHYs", at: place + 4), bytes[place + 16] == 1 {
                let parts = [8, 12].map { (Double(bytes.big(place + $0, 4)) * 0.0254).rounded() }
                density = (parts[0], parts[1])
            }
            place += 12 + bytes.big(place, 4)
        }
    }

    private mutating func readGIF(_ bytes: ImageBytes) {
        guard let file = GIFFile(bytes) else { return }
        animation = file
        hasAlpha = file.frames.contains { !$0.isOpaque }
    }

    private mutating func readJPEG(_ bytes: ImageBytes) {
        var place = 2
        while place + 4 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF:
                place += 1
                continue
            case 0x01, 0xD0...0xD8:
                place += 2
                continue
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: isGray = bytes[place + 9] == 1
            case 0xD9, 0xDA: return
            case 0xE0 where bytes.has("JFIF\0", at: place + 4) && (1...2).contains(bytes[place + 11]):
                // Documented (JFIF 1.02): 1 is dots per inch, 2 dots per centimeter.
                let factor = bytes[place + 11] == 1 ? 1 : 2.54
                density = (Double(bytes.big(place + 12, 2)) * factor, Double(bytes.big(place + 14, 2)) * factor)
            case 0xE1 where bytes.has("Exif\0\0", at: place + 4): readTags(bytes, at: place + 10)
            default: break
            }
            place += 2 + max(bytes.big(place + 2, 2), 2)
        }
    }

    private mutating func readTags(_ bytes: ImageBytes, at place: Int) {
        guard !hasTags else { return }
        hasTags = true
        guard let found = TIFFTags(bytes, at: place) else { return }
        orientation = found.orientation
        let names = [
            270: "ImageDescription", 271: "Make", 272: "Model", 305: "Software", 306: "DateTime", 315: "Artist",
            33_432: "Copyright",
        ]
        for (tag, name) in names { tags[name] = found.text(tag) }
        if let x = found.quotient(282), let y = found.quotient(283) {
            let factor = found.integer(296) == 3 ? 2.54 : 1
            density = (x * factor, y * factor)
        }
        guard let photo = found.directory(34_665) else { return }
        for (tag, name) in [36_867: "DateTimeOriginal", 36_868: "DateTimeDigitized", 42_036: "LensModel"] {
            photoTags[name] = photo.text(tag)
        }
    }

    /// Documented (WebP container specification): the size in the first chunk.
    private static func webPSize(_ bytes: ImageBytes) -> (width: Int, height: Int)? {
        if bytes.has("VP8X", at: 12) { return (bytes.little(24, 3) + 1, bytes.little(27, 3) + 1) }
        if bytes.has("VP8L", at: 12) {
            let bits = bytes.little(21, 4)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.has("VP8 ", at: 12), bytes[23] == 0x9D else { return nil }
        return (bytes.little(26, 2) & 0x3FFF, bytes.little(28, 2) & 0x3FFF)
    }
}
