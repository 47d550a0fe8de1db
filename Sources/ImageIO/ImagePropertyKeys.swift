public import CoreGraphics
public import Foundation

// The keys of properties of files and images. Documented (Image I/O, CGImageProperties): the texts of the keys.

/// The number of bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width in pixels, before the orientation is applied.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, before the orientation is applied.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The horizontal resolution, in pixels per inch.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution, in pixels per inch.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The number of bits per component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The raw value of a ``CGImagePropertyOrientation``.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether the image has transparency.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether the pixels are floating-point numbers. Never present.
nonisolated(unsafe) public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether the pixels are indexes of colors. Never present.
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The name of the color profile. Never present.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The color model: ``kCGImagePropertyColorModelRGB`` or ``kCGImagePropertyColorModelGray``.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The color model of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The color model of gray.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The properties of a GIF file and of its frames.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The number of repetitions; 0 for endless.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds; 0.1 for durations below 0.02.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame as the file states it, in seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the frames share colors.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The properties of a PNG file and of its frames.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The number of plays; 0 for endless.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds; 0.1 for durations below 0.02.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The duration of a frame as the file states it, in seconds.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of an animated WebP file. Never present: animated WebP files are not read.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The number of plays. Never present.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds. Never present.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of a frame, in seconds. Never present.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of a HEIC sequence. Never present: HEIC files are not read.
nonisolated(unsafe) public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// The number of plays. Never present.
nonisolated(unsafe) public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The duration of a frame, in seconds. Never present.
nonisolated(unsafe) public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The duration of a frame, in seconds. Never present.
nonisolated(unsafe) public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The TIFF data of the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The raw value of a ``CGImagePropertyOrientation``.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The description.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The maker of the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The time of the last change, such as "2026:11:28 10:00:00".
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The artist.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The copyright.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The Exif data of the file.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The time of the photo, such as "2026:11:28 10:00:00".
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The time of the digitization.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The lens.
nonisolated(unsafe) public let kCGImagePropertyExifLensModel: CFString = "LensModel"
