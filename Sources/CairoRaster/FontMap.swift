import CPango

/// Open fonts of Pango. Several threads may use a font map one after the other, never at the same time.
///
/// Pango also has a font map for each thread. Nothing here uses it: work on the main actor moves from thread to thread
/// where no run loop owns the process's first thread, as under Swift Testing, and the thread that it leaves may measure
/// other texts.
final class FontMap {
    /// The fonts of all hosts, which share them because opening a font takes time.
    @MainActor static let ofMainActor = FontMap()

    private(set) var pointer = pango_cairo_font_map_new()
    /// The generation of the app's fonts that `pointer` was created in.
    private var generation = AddedFonts.generation

    deinit { release() }

    /// Opens the fonts again if the app's fonts have changed since.
    ///
    /// Pango's own function for this, `pango_fc_font_map_config_changed`, is not called. It releases a table that a
    /// search for fonts on another thread reads at its end, and the program crashes (Pango 1.50).
    func update(to generation: Int) {
        guard generation != self.generation else { return }
        self.generation = generation
        release()
        pointer = pango_cairo_font_map_new()
    }

    /// A search for fonts on another thread keeps Pango's font map until its end.
    private func release() { pointer.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
}
