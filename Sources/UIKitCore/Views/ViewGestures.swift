import Foundation

struct ViewGestureState {
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestures.recognizers.append(recognizer)
        recognizer.join(self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = gestures.recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        gestures.recognizers.remove(at: index)
        recognizer.join(nil)
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        gestures.recognizers.forEach { detach($0) }
        recognizers.forEach { attach($0) }
    }
}
