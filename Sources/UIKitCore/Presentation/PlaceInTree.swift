import Foundation

/// The position of a view among its siblings.
@MainActor
struct PlaceInTree {
    let view: UIView
    private let parent: UIView
    private let index: Int
    private let frame: CGRect

    init?(_ view: UIView) {
        guard let parent = view.superview else { return nil }
        self.view = view
        self.parent = parent
        index = parent.subviews.firstIndex { $0 === view } ?? 0
        frame = CGRect(
            x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
            width: view.bounds.width, height: view.bounds.height)
    }

    func restore() {
        parent.insertSubview(view, at: min(index, parent.subviews.count))
        view.layout(at: parent is UIWindow || parent is PresentationCard ? parent.bounds : frame)
    }
}
