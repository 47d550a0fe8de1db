public import CoreGraphics
public import Foundation

// The options of sources. Their values are numbers and Boolean values.

/// The longer side of a thumbnail, in pixels. The default is the size of the image.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is the reduced image. The default is false.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is the reduced image if the file has none. The default is false. Thumbnails in files are not
/// read.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail's pixels are rotated for display. The default is false.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// Without effect: the returned image keeps its pixels, and the source keeps one frame of an animation.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Without effect: an image is always decoded immediately.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Without effect: pixels have eight bits per component.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Without effect: the type is recognized by the data.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Without effect: an image has its size, and a thumbnail the size of ``kCGImageSourceThumbnailMaxPixelSize``.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
