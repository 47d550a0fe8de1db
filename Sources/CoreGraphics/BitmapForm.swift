import Foundation

/// The byte layout of pixels with 8 bits per component.
struct BitmapForm: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case color, gray, alpha }

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let kind: Kind
    let alphaInfo: CGImageAlphaInfo
    /// Whether each group of four bytes is one little-endian number.
    let isReversed: Bool

    var bytesPerPixel: Int { kind == .color ? 4 : 1 }

    /// Nil for any other layout, and for a size that does not fit.
    /// - Parameter isSource: whether the pixels are those of an image to read. Only such pixels may have straight
    ///   alpha.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
        isSource: Bool = false
    ) {
        guard width > 0, height > 0, width <= 32_768, height <= 32_768, bitsPerComponent == 8,
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
            bitmapInfo & CGBitmapInfo.floatInfoMask.rawValue == 0
        else { return nil }
        let kind: Kind = alpha == .alphaOnly ? .alpha : (space?.numberOfComponents ?? 3) == 1 ? .gray : .color
        let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
        switch kind {
        case .alpha: break
        case .gray: guard alpha == .none else { return nil }
        case .color:
            guard alpha != .none, isSource || alpha != .last && alpha != .first,
                [0, CGBitmapInfo.byteOrder32Little.rawValue, CGBitmapInfo.byteOrder32Big.rawValue].contains(order)
            else { return nil }
        }
        let needed = width * (kind == .color ? 4 : 1)
        let row = bytesPerRow == 0 ? needed : bytesPerRow
        guard row >= needed, row <= 1 << 24 else { return nil }
        (self.width, self.height, self.bytesPerRow) = (width, height, row)
        (self.kind, alphaInfo) = (kind, alpha)
        isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    }

    /// The positions of red, green, blue and alpha in a pixel.
    private var places: (Int, Int, Int, Int) {
        let hasAlphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
        let order = hasAlphaFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        let placed = isReversed ? order.map { 3 - $0 } : order
        return (placed[0], placed[1], placed[2], placed[3])
    }

    private var hasAlpha: Bool { alphaInfo != .noneSkipLast && alphaInfo != .noneSkipFirst }
    private var isStraight: Bool { alphaInfo == .last || alphaInfo == .first }

    /// Creates an image from pixels in this layout.
    func image(_ bytes: UnsafeRawBufferPointer) -> CGImage? {
        // The last row may end after its last pixel.
        guard bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let (r, g, b, a) = places
        for y in 0..<height {
            for x in 0..<width {
                let (from, to) = (y * bytesPerRow + x * bytesPerPixel, (y * width + x) * 4)
                switch kind {
                case .alpha: pixels[to + 3] = bytes[from]
                case .gray:
                    (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) = (
                        bytes[from], bytes[from], bytes[from], 255
                    )
                case .color:
                    let alpha = hasAlpha ? bytes[from + a] : 255
                    func part(_ place: Int) -> UInt8 {
                        let value = bytes[from + place]
                        return isStraight ? UInt8((Int(value) * Int(alpha) + 127) / 255) : min(value, alpha)
                    }
                    (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) = (part(b), part(g), part(r), alpha)
                }
            }
        }
        return CGImage(
            width: width, height: height, bytesPerRow: width * 4, pixels: pixels,
            isOpaque: kind == .gray || kind == .color && !hasAlpha, role: kind == .gray ? .gray : .color)
    }

    /// Writes an image of the same size in this layout.
    func write(_ image: CGImage, to bytes: UnsafeMutableRawPointer) {
        guard image.width == width, image.height == height else { return }
        let (r, g, b, a) = places
        image.pixels.withUnsafeBytes { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * image.bytesPerRow + x * 4, bytes + y * bytesPerRow + x * bytesPerPixel)
                    let alpha = image.isOpaque ? 255 : pixels[from + 3]
                    func put(_ value: UInt8, _ place: Int) {
                        to.storeBytes(of: value, toByteOffset: place, as: UInt8.self)
                    }
                    switch kind {
                    case .alpha: put(alpha, 0)
                    case .gray:
                        // Derived: the weights for gray from ITU-R BT.601.
                        let sum = 299 * Int(pixels[from + 2]) + 587 * Int(pixels[from + 1]) + 114 * Int(pixels[from])
                        put(UInt8((sum + 500) / 1000), 0)
                    case .color:
                        put(pixels[from + 2], r)
                        put(pixels[from + 1], g)
                        put(pixels[from], b)
                        put(hasAlpha ? alpha : 255, a)
                    }
                }
            }
        }
    }
}
