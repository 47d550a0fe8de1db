import Foundation
import QuartzCore

// The functions of CDeinitialization, by symbol: an import of UIKit needs no C module.
@_silgen_name("chevron_set_main")
private nonisolated func setMain(
    _ isMain: @convention(c) () -> Bool, _ later: @convention(c) (UnsafeMutableRawPointer) -> Void)
@_silgen_name("chevron_end_on_main") private nonisolated func endOnMain(_ metadata: UnsafeMutableRawPointer)
@_silgen_name("chevron_end_object") private nonisolated func endObject(_ object: UnsafeMutableRawPointer)

/// Deinitializes objects of the main thread on the main thread, with everything that they hold. If another thread
/// releases the last reference, a later turn of the main thread deinitializes the object. `deinit` of an app's subclass
/// runs on the main thread, too.
enum MainThreadDeinit {
    private static let isSetUp: Void = setMain({ LayerThread.isMain }) { object in
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async { endObject(object) }
    }

    /// Called by the initializers of these classes.
    @inline(__always)
    static func claim(_ object: AnyObject) {
        isSetUp
        // The identifier of a class is the address of its metadata.
        let metadata = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type(of: object))))
        if let metadata { endOnMain(metadata) }
    }
}
