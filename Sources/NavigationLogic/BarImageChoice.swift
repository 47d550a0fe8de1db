/// Which of the images that an app gave for positions and metrics a bar takes.
///
/// Documented: the default metrics stand in for the others, and the position "any" for every position. Chosen: an image
/// of the right height counts more than one of the right position.
///
/// | bar            | metrics asked, in order             |
/// |----------------|-------------------------------------|
/// | default        | default                             |
/// | default prompt | default prompt, default             |
/// | compact        | compact, default                    |
/// | compact prompt | compact prompt, compact, default    |
///
/// Of each metrics the bar's own position is asked first; one attached to the screen's top also asks "top", then "any".
package struct BarImageChoice {
    package enum Metrics: Int { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }
    package enum Position: Int { case any = 0, bottom, top, topAttached }

    package static func metrics(_ metrics: Metrics) -> [Metrics] {
        switch metrics {
        case .default: [.default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compact: [.compact, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
    }

    package static func positions(_ position: Position) -> [Position] {
        switch position {
        case .any: [.any]
        case .bottom: [.bottom, .any]
        case .top: [.top, .any]
        case .topAttached: [.topAttached, .top, .any]
        }
    }

    /// Every place that is searched; the first that has an image wins.
    package static func order(position: Position, metrics: Metrics) -> [(position: Position, metrics: Metrics)] {
        self.metrics(metrics).flatMap { metrics in positions(position).map { (position: $0, metrics: metrics) } }
    }

    /// Whether an image fills the area above the bar too. Documented for iOS 7: an image of the bar's own height stays
    /// below the status area, a taller one continues under it; Derived: so does one that was given for bars attached to
    /// the top, and one that is made to stretch.
    package static func fillsStatusArea(from position: Position, height: Double, barHeight: Double, isResizable: Bool)
        -> Bool
    {
        position == .topAttached || isResizable || height > barHeight
    }
}
