import CPango

/// Open fonts of Pango. Several threads may use a font map one after the other, never at the same time.
///
/// Pango also has a font map for each thread. Nothing here uses it: work on the main actor moves from thread to thread
/// where no run loop owns the process's first thread, as under Swift Testing, and the thread that it leaves may measure
/// other texts.
final class FontMap {
    /// The fonts of all hosts, which share them because opening a font takes time.
    @MainActor static let ofMainActor = FontMap()

    let pointer: OpaquePointer?

    init() { pointer = pango_cairo_font_map_new() }

    deinit { pointer.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
}
