import CoreGraphics
import Foundation
import QuartzCore
import StateRestoration

/// The state of a controller's views, from reading it until the view is loaded.
@MainActor
final class WaitingViews {
    let states: [String: [String: StateValue]]
    /// Returns the decoder of a view's state.
    let decoder: ([String: StateValue]) -> NSCoder

    init(_ states: [String: [String: StateValue]], _ decoder: @escaping ([String: StateValue]) -> NSCoder) {
        self.states = states
        self.decoder = decoder
    }
}

private struct WaitingViewsPart: ControllerPart {
    var views: WaitingViews?
}

extension UIViewController: RestorationWork {
    /// The state of the controller's views, until the view is loaded.
    var waitingViews: WaitingViews? {
        get { self[WaitingViewsPart.self].views }
        set { self[WaitingViewsPart.self].views = newValue }
    }

    /// The views of this controller that have an identifier, with unique keys. Empty while the view is not loaded.
    var keptViews: [(key: String, view: UIView)] {
        guard let root = viewIfLoaded else { return [] }
        var seen: [String: Int] = [:]
        var result: [(key: String, view: UIView)] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if let identifier = view.restorationIdentifier, !identifier.isEmpty {
                seen[identifier, default: 0] += 1
                let number = seen[identifier] ?? 1
                result.append((number == 1 ? identifier : "\(identifier)#\(number)", view))
            }
            // Rows are reordered and reused; their state belongs to their content.
            guard !(view is UITableViewCell) else { continue }
            waiting += view.tree.subviews.reversed().filter { $0.tree.controller == nil || $0.tree.controller === self }
        }
        return result
    }

    /// Restores the pending state of loaded views.
    func restoreViews() {
        guard loading.isLoaded, let waiting = waitingViews else { return }
        keeping(waitingViews) { waitingViews = nil }
        for (key, view) in keptViews {
            guard let fields = waiting.states[key] else { continue }
            let coder = waiting.decoder(fields)
            view.decodeText(coder)
            view.decodeRestorableState(with: coder)
        }
    }
}
