import CoreGraphics
import Foundation
import QuartzCore

/// Runs the effects of an item's symbol on the layer of the symbol.
@MainActor
struct SymbolPlayer {
    private var started: [Int: String] = [:]

    /// Starts new effects and ends removed effects.
    mutating func run(_ plays: [SymbolPlay], isEnabled: Bool, on layer: CALayer) {
        let kept = isEnabled ? plays : []
        for (number, key) in started where !kept.contains(where: { $0.number == number && $0.lasts }) {
            layer.removeAnimation(forKey: key)
            started[number] = nil
        }
        for play in kept where started[play.number] == nil {
            let key = "symbol.\(play.number)"
            guard let animation = animation(play) else { continue }
            layer.add(animation, forKey: key)
            if play.lasts { started[play.number] = key }
        }
    }

    private func animation(_ play: SymbolPlay) -> CAAnimation? {
        let animation = CAKeyframeAnimation(keyPath: play.motion.keyPath)
        let still = UIAccessibility.isReduceMotionEnabled || !play.animated
        if let rest = play.motion.rest {
            // Without motion, the effect stays at its final value.
            animation.values = still ? [rest, rest] : play.motion.values
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = !play.lasts
        } else {
            guard !still else { return nil }
            animation.values = play.motion.values
            let count = play.options.count ?? (play.lasts ? .max : 1)
            animation.repeatCount = count == .max ? .greatestFiniteMagnitude : Float(max(count, 1))
        }
        animation.duration = play.motion.duration / play.options.speedFactor
        return animation
    }
}
