import CoreGraphics
import Foundation
import QuartzCore

/// A change that the navigation controller of a toolbar requests.
enum ToolbarRequest {
    /// The toolbar belongs to a controller.
    case join
    /// The height below the bar that its background fills.
    case extend(below: CGFloat)
    /// Other items, which fade together with moving pages.
    case display([UIBarButtonItem], along: Timeline)
}

extension UIToolbar {
    func perform(_ request: ToolbarRequest) {
        switch request {
        case .join: appearances.isManaged = true
        case .extend(let height): bottomExtension = height
        case .display(let items, let timeline): display(items, animated: true, along: timeline)
        }
    }
}
