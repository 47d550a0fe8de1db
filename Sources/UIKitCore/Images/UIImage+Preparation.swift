import CoreGraphics
public import Foundation
import HostInterface

// Images are read and decoded when they are created. Only thumbnails need preparation.

extension UIImage {
    /// Returns the image itself, which was decoded when it was created.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls the completion handler on the main actor, in a later turn.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void)
    {
        Task { @MainActor in completionHandler(self) }
    }
    /// Returns the image itself, which was decoded when it was created.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns an image of this size, in pixels of the screen. Returns nil for an empty size and without a host. The
    /// thumbnail does not preserve the aspect ratio, as in UIKit.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else { return nil }
        let context = CGContext()
        picture.draw(in: CGRect(origin: .zero, size: size), context)
        guard let pixels = SharedServices.drawing?.picture(of: context.record, size: size, scale: 1) else { return nil }
        return UIImage(cgImage: pixels)
    }
    /// Creates the thumbnail on another thread, and calls the completion handler on the main actor.
    @preconcurrency public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void
    ) {
        Task.detached {
            let made = self.preparingThumbnail(of: size)
            await completionHandler(made)
        }
    }
    /// Returns an image of this size, in pixels of the screen, created on another thread. Returns nil for an empty size
    /// and without a host.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }
}
