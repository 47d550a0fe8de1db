import CoreGraphics
import Diagnostics
public import Foundation
import ObjectiveCRuntime

/// An effect that moves a view when the device is tilted. A desktop cannot be tilted: views store their effects and are
/// never changed by them, as on iOS with reduced motion.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// The relative values of the view's key paths for a tilt of −1…1 in both directions. UIKit never calls this method
    /// on Linux.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that interpolates between two values while the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt. Desktops are not tilted.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    /// The property that the effect changes.
    public let keyPath: String
    /// The axis of the effect.
    public let type: EffectType
    /// The value at one end of the tilt. Nil by default; without effect.
    open var minimumRelativeValue: Any?
    /// The value at the other end of the tilt. Nil by default; without effect.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property. The effect never changes a view.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns interpolated values for numbers only.
    override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = (minimumRelativeValue as? NSNumber)?.doubleValue,
            let most = (maximumRelativeValue as? NSNumber)?.doubleValue
        else { return nil }
        let tilt = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
        return [keyPath: least + (most - least) * (min(max(tilt, -1), 1) + 1) / 2]
    }
}

/// A group of motion effects.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group. Nil by default.
    open var motionEffects: [UIMotionEffect]?

    override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return all.isEmpty ? nil : all.reduce(into: [:]) { sum, one in sum.merge(one) { $1 } }
    }
}
