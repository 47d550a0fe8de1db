import Diagnostics
package import Foundation
import Synchronization

/// The pixels of a bitmap context.
final class Bitmap {
    let form: BitmapForm
    let space: CGColorSpace?
    let bytes: UnsafeMutableRawPointer
    /// Whether the app owns the memory.
    let isForeign: Bool
    private let size: Int

    init?(_ form: BitmapForm, _ space: CGColorSpace?, _ memory: UnsafeMutableRawPointer?) {
        (self.form, self.space) = (form, space)
        size = form.bytesPerRow * form.height
        isForeign = memory != nil
        guard memory == nil else {
            bytes = memory!
            return
        }
        guard let made = calloc(size, 1) else { return nil }
        bytes = made
    }

    deinit { if !isForeign { free(bytes) } }

    /// The current pixels as an image.
    var image: CGImage? { form.image(UnsafeRawBufferPointer(start: bytes, count: size)) }

    /// Draws a record over the pixels.
    func draw(_ record: DrawingRecord) {
        let whole = CGRect(x: 0, y: 0, width: form.width, height: form.height)
        var commands: [DrawingCommand] = []
        if let image { commands.append(.image(image, whole, tint: nil, alpha: 1, .copy)) }
        // The y axis of a bitmap context points up.
        commands.append(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: whole.height)))
        commands += record.commands
        guard let picture = BitmapRasterizer.picture(of: DrawingRecord(commands), whole.size) else { return }
        form.write(picture, to: bytes)
    }
}

/// Rasterizes records. The host provides the function when the app starts.
package enum BitmapRasterizer {
    private static let draw = Mutex<(@Sendable (DrawingRecord, CGSize) -> CGImage?)?>(nil)

    package static func use(_ draw: @escaping @Sendable (DrawingRecord, CGSize) -> CGImage?) {
        self.draw.withLock { $0 = draw }
    }

    static func picture(of record: DrawingRecord, _ size: CGSize) -> CGImage? { draw.withLock { $0 }?(record, size) }
}

extension DrawingCommand {
    /// Whether the command changes pixels.
    var paints: Bool {
        switch self {
        case .save, .restore, .concatenate, .clip, .resetClip, .antialias, .interpolation, .beginGroup: false
        case .fill, .stroke, .clear, .image, .linearGradient, .radialGradient, .conicGradient, .text, .endGroup: true
        }
    }
}

extension [DrawingCommand] {
    /// The transforms and clips in effect for further commands, without those that a restored state has ended.
    var openState: [DrawingCommand] {
        var open: [DrawingCommand] = []
        var saves: [Int] = []
        for command in self {
            switch command {
            case .save:
                saves.append(open.count)
                open.append(command)
            case .restore: if let place = saves.popLast() { open.removeSubrange(place...) }
            case .concatenate, .clip, .resetClip, .antialias, .interpolation: open.append(command)
            default: break
            }
        }
        return open
    }
}

extension CGContext {
    /// Creates a context that draws pixels. The origin is the lower left corner.
    ///
    /// Supported formats have 8 bits per component: red, green and blue with premultiplied alpha or without alpha,
    /// gray, and alpha alone. Other formats return nil. Memory of the app is written with each drawing command, which
    /// converts all pixels each time. If `data` is nil, the context has its own memory, which is written when ``data``
    /// or ``makeImage()`` is called. Nothing is drawn before an app has started.
    /// - Parameters:
    ///   - data: `bytesPerRow * height` bytes that stay valid as long as the context, or nil.
    ///   - bytesPerRow: the number of bytes per row. 0 uses the minimum.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(data, width, height, bitsPerComponent, bytesPerRow, space, bitmapInfo)
    }

    /// As the initializer with a number for `bitmapInfo`. A nil space is a mask of alpha alone.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(data, width, height, bitsPerComponent, bytesPerRow, space, bitmapInfo.rawValue)
    }

    private convenience init?(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ space: CGColorSpace?,
        _ info: UInt32
    ) {
        let form = BitmapForm(
            width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: info)
        guard let form, let bitmap = Bitmap(form, space, data) else {
            Log.once(
                """
                CGContext(data:width:height:…): no context of \(width) by \(height) pixels with \(bits) bits a \
                component and the
                """
                    + " form \(info); use 8 bits and CGImageAlphaInfo.premultipliedLast")
            return nil
        }
        self.init(bitmap)
    }

    /// The memory of a bitmap context with the current drawing, or nil for any other context. Valid as long as the
    /// context.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return bitmap?.bytes
    }
    /// The current drawing of a bitmap context as an image; nil for any other context.
    public func makeImage() -> CGImage? {
        flush()
        return bitmap?.image
    }
    /// The width of a bitmap context in pixels; 0 for any other context.
    public var width: Int { bitmap?.form.width ?? 0 }
    /// The height of a bitmap context in pixels; 0 for any other context.
    public var height: Int { bitmap?.form.height ?? 0 }
    /// 8 for a bitmap context; 0 for any other context.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// 8 or 32 for a bitmap context; 0 for any other context.
    public var bitsPerPixel: Int { (bitmap?.form.bytesPerPixel ?? 0) * 8 }
    /// The number of bytes per row of a bitmap context; 0 for any other context.
    public var bytesPerRow: Int { bitmap?.form.bytesPerRow ?? 0 }
    /// The color space of a bitmap context; nil for any other context.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// The alpha format of a bitmap context; `none` for any other context.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.form.alphaInfo ?? .none }
    /// The pixel format of a bitmap context; empty for any other context.
    public var bitmapInfo: CGBitmapInfo {
        guard let form = bitmap?.form else { return [] }
        return CGBitmapInfo(
            rawValue: form.alphaInfo.rawValue | (form.isReversed ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
    }
    /// Draws all pending commands of a bitmap context.
    public func synchronize() { flush() }
}
