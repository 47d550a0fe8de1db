import Foundation
import QuartzCore

// The functions of CDeinitialization, by their symbols: an import of UIKit needs no module of C.
@_silgen_name("chevron_set_main")
private nonisolated func setMain(
    _ isMain: @convention(c) () -> Bool, _ later: @convention(c) (UnsafeMutableRawPointer) -> Void)
@_silgen_name("chevron_end_on_main") private nonisolated func endOnMain(_ metadata: UnsafeMutableRawPointer)
@_silgen_name("chevron_end_object") private nonisolated func endObject(_ object: UnsafeMutableRawPointer)

/// Objects that belong to the main thread end there, with all that they hold, also where another thread releases them
/// last: at once on the main thread, otherwise with one of its next turns. `deinit` of an app's subclass runs there
/// too.
enum MainThreadDeinit {
    private static let isSetUp: Void = setMain({ LayerThread.isMain }) { object in
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async { endObject(object) }
    }

    /// Called by the initializers of such classes.
    @inline(__always)
    static func claim(_ object: AnyObject) {
        isSetUp
        endOnMain(unsafeBitCast(type(of: object), to: UnsafeMutableRawPointer.self))
    }
}
