import CoreGraphics
import Foundation

/// The view behind something in front of the content. A tap dismisses what is in front, as Escape does.
final class DimmingView: UIView {}
