import CoreGraphics
import Foundation

/// Small pictures of image files, which are made on other threads.
@MainActor
final class FileThumbnails {
    /// The pictures; an empty value for a file that is not an image.
    private var pictures: [URL: UIImage?] = [:]
    private var waiting: Set<URL> = []
    /// Called when the picture of a file is ready.
    var onReady: (URL) -> Void = { _ in }

    /// Chosen: the length of the longer side in points, which fits into a row of a list.
    nonisolated static let length: CGFloat = 40
    /// Chosen: larger files keep their symbol, since reading them delays the other pictures.
    private nonisolated static let largestFile = 32 << 20
    /// Chosen: the number of pictures that are kept.
    private static let limit = 400

    /// Returns the picture of a file; nil while it is being made, and for a file that is not an image.
    /// - Parameter scale: pixels per point.
    func picture(of url: URL, scale: CGFloat) -> UIImage? {
        if let known = pictures[url] { return known }
        guard waiting.insert(url).inserted else { return nil }
        Task.detached(priority: .utility) { [weak self] in
            let made = Self.make(url, scale)
            await self?.finish(url, made)
        }
        return nil
    }

    private func finish(_ url: URL, _ picture: UIImage?) {
        waiting.remove(url)
        if pictures.count >= Self.limit { pictures = [:] }
        pictures[url] = .some(picture)
        if picture != nil { onReady(url) }
    }

    private nonisolated static func make(_ url: URL, _ scale: CGFloat) -> UIImage? {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= largestFile, let image = UIImage(contentsOfFile: url.path) else { return nil }
        let longest = max(image.size.width, image.size.height)
        guard longest > 0, scale.isFinite, scale > 0 else { return nil }
        let factor = length / longest
        let pixels = CGSize(
            width: max(1, (image.size.width * factor * scale).rounded()),
            height: max(1, (image.size.height * factor * scale).rounded()))
        guard let small = image.preparingThumbnail(of: pixels)?.cgImage else { return nil }
        return UIImage(cgImage: small, scale: scale, orientation: .up)
    }
}
