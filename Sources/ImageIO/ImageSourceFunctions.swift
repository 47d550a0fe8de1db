public import CoreGraphics
import Diagnostics
public import Foundation
public import FoundationAdditions
import UIKitCore

/// Creates a source of the images in data. The source copies the data. Chosen: never nil; a source of data that is no
/// image has no images and no type.
/// - Parameter options: without effect: the type is recognized by the data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(copiedBytes(of: data), isFinal: true)
}

/// Creates a source of the images in a provider's data. Chosen: nil only for a provider without data.
/// - Parameter options: without effect: the type is recognized by the data.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    provider.data.map { CGImageSource(copiedBytes(of: $0), isFinal: true) }
}

/// Creates a source of the images in a file, and reads the file. Returns nil and logs an error for a file that cannot
/// be read, for a pipe or a device, which could block forever, and for an address outside the file system.
/// - Parameter options: without effect: the type is recognized by the data.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let path = url.path, let data = ImageFiles.data(atPath: path) else {
        Log.once("CGImageSourceCreateWithURL: \(url) cannot be read; pass the URL of a readable file")
        return nil
    }
    return CGImageSource([UInt8](data), isFinal: true)
}

/// Creates a source whose data arrives later. ``CGImageSourceUpdateData(_:_:_:)`` passes the data.
/// - Parameter options: without effect: the type is recognized by the data.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource([], isFinal: false)
}

/// Passes all data so far to a source that was created without data. Ignored after the last data. Frames of an
/// animation are available as soon as they are complete, other images after the last data.
/// - Parameter final: whether the data is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(copiedBytes(of: data), isFinal: final)
}

/// Passes all data so far, as ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { isrc.update(copiedBytes(of: data), isFinal: final) }
}

private func copiedBytes(of data: NSData) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: data.length > 0 ? data.bytes : nil, count: data.length))
}

/// Returns the identifier of the source's type, such as "public.png"; nil if the data is no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.facts.map { NSString(string: $0.type) } }

/// Returns the identifiers of the types that sources read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    [
        "public.png", "public.jpeg", "com.compuserve.gif", "com.microsoft.bmp", "public.tiff", "com.microsoft.ico",
        "org.webmproject.webp",
    ]
}

/// Returns the number of images: the complete frames of an animation, 1 for any other image, and 0 if the data is no
/// image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.facts?.count ?? 0 }

/// Always 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the progress of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the progress of an image. A frame of an animation is complete before the source; for a frame that is not
/// there the function returns the progress of the source, or `statusInvalidData` if the source is complete.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let (status, count) = (isrc.status, CGImageSourceGetCount(isrc))
    guard index >= 0, index < count else { return status == .statusComplete ? .statusInvalidData : status }
    return isrc.facts?.animation == nil ? status : .statusComplete
}

/// Returns the properties of the source: the size of the data, and the number of plays of an animation. Nil if the data
/// is no image.
/// - Parameter options: without effect.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.facts?.properties(fileSize: isrc.byteCount)
}

/// Returns the properties of an image: its size in pixels, depth, color model, whether it has transparency, its
/// resolution and orientation, the duration of a frame, and texts of the TIFF and Exif data. A value that the file does
/// not have is missing. Data about places (GPS, IPTC) is not read. Nil for an index out of range.
/// - Parameter options: without effect.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let size = isrc.size(at: index) else { return nil }
    return isrc.facts?.properties(at: index, size: size)
}

/// Decodes an image. The pixels have the file's own orientation, which a property states. Returns nil and logs an error
/// for damaged data and for an image that needs too much memory or time; nil for an index out of range. An image of
/// more than 4096 × 4096 pixels is reduced, as by `UIImage(data:)`; an animation of this size has no images.
/// - Parameter options: without effect: each call decodes, and the pixels are kept by the returned image alone.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index)
}

/// Removes the kept frame of an animation.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) { isrc.removeCache() }
