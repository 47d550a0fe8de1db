import CoreGraphics
import Foundation
import QuartzCore
import StateRestoration

extension UIViewController {
    /// Views of this controller's own that have an identifier, with keys that tell them apart. None while the view is
    /// not loaded.
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
            // Rows change their places among each other; what is theirs is their content's.
            guard !(view is UITableViewCell) else { continue }
            waiting += view.tree.subviews.reversed().filter { $0.tree.controller == nil || $0.tree.controller === self }
        }
        return result
    }

    /// Views that are there take the state that waits for them.
    func restoreViews() {
        guard loading.isLoaded, let waiting = restoration.views else { return }
        keeping(restoration.views) { restoration.views = nil }
        for (key, view) in keptViews {
            guard let fields = waiting.states[key] else { continue }
            let coder = waiting.revival.decoder(fields)
            view.decodeText(coder)
            view.decodeRestorableState(with: coder)
        }
    }
}

extension UIView {
    /// The controller that keeps the view's state.
    var keptOwner: UIViewController? {
        sequence(first: self) { $0.tree.superview }.lazy.compactMap { $0.tree.controller }.first
    }
}
