/// How far the content of bars, rows and pages keeps from a side.
package enum SideMargin {
    /// In points, from a side, or from where what the display covers there ends.
    ///
    /// Measured (screens/margin): 16 below a width of 414 and 20 from there on, in windows of every height; but 16
    /// beyond a side that the display covers, where content of an 812 or 896 points wide window with 44 of them covered
    /// begins at 60.
    ///
    /// - Parameters:
    ///   - width: points of the bar, the table or the page.
    ///   - covered: points that the display covers at this side.
    package static func points(width: Double, covered: Double = 0) -> Double {
        width >= wide && covered <= 0 ? 20 : narrowest
    }

    /// The smallest that there is.
    package static let narrowest = 16.0
    private static let wide = 414.0
}
