import CoreGraphics
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
    /// The traits that resolve colors; nil for the traits of an app that is not drawing.
    var traits: UITraitCollection?

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
