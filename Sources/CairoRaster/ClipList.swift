import CCairo
import CPango

/// The clip at the start of a drawing, as rectangles.
final class ClipList {
    private let list: UnsafeMutablePointer<cairo_rectangle_list_t>?

    init(of context: OpaquePointer) { list = cairo_copy_clip_rectangle_list(context) }

    deinit { if let list { cairo_rectangle_list_destroy(list) } }

    /// Replaces the clip of the context. A clip that is not made of rectangles stays as it is.
    /// - Parameter base: the transform at the start of the drawing.
    func apply(to context: OpaquePointer, _ base: cairo_matrix_t) {
        guard let list, list.pointee.status == CAIRO_STATUS_SUCCESS else { return }
        var (current, base) = (cairo_matrix_t(), base)
        cairo_get_matrix(context, &current)
        cairo_reset_clip(context)
        cairo_set_matrix(context, &base)
        cairo_new_path(context)
        let count = Int(clamping: list.pointee.num_rectangles)
        for rectangle in UnsafeBufferPointer(start: list.pointee.rectangles, count: count) {
            cairo_rectangle(context, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
        }
        cairo_clip(context)
        cairo_set_matrix(context, &current)
    }
}
