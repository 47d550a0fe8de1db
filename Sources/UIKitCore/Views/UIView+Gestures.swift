import CoreGraphics
import Diagnostics
import Foundation
import ObjectiveCRuntime

struct ViewGestureState {
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []

    /// The interactions without those of the system.
    @MainActor var appInteractions: [any UIInteraction] { interactions.filter { !($0 is any SystemInteraction) } }

    @MainActor var findPresenter: (any FindPresenter)? {
        interactions.lazy.compactMap { $0 as? any FindPresenter }.first
    }
}

/// The members of a gesture recognizer that a view calls.
@preconcurrency @MainActor
protocol ViewRecognizer: AnyObject {
    /// The view to which the recognizer was added.
    var view: UIView? { get }
    /// Adds the recognizer to a view, or removes it with nil, which cancels the gesture.
    func join(_ view: UIView?)
    /// Cancels the gesture.
    func cancel()
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        let member: any ViewRecognizer = recognizer
        guard member.view !== self else { return }
        member.view?.removeGestureRecognizer(recognizer)
        gestures.recognizers.append(recognizer)
        member.join(self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = gestures.recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        gestures.recognizers.remove(at: index)
        (recognizer as any ViewRecognizer).join(nil)
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        gestures.recognizers.forEach { detach($0) }
        recognizers.forEach { attach($0) }
    }

    /// Cancels the gestures of the view's recognizers.
    func cancelGestures() {
        guard !gestures.recognizers.isEmpty else { return }
        for recognizer in gestures.recognizers as [any ViewRecognizer] { recognizer.cancel() }
    }
}

extension UIView {
    func interactionsHandleSecondaryPress(at point: CGPoint) -> Bool {
        gestures.interactions.contains { ($0 as? any SecondaryPressTaker)?.handlesSecondaryPress(at: point) == true }
    }

    func replaceInteractions(_ interactions: [any UIInteraction]) {
        for old in gestures.appInteractions where !interactions.contains(where: { $0 === old }) { detach(old) }
        interactions.forEach(attach)
    }

    func attach(_ interaction: any UIInteraction) {
        guard !gestures.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        gestures.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = gestures.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        gestures.interactions.remove(at: index)
        interaction.didMove(to: nil)
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
    /// Removes an effect. Effects of other views are ignored.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
