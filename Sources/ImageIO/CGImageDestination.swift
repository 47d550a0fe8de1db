@_exported public import CoreGraphics
import Diagnostics
public import Foundation
@_exported public import FoundationAdditions
import Synchronization
import UIKitCore

/// Writes an image as a PNG or JPEG file, or into data.
///
/// A destination has one image: none of the libraries that Chevron uses writes animations.
public final class CGImageDestination: Sendable {
    /// The data belongs to the app, which leaves it alone while ``CGImageDestinationFinalize(_:)`` appends the file.
    enum Target: @unchecked Sendable {
        case data(NSMutableData)
        case file(URL)
    }

    enum Format: String { case png = "public.png", jpeg = "public.jpeg" }

    private struct State {
        var target: Target
        var image: CGImage?
        var quality = 1.0
        var orientation = 1
        var isFinished = false
    }

    private let format: Format
    private let state: Mutex<State>

    init(_ target: Target, _ format: Format) {
        self.format = format
        state = Mutex(State(target: target))
    }

    /// Nil, with an error in the log, for a type that cannot be written, and for another number of images than 1.
    static func format(_ call: String, _ type: CFString, _ count: Int) -> Format? {
        guard let format = Format(rawValue: type.description), count == 1 else {
            Log.once("\(call): \(count) images of the type \(type) cannot be written; pass 1 image as PNG or JPEG")
            return nil
        }
        return format
    }

    func add(_ image: CGImage, _ options: ImageOptions, orientation: Int? = nil) {
        let small = ImageReduction.reduced(
            image, to: options.number(kCGImageDestinationImageMaxPixelSize)?.doubleValue)
        state.withLock { state in
            guard state.image == nil else {
                return Log.once("CGImageDestinationAddImage: the destination has an image; the second one is ignored")
            }
            state.image = small
            if let quality = options.number(kCGImageDestinationLossyCompressionQuality) {
                state.quality = min(max(quality.doubleValue, 0), 1)
            }
            let stated = options.number(kCGImagePropertyOrientation)?.intValue ?? orientation
            if let stated, (1...8).contains(stated) { state.orientation = stated }
        }
    }

    func setQuality(_ options: ImageOptions) {
        guard let quality = options.number(kCGImageDestinationLossyCompressionQuality) else { return }
        state.withLock { $0.quality = min(max(quality.doubleValue, 0), 1) }
    }

    func finish() -> Bool {
        state.withLock { state in
            guard !state.isFinished, let image = state.image.map({ UIImage(cgImage: $0) }) else { return false }
            state.isFinished = true
            state.image = nil
            var data: Data?
            switch format {
            case .png: data = image.pngData()
            case .jpeg:
                data = image.jpegData(compressionQuality: CGFloat(state.quality))
                if state.orientation != 1 { data?.insertOrientation(state.orientation) }
            }
            guard let data else { return false }
            switch state.target {
            case .data(let target): target.append(data)
            case .file(let url):
                do { try data.write(to: url, options: .atomic) } catch {
                    Log.once("CGImageDestinationFinalize: \(url.path) cannot be written: \(error.localizedDescription)")
                    return false
                }
            }
            return true
        }
    }
}

extension Data {
    /// Writes the orientation into a JPEG file, as Exif data in front of its other parts.
    fileprivate mutating func insertOrientation(_ value: Int) {
        guard count > 2 else { return }
        var part: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8)
        part += [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(clamping: value), 0, 0, 0, 0, 0, 0]
        insert(contentsOf: part, at: startIndex + 2)
    }
}

/// Creates a destination that appends a file to data. Returns nil and logs an error for a type other than
/// "public.png" and "public.jpeg", and for a count other than 1.
/// - Parameter options: without effect.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination.format("CGImageDestinationCreateWithData", type, count).map {
        CGImageDestination(.data(data), $0)
    }
}

/// Creates a destination that writes a file, and replaces an existing file. Returns nil and logs an error for a type
/// other than "public.png" and "public.jpeg", and for a count other than 1.
/// - Parameter options: without effect.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL, let path = url.path else {
        Log.once("CGImageDestinationCreateWithURL: \(url) is no file; pass the URL of a file")
        return nil
    }
    return CGImageDestination.format("CGImageDestinationCreateWithURL", type, count).map {
        CGImageDestination(.file(URL(fileURLWithPath: path)), $0)
    }
}

/// Returns the identifiers of the types that destinations write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// Sets the quality of the file. Other properties are not written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setQuality(ImageOptions(properties))
}

/// Sets the destination's image. A second image is ignored, and logged.
/// - Parameter properties: ``kCGImageDestinationLossyCompressionQuality``, ``kCGImageDestinationImageMaxPixelSize``,
///   and, for JPEG, ``kCGImagePropertyOrientation``. Other properties are not written.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    idst.add(image, ImageOptions(properties))
}

/// Sets the destination's image to an image of a source, with its orientation. Does nothing if the source has no such
/// image; then the destination cannot be finished.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, ImageOptions(properties), orientation: isrc.facts?.orientation?.value)
}

/// Writes the file. Returns whether the file was written: false without an image, at the second call, and for a file
/// that cannot be written, which is logged.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The quality of a JPEG file, from 0 for the smallest file to 1. Chosen: the default is 1, as of
/// `UIImage.jpegData(compressionQuality:)`'s best quality.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
/// The longer side of the written image, in pixels. The default is the size of the image.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
