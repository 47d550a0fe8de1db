import CoreGraphics
public import Foundation
import HostInterface

// Pictures are read and decoded when they are made, so preparing one for display has nothing left to do but thumbnails.

extension UIImage {
    /// The picture itself: it was decoded when it was made.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls back on the main actor, in a later turn.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void)
    {
        Task { @MainActor in completionHandler(self) }
    }
    /// The image itself: pictures are read when they are made.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// A picture of this size, in pixels of the screen; nil for no size, and without a host. It keeps no proportions,
    /// as UIKit's does not.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else { return nil }
        let context = CGContext()
        picture.draw(in: CGRect(origin: .zero, size: size), context)
        guard let pixels = SharedServices.drawing?.picture(of: context.record, size: size, scale: 1) else { return nil }
        return UIImage(cgImage: pixels)
    }
    /// Makes the thumbnail beside the main thread, and calls back on the main actor.
    @preconcurrency public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void
    ) {
        Task.detached {
            let made = self.preparingThumbnail(of: size)
            await completionHandler(made)
        }
    }
    /// A picture of this size, in pixels of the screen, made beside the main thread; nil for no size, and without a
    /// host.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }
}
