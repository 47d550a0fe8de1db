import CoreGraphics
public import Foundation

/// The outline and the background of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position at which the preview of a dragged item begins or ends.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item during its drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    /// The view of the preview. The preview is a picture of the view when the drag begins.
    public let view: UIView
    /// The outline and the background.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Creates a preview of a URL, with its text.
    public convenience init(for url: URL) { self.init(view: URLPreview(url, title: nil)) }

    /// Creates a preview of a URL, with a title.
    public convenience init(for url: URL, title: String?) { self.init(view: URLPreview(url, title: title)) }

    // Returns the preview itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preview of a dragged item when it is lifted, dropped or returned, with its target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a URL, with its text.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview of a URL, with a title.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: URLPreview(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The picture of a URL: its title above its text. Chosen, by eye.
private final class URLPreview: UIView {
    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        var y: CGFloat = 8, width: CGFloat = 0
        let texts: [(String?, UIFont, UIColor)] = [
            (title, .preferredFont(forTextStyle: .headline), .label),
            (
                url.absoluteString, .preferredFont(forTextStyle: title == nil ? .body : .footnote),
                title == nil ? .link : .secondaryLabel
            ),
        ]
        for case (let text?, let font, let color) in texts {
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, font, color)
            let size = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude))
            label.frame = CGRect(x: 12, y: y, width: min(size.width, 280), height: size.height)
            addSubview(label)
            y += size.height + 2
            width = max(width, label.frame.width)
        }
        bounds.size = CGSize(width: width + 24, height: y + 6)
    }

    required init?(coder: NSCoder) { nil }
}
