package import Foundation
import Synchronization

/// The pixels that a bitmap context draws.
final class Bitmap {
    let form: BitmapForm
    let space: CGColorSpace?
    let bytes: UnsafeMutableRawPointer
    /// The memory is the app's.
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

    /// What the pixels show now.
    var image: CGImage? { form.image(UnsafeRawBufferPointer(start: bytes, count: size)) }

    /// Draws above the pixels.
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

/// Draws records as pixels: the host's part, that an app's start sets.
package enum BitmapRasterizer {
    private static let draw = Mutex<(@Sendable (DrawingRecord, CGSize) -> CGImage?)?>(nil)

    package static func use(_ draw: @escaping @Sendable (DrawingRecord, CGSize) -> CGImage?) {
        self.draw.withLock { $0 = draw }
    }

    static func picture(of record: DrawingRecord, _ size: CGSize) -> CGImage? { draw.withLock { $0 }?(record, size) }
}

extension DrawingCommand {
    /// Whether the step changes pixels.
    var paints: Bool {
        switch self {
        case .save, .restore, .concatenate, .clip, .antialias, .beginGroup: false
        case .fill, .stroke, .clear, .image, .linearGradient, .radialGradient, .text, .endGroup: true
        }
    }
}

extension [DrawingCommand] {
    /// The steps that are in effect for the steps to come: transforms and clips that no restored state ended.
    var openState: [DrawingCommand] {
        var open: [DrawingCommand] = []
        var saves: [Int] = []
        for command in self {
            switch command {
            case .save:
                saves.append(open.count)
                open.append(command)
            case .restore: if let place = saves.popLast() { open.removeSubrange(place...) }
            case .concatenate, .clip, .antialias: open.append(command)
            default: break
            }
        }
        return open
    }
}

extension CGContext {
    /// A context that draws pixels, with its origin at the lower left corner.
    ///
    /// Pixels of 8 bits a component are drawn: red, green and blue with alpha multiplied in or without alpha, gray, and
    /// alpha alone. Nil for
    /// other forms. Memory of the app's own is written with each step that draws, which converts all pixels each time;
    /// with nil for `data` the
    /// context has its own, which is written when ``data`` or ``makeImage()`` asks.
    /// Nothing is drawn before an app's start.
    /// - Parameters:
    ///   - data: `bytesPerRow * height` bytes that live as long as the context, or nil.
    ///   - bytesPerRow: 0 for as many as a row needs.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(data, width, height, bitsPerComponent, bytesPerRow, space, bitmapInfo)
    }

    /// As the initializer with a number for `bitmapInfo`. No space is one of alpha alone.
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
            DrawingLog.once(
                """
                CGContext(data:width:height:…): no context of \(width) by \(height) pixels with \(bits) bits a \
                component and the
                """
                    + " form \(info); use 8 bits and CGImageAlphaInfo.premultipliedLast")
            return nil
        }
        self.init(bitmap)
    }

    /// The memory of a bitmap context with all that was drawn, or nil for another context. Valid as long as the context
    /// lives.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return bitmap?.bytes
    }
    /// An image of what a bitmap context has drawn so far; nil for another context.
    public func makeImage() -> CGImage? {
        flush()
        return bitmap?.image
    }
    /// Pixels of a bitmap context; 0 for another context.
    public var width: Int { bitmap?.form.width ?? 0 }
    /// Pixels of a bitmap context; 0 for another context.
    public var height: Int { bitmap?.form.height ?? 0 }
    /// 8 for a bitmap context; 0 for another context.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// 8 or 32 for a bitmap context; 0 for another context.
    public var bitsPerPixel: Int { (bitmap?.form.bytesPerPixel ?? 0) * 8 }
    /// Bytes from one row of a bitmap context to the next; 0 for another context.
    public var bytesPerRow: Int { bitmap?.form.bytesPerRow ?? 0 }
    /// The space of a bitmap context; nil for another context.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// Where a bitmap context has alpha; `none` for another context.
    public var alphaInfo: CGImageAlphaInfo { bitmap?.form.alphaInfo ?? .none }
    /// The form of a bitmap context's pixels; empty for another context.
    public var bitmapInfo: CGBitmapInfo {
        guard let form = bitmap?.form else { return [] }
        return CGBitmapInfo(
            rawValue: form.alphaInfo.rawValue | (form.isReversed ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
    }
    /// Draws what a bitmap context still lacks.
    public func synchronize() { flush() }
}
