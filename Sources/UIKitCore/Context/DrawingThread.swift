public import CoreGraphics
import Foundation
import Glibc

/// The drawing state of one thread. A context or traits that a thread sets apply only to this thread.
final class DrawingThread {
    /// Whether this is the main thread, which uses the app's own text measurement.
    let isMain = Thread.isMainThread
    /// The stack of graphics contexts; the last one is current.
    var contexts: [CGContext] = []
    /// The contexts of images among them.
    var images: [ImageContext] = []
    /// The traits that resolve colors; nil for the traits of an app that is not drawing. The folder `Traits` reads and
    /// sets them as `traits`, because it declares their class.
    var keptTraits: AnyObject?

    /// The state of the running thread.
    static var current: DrawingThread {
        if let known = pthread_getspecific(key) {
            return Unmanaged<DrawingThread>.fromOpaque(known).takeUnretainedValue()
        }
        let made = DrawingThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // The state is released when its thread ends.
        pthread_key_create(&key) { if let box = $0 { Unmanaged<DrawingThread>.fromOpaque(box).release() } }
        return key
    }()
}

/// A graphics context whose drawing becomes an image.
struct ImageContext {
    let context: CGContext
    let size: CGSize
    let scale: CGFloat
}

/// The context that `draw(_:)` and image renderers draw into; nil outside of them.
///
/// Documented (UIGraphicsGetCurrentContext()): these functions may be called on any thread. Derived: each thread has
/// its own context.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingThread.current.contexts.last }

/// Makes a context the current context of this thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingThread.current.contexts.append(context) }

/// Restores the previous context. Does nothing without a pushed context.
public func UIGraphicsPopContext() { _ = DrawingThread.current.contexts.popLast() }
