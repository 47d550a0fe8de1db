public import Foundation
import HeadlessHost
import HostInterface
public import UIKit

/// Pictures as PNG files.
extension TestPicture {
    /// Reads a picture file: a reference written by `write(to:)`, or any image that `UIImage` can read.
    /// - Throws: ``PictureFailure`` with the path and the reason if the file cannot be read or contains no picture.
    public init(contentsOf url: URL) throws {
        guard url.isFileURL else {
            throw PictureFailure(.unreadable, "\(url.absoluteString) is no address of a file")
        }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw PictureFailure(.unreadable, "\(url.path) cannot be read: \(Self.cause(of: error))")
        }
        try self.init(data, name: url.path)
    }

    /// Reads a picture from the content of a file.
    /// - Throws: ``PictureFailure`` if the data is no picture.
    public init(data: Data) throws { try self.init(data, name: "the data") }

    /// The picture of an image. Nil for an image without pixels, such as a symbol. The orientation of the image is
    /// ignored.
    public init?(_ image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(pixels, codec: HeadlessHost.makeCodec())
    }

    private init(_ data: Data, name: String) throws {
        let codec = HeadlessHost.makeCodec()
        guard let decoded = codec.decode(data) else {
            throw PictureFailure(.unreadable, "\(name) contains no picture: \(Self.diagnosis(of: data))")
        }
        guard decoded.divisor == 1 else {
            throw PictureFailure(.unreadable, "\(name) is a picture that is too large to be read at its full size")
        }
        self.init(decoded.image, codec: codec)
    }

    /// The content of a PNG file of this picture.
    /// - Throws: ``PictureFailure`` if the picture cannot be encoded.
    public func pngData() throws -> Data {
        guard let png = codec.encodePNG(image) else {
            throw PictureFailure(.unwritable, "a picture of \(width)×\(height) pixels cannot be written as PNG")
        }
        return png
    }

    /// Writes a PNG file and creates missing folders. An existing file is replaced at once.
    /// - Throws: ``PictureFailure`` with the path if the file cannot be written.
    public func write(to url: URL) throws {
        try Self.write(try pngData(), to: url)
    }

    static func write(_ png: Data, to url: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.write(to: url, options: .atomic)
        } catch {
            throw PictureFailure(.unwritable, "\(url.path) cannot be written: \(cause(of: error))")
        }
    }

    static func cause(of error: any Error) -> String {
        let failure = error as NSError
        if let inner = failure.userInfo[NSUnderlyingErrorKey] as? NSError, inner.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(truncatingIfNeeded: inner.code)))
        }
        return failure.localizedDescription
    }

    /// The reason why data is no picture, with the remedy if there is one.
    static func diagnosis(of data: Data) -> String {
        if data.isEmpty { return "the file is empty" }
        if data.starts(with: Data("version https://git-lfs".utf8)) {
            return "the file is a pointer of Git LFS; fetch the picture with `git lfs pull`"
        }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "the PNG file is damaged or incomplete" }
        let first = data.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        return "the file begins with the bytes \(first.joined(separator: " "))"
    }
}
