import CoreGraphics
import Foundation
import Glibc

/// What one thread draws with. Contexts and traits that a thread sets hold for its own work alone.
final class DrawingThread {
    /// Whether it is the main one, where the app's own measures serve.
    let isMain = Thread.isMainThread
    /// The context that is drawn into is the last.
    var contexts: [CGContext] = []
    /// Those of them that images are drawn in.
    var images: [ImageContext] = []
    /// The traits that colors resolve by; nil for those of an app that draws nothing just then.
    var traits: UITraitCollection?

    /// That of the running thread.
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
        // Let go of when its thread ends.
        pthread_key_create(&key) { if let box = $0 { Unmanaged<DrawingThread>.fromOpaque(box).release() } }
        return key
    }()
}
