import CoreGraphics
import Foundation

/// A set of axes. Documented (UIGeometry.h): the raw values.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The content of a view, as a value. A configuration creates its view, and the view gets changed configurations.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that displays the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a view in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The displayed configuration. Setting the property replaces the content.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can display a configuration. By default configurations of the type of ``configuration``.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
