import Foundation
import HostInterface

extension ImageFacts {
    /// The properties of the whole file.
    func properties(fileSize: Int) -> NSDictionary {
        var all: [String: Any] = [kCGImagePropertyFileSize.description: NSNumber(value: fileSize)]
        if let gif = animation as? GIFFile {
            let loop = gif.loopCount.map { [kCGImagePropertyGIFLoopCount.description: NSNumber(value: $0)] } ?? [:]
            let colors = [
                kCGImagePropertyGIFHasGlobalColorMap.description: NSNumber(value: gif.hasGlobalColors),
                kCGImagePropertyGIFCanvasPixelWidth.description: NSNumber(value: gif.width),
                kCGImagePropertyGIFCanvasPixelHeight.description: NSNumber(value: gif.height),
            ]
            all[kCGImagePropertyGIFDictionary.description] = Self.dictionary(loop.merging(colors) { $1 })
        } else if let animation {
            let loop = [kCGImagePropertyAPNGLoopCount.description: NSNumber(value: animation.loopCount ?? 0)]
            all[kCGImagePropertyPNGDictionary.description] = Self.dictionary(loop)
        }
        return Self.dictionary(all)
    }

    /// The properties of an image in the file.
    func properties(at index: Int, size: (width: Int, height: Int)) -> NSDictionary {
        var all: [String: Any] = [
            kCGImagePropertyPixelWidth.description: NSNumber(value: size.width),
            kCGImagePropertyPixelHeight.description: NSNumber(value: size.height),
            kCGImagePropertyDepth.description: NSNumber(value: depth),
            kCGImagePropertyColorModel.description: isGray
                ? kCGImagePropertyColorModelGray.description : kCGImagePropertyColorModelRGB.description,
        ]
        if let hasAlpha { all[kCGImagePropertyHasAlpha.description] = NSNumber(value: hasAlpha) }
        if let density {
            all[kCGImagePropertyDPIWidth.description] = NSNumber(value: density.x)
            all[kCGImagePropertyDPIHeight.description] = NSNumber(value: density.y)
        }
        if let frame = animation?.frames[index] {
            // The keys of a frame's durations have the same texts for both formats.
            let delays = [
                kCGImagePropertyGIFDelayTime.description: NSNumber(value: frame.clampedDelay),
                kCGImagePropertyGIFUnclampedDelayTime.description: NSNumber(value: frame.delay),
            ]
            let key = kind == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary
            all[key.description] = Self.dictionary(delays)
        }
        var tiff: [String: Any] = tags
        if let orientation {
            let value = NSNumber(value: orientation.value)
            all[kCGImagePropertyOrientation.description] = value
            tiff[kCGImagePropertyTIFFOrientation.description] = value
        }
        if !tiff.isEmpty { all[kCGImagePropertyTIFFDictionary.description] = Self.dictionary(tiff) }
        if !photoTags.isEmpty { all[kCGImagePropertyExifDictionary.description] = Self.dictionary(photoTags) }
        return Self.dictionary(all)
    }

    private static func dictionary(_ values: [String: Any]) -> NSDictionary { NSDictionary(dictionary: values) }
}
