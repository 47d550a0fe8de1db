import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitCore

/// A view that is dragged and a view for drops, in one window or in two.
@MainActor
struct DragViews {
    let recorder = DragRecorder()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    /// A point of the source, in points of its window.
    let start = CGPoint(x: 70, y: 130)
    /// A point of the target, in points of its window.
    let goal = CGPoint(x: 270, y: 470)

    /// - Parameter other: the page of the target, if another page than that of the source.
    func add(to page: UIViewController, _ other: UIViewController? = nil) {
        source.backgroundColor = .red
        source.addInteraction(UIDragInteraction(delegate: recorder))
        target.addInteraction(UIDropInteraction(delegate: recorder))
        page.view.addSubview(source)
        (other ?? page).view.addSubview(target)
    }
}
