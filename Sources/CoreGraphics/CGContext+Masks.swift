public import Foundation

extension CGContext {
    /// Clips later drawing to a rectangle and to the coverage of an image in that rectangle.
    ///
    /// The coverage is the lightness of a gray image, the painted area of an image mask, and the alpha of any other
    /// image. The image is upright, as in `draw(_:in:)`. A drawing command is clipped after its own blending, and its
    /// shadow is clipped as well.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard rect.isFinite else { return }
        let turn: CGAffineTransform = bitmap == nil ? .identity : .upright(in: rect)
        state.masks.append(
            ContextState.ClipMask(
                image: mask.coverage, rect: rect, transform: turn.concatenating(state.transform)))
    }

    /// Removes all clips and masks of the current state. ``restoreGState()`` restores them.
    public func resetClip() {
        state.masks = []
        state.clipBox = initialClip
        append(.resetClip)
    }
}

extension CGImage {
    /// The image with the coverage of a mask as its alpha. The lightness of the image does not change.
    var coverage: CGImage {
        guard role == .gray else { return self }
        var changed = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                changed[(row * width + column) * 4 + 3] = pixels[row * bytesPerRow + column * 4]
            }
        }
        return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: changed) ?? self
    }

    /// Returns the image with its alpha multiplied by the coverage of a mask, which is stretched to the image's size.
    /// - Parameter mask: an image mask, or a gray image without alpha. Nil is returned for any other image.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard mask.isMask || mask.role == .gray else { return nil }
        let cover = mask.coverage
        var changed = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            let above = row * cover.height / height * cover.bytesPerRow
            for column in 0..<width {
                let factor = Int(clamping: cover.pixels[above + column * cover.width / width * 4 + 3])
                let (from, to) = (row * bytesPerRow + column * 4, (row * width + column) * 4)
                for part in 0..<4 {
                    let value: UInt8 = isOpaque && part == 3 ? 255 : pixels[from + part]
                    changed[to + part] = UInt8(clamping: (Int(clamping: value) * factor + 127) / 255)
                }
            }
        }
        return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: changed)
    }

    /// Returns the image with transparent pixels wherever all components are inside the given ranges.
    /// - Parameter components: the lowest and the highest value of each component in `0 ... 255`: red, green and blue,
    ///   or only the lightness of a gray image. Nil is returned for another number of values.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count = role == .gray ? 1 : 3
        guard components.count == count * 2 else { return nil }
        var changed = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (from, to) = (row * bytesPerRow + column * 4, (row * width + column) * 4)
                let isHidden = (0..<count).allSatisfy { part in
                    let value = CGFloat(pixels[from + 2 - part])
                    return value >= components[part * 2] && value <= components[part * 2 + 1]
                }
                guard !isHidden else { continue }
                for part in 0..<4 { changed[to + part] = isOpaque && part == 3 ? 255 : pixels[from + part] }
            }
        }
        return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: changed)
    }

    /// Creates an image mask. The first component of a pixel is the part that a mask keeps free: 0 paints, the largest
    /// value does not.
    ///
    /// Returns nil for components of other than 1, 2, 4 or 8 bits, for a size that does not fit in the provider's
    /// bytes, and for a side of more than 32,768 pixels.
    /// - Parameters:
    ///   - bitsPerPixel: `bitsPerComponent`, or a multiple of 8.
    ///   - decode: the values of the smallest and the largest component. `[1, 0]` reverses the mask.
    ///   - shouldInterpolate: has no effect.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard (1...32_768).contains(width), (1...32_768).contains(height), [1, 2, 4, 8].contains(bitsPerComponent),
            bitsPerPixel == bitsPerComponent || bitsPerComponent == 8 && [16, 24, 32].contains(bitsPerPixel),
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= 1 << 24, let data = provider.data,
            data.length >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
        else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
        let isReversed = decode.map { $0[0] > $0[1] } ?? false
        let most = (1 << bitsPerComponent) - 1
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let bit = column * bitsPerPixel
                let byte = bytes[row * bytesPerRow + bit / 8]
                let value = Int(clamping: byte >> UInt8(clamping: 8 - bitsPerComponent - bit % 8)) & most
                let part = value * 255 / most
                pixels[(row * width + column) * 4 + 3] = UInt8(clamping: isReversed ? part : 255 - part)
            }
        }
        self.init(width: width, height: height, bytesPerRow: width * 4, pixels: pixels, role: .mask)
    }
}
