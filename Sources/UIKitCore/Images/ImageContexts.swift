import CoreGraphics
public import Foundation

// The older way to draw an image: a context is opened, drawn into, asked for its image and closed. Each thread has its
// own.

/// A context whose drawing becomes an image.
struct ImageContext {
    let context: CGContext
    let size: CGSize
    let scale: CGFloat
}

extension CGContext {
    /// Draws an image of `size` points.
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

/// Opens a context of `size` points, one pixel a point, and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Opens a context of `size` points and makes it current. `scale` is pixels a point; 0 for the screen's. What is left
/// bare of an opaque one is black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(imageOf: size, isOpaque: opaque)
    DrawingThread.current.images.append(ImageContext(context: context, size: size, scale: scale))
    UIGraphicsPushContext(context)
}

/// What was drawn so far; nil outside an image context, and for one of no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let open = DrawingThread.current.images.last, open.size.width > 0, open.size.height > 0,
        open.size.width.isFinite, open.size.height.isFinite
    else {
        return nil
    }
    return UIImage(ImagePicture(record: open.context.record, size: open.size, scale: open.scale))
}

/// Closes the context and makes the one before it current. Does nothing outside an image context.
public func UIGraphicsEndImageContext() {
    guard DrawingThread.current.images.popLast() != nil else { return }
    UIGraphicsPopContext()
}
