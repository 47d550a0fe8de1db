import CoreGraphics
public import Foundation

// The older functions for drawing an image: begin a context, draw, get the image, end the context. Each thread has its
// own contexts.

extension CGContext {
    /// Creates a context for an image of `size` points.
    convenience init(imageOf size: CGSize, isOpaque: Bool) {
        self.init()
        let bounds = CGRect(origin: .zero, size: size)
        clip(to: bounds)
        guard isOpaque else { return }
        saveGState()
        setFillColor(.black)
        fill(bounds)
        restoreGState()
    }
}

/// Begins a context of `size` points, with one pixel per point, and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a context of `size` points and makes it current. `scale` is the number of pixels per point; 0 means the
/// screen's scale. The background of an opaque context is black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(imageOf: size, isOpaque: opaque)
    DrawingThread.current.images.append(ImageContext(context: context, size: size, scale: scale))
    UIGraphicsPushContext(context)
}

/// Returns an image of the drawing so far. Returns nil outside an image context, and in a context with an empty size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let open = DrawingThread.current.images.last, open.size.width > 0, open.size.height > 0,
        open.size.width.isFinite, open.size.height.isFinite
    else {
        return nil
    }
    return UIImage(ImagePicture(record: open.context.record, size: open.size, scale: open.scale))
}

/// Ends the context and makes the previous context current. Does nothing outside an image context.
public func UIGraphicsEndImageContext() {
    guard DrawingThread.current.images.popLast() != nil else { return }
    UIGraphicsPopContext()
}
