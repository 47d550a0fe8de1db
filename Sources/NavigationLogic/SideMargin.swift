/// The margin between the side of the screen and the content of bars, rows and pages.
package enum SideMargin {
    /// The margin in points, from the side or from the edge of the safe area.
    ///
    /// Measured (screens/margin): 16 below a width of 414 and 20 from there on, in windows of every height; but 16
    /// beside a covered side: in windows of 812 or 896 points with 44 covered points, the content begins at 60.
    ///
    /// - Parameters:
    ///   - width: the width of the bar, table or page in points.
    ///   - covered: the safe area inset of this side in points.
    package static func points(width: Double, covered: Double = 0) -> Double {
        width >= wide && covered <= 0 ? 20 : narrowest
    }

    /// The smallest margin.
    package static let narrowest = 16.0
    private static let wide = 414.0
}
