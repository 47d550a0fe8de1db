/// Chooses one of the images that the app has set for positions and metrics of a bar.
///
/// Documented (UIBarCommon.h): the default metrics are the fallback for the other metrics, and the position "any" for
/// every position. Chosen: an image of the right height has priority over an image of the right position.
///
/// | bar            | metrics asked, in order             |
/// |----------------|-------------------------------------|
/// | default        | default                             |
/// | default prompt | default prompt, default             |
/// | compact        | compact, default                    |
/// | compact prompt | compact prompt, compact, default    |
///
/// For each metrics, the bar's own position is searched first, then "top" for a bar attached to the top of the screen,
/// then "any".
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

    /// The search order. The first entry with an image wins.
    package static func order(position: Position, metrics: Metrics) -> [(position: Position, metrics: Metrics)] {
        self.metrics(metrics).flatMap { metrics in positions(position).map { (position: $0, metrics: metrics) } }
    }

    /// Whether an image also fills the area above the bar. Documented (iOS 7 UI Transition Guide):
    /// an image of the bar's own height stays below the status area; a taller image continues under it. Derived: an
    /// image for bars attached to the top and a resizable image continue under it as well.
    package static func fillsStatusArea(from position: Position, height: Double, barHeight: Double, isResizable: Bool)
        -> Bool
    {
        position == .topAttached || isResizable || height > barHeight
    }
}
