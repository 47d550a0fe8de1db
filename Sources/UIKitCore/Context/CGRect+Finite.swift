import Foundation

extension CGRect {
    /// Whether all edges are finite. A rectangle of a view with a scale of 0 cannot be converted to another view.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
