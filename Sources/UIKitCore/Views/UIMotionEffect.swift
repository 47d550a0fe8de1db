import CoreGraphics
public import Foundation

/// Moves a view as the device is tilted. A desktop is not: effects are kept with their view and never change it, as on
/// iOS where motion is reduced.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// What the view's key paths are changed by at a tilt of −1…1 in both directions. Never called by UIKit here.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Goes from one value to another while the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis that the device is tilted around. Desktops are not tilted.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    /// The property that the effect changes.
    public let keyPath: String
    /// The axis of the effect.
    public let type: EffectType
    /// The value at the one end of tilting. Nil by default; without effect.
    open var minimumRelativeValue: Any?
    /// The value at the other end of tilting. Nil by default; without effect.
    open var maximumRelativeValue: Any?

    /// An effect on a property, which has no effect here.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Numbers alone are mixed.
    override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = (minimumRelativeValue as? NSNumber)?.doubleValue,
            let most = (maximumRelativeValue as? NSNumber)?.doubleValue
        else { return nil }
        let tilt = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
        return [keyPath: least + (most - least) * (min(max(tilt, -1), 1) + 1) / 2]
    }
}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group. Nil by default.
    open var motionEffects: [UIMotionEffect]?

    override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return all.isEmpty ? nil : all.reduce(into: [:]) { sum, one in sum.merge(one) { $1 } }
    }
}

extension UIView {
    private static let motionEffectsKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// - Coverage: inert (a desktop is not tilted)
    public var motionEffects: [UIMotionEffect] {
        get { objc_getAssociatedObject(self, UIView.motionEffectsKey) as? [UIMotionEffect] ?? [] }
        set {
            objc_setAssociatedObject(
                self, UIView.motionEffectsKey, newValue.isEmpty ? nil : newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
    /// - Coverage: inert (a desktop is not tilted)
    public func addMotionEffect(_ effect: UIMotionEffect) {
        Log.once("UIView.addMotionEffect has no effect: a desktop is not tilted")
        motionEffects.append(effect)
    }
    /// Removes an effect; another one is ignored.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
