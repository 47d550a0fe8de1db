import CoreGraphics
import Diagnostics
package import Foundation
import Glibc
import HostInterface
import Synchronization

/// Finds and reads image files.
package enum ImageFiles {
    private struct Kept {
        weak var pixels: CGImage?
        /// Pixels per point.
        var scale: CGFloat
    }

    /// The bytes of a regular file. Opening never blocks; the type of the opened file decides whether it is read.
    package static func data(atPath path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? file.readToEnd()
    }

    /// Decoded pictures that are still displayed, so that another request does not decode them again.
    private static let kept = Mutex<[String: Kept]>([:])

    /// - Parameters:
    ///   - scale: pixels per point; nil takes the scale from the file name.
    ///   - keepsVector: whether a vector picture stays sharp when it is enlarged.
    static func picture(atPath path: String, scale: CGFloat? = nil, keepsVector: Bool = false) -> ImagePicture? {
        if let known = kept.withLock({ $0[path] }), let pixels = known.pixels {
            return ImagePicture(cgImage: pixels, scale: known.scale)
        }
        guard
            let image = isVector(path) ? vector(atPath: path, sharply: keepsVector) : pixels(atPath: path, scale: scale)
        else { return nil }
        if case .pixels(let pixels) = image.picture.content {
            kept.withLock { $0[path] = Kept(pixels: pixels, scale: image.scale) }
        }
        return image.picture
    }

    private static func pixels(atPath path: String, scale: CGFloat?) -> UIImage? {
        data(atPath: path).flatMap { UIImage(data: $0, scale: scale ?? self.scale(ofPath: path)) }
    }

    private static func isVector(_ path: String) -> Bool {
        ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased())
    }

    /// Chosen: a vector picture is rasterized at the display's scale, or at three times this scale if it must stay
    /// sharp in other sizes.
    private static func vector(atPath path: String, sharply: Bool) -> UIImage? {
        guard let data = data(atPath: path), let codec = SharedServices.codec else { return nil }
        let wanted = UITraitCollection.current.displayScale.clamped(to: 1...8) * (sharply ? 3 : 1)
        guard let decoded = codec.decodeVector(data, scale: Double(wanted)) else { return nil }
        return UIImage(ImagePicture(cgImage: decoded.image, scale: wanted / CGFloat(decoded.divisor)))
    }

    static func scale(ofPath path: String) -> CGFloat {
        let name = (((path as NSString).lastPathComponent) as NSString).deletingPathExtension
        if name.hasSuffix("@3x") { return 3 }
        return name.hasSuffix("@2x") ? 2 : 1
    }

    /// The name without the extension of a picture file, for the search in a catalog. Nil for another extension.
    static func nameInCatalog(_ name: String) -> String? {
        let type = (name as NSString).pathExtension
        return ["png", "jpg", "jpeg"].contains(type) ? (name as NSString).deletingPathExtension : nil
    }

    /// The file of a name in a bundle. The sharpest file that the display can show is preferred.
    static func path(of name: String, in bundle: Bundle) -> String? {
        guard !name.leavesItsFolder else {
            Log.once(
                """
                UIImage(named: "\(name)"): the name leads out of the bundle; put the image into the bundle, or \
                use UIImage(contentsOfFile:)
                """
            )
            return nil
        }
        let display = UITraitCollection.current.displayScale
        let suffixes = display > 2 ? ["@3x", "@2x", ""] : display > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        let (base, given) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let types = given.isEmpty ? ["png", "jpg", "jpeg"] : [given]
        for suffix in suffixes {
            for type in types {
                if let path = bundle.path(forResource: base + suffix, ofType: type) { return path }
            }
        }
        return nil
    }
}

extension CGFloat {
    /// The nearest number in `limits`; the lower bound for NaN.
    fileprivate func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
        self >= limits.lowerBound ? Swift.min(self, limits.upperBound) : limits.lowerBound
    }
}
